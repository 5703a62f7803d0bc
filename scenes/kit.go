package scenes

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// kit is what a screen is laid out with: widgets and words.
type kit struct {
	Kit   *ui.Kit
	Words *locale.Words
	c     *game.Context
}

func kitOf(c *game.Context) kit { return kit{c.Kit(), c.Words, c} }

// sheetKit is the kit of a sheet, for fingers where the window is held in the hand.
func sheetKit(c *game.Context) kit {
	k := kitOf(c)
	if k.handheld() {
		k.forFingers()
	}
	return k
}

// fingerUnit is the device-independent pixels to a design unit in windows that are held in the hand, as in a window of 1280 × 720.
const fingerUnit = 0.8

// handheld reports whether the window is that of a phone or a tablet held upright.
func (k kit) handheld() bool { return k.c.H > k.c.W || k.onPhone() }

// onPhone reports whether the window is that of a phone.
func (k kit) onPhone() bool { return min(k.c.W, k.c.H) < 500*k.c.Device }

// forFingers sets the kit for a window that is held in the hand, whatever the window's size: targets and the smallest text grow with the text.
func (k kit) forFingers() {
	k.Kit.Unit = fingerUnit * k.Kit.Device
	k.Kit.Legible = table.PhoneText * k.Kit.ForFingers()
}

// fitted is what is built no higher than so many pixels, with text as small as that asks for, and its height.
func (k kit) fitted(most float64, build func(kit) (*stage.Node, float64)) (n *stage.Node, height float64) {
	k.Kit.Within(most, func(fitted *ui.Kit) float64 {
		n, height = build(kit{fitted, k.Words, k.c})
		return height
	})
	return n, height
}

// sheet is a dialog that is built no higher than the window.
func (k kit) sheet(build func(kit) (*stage.Node, float64)) *stage.Node {
	n, _ := k.fitted(k.c.H-16*k.c.Unit, build)
	return n
}

// dialog is one with nothing on it but its title.
func (k kit) dialog(name, title string, width, height float64) *ui.Sheet {
	return k.Kit.Sheet(name, k.Words.T(title), width, height, k.c.W, k.c.H, k.c.Pop)
}

// closed adds what closes a dialog at its foot, so high, and returns it with its height.
func (k kit) closed(s *ui.Sheet, high float64, primary bool) (*stage.Node, float64) {
	r := stage.Rect{X: s.Rect.W/2 - 110*k.Kit.Unit, Y: s.Rect.H - 30*k.Kit.Unit - high, W: 220 * k.Kit.Unit, H: high}
	s.Body.Add(k.Kit.Button("close", k.Words.T("settings.close"), primary, r, k.c.Pop).Node)
	return s.Node, s.Rect.H
}

// slab is a panel over a room.
func (k kit) slab(name string, r stage.Rect) *stage.Node {
	return stage.Box("", stage.Slab(name, k.Kit.Unit, 0), r)
}

// frame is that of a board which is only looked at.
func (k kit) frame() table.Frame {
	return table.Frame{Kit: k.Kit, Words: k.Words, Lettered: k.c.Settings.Letters}
}

// look is the table of a game, for tiles that lie on no board.
func (k kit) look(g *games.Game) table.Table {
	t, f := g.Table(), k.frame()
	f.Rect = stage.Rect{W: k.c.W, H: k.c.H}
	f.Window, f.Seats = f.Rect, 2
	t.Layout(f)
	return t
}

// measure is the width of the widest of some texts.
func (k kit) measure(face gfx.Face, units float64, texts ...string) float64 {
	return k.Kit.Fonts.Widest(texts, face, k.Kit.Size(units))
}

// high is about the height of a text that is wrapped to a width.
func (k kit) high(text string, units, width float64) float64 {
	return float64(len(k.Kit.Fonts.Wrap(text, gfx.Serif, k.Kit.Size(units), width))) * 1.3 * k.Kit.Size(units)
}

// toTitle goes to the title.
func (k kit) toTitle() { k.c.Go(route.Title{}) }

// columns are how many a list has side by side.
func (k kit) columns() int {
	if k.c.H > k.c.W {
		return 1
	}
	return 2
}

// largest is ui.Kit.Largest for a whole screen, in which the preview is a picture.
func (k kit) largest(build func(kit) *stage.Node) *stage.Node {
	return k.Kit.Largest(func(sized *ui.Kit) *stage.Node { return build(kit{sized, k.Words, k.c}) }, previewName)
}
