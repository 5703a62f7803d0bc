package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// TestPhoneButtons checks that on phones the row has five buttons, each with an icon and a label.
func TestPhoneButtons(t *testing.T) {
	eachTable(t, nil, func(t *testing.T, c *game.Context, sample sampler, at []int) {
		p := sample(0, 2, 12)
		if f := p.frame(); !f.Shape().Phone() {
			return
		}
		var names []string
		for _, n := range p.layers.buttons.Children() {
			if !strings.HasPrefix(n.Name, "button-") {
				continue
			}
			names = append(names, n.Name)
			if icon, ok := n.Children()[1].Art.(*stage.Sprite); !ok || n.Children()[1].H < 23*c.Device || n.Children()[0].Hidden {
				t.Errorf("%s has no picture with a word but %v", n.Name, icon)
			}
		}
		if want := []string{"button-undo", "button-hint", "button-moves", "button-winbar", "button-menu"}; !slices.Equal(names, want) {
			t.Errorf("%v", names)
		}
	})
}

// TestMovesAreLegible checks that the drawer with the log is legible on phones and that its entries are high enough for touch.
func TestMovesAreLegible(t *testing.T) {
	ages := []int{0, 4, 30}
	eachTable(t, []int{len(games.All()), len(ages)}, func(t *testing.T, c *game.Context, sample sampler, at []int) {
		p := sample(at[0], 4, ages[at[1]])
		if f := p.frame(); !f.Shape().Phone() {
			return
		}
		box := p.movesDrawer(c, func() {})
		box.Walk(func(n *stage.Node) {
			if n.Name == "drawer" {
				n.Touch = nil // the scrim
			}
			if strings.HasPrefix(n.Name, "log-") && n.H < 40*c.Device {
				t.Errorf("%s is %.1f high", n.Name, n.H/c.Device)
			}
		})
		scenetest.ExpectLegible(t, c, fmt.Sprintf("moves of %s after %d", games.All()[at[0]].Edition.ID, ages[at[1]]), box.Body)
		expectPhone(t, c, box.Body)
	})
}

// TestLogEntriesShowPositions checks that choosing an entry in the drawer closes it and shows the position, also if it is the current one.
func TestLogEntriesShowPositions(t *testing.T) {
	b := newTestScene(t, 0, 2, 6, false)
	b.app.LayoutF(390, 844)
	nodeOf(b.s, "button-moves").Touch.Press()
	r, ok := (*b.opened)[0].(route.Drawer)
	if !ok {
		t.Fatalf("opened %#v", *b.opened)
	}
	closed := 0
	box := r.Build(b.s.ctx, func() { closed++; b.s.ctx.Pop() })
	at := b.s.session.movesMade()
	last := 0
	for box.Find(fmt.Sprint("log-", last+1)) != nil {
		last++
	}
	for n, name := range []string{fmt.Sprint("log-", last), "log-1"} {
		box.Find(name).Touch.Press()
		b.finishAnimation()
		if closed != n+1 || (b.s.session.movesMade() == at) != (n == 0) {
			t.Errorf("%s: closed %d times, at %d after %d", name, closed, b.s.session.movesMade(), at)
		}
	}
}

// TestWinBarIsToggled checks that the button of the win bar shows and hides it, and that its accessible state and the setting follow.
func TestWinBarIsToggled(t *testing.T) {
	b := newTestScene(t, 0, 2, 6, false)
	b.app.LayoutF(390, 844)
	for _, on := range []bool{true, false} {
		nodeOf(b.s, "button-winbar").Touch.Press()
		if n := nodeOf(b.s, "button-winbar"); b.s.probability.bar != nil != on || n.Accessible.On != on || b.s.ctx.Settings.WinBar != on {
			t.Errorf("wanted %v: shown %v, accessible state %v", on, b.s.probability.bar != nil, n.Accessible.On)
		}
	}
}
