package play

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Sizes of an entry in one line, in design units.
const (
	lineTile   = 25.0
	lineLap    = 9.0 // what is seen of a tile that another one lies on
	lineEmblem = 25.0
	lineGap    = 8.0
)

// brief reports whether every entry fits in one line of a width.
func (s *logStyle) brief(all []entry, width float64) bool {
	for _, e := range all {
		w := s.wide(s.way(e), gfx.Serif, s.short)
		if e.isRound() {
			w = s.titleWidth(e)
		}
		if s.before(e)+w+s.after(e) > width {
			return false
		}
	}
	return true
}

// way is what a line says of a move.
func (s *logStyle) way(e entry) string {
	if s.curt {
		return e.haul.end
	}
	return e.haul.way
}

// before is what stands before the words of an entry.
func (s *logStyle) before(e entry) float64 {
	if e.isRound() {
		return 0
	}
	x, n := (lineEmblem+lineGap)*s.Unit, len(e.haul.tiles)
	if e.sum != nil {
		n = min(len(e.sum.tiles), mostTiles) // more lie the closer
	}
	if n > 0 {
		x += (lineTile + lineLap*float64(n-1) + lineGap) * s.Unit
	}
	return x
}

// after is what the points take behind the words of an entry.
func (s *logStyle) after(e entry) float64 {
	if e.sum != nil {
		return 2 * s.column()
	}
	if e.gain == 0 {
		return 0
	}
	return s.wide(fmt.Sprintf("+%d", max(e.gain, -e.gain)), gfx.SerifBold, s.short) + lineGap*s.Unit
}

// tellBriefly is an entry in one line of its row.
func (s *logStyle) tellBriefly(e entry, r stage.Rect) []*stage.Node {
	y := r.Y + r.H/2
	if e.isRound() {
		return s.tellRound(e, r, y)
	}
	if e.sum != nil {
		return s.tellSum(e, r, y)
	}
	u := s.Unit
	nodes := []*stage.Node{s.emblem(e.seat, r.X+lineEmblem/2*u, y, lineEmblem*u)}
	x := r.X + (lineEmblem+lineGap+lineTile/2)*u
	for i, skin := range e.haul.tiles {
		nodes = append(nodes, s.tile(skin, x+float64(i)*lineLap*u, y))
	}
	nodes = append(nodes, s.Text(s.way(e), gfx.Serif, s.short, r.X+s.before(e), y, 0, s.On.Body()))
	if e.gain != 0 {
		nodes = append(nodes, s.Text(s.words.Signed(e.gain), gfx.SerifBold, s.short, r.X+r.W, y, 1, s.On.Points(e.gain)))
	}
	return nodes
}

// tile is a tile of an entry; one that is wider than high is as wide as others.
func (s *logStyle) tile(skin table.Skin, x, y float64) *stage.Node {
	size := lineTile * s.Unit / max(skin.W, skin.H)
	return skin.At(table.Spot{X: x, Y: y, Size: size})
}

// titleWidth is that of the title of a round.
func (s *logStyle) titleWidth(e entry) float64 { return s.wide(e.title, gfx.SerifBold, s.short+1) }

// tellRound is the head of a round with the scores of all seats, where all have room.
func (s *logStyle) tellRound(e entry, r stage.Rect, y float64) []*stage.Node {
	nodes := []*stage.Node{s.Text(e.title, gfx.SerifBold, s.short+1, r.X, y, 0, s.On.Gold())}
	wide := s.wide("000", gfx.SerifBold, s.short) + (lineEmblem+lineGap/2)*s.Unit // of an emblem and the score behind it
	if s.titleWidth(e)+float64(len(e.sums))*wide > r.W {
		return nodes
	}
	for seat, sum := range e.sums {
		x := r.X + r.W - float64(len(e.sums)-seat)*wide
		nodes = append(nodes, s.emblem(engine.Seat(seat), x+lineEmblem/2*s.Unit, y, lineEmblem*0.8*s.Unit), s.Text(s.words.Number(sum.points), gfx.SerifBold, s.short, x+wide, y, 1, s.On.Ink()))
	}
	return nodes
}

// emblem is that of a seat around a point.
func (s *logStyle) emblem(seat engine.Seat, x, y, size float64) *stage.Node {
	return stage.New("", table.Emblem(s.worn.Emblem(seat)), x, y, size, size)
}
