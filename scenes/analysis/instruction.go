package analysis

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"azulejo/game/gfx"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// placeInstruction returns the card of an instruction and the side of its tail. An instruction is always shown: if there is no space, its text is smaller,
// and in the end it covers as little as possible.
func (s *Space) placeInstruction(m *Message) (card *stage.Node, tail float64) {
	k := s.Kit
	size, pad := k.Size(31), 28*k.Unit
	if s.Shape().Phone() {
		size, pad = max(20*k.Device, k.MinTextSize()), 14*k.Device
	}
	tail = 0.75 * pad
	p := &popover.Placement{Bounds: s.Window.Grow(-10 * k.Device), Anchor: m.At, Gap: tail + 10*k.Unit, Margin: table.TailLength(k, tail), Obstacles: s.obstacles(m)}
	card, clear := s.largestInstruction(m, p, size, pad)
	if m.Centred {
		return card, 0
	}
	for other := card; clear; other, clear = s.largestInstruction(m, p, size, pad) {
		crossed, crosses := table.TailCrosses(other.Bounds(), m.At, tail, s.Controls)
		if !crosses {
			return other, tail
		}
		p.Keep = append(p.Keep, crossed.Union(other.Bounds())) // what is behind the control
	}
	return card, tail
}

// largestInstruction returns the card of an instruction with the largest text, up to a size, that fits. clear reports whether it fits at all.
func (s *Space) largestInstruction(m *Message, p *popover.Placement, size, pad float64) (card *stage.Node, clear bool) {
	for card == nil {
		card, clear = s.instructionAt(m, p, size, pad)
		size = max(s.Kit.MinTextSize(), 0.9*size)
	}
	return card, clear
}

// clearance is the least distance of a centred instruction to what it must not cover, in design units.
const clearance = 8

// instructionAt returns the card of an instruction at a text size where it fits. If it does not fit, it returns nil or, at the smallest size, the card
// where it covers least. clear reports whether it fits.
func (s *Space) instructionAt(m *Message, p *popover.Placement, size, pad float64) (card *stage.Node, clear bool) {
	most := min(0.88*s.Window.W-2*pad, 21*size)
	var cards []*stage.Node
	var sizes []popover.Size
	for _, share := range []float64{1, 0.75, 0.55} {
		n := instructionCard(s.Kit, m, size, share*most, pad)
		cards, sizes = append(cards, n), append(sizes, popover.Size{W: n.W, H: n.H})
	}
	r, at, ok := p.Place(sizes...)
	if m.Centred { // or where it covers nothing of the table
		strict := *p
		strict.Keep = slices.Concat(p.Keep, p.Avoid)
		if free, i, found := strict.Place(sizes...); found {
			r, at, ok = free, i, true
		}
		x, y := p.Anchor.Middle()
		middle := stage.Rect{X: x - sizes[0].W/2, Y: y - sizes[0].H/2, W: sizes[0].W, H: sizes[0].H}
		middle.X, middle.Y = max(middle.X, p.Bounds.X), max(middle.Y, p.Bounds.Y)
		if middle.In(p.Bounds) && !middle.Grow(clearance*s.Kit.Unit).OverlapsAny(strict.Keep) {
			r, at, ok = middle, 0, true
		}
	}
	switch {
	case !ok && size > s.Kit.MinTextSize():
		return nil, false
	case !ok:
		r, at = p.LeastCovering(sizes[0])
	}
	cards[at].X, cards[at].Y = r.Middle()
	return cards[at], ok
}

// longestUnit is the length of the longest word that stays with a number before it, such as "points".
const longestUnit = 8

// keepNumbers puts no-break spaces between a number and the word before it and a short word after it, so that no line ends in "line" and the next begins
// with "2".
func keepNumbers(text string) string {
	words := strings.Split(text, " ")
	for i := len(words) - 1; i > 0; i-- {
		before, after := words[i-1], words[i]
		last, _ := utf8.DecodeLastRuneInString(before)
		first, _ := utf8.DecodeRuneInString(after)
		if unicode.IsLetter(last) && unicode.IsDigit(first) || unicode.IsDigit(last) && unicode.IsLetter(first) && utf8.RuneCountInString(after) <= longestUnit {
			words[i-1] += noBreakSpace + after
			words = slices.Delete(words, i, i+1)
		}
	}
	return strings.Join(words, " ")
}

const noBreakSpace = "\u00a0"

// instructionCard returns a card with an instruction below its lead, in lines of similar length up to a maximum width.
func instructionCard(k *ui.Kit, m *Message, size, most, pad float64) *stage.Node {
	const leading, leadSize, leadGap = 1.2, 0.8, 0.3 // in sizes of the text
	type line struct {
		text string
		face gfx.Face
		size float64
		ink  ui.Role
	}
	var lines []line
	width, height := 0.0, 0.0
	add := func(text string, face gfx.Face, size float64, ink ui.Role) {
		if text == "" {
			return
		}
		joined := keepNumbers(text)
		wrapped := k.Fonts.Wrap(joined, face, size, table.BalancedWidth(k.Fonts, joined, face, size, most))
		width = max(width, k.Fonts.MaxWidth(wrapped, face, size))
		for _, each := range wrapped {
			lines = append(lines, line{each, face, size, ink})
			height += leading * size
		}
	}
	add(m.Lead, gfx.Serif, leadSize*size, ui.Loss)
	lead, gap := len(lines), 0.0
	if lead > 0 {
		gap = leadGap * size
	}
	add(m.Text, gfx.SerifBold, size, ui.Ink)
	r := stage.Rect{W: width + 2*pad, H: height + gap + 1.2*pad}
	box := stage.Box("instruction-card", stage.NewPanel("pill", k.Unit, 0), r).SetRole(stage.RoleText, strings.TrimSpace(m.Lead+" "+m.Text))
	y := -(height + gap) / 2
	for i, l := range lines {
		if i == lead {
			y += gap
		}
		y += leading / 2 * l.size
		box.Add(stage.New("", &stage.Label{Text: l.text, Face: l.face, Size: l.size, Align: 0.5, Colour: l.ink.Colour()}, 0, y, 0, 0))
		y += leading / 2 * l.size
	}
	return box
}
