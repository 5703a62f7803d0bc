package rulebook

import (
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
)

// box is a part of a page. Areas are numbered from 1 in the order in which a composer adds them.
type box = layout.Box[int]

// composer builds the boxes of a page for a column of a width, and draws their contents.
type composer struct {
	kit    dialog.Kit
	book   *book
	page   *page
	number int     // of the page, from 1
	width  float64 // of the column in pixels
	// minHeights holds the minimum heights of pictures by area if text is larger than usual: pictures do not shrink for that.
	minHeights map[int]float64
	draws      []func(on *stage.Node, r stage.Rect) // by area
	pictures   []int                                // the areas of pictures
	solved     layout.Areas[int]                    // while the page is drawn
	playables  []playable                           // the examples drawn last that can be played
}

// newComposer returns a composer without boxes.
func newComposer(k dialog.Kit, b *book, at int, width float64) *composer {
	return &composer{kit: k, book: b, page: &b.pages[at], number: at + 1, width: width}
}

// Sizes of text in design units.
const (
	proseText   = 21
	detailText  = 19.5
	headingText = 25
	titleText   = 38
	numberText  = 46
	scoreText   = 38
)

// Gaps in design units.
const (
	blockGap = 8.0  // between two blocks of a page
	partGap  = 16.0 // between the parts of a block
	closeGap = 6.0  // between what belongs together
)

// lineHeight is the height of a line of text as a part of its size.
const lineHeight = 1.35

// wideColumn is the width of a column, in sizes of its text, from which text is next to pictures and not below them. It is the only breakpoint of
// the pages.
const wideColumn = 23

// isWide reports whether text is next to pictures.
func (c *composer) isWide() bool { return c.width >= wideColumn*c.kit.UI.Size(detailText) }

// words returns a text of the page.
func (c *composer) words(key string) string { return c.page.text(c.kit.Words, key) }

// gap returns a distance in pixels for one in design units.
func (c *composer) gap(units float64) float64 { return c.kit.UI.Gap(units) }

// area gives a box an area that draw draws.
func (c *composer) area(b box, draw func(on *stage.Node, r stage.Rect)) box {
	c.draws = append(c.draws, draw)
	b.Area = len(c.draws)
	return b
}

// column returns boxes in a column that takes the width that is left.
func column(gap float64, items ...box) box {
	return box{Kind: layout.Column, Gap: gap, Width: layout.Flexible(0), MainAlign: layout.Middle, Items: items}
}

// row returns boxes in a row that takes the width that is left.
func row(gap float64, items ...box) box {
	return box{Kind: layout.Row, Gap: gap, Width: layout.Flexible(0), Items: items}
}

// sideBySide returns boxes in a row if the column is wide, otherwise in a column.
func (c *composer) sideBySide(items ...box) box {
	if c.isWide() {
		return row(c.gap(partGap), items...)
	}
	return column(c.gap(closeGap), items...)
}

// text returns text that wraps in the width of its box.
func (c *composer) text(s string, face gfx.Face, units float64, paint gfx.Paint) box {
	return c.aligned(s, face, units, 0, paint)
}

// aligned returns wrapped text that is aligned left (0) or to the middle (0.5).
func (c *composer) aligned(s string, face gfx.Face, units, align float64, paint gfx.Paint) box {
	return c.lines(s, face, units, align, paint, stage.RoleText)
}

// lines is like aligned, with an accessibility role.
func (c *composer) lines(s string, face gfx.Face, units, align float64, paint gfx.Paint, role stage.Role) box {
	size := c.kit.UI.Size(units)
	height := func(width float64) layout.Size {
		return layout.Fixed(lineHeight * size * float64(len(c.kit.UI.Fonts.Wrap(s, face, size, width))))
	}
	return c.area(box{Width: layout.Flexible(0), HeightFor: height}, func(on *stage.Node, r stage.Rect) {
		on.Add(c.kit.UI.AlignLines(s, face, units, align, r, paint).SetRole(role, s))
	})
}

// divider returns a thin golden line.
func (c *composer) divider() box {
	return c.area(box{Height: layout.Fixed(c.kit.UI.Unit)}, func(on *stage.Node, r stage.Rect) {
		on.Add(dialog.Divider(r, c.kit.UI.Unit, 0.3))
	})
}

// Pictures shrink and grow between these factors of the height that they request.
const (
	pictureShrink = 0.6
	pictureGrowth = 1.8
)

// picture returns a picture that requests a height in design units, and a width if that is not 0.
func (c *composer) picture(width, height float64, draw func(on *stage.Node, r stage.Rect)) box {
	u := c.kit.UI.Unit
	b := c.area(box{Width: layout.Flexible(0)}, draw)
	least := max(height*u, c.minHeights[b.Area])
	if width > 0 {
		b.Width = layout.Fixed(width * u)
	}
	b.Height = layout.Size{Min: max(c.minHeights[b.Area], pictureShrink*height*u), Pref: least, Weight: height, Max: max(least, pictureGrowth*height*u)}
	c.pictures = append(c.pictures, b.Area)
	return b
}

// draw lays a box out in a rectangle and draws the areas in it.
func (c *composer) draw(on *stage.Node, room stage.Rect, b box) {
	c.solved, c.playables = layout.Solve(room, b), nil
	for i, draw := range c.draws {
		if r, ok := c.solved[i+1]; ok {
			draw(on, r)
		}
	}
}

// head returns the number and the title of the page above a line.
func (c *composer) head() box {
	number, title := c.kit.Words.Number(c.number), c.page.text(c.kit.Words, "")
	line := c.area(box{Height: layout.Fixed(2 * c.kit.UI.Unit)}, func(on *stage.Node, r stage.Rect) {
		on.Add(dialog.Divider(r, 2*c.kit.UI.Unit, 0.7))
	})
	height := layout.Fixed(1.3 * c.kit.UI.Design().Size(numberText)) // larger text leaves the title as it is
	first := c.area(box{Width: layout.Fixed(c.kit.TextWidth(gfx.SerifBold, numberText, number)), Height: height}, func(on *stage.Node, r stage.Rect) {
		on.Add(c.kit.UI.FitBox(number, gfx.SerifBold, numberText, r.X, r.Y+r.H/2, 0, r.W, r.H, ui.Gold).SetRole(stage.RoleSilent, ""))
	})
	second := c.area(box{Width: layout.Flexible(0), Height: height}, func(on *stage.Node, r stage.Rect) {
		on.Add(c.kit.UI.FitBox(title, gfx.SerifBold, titleText, r.X, r.Y+r.H/2, 0, r.W, r.H, ui.Ink).SetRole(stage.RoleHeading, title))
	})
	return column(0, row(c.gap(partGap), first, second), line)
}
