package rulebook

import (
	"slices"

	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// block is a part of a page below its title. Keys of text are those behind the key of the page.
type block interface {
	// boxes returns the boxes of the block from top to bottom, and adds their drawing functions to a composer. A page that is too long is divided between
	// two boxes.
	boxes(c *composer) []box
	// keys returns the keys of its text.
	keys() []string
}

// text is paragraphs in a style.
type text struct {
	style textStyle
	list  []string // keys
}

type textStyle int

const (
	proseStyle   textStyle = iota
	remarkStyle            // in italics
	headingStyle           // the title of what follows it
	listStyle              // with bullets
)

func prose(key string) text     { return text{proseStyle, []string{key}} }
func remark(key string) text    { return text{remarkStyle, []string{key}} }
func heading(key string) text   { return text{headingStyle, []string{key}} }
func list(items ...string) text { return text{listStyle, items} }

func (t text) keys() []string { return t.list }

func (t text) boxes(c *composer) (all []box) {
	for _, key := range t.list {
		words := c.words(key)
		switch t.style {
		case proseStyle:
			all = append(all, c.text(words, gfx.Serif, proseText, ui.Body))
		case remarkStyle:
			all = append(all, c.text(words, gfx.SerifItalic, detailText, ui.Body))
		case headingStyle:
			title := c.lines(words, gfx.SerifBold, headingText, 0, ui.Ink, stage.RoleHeading)
			all = append(all, column(c.gap(closeGap), c.divider(), title))
		case listStyle:
			all = append(all, row(0, c.bullet(), c.text(words, gfx.Serif, detailText, ui.Body)))
		}
	}
	return all
}

// bullet returns the golden bullet before the first line of a paragraph.
func (c *composer) bullet() box {
	size := c.kit.UI.Size(detailText)
	return c.area(box{Width: layout.Fixed(size)}, func(on *stage.Node, r stage.Rect) {
		mark := stage.New("", &stage.Fill{Colour: ui.Gold.Colour()}, r.X+0.3*size, r.Y+0.5*lineHeight*size, 0.35*size, 0.35*size)
		mark.Rotation = bulletTurn
		on.Add(mark)
	})
}

// figure draws a small picture in a rectangle.
type figure func(c *composer, on *stage.Node, r stage.Rect)

// picture is a block of pictures, with text between and next to them.
type picture struct {
	list   []string // keys
	layOut func(c *composer) []box
}

func (p picture) keys() []string { return p.list }

func (p picture) boxes(c *composer) []box { return p.layOut(c) }

// question returns a rare case and its answer, with a picture.
func question(key string, f figure) block {
	return picture{[]string{key, key + ".text"}, func(c *composer) []box {
		picture := c.figure(f, figureHeight)
		title, text := c.text(c.words(key), gfx.SerifBold, headingText, ui.Ink), c.text(c.words(key+".text"), gfx.Serif, proseText, ui.Body)
		if c.isWide() {
			return []box{row(c.gap(partGap), picture, column(0, title, text))}
		}
		return []box{column(c.gap(closeGap), title, picture, text)}
	}}
}

// caption returns a picture with a paragraph.
func caption(f figure, key string) block {
	return picture{[]string{key}, func(c *composer) []box {
		return []box{c.sideBySide(c.figure(f, figureHeight), column(0, c.text(c.words(key), gfx.Serif, proseText, ui.Body)))}
	}}
}

// figure returns the picture of a figure.
func (c *composer) figure(f figure, height float64) box {
	width := 0.0
	if c.isWide() {
		width = figureWidth
	}
	return c.picture(width, height, func(on *stage.Node, r stage.Rect) { f(c, on, r) })
}

// illustration returns a picture as wide as the page, with a caption below it or, if key is "", without text. Its height is in design units.
func illustration(f figure, height float64, key string) block {
	var list []string
	if key != "" {
		list = []string{key}
	}
	return picture{list, func(c *composer) []box {
		picture := c.picture(0, height, func(on *stage.Node, r stage.Rect) { f(c, on, r) })
		if key == "" {
			return []box{picture}
		}
		return []box{column(c.gap(closeGap), picture, c.aligned(c.words(key), gfx.SerifItalic, detailText, 0.5, ui.Body))}
	}}
}

// contrasted is a picture of what is allowed or not, with the key of its caption.
type contrasted struct {
	figure  figure
	allowed bool
	key     string
}

// contrast returns pictures with a check mark or a cross and a caption each.
func contrast(items ...contrasted) block {
	var list []string
	for _, each := range items {
		list = append(list, each.key)
	}
	return picture{list, func(c *composer) []box {
		var all []box
		side := 1.2 * markSide * c.kit.UI.Unit
		for _, each := range items {
			picture := c.picture(contrastWidth, contrastHeight, func(on *stage.Node, r stage.Rect) { each.figure(c, on, r) })
			mark := c.area(box{Width: layout.Fixed(side), Height: layout.Flexible(0)}, func(on *stage.Node, r stage.Rect) {
				markX, markY := r.Middle()
				c.drawMark(on, each.allowed, markX, markY, markSide*c.kit.UI.Unit)
			})
			all = append(all, row(c.gap(blockGap), picture, mark, column(0, c.text(c.words(each.key), gfx.Serif, detailText, ui.Body))))
		}
		return []box{c.sideBySide(all...)}
	}}
}

// legendLabel is a numbered part of a picture. The number is in the middle of some places, or behind them if something is printed there.
type legendLabel struct {
	at     []place
	behind bool
	key    string
}

// boardAspect is about the width of a board divided by its height.
const boardAspect = 1.55

// legend returns a board with numbered parts and their explanations, next to factories of a width in design units, or none if that is 0. The factories
// become as large as the board where the column is wider than both need.
func legend(at step, offer float64, labels ...legendLabel) block {
	var list []string
	for _, each := range labels {
		list = append(list, each.key)
	}
	return picture{list, func(c *composer) []box {
		run, height := c.book.run(at), wholeBoard
		var parts []box
		if offer > 0 {
			if c.isWide() {
				height = boardHeight
			}
			factories := c.picture(offer, boardHeight, func(on *stage.Node, r stage.Rect) { c.drawOffer(on, run, r) })
			least := factories.Width.Pref
			factories.WidthFor = func(height float64) layout.Size {
				return layout.Fixed(max(least, min(height, c.width-c.gap(partGap)-boardAspect*height)))
			}
			parts = append(parts, factories)
		}
		parts = []box{c.sideBySide(append(parts, c.picture(0, height, func(on *stage.Node, r stage.Rect) { c.drawLegend(on, run, labels, r) }))...)}
		for i, key := range list {
			parts = append(parts, row(c.gap(closeGap), c.coinBox(i+1), c.text(c.words(key), gfx.Serif, detailText, ui.Body)))
		}
		return parts
	}}
}

// example is a picture with its explanation and its score.
type example struct {
	step step
	crop []place // the places shown, nil for a round picture of those that the step points at
	key  string  // of its title; that of its sentence ends with ".text"
}

func (e example) keys() []string { return []string{e.key, e.key + ".text"} }

// height returns the height of the picture in design units. Parts of walls have tiles of the same size.
func (e example) height() float64 {
	const rows = 3 // in a picture of the usual height
	if len(e.crop) == 0 || e.crop[0].Zone.Circular() {
		return exampleHeight
	}
	return exampleHeight / rows * float64(1+e.crop[len(e.crop)-1].Row-e.crop[0].Row)
}

func (e example) boxes(c *composer) []box {
	run := c.book.run(e.step)
	picture := c.picture(exampleWidth, e.height(), func(on *stage.Node, r stage.Rect) {
		if e.crop == nil {
			c.drawRoundel(on, run, r)
			return
		}
		c.drawExample(on, run, e.crop, r)
	})
	title := c.text(c.words(e.key), gfx.SerifBold, headingText, ui.Ink)
	text := c.text(c.words(e.key+".text"), gfx.Serif, detailText, ui.Body)
	scores := c.scoreBoxes(run)
	if c.isWide() {
		return []box{row(c.gap(partGap), append([]box{picture, column(0, title, text)}, scores...)...)}
	}
	return []box{column(c.gap(closeGap), row(c.gap(partGap), append([]box{picture}, scores...)...), title, text)}
}

// bonus is a bonus at the end of the game, with its points.
type bonus struct {
	step   step
	crop   []place // the places in its picture, of one seat
	lit    []place
	source source
	key    string // of its caption
}

// The maximum number of columns of a gallery, and the minimum width of a column in sizes of its text.
const (
	galleryColumns = 4
	galleryColumn  = 5.5
)

// gallery returns a row of pictures with points and captions, or several rows. Each row is low if there are several, or another gallery on the page.
func gallery(items []bonus, low bool) block {
	var list []string
	for _, each := range items {
		list = append(list, each.key)
	}
	return picture{list, func(c *composer) (all []box) {
		columns := max(1, min(len(items), galleryColumns, int(c.width/(galleryColumn*c.kit.UI.Size(detailText)))))
		height := galleryHeight
		if (low || len(items) > columns) && c.isWide() {
			height = galleryRow
		}
		gap := c.gap(partGap)
		for chunk := range slices.Chunk(items, columns) {
			var pictures, points, captions []box
			for _, each := range chunk {
				run := c.book.run(each.step)
				if each.crop != nil {
					pictures = append(pictures, c.picture(0, height, func(on *stage.Node, r stage.Rect) {
						c.highlight(on, run, each.lit, c.drawBoard(on, run, each.crop, r).Spot)
					}))
				}
				if n := each.points(run); n != 0 {
					points = append(points, c.aligned(c.kit.Words.Signed(n), gfx.SerifBold, scoreText, 0.5, ui.Gain))
				}
				captions = append(captions, c.aligned(c.words(each.key), gfx.Serif, detailText, 0.5, ui.Body))
			}
			var lines []box
			for i, line := range [][]box{pictures, points, captions} {
				for len(line) > 0 && len(line) < columns {
					line = append(line, box{Width: layout.Flexible(0)})
				}
				if len(line) > 0 {
					cells := row(gap, line...)
					if i > 0 { // text begins at the same height
						cells.CrossAlign = layout.Start
					}
					lines = append(lines, cells)
				}
			}
			all = append(all, column(0, lines...))
		}
		return all
	}}
}

// floorCost returns a floor line with its costs.
func floorCost(at step) block {
	return picture{nil, func(c *composer) []box {
		run := c.book.run(at)
		var bracket stage.Rect
		picture := c.picture(0, floorHeight, func(on *stage.Node, r stage.Rect) { bracket = c.drawFloor(on, run, r) })
		text := c.costText(run)
		sum := c.area(box{Width: layout.Flexible(0), Height: layout.Fixed(lineHeight * c.kit.UI.Size(headingText))}, func(on *stage.Node, r stage.Rect) {
			r.X, r.W = bracket.X, bracket.W // in the middle below the bracket
			on.Add(c.kit.UI.AlignLines(text, gfx.SerifBold, headingText, 0.5, r, ui.Loss))
		})
		return []box{column(0, picture, sum)}
	}}
}

// reason says why a move to some places is allowed or not.
type reason struct {
	places []int8 // indices among the places of the verdicts
	key    string
}

// verdicts is a board with check marks and crosses at places where tiles may or may not go, and the reasons.
type verdicts struct {
	step    step
	crop    []place
	places  []place
	where   string // the key of the question below the tiles, "" for no tiles
	column  place  // in whose column the first of the tiles lies, next to the first of places
	reasons []reason
}

func (v verdicts) keys() (all []string) {
	if v.where != "" {
		all = append(all, v.where)
	}
	for _, each := range v.reasons {
		all = append(all, each.key)
	}
	return all
}

func (v verdicts) boxes(c *composer) []box {
	run := c.book.run(v.step)
	allowed := c.allowed(run, v.places)
	parts := []box{c.picture(0, boardHeight, func(on *stage.Node, r stage.Rect) { c.drawVerdicts(on, run, v, allowed, r) })}
	for _, each := range v.reasons {
		ink, text := ui.Loss, ""
		for i, n := range each.places {
			if i > 0 {
				text += " "
			}
			text += c.kit.Words.Number(placeNumber(v.places[n]))
			if allowed[n] {
				ink = ui.Gain
			}
		}
		first := c.area(box{Width: layout.Fixed(2.4 * c.kit.UI.Size(detailText))}, func(on *stage.Node, r stage.Rect) {
			on.Add(c.kit.UI.AlignLines(text, gfx.SerifBold, detailText, 0, r, ink))
		})
		parts = append(parts, row(0, first, c.text(c.words(each.key), gfx.Serif, detailText, ui.Body)))
	}
	return parts
}

// payments returns a space with payments that are legal or not.
func payments(at step, crop []place) block {
	return picture{[]string{"may", "colour", "all", "jokers", "alone"}, func(c *composer) []box {
		run := c.book.run(at)
		parts := []box{column(0, c.text(c.words("may"), gfx.SerifBold, headingText, ui.Ink), c.text(c.words("colour"), gfx.SerifItalic, detailText, ui.Gold))}
		for _, each := range c.payments(run) {
			side := c.kit.UI.Unit * paymentTile
			wide := (0.68*float64(len(each.tiles)) + 1) * side
			tiles := c.area(box{Width: layout.Fixed(wide), Height: layout.Fixed(1.1 * side)}, func(on *stage.Node, r stage.Rect) { c.drawPayment(on, each, side, r) })
			parts = append(parts, row(c.gap(closeGap), tiles, c.text(c.words(each.key), gfx.Serif, detailText, ui.Body)))
		}
		width := 0.0
		if c.isWide() {
			width = paymentWidth
		}
		picture := c.picture(width, paymentHeight, func(on *stage.Node, r stage.Rect) { c.drawTarget(on, run, crop, r) })
		return []box{c.sideBySide(picture, column(c.gap(closeGap), parts...))}
	}}
}

// tileFlow returns a move: the source of the tiles, arrows, and where they go. marker is the key of the text about the starting player marker, "" if
// the move does not take it.
func tileFlow(at step, marker string) block {
	var list []string
	if marker != "" {
		list = []string{marker}
	}
	return picture{list, func(c *composer) []box {
		run := c.book.run(at)
		from, groups := c.movedTiles(run)
		side := c.kit.UI.Unit * flowTile
		var taken []tile
		for _, g := range groups {
			if g.key != toCentre {
				taken = append(taken, g.tiles...)
			}
		}
		source := c.picture(flowSource, flowSource, func(on *stage.Node, r stage.Rect) { c.drawSource(on, run, from, taken, r) })
		var rows []box
		var ends []int
		for _, g := range groups {
			tiles := c.area(box{Width: layout.Fixed(float64(len(g.tiles)) * g.step * side), Height: layout.Fixed(1.15 * side)},
				func(on *stage.Node, r stage.Rect) { c.drawTiles(on, g, side, r) })
			ends = append(ends, tiles.Area)
			switch {
			case g.key != markerGroup:
				text := c.kit.Words.T("rules.flow." + g.key)
				if g.points != 0 {
					text += " " + c.kit.Words.Signed(g.points)
				}
				label := c.text(text, gfx.SerifBold, detailText, ui.Ink)
				if !c.isWide() {
					rows = append(rows, column(0, row(0, tiles), label))
					continue
				}
				rows = append(rows, row(c.gap(blockGap), tiles, label))
			case c.isWide():
				rows = append(rows, row(c.gap(blockGap), tiles, c.text(c.words(marker), gfx.Serif, detailText, ui.Body)))
			default:
				rows = append(rows, row(0, tiles))
			}
		}
		arrows := c.area(box{Width: layout.Fixed(flowArrow * c.kit.UI.Unit)}, func(on *stage.Node, r stage.Rect) {
			for i, end := range ends {
				ink := ui.Accent
				if key := groups[i].key; key == toCentre || key == toStorage {
					ink = ui.Gold
				}
				c.drawArrow(on, r, c.solved[end], ink)
			}
		})
		move := row(c.gap(closeGap), source, arrows, column(c.gap(partGap), rows...))
		if marker != "" && !c.isWide() {
			return []box{move, c.text(c.words(marker), gfx.Serif, proseText, ui.Body)}
		}
		return []box{move}
	}}
}
