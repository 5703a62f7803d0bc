package game

import "testing"

func TestNoticesFollowEachOther(t *testing.T) {
	c := &Context{}
	c.NotifyNext("one")
	c.NotifyNext("two")
	c.NotifyNext("three")
	for _, want := range []string{"one", "two", "three", ""} {
		if c.Notice() != want {
			t.Fatalf("the screen says %q, want %q", c.Notice(), want)
		}
		for range noticeTicks {
			c.notice.wait(c)
		}
	}
	c.NotifyNext("long")
	c.NotifyNext("after it")
	c.Notify("at once")
	if c.Notice() != "at once" {
		t.Errorf("the screen says %q", c.Notice())
	}
	for range noticeTicks {
		c.notice.wait(c)
	}
	if c.Notice() != "after it" {
		t.Errorf("then it says %q", c.Notice())
	}
}
