package ui

import (
	"fmt"
	"testing"

	"azulejo/game/stage"
)

// filled lists the options that look chosen.
func filled(c *Choice) (at []int) {
	for i, b := range c.buttons {
		if b.primary {
			at = append(at, i)
		}
	}
	return at
}

func TestChoice(t *testing.T) {
	for _, c := range []struct {
		name string
		play func(*testStage)
		told string
		at   int
	}{
		{"as made", func(*testStage) {}, "", 1},
		{"clicked", func(u *testStage) { u.click(250, 20) }, "2 ", 2},
		{"clicked twice", func(u *testStage) { u.click(250, 20); u.click(50, 20) }, "2 0 ", 0},
		{"clicked in a gap", func(u *testStage) { u.click(101, 20) }, "", 1},
		{"by arrow and Enter", func(u *testStage) { u.key("nrr!") }, "2 ", 2},
		{"there and back", func(u *testStage) { u.key("nrr!l!") }, "2 1 ", 1},
		{"not beyond its end", func(u *testStage) { u.key("nrrrr!") }, "2 ", 2},
		{"an arrow only moves the focus", func(u *testStage) { u.key("nrr") }, "", 1},
	} {
		u, told := newTestStage(t), ""
		// Three options of 100 with gaps of 8.
		choice := u.kit.Choice("players", "Players", []string{"two", "three", "four"}, 1, stage.Rect{W: 316, H: 40}, func(i int) { told += fmt.Sprint(i, " ") })
		u.add(choice.Node)
		c.play(u)
		if got := filled(choice); told != c.told || fmt.Sprint(got) != fmt.Sprint([]int{c.at}) {
			t.Errorf("%s: told %q, filled %v; expected %q and %d", c.name, told, got, c.told, c.at)
		}
	}
}

func TestSwitch(t *testing.T) {
	for _, by := range []struct {
		name string
		play func(*testStage)
	}{
		{"click", func(u *testStage) { u.click(20, 20) }},
		{"key", func(u *testStage) { u.key("n!") }},
	} {
		u, told := newTestStage(t), ""
		s := u.kit.Switch("mute", Caption{Label: "Mute"}, false, stage.Rect{W: 300, H: 40}, func(on bool) { told += fmt.Sprint(on, " ") })
		u.add(s)
		knob := s.Children()[1].Children()[0]
		left := knob.X
		by.play(u)
		if !s.Accessible.On || knob.X <= left {
			t.Errorf("%s: on %v, knob at %v, was at %v", by.name, s.Accessible.On, knob.X, left)
		}
		if u.click(20, 20); s.Accessible.On || knob.X != left || told != "true false " || u.clicks != 2 {
			t.Errorf("%s and back: on %v, told %q with %d sounds", by.name, s.Accessible.On, told, u.clicks)
		}
	}
}
