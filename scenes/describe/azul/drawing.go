package azul

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/scenes/describe"
)

// boardSpacing is the distance from cell to cell in a drawing, and the width between pattern lines and wall.
type boardSpacing struct{ cell, arrow int }

// width returns the width of a board.
func (b boardSpacing) width() int { return linesX + 10*b.cell + b.arrow + 1 }

// linesX is the column of the left border of the longest pattern line, right of the numbers of the lines.
const linesX = 2

// markerSign is the starting player marker in a drawing.
const markerSign = "*"

// Drawing implements describe.Describer. Tiles are capital letters, and the colours printed on empty spaces of the wall are small ones.
func (d Describer) Drawing(pos engine.Position, s engine.Seat, width int) (picture, notes []string) {
	p, c, space := azul.See(pos), describe.Canvas{}, boardSpacing{4, 4}
	if width > 0 && space.width() > width {
		space = boardSpacing{2, 2}
	}
	for row := range 5 {
		d.drawRow(&c, p, s, row, space)
	}
	d.drawFloor(&c, p, s, space)
	notes = []string{d.LetterList()}
	if _, printed := p.Pattern(0, 0); printed {
		notes = append(notes, d.Words.T("term.azul.drawn.printed"))
	}
	if p.Marker() == s && p.Keeper() != s {
		notes = append(notes, d.Words.T("term.count", "label", markerSign, "value", d.Words.T("term.marker")))
	}
	return c.Lines(), append(notes, d.forecast(p, s)...)
}

// drawRow draws a pattern line and its row of the wall. The number of the line is on the left, those of the columns are above the first row.
func (d Describer) drawRow(c *describe.Canvas, p azul.View, s engine.Seat, row int, space boardSpacing) {
	y, middle, wallX := 1+2*row, space.cell/2, linesX+5*space.cell+space.arrow
	c.Text(0, y+1, d.Words.Number(row+1))
	colour, tiles := p.Line(s, row)
	for i := range row + 1 { // from the wall outwards
		x := linesX + (4-i)*space.cell
		c.Box(x, y, space.cell+1, 3)
		if i < tiles {
			c.Text(x+middle, y+1, d.Letter(colour))
		}
	}
	c.Text(wallX-space.arrow/2, y+1, "→")
	for col := range 5 {
		x := wallX + col*space.cell
		c.Box(x, y, space.cell+1, 3)
		sign := "·"
		if tile, ok := p.Wall(s, row, col); ok {
			sign = d.Letter(tile)
		} else if tile, ok := p.Pattern(row, col); ok {
			sign = strings.ToLower(d.Letter(tile))
		}
		c.Text(x+middle, y+1, sign)
		if row == 0 {
			c.Text(x+middle, 0, d.Words.Number(col+1))
		}
	}
}

// drawFloor draws the floor line with the points of its spaces below. In narrow spaces the points have no sign.
func (d Describer) drawFloor(c *describe.Canvas, p azul.View, s engine.Seat, space boardSpacing) {
	const y = 12
	for i, cost := range azul.FloorCosts() {
		x := linesX + i*space.cell
		c.Box(x, y, space.cell+1, 3)
		text := d.Words.Number(cost)
		if space.cell < 4 {
			text = d.Words.Number(-cost)
		}
		c.Centre(x+space.cell/2, y+3, text)
		if i >= p.FloorLen(s) {
			continue
		}
		sign := markerSign
		if tile := p.FloorTile(s, i); tile != engine.Marker {
			sign = d.Letter(tile)
		}
		c.Text(x+space.cell/2, y+1, sign)
	}
	c.Text(linesX+7*space.cell+2, y+1, d.Words.T("source.floor"))
}
