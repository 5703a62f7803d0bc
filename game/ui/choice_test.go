package ui

import (
	"fmt"
	"testing"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// filled returns the options that look selected.
func filled(c *Choice) (at []int) {
	for i, b := range c.buttons {
		if b.primary {
			at = append(at, i)
		}
	}
	return at
}

// TestChoice checks the selected option and the calls of the handler after clicks and keys.
func TestChoice(t *testing.T) {
	for _, c := range []struct {
		name    string
		play    func(*uiTest)
		changes string
		at      int
	}{
		{"initially", func(*uiTest) {}, "", 1},
		{"clicked", func(u *uiTest) { u.click(250, 20) }, "2 ", 2},
		{"clicked twice", func(u *uiTest) { u.click(250, 20); u.click(50, 20) }, "2 0 ", 0},
		{"clicked in a gap", func(u *uiTest) { u.click(101, 20) }, "", 1},
		{"reached by Tab", func(u *uiTest) { u.key("n") }, "", 1},
		{"by arrow", func(u *uiTest) { u.key("nr") }, "2 ", 2},
		{"to another option and back", func(u *uiTest) { u.key("nrl") }, "2 1 ", 1},
		{"not beyond the end", func(u *uiTest) { u.key("nrrr") }, "2 ", 2},
	} {
		u, changes := newUITest(t), ""
		// Three options of 100 with gaps of 8.
		choice := u.kit.Choice("players", "Players", []string{"two", "three", "four"}, 1, stage.Rect{W: 316, H: 40}, func(i int) { changes += fmt.Sprint(i, " ") })
		u.add(choice.Node)
		c.play(u)
		if got := filled(choice); changes != c.changes || fmt.Sprint(got) != fmt.Sprint([]int{c.at}) {
			t.Errorf("%s: changes %q, filled %v; expected %q and %d", c.name, changes, got, c.changes, c.at)
		}
	}
}

// TestSwitch checks that a switch is turned on and off by clicks and keys.
func TestSwitch(t *testing.T) {
	for _, c := range []struct {
		name string
		play func(*uiTest)
	}{
		{"click", func(u *uiTest) { u.click(20, 20) }},
		{"key", func(u *uiTest) { u.key("n!") }},
	} {
		u, changes := newUITest(t), ""
		s := u.kit.Switch("mute", Caption{Label: "Mute"}, false, stage.Rect{W: 300, H: 40}, func(on bool) { changes += fmt.Sprint(on, " ") })
		u.add(s)
		knob := s.Children()[1].Children()[0]
		left := knob.X
		c.play(u)
		if !s.Accessible.On || knob.X <= left {
			t.Errorf("%s: on %v, knob at %v, was at %v", c.name, s.Accessible.On, knob.X, left)
		}
		if u.click(20, 20); s.Accessible.On || knob.X != left || changes != "true false " || u.clicks != 2 {
			t.Errorf("%s and back: on %v, changes %q with %d sounds", c.name, s.Accessible.On, changes, u.clicks)
		}
	}
}

// TestSegments checks that the texts of segments are bold, in one size, and within their segments together with their sprites, which are left out where
// there is no room.
func TestSegments(t *testing.T) {
	u := newUITest(t)
	sprites := [][]stage.Sprite{{{Name: "tile-blue"}, {Name: "tile-red"}}, {{Name: "space-any"}}}
	for _, width := range []float64{180, 240, 400} {
		c := u.kit.Choice("wall", "Wall", []string{"Coloured", "Grey"}, 0, stage.Rect{W: width, H: 40}, func(int) {}).Segment(u.kit, sprites)
		for i, b := range c.buttons {
			text, _ := u.kit.Fonts.Measure(b.label.Text, gfx.SerifBold, b.label.Size)
			begin, right := b.textNode.X-text/2, b.textNode.X+text/2
			left := begin
			for _, n := range b.Children() {
				if _, ok := n.Art.(*stage.Sprite); ok {
					if n.X+n.W/2 > begin {
						t.Errorf("%v pixels wide: a sprite covers %q", width, b.label.Text)
					}
					left = min(left, n.X-n.W/2)
				}
			}
			if b.label.Face != gfx.SerifBold || b.label.Size != c.buttons[0].label.Size || b.label.Truncated || left < -b.W/2 || right > b.W/2 {
				t.Errorf("%v pixels wide: %+v is drawn from %.0f to %.0f in segment %d from %.0f to %.0f", width, b.label, left, right, i, -b.W/2, b.W/2)
			}
		}
	}
}
