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

// prose is a paragraph.
type prose struct{ key string }

func (p prose) keys() []string { return []string{p.key} }

func (p prose) boxes(c *composer) []box {
	return []box{c.text(c.words(p.key), gfx.Serif, proseText, ui.Body)}
}

// remark is a remark in italics.
type remark struct{ key string }

func (r remark) keys() []string { return []string{r.key} }

func (r remark) boxes(c *composer) []box {
	return []box{c.text(c.words(r.key), gfx.SerifItalic, detailText, ui.Body)}
}

// heading is the title of what follows it.
type heading struct{ key string }

func (h heading) keys() []string { return []string{h.key} }

func (h heading) boxes(c *composer) []box {
	words := c.lines(c.words(h.key), gfx.SerifBold, headingText, 0, ui.Ink, stage.RoleHeading)
	return []box{column(c.gap(closeGap), c.divider(), words)}
}

// list is a bulleted list.
type list struct{ items []string }

func (l list) keys() []string { return l.items }

func (l list) boxes(c *composer) (rows []box) {
	for _, key := range l.items {
		rows = append(rows, row(0, c.bullet(), c.text(c.words(key), gfx.Serif, detailText, ui.Body)))
	}
	return rows
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

// legendLabel is a numbered part of a picture. The number is in the middle of some places, or behind them if something is printed there.
type legendLabel struct {
	at     []place
	behind bool
	key    string
}

// figure draws a small picture in a rectangle.
type figure func(c *composer, on *stage.Node, r stage.Rect)

// question is a rare case and its answer, with a picture.
type question struct {
	key    string
	figure figure
}

func (q question) keys() []string { return []string{q.key, q.key + ".text"} }

func (q question) boxes(c *composer) []box {
	picture := c.figure(q.figure, figureHeight)
	title, text := c.text(c.words(q.key), gfx.SerifBold, headingText, ui.Ink), c.text(c.words(q.key+".text"), gfx.Serif, proseText, ui.Body)
	if c.isWide() {
		return []box{row(c.gap(partGap), picture, column(0, title, text))}
	}
	return []box{column(c.gap(closeGap), title, picture, text)}
}

// caption is a picture with a paragraph.
type caption struct {
	figure figure
	key    string
}

func (n caption) keys() []string { return []string{n.key} }

func (n caption) boxes(c *composer) []box {
	return []box{c.sideBySide(c.figure(n.figure, figureHeight), column(0, c.text(c.words(n.key), gfx.Serif, proseText, ui.Body)))}
}

// figure returns the picture of a figure.
func (c *composer) figure(f figure, height float64) box {
	width := 0.0
	if c.isWide() {
		width = figureWidth
	}
	return c.picture(width, height, func(on *stage.Node, r stage.Rect) { f(c, on, r) })
}

// illustration is a picture as wide as the page, without text.
type illustration struct {
	figure figure
	height float64 // in design units
}

func (illustration) keys() []string { return nil }

func (i illustration) boxes(c *composer) []box {
	return []box{c.picture(0, i.height, func(on *stage.Node, r stage.Rect) { i.figure(c, on, r) })}
}

// contrast is pictures with a check mark or a cross and a caption each.
type contrast struct{ items []contrastItem }

type contrastItem struct {
	figure  figure
	allowed bool
	key     string
}

func (x contrast) keys() (all []string) {
	for _, each := range x.items {
		all = append(all, each.key)
	}
	return all
}

func (x contrast) boxes(c *composer) []box {
	var all []box
	side := 1.2 * markSide * c.kit.UI.Unit
	for _, each := range x.items {
		picture := c.picture(contrastWidth, contrastHeight, func(on *stage.Node, r stage.Rect) { each.figure(c, on, r) })
		mark := c.area(box{Width: layout.Fixed(side), Height: layout.Flexible(0)}, func(on *stage.Node, r stage.Rect) {
			markX, markY := r.Middle()
			c.drawMark(on, each.allowed, markX, markY, markSide*c.kit.UI.Unit)
		})
		all = append(all, row(c.gap(blockGap), picture, mark, column(0, c.text(c.words(each.key), gfx.Serif, detailText, ui.Body))))
	}
	return []box{c.sideBySide(all...)}
}

// legend is a board with numbered parts and their explanations.
type legend struct {
	step   step
	offer  float64 // the width of the factories next to it in design units, 0 for none
	labels []legendLabel
}

func (l legend) keys() (all []string) {
	for _, each := range l.labels {
		all = append(all, each.key)
	}
	return all
}

func (l legend) boxes(c *composer) []box {
	run := c.book.run(l.step)
	var parts []box
	height := wholeBoard
	if l.offer > 0 {
		if c.isWide() {
			height = boardHeight
		}
		parts = append(parts, c.picture(l.offer, boardHeight, func(on *stage.Node, r stage.Rect) { c.drawOffer(on, run, r) }))
	}
	parts = []box{c.sideBySide(append(parts, c.picture(0, height, func(on *stage.Node, r stage.Rect) { c.drawLegend(on, run, l.labels, r) }))...)}
	for i, key := range l.keys() {
		parts = append(parts, row(c.gap(closeGap), c.coinBox(i+1), c.text(c.words(key), gfx.Serif, detailText, ui.Body)))
	}
	return parts
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

// gallery is a row of pictures with points and captions, or several rows.
type gallery struct {
	items []bonus
	low   bool // each row of pictures is as low as one of several rows, where there is another gallery on the page
}

func (g gallery) keys() (all []string) {
	for _, each := range g.items {
		all = append(all, each.key)
	}
	return all
}

// The maximum number of columns of a gallery, and the minimum width of a column in sizes of its text.
const (
	galleryColumns = 4
	galleryColumn  = 5.5
)

func (g gallery) boxes(c *composer) (all []box) {
	columns := max(1, min(len(g.items), galleryColumns, int(c.width/(galleryColumn*c.kit.UI.Size(detailText)))))
	height := galleryHeight
	if (g.low || len(g.items) > columns) && c.isWide() {
		height = galleryRow
	}
	gap := c.gap(partGap)
	for items := range slices.Chunk(g.items, columns) {
		var pictures, points, captions []box
		for _, each := range items {
			run := c.book.run(each.step)
			if each.crop != nil {
				pictures = append(pictures, c.picture(0, height, func(on *stage.Node, r stage.Rect) {
					c.highlight(on, run, each.lit, c.drawBoard(on, run, each.crop, r))
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
}

// jokers is the joker colours of all rounds in their order.
type jokers struct {
	step step
	key  string // of its caption
}

func (j jokers) keys() []string { return []string{j.key} }

func (j jokers) boxes(c *composer) []box {
	run := c.book.run(j.step)
	picture := c.picture(0, jokerHeight, func(on *stage.Node, r stage.Rect) { c.drawJokers(on, run, r) })
	return []box{column(c.gap(closeGap), picture, c.aligned(c.words(j.key), gfx.SerifItalic, detailText, 0.5, ui.Body))}
}

// floorCost is a floor line with its costs.
type floorCost struct{ step step }

func (floorCost) keys() []string { return nil }

func (f floorCost) boxes(c *composer) []box {
	run := c.book.run(f.step)
	var bracket stage.Rect
	picture := c.picture(0, floorHeight, func(on *stage.Node, r stage.Rect) { bracket = c.drawFloor(on, run, r) })
	text := c.costText(run)
	sum := c.area(box{Width: layout.Flexible(0), Height: layout.Fixed(lineHeight * c.kit.UI.Size(headingText))}, func(on *stage.Node, r stage.Rect) {
		r.X, r.W = bracket.X, bracket.W // in the middle below the bracket
		on.Add(c.kit.UI.AlignLines(text, gfx.SerifBold, headingText, 0.5, r, ui.Loss))
	})
	return []box{column(0, picture, sum)}
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

// payments is a space with payments that are legal or not.
type payments struct {
	step step
	crop []place
}

func (payments) keys() []string { return []string{"may", "colour", "all", "jokers", "alone"} }

func (p payments) boxes(c *composer) []box {
	run := c.book.run(p.step)
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
	picture := c.picture(width, paymentHeight, func(on *stage.Node, r stage.Rect) { c.drawTarget(on, run, p.crop, r) })
	return []box{c.sideBySide(picture, column(c.gap(closeGap), parts...))}
}

// tileFlow is a move: the source of the tiles, arrows, and where they go.
type tileFlow struct {
	step   step
	marker string // the key of the text about the starting player marker, "" if the move does not take it
}

func (t tileFlow) keys() (all []string) {
	if t.marker != "" {
		all = append(all, t.marker)
	}
	return all
}

func (t tileFlow) boxes(c *composer) []box {
	run := c.book.run(t.step)
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
			rows = append(rows, row(c.gap(blockGap), tiles, c.text(c.words(t.marker), gfx.Serif, detailText, ui.Body)))
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
	if t.marker != "" && !c.isWide() {
		return []box{move, c.text(c.words(t.marker), gfx.Serif, proseText, ui.Body)}
	}
	return []box{move}
}
