package describe

import (
	"strings"
	"unicode/utf8"
)

// Canvas is a drawing of text and lines of box characters, in columns and rows. It grows to the right and downwards.
type Canvas struct{ rows [][]point }

// point is a column of a row: a character, or the lines that meet there.
type point struct {
	char  rune
	lines line
}

// line is a set of directions in which a line leaves a point.
type line uint8

const (
	up line = 1 << iota
	right
	down
	left
)

// boxCharacters are the characters for all sets of directions.
const boxCharacters = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"

// at returns the point at a column and a row.
func (c *Canvas) at(x, y int) *point {
	for len(c.rows) <= y {
		c.rows = append(c.rows, nil)
	}
	for len(c.rows[y]) <= x {
		c.rows[y] = append(c.rows[y], point{})
	}
	return &c.rows[y][x]
}

// Text writes text to the right from a point.
func (c *Canvas) Text(x, y int, text string) {
	for _, r := range text {
		c.at(x, y).char = r
		x++
	}
}

// Centre writes text with its middle, or the column right of it, at a point.
func (c *Canvas) Centre(x, y int, text string) { c.Text(x-utf8.RuneCountInString(text)/2, y, text) }

// Box draws a rectangle whose border is part of its width and height. Boxes that share a border are joined.
func (c *Canvas) Box(x, y, w, h int) {
	for _, side := range []int{0, h - 1} {
		c.line(x, y+side, 1, 0, w, right, left)
	}
	for _, side := range []int{0, w - 1} {
		c.line(x+side, y, 0, 1, h, down, up)
	}
}

// line draws a line of n points. forth and back are the directions along it.
func (c *Canvas) line(x, y, dx, dy, n int, forth, back line) {
	for i := range n {
		p := c.at(x+i*dx, y+i*dy)
		if i < n-1 {
			p.lines |= forth
		}
		if i > 0 {
			p.lines |= back
		}
	}
}

// Lines returns the rows of the drawing without spaces at their ends.
func (c *Canvas) Lines() (lines []string) {
	box := []rune(boxCharacters)
	for _, row := range c.rows {
		var text strings.Builder
		for _, p := range row {
			if p.char == 0 {
				p.char = box[p.lines]
			}
			text.WriteRune(p.char)
		}
		lines = append(lines, strings.TrimRight(text.String(), " "))
	}
	return lines
}
