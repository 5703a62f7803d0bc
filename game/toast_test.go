package game

import "testing"

// TestToastQueue checks that toasts are shown one after another, and that Notify replaces the present one.
func TestToastQueue(t *testing.T) {
	c := &Context{}
	c.NotifyNext("one")
	c.NotifyNext("two")
	c.NotifyNext("three")
	for _, want := range []string{"one", "two", "three", ""} {
		if c.Toast() != want {
			t.Fatalf("the toast is %q, want %q", c.Toast(), want)
		}
		for range toastTicks {
			c.toast.tick(c)
		}
	}
	c.NotifyNext("long")
	c.NotifyNext("after it")
	c.Notify("at once")
	if c.Toast() != "at once" {
		t.Errorf("the toast is %q", c.Toast())
	}
	for range toastTicks {
		c.toast.tick(c)
	}
	if c.Toast() != "after it" {
		t.Errorf("the next toast is %q", c.Toast())
	}
}
