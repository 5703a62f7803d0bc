package game

import "testing"

func TestToastsFollowEachOther(t *testing.T) {
	c := &Context{}
	c.NotifyNext("one")
	c.NotifyNext("two")
	c.NotifyNext("three")
	for _, want := range []string{"one", "two", "three", ""} {
		if c.Toast() != want {
			t.Fatalf("the screen says %q, want %q", c.Toast(), want)
		}
		for range toastTicks {
			c.toast.tick(c)
		}
	}
	c.NotifyNext("long")
	c.NotifyNext("after it")
	c.Notify("at once")
	if c.Toast() != "at once" {
		t.Errorf("the screen says %q", c.Toast())
	}
	for range toastTicks {
		c.toast.tick(c)
	}
	if c.Toast() != "after it" {
		t.Errorf("then it says %q", c.Toast())
	}
}
