// Package dialog provides what screens other than the tables share: a kit for laying them out, dialogs, scrolling lists, drawers, and rows that
// show keys.
package dialog

import (
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// Kit has what is needed to lay out a screen: its widgets and texts, and the context with the window.
type Kit struct {
	UI      *ui.Kit
	Words   *locale.Words
	Context *game.Context
}

// NewKit returns the kit for the window.
func NewKit(c *game.Context) Kit { return Kit{c.Kit(), c.Words, c} }

// NewTouchKit returns the kit for a dialog. In a handheld window its buttons and text are large enough for fingers.
func NewTouchKit(c *game.Context) Kit {
	k := NewKit(c)
	if k.Handheld() {
		k.sizeForFingers()
	}
	return k
}

// touchUnit is the number of device-independent pixels in a design unit of a handheld window, as in a window of 1280 × 720.
const touchUnit = 0.8

// Shape returns the shape of the window.
func (k Kit) Shape() layout.Shape {
	return layout.ShapeOf(k.Context.W, k.Context.H, k.Context.Device)
}

// Handheld reports whether the window is likely to be touched: that of a phone, or of a tablet held upright.
func (k Kit) Handheld() bool { return k.Shape().Handheld() }

// MentionsKeys reports whether there may be a keyboard: not in a handheld window that was last used by touch.
func (k Kit) MentionsKeys() bool { return !k.Handheld() || !k.Words.Touch }

// Compact reports whether the window is that of a phone, or as small as one.
func (k Kit) Compact() bool { return k.Shape().Phone() }

// sizeForFingers sets the sizes for a handheld window. They do not depend on the size of the window; targets and the smallest text grow with
// the text scale.
func (k Kit) sizeForFingers() {
	k.UI.Unit = touchUnit * k.UI.Device
	k.UI.MinText = table.PhoneText * k.UI.EnlargeTargets()
}

// Usual returns the kit of a handheld window with text at 100 %.
func (k Kit) Usual() Kit {
	usual := *k.UI
	k.UI = &usual
	usual.Zoom = 1
	k.sizeForFingers()
	return k
}

// Largest returns what build returns with the largest text, up to the size that is set, at which no text is smaller than at 100 % or
// missing. Text below nodes named in pictures does not count.
func (k Kit) Largest(build func(Kit) *stage.Node, pictures ...string) *stage.Node {
	return k.UI.BuildLargest(func(sized *ui.Kit) *stage.Node { return build(Kit{sized, k.Words, k.Context}) }, pictures...)
}

// Sheet returns an empty sheet in the middle of the window. title is the key of its title. A press outside the sheet closes it.
func (k Kit) Sheet(name, title string, width, height float64) *ui.Sheet {
	return k.UI.Sheet(name, k.Words.T(title), width, height, k.Context.W, k.Context.H, k.Context.Pop)
}

// SheetAreas returns the size and the areas of the first sheet whose least height fits in the window, or of the last sheet if none fits. The
// origin of the areas is the top left corner of the sheet. A sheet has the preferred width of its box, but is no wider than the window.
func SheetAreas[K comparable](k Kit, sheets ...layout.Box[K]) (width, height float64, areas layout.Areas[K]) {
	most := k.Context.H - sheetMargin*k.Context.Unit
	for i, sheet := range sheets {
		width = min(sheet.Width.Pref, k.Context.W-sheetMargin*k.Context.Unit)
		asked := sheet.HeightIn(width)
		height = min(asked.Pref, most)
		if asked.Min <= most || i == len(sheets)-1 {
			return width, height, layout.Solve(stage.Rect{W: width, H: height}, sheet)
		}
	}
	return 0, 0, nil
}

// sheetMargin is the least distance between the edges of a window and a sheet, both sides together, in design units.
const sheetMargin = 16

// Lengths of the foot of a sheet in design units.
const (
	closeWidth  = 220.0
	closeHeight = 54.0
	closeText   = 22.0
	closeTop    = 16.0
	closeBottom = 30.0
)

// CloseFoot returns the plan of the foot of a sheet, with the area of the button that closes it in the middle.
func CloseFoot[K comparable](k Kit, button K) layout.Box[K] {
	u := k.UI.Unit
	rest := layout.Box[K]{Width: layout.Flexible(0)}
	return layout.InColumn(
		layout.Spacer[K](closeTop*u),
		layout.InRow(rest, layout.Box[K]{Area: button}.WithWidth(closeWidth*u), rest).WithHeight(k.UI.Row(closeHeight, closeText)),
		layout.Spacer[K](closeBottom*u))
}

// Panel returns a panel with the art of a name.
func (k Kit) Panel(name string, r stage.Rect) *stage.Node {
	return stage.Box("", stage.NewPanel(name, k.UI.Unit, 0), r)
}

// BoardFrame returns the frame of a board that is only looked at.
func (k Kit) BoardFrame() table.Frame {
	return table.Frame{Kit: k.UI, Words: k.Words, Lettered: k.Context.Settings.Letters}
}

// Table returns a table of a game laid out for the window, to draw tiles that are not on a board.
func (k Kit) Table(g *games.Game) table.Table {
	t, f := g.Table(), k.BoardFrame()
	f.Rect = stage.Rect{W: k.Context.W, H: k.Context.H}
	f.Window, f.Seats = f.Rect, 2
	t.Layout(f)
	return t
}

// TextWidth returns the width of the widest of some texts in pixels.
func (k Kit) TextWidth(face gfx.Face, units float64, texts ...string) float64 {
	return k.UI.Fonts.MaxWidth(texts, face, k.UI.Size(units))
}

// TextHeight returns about the height of a text that is wrapped to a width, in pixels.
func (k Kit) TextHeight(text string, units, width float64) float64 {
	return float64(len(k.UI.Fonts.Wrap(text, gfx.Serif, k.UI.Size(units), width))) * 1.3 * k.UI.Size(units)
}

// Fill returns a rectangle filled with the colour of a role, alpha from 0 (clear) to 1.
func Fill(role ui.Role, alpha float64, r stage.Rect) *stage.Node {
	return stage.Box("", &stage.Fill{Colour: role.Colour().Fade(alpha)}, r)
}

// Divider returns a golden line along the upper edge of a rectangle, at least a pixel thick.
func Divider(r stage.Rect, thickness, alpha float64) *stage.Node {
	r.H = max(1, thickness)
	return Fill(ui.Gold, alpha, r)
}
