package pavilion

import (
	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/scenes/describe"
)

// Sizes of a drawing in columns and rows: a star, the distance from star to star, and the width of the whole.
const (
	starWidth, starHeight = 15, 6
	starStepX, starStepY  = 18, 7
	drawingWidth          = 59
)

// starAt returns the top left corner of a star, where it is on the board: star 1 is on the left, the others follow clockwise.
func starAt(star int) (x, y int) {
	at := [...][2]int{{2, 1}, {0, 1}, {1, 0}, {3, 0}, {4, 1}, {3, 2}, {1, 2}}[star] // in half a step and in steps
	return 4 + at[0]*starStepX/2, at[1] * starStepY
}

// Drawing implements describe.Describer: the stars where they are on the board or, if that is too wide, one below the other. Tiles are letters,
// and empty spaces have their number.
func (d Describer) Drawing(pos engine.Position, s engine.Seat, width int) (picture, notes []string) {
	p, c := pavilion.See(pos), describe.Canvas{}
	notes = []string{d.LetterList()}
	if width > 0 && drawingWidth > width {
		d.drawTable(&c, p, s, width)
		notes = append(notes, d.nearOrnaments(p, s)...)
	} else {
		for star := range pavilion.Stars {
			d.drawStar(&c, p, s, star)
		}
		for _, o := range pavilion.Ornaments() {
			d.drawOrnament(&c, o, p.Missing(s, o))
		}
		notes = append(notes, d.Words.T("term.pavilion.drawn.ornaments"))
	}
	if p.Cost(0) != 1 {
		notes = append(notes, d.Words.T("term.pavilion.drawn.costs"))
	}
	return c.Lines(), append(notes, d.handAndCorners(p, s)...)
}

// drawStar draws a star with the number that the player types and the letter of its printed colour.
func (d Describer) drawStar(c *describe.Canvas, p pavilion.View, s engine.Seat, star int) {
	x, y := starAt(star)
	c.Box(x, y, starWidth, starHeight)
	title := " " + d.Words.Number(star) + " "
	if own, ok := p.OwnColour(star); ok {
		title += d.Letter(own) + " "
	}
	c.Text(x+2, y, title)
	first := max(0, star-1) // the position of space 1, clockwise from the top
	for n := range pavilion.Ring {
		at := [...][2]int{{7, 1}, {11, 2}, {11, 3}, {7, 4}, {3, 3}, {3, 2}}[(first+n)%pavilion.Ring]
		c.Centre(x+at[0], y+at[1], d.spaceSign(p, s, star*pavilion.Ring+n, true))
	}
}

// spaceSign returns the letter of the tile on a space, or the number of an empty space. costs adds what the space costs if that is another number.
func (d Describer) spaceSign(p pavilion.View, s engine.Seat, at int, costs bool) string {
	number, cost := at%pavilion.Ring+1, p.Cost(at)
	if tile, ok := p.Tile(s, at); ok {
		return d.Letter(tile)
	}
	if costs && cost != number {
		return d.Words.Number(number) + ":" + d.Words.Number(cost)
	}
	return d.Words.Number(number)
}

// drawOrnament draws an ornament between the spaces around it: a filled sign, or an empty one and the number of spaces that are missing.
func (d Describer) drawOrnament(c *describe.Canvas, o pavilion.Ornament, missing int) {
	signs := [...][2]string{pavilion.Pillar: {"●", "○"}, pavilion.Statue: {"◆", "◇"}, pavilion.Window: {"■", "□"}}[o.Kind]
	text := signs[0]
	if missing > 0 {
		text = signs[1] + d.Words.Number(missing)
	}
	x, y := starAt(o.Star)
	if o.Kind == pavilion.Window {
		left, row := x < drawingWidth/2-starWidth/2, 1+y/starStepY*3/2
		if x += starWidth + 1; left {
			x -= starWidth + 4
		}
		c.Text(x, y+row, text)
		return
	}
	next := 0 // a pillar stands before the centre star
	if o.Kind == pavilion.Statue {
		next = o.Star%pavilion.Ring + 1
	}
	nextX, nextY := starAt(next)
	c.Centre((x+nextX+starWidth)/2, (y+nextY+starHeight)/2, text)
}

// drawTable draws the stars as the rows of a table.
func (d Describer) drawTable(c *describe.Canvas, p pavilion.View, s engine.Seat, width int) {
	cell := 4
	if 3+pavilion.Ring*cell > width {
		cell = 2
	}
	for star := range pavilion.Stars {
		c.Text(0, 1+2*star, d.Words.Number(star))
		for n := range pavilion.Ring {
			c.Box(2+n*cell, 2*star, cell+1, 3)
			c.Centre(2+n*cell+cell/2, 1+2*star, d.spaceSign(p, s, star*pavilion.Ring+n, cell > 2))
		}
	}
}
