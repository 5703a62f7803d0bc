package play

import (
	"fmt"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// Sizes of an entry in one line, in design units.
const (
	lineTile   = 25.0
	lineLap    = 9.0 // what is seen of a tile that another one lies on
	lineEmblem = 25.0
	lineGap    = 8.0
	lineSign   = 26.0
	closeLap   = 6.0 // of a tile, and a gap, where all lies closer together
	closeGap   = 5.0
)

// lap is what is seen of a tile that another one lies on, and gap what lies between the parts of a line.
func (s *logStyle) lap() float64 {
	if s.signs {
		return closeLap * s.Unit
	}
	return lineLap * s.Unit
}

func (s *logStyle) gap() float64 {
	if s.signs {
		return closeGap * s.Unit
	}
	return lineGap * s.Unit
}

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
	if s.signs {
		return e.haul.end
	}
	return e.haul.way
}

// before is what stands before the words of an entry.
func (s *logStyle) before(e entry) float64 {
	if e.isRound() {
		return 0
	}
	if e.sum != nil {
		return (lineEmblem + 2*lineGap + lineTile + lineLap*float64(min(len(e.sum.tiles), mostTiles)-1)) * s.Unit // more lie the closer
	}
	x := lineEmblem*s.Unit + s.gap()
	if n := len(e.haul.tiles); n > 0 {
		x += lineTile*s.Unit + s.lap()*float64(n-1) + s.gap()
	}
	return x + s.signWidth(e)
}

// signWidth is what the sign of a source takes with the gap after it.
func (s *logStyle) signWidth(e entry) float64 {
	if !s.signs || e.sum != nil || e.haul.from.Zone == engine.NoZone {
		return 0
	}
	return lineSign*s.Unit + s.gap()/2
}

// sign is that of a source around a point: a plate with its number, the cloth of the centre, or a space with the number of its line.
func (s *logStyle) sign(from engine.Place, x, y float64) *stage.Node {
	size, number := lineSign*s.Unit, s.words.Number(int(from.Row)+1)
	var art stage.Art = stage.Pic("plate")
	switch from.Zone {
	case engine.Centre:
		return stage.New("", &stage.Sprite{Name: "centre", Tint: s.On.Cloth()}, x, y, size, size)
	case engine.Line:
		art = stage.Slab("well", 0.5*s.Unit, 0)
	}
	label := &stage.Label{Text: number, Face: gfx.SerifBold, Size: s.Size(s.short), Align: 0.5, Colour: gfx.Hex(ui.Ink)}
	return stage.New("", art, x, y, size, size).Add(stage.New("", label, 0, 0, 0, 0))
}

// after is what the points take behind the words of an entry.
func (s *logStyle) after(e entry) float64 {
	if e.sum != nil {
		return 2 * s.column()
	}
	if e.gain == 0 {
		return 0
	}
	return s.wide(fmt.Sprintf("+%d", max(e.gain, -e.gain)), gfx.SerifBold, s.short) + s.gap()
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
	x := r.X + (lineEmblem+lineTile/2)*u + s.gap()
	for i, skin := range e.haul.tiles {
		nodes = append(nodes, s.tile(skin, x+float64(i)*s.lap(), y))
	}
	if wide := s.signWidth(e); wide > 0 {
		nodes = append(nodes, s.sign(e.haul.from, r.X+s.before(e)-wide+lineSign/2*u, y))
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

// scoreWidth is that of an emblem and the score behind it.
func (s *logStyle) scoreWidth() float64 {
	return s.wide("000", gfx.SerifBold, s.short) + (lineEmblem+lineGap/2)*s.Unit
}

// summed reports whether the head of a round has room for the scores of all seats, and what a seat laid in it for both gain and loss.
func (s *logStyle) summed(e entry, width float64) bool {
	if e.sum != nil {
		return s.before(e)+3*s.column() <= width
	}
	return s.titleWidth(e)+float64(len(e.sums))*s.scoreWidth() <= width
}

// tellRound is the head of a round with the scores of all seats, where all have room.
func (s *logStyle) tellRound(e entry, r stage.Rect, y float64) []*stage.Node {
	nodes := []*stage.Node{s.Text(e.title, gfx.SerifBold, s.short+1, r.X, y, 0, s.On.Gold())}
	wide := s.scoreWidth()
	if !s.summed(e, r.W) {
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
