package pavilion

import (
	"fmt"
	"math/bits"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	describe "azulejo/scenes/describe/pavilion"
	"azulejo/scenes/table"
)

// scenery draws everything but the tiles of a position.
type scenery struct {
	table *Table
	table.Scenery
	pos pavilion.View
}

func newScenery(t *Table, pos engine.Position, l table.Legend) *scenery {
	d := &scenery{t, table.NewScenery(l, t.LiveState(pos)), pavilion.See(pos)}
	t.joker = d.pos.Joker()
	return d
}

// LiveState implements table.Table.
func (t *Table) LiveState(pos engine.Position) (now table.LiveState) {
	p := pavilion.See(pos)
	now.Count = map[engine.Place][]int{
		{Zone: engine.Bag}:     table.ByColour(pavilion.Colours, p.Bag),
		{Zone: engine.Discard}: table.ByColour(pavilion.Colours, p.Storage),
	}
	for s := range engine.Seat(p.Seats()) {
		now.Count[engine.Place{Zone: engine.Hand, Seat: s}] = table.ByColour(pavilion.Colours, func(c engine.Tile) int { return p.Hand(s, c) })
	}
	return now
}

// Scenery implements table.Table.
func (t *Table) Scenery(pos engine.Position, l table.Legend) *table.Scenery {
	d := newScenery(t, pos, l)
	d.AddTurnLight(t.frame.Kit.On, func(s engine.Seat) stage.Rect { return t.boards[s].rect })
	d.drawOffer()
	d.drawJokers()
	hand, beside := stage.Box("hand", t.frame.Kit.On.Panel(t.frame.Kit.Unit), t.tray), t.handTop > 0
	hand.Hidden = d.noHand()
	if beside { // the offer is animated from below the boards
		d.Below.Add(hand)
	}
	for s := range engine.Seat(t.frame.Seats) {
		if t.boards[s].compact != nil {
			d.drawCompactBoard(s)
		} else {
			d.drawBoard(s)
		}
	}
	d.drawHandTitle()
	if !beside {
		d.Below.Add(hand)
	}
	if t.phone {
		d.drawPhoneHand()
		d.drawPhoneStock()
	} else {
		d.drawStock()
	}
	d.drawStarOutlines()
	return &d.Scenery
}

// noHand reports whether the large tray of a hand is left out: in a review of a game that is over.
func (s *scenery) noHand() bool {
	return s.table.handTop > 0 && s.table.frame.Reviewed && s.pos.Over()
}

// Part implements table.Look.
func (t *Table) Part(pos engine.Position, p table.Part) *table.Scenery {
	d := &scenery{t, table.NewPartScenery(p, t.frame.Seats, t.LiveState(pos)), pavilion.See(pos)}
	t.joker = d.pos.Joker()
	switch p.Kind {
	case table.BoardPart:
		d.drawBoard(p.Seat)
		d.drawStarOutlines()
	case table.OfferPart:
		t.offer.Scenery(&d.Scenery, t.frame.Kit.On)
	case table.JokersPart:
		d.drawJokers()
	}
	return &d.Scenery
}

// drawOffer draws plates, centre and supply.
func (s *scenery) drawOffer() {
	s.table.offer.Scenery(&s.Scenery, s.table.frame.Kit.On)
	r, rim := s.table.supply, 14*s.table.frame.Kit.Unit
	if r.H == 0 {
		return
	}
	s.Below.Add(stage.Box("supply", s.table.frame.Kit.On.Panel(s.table.frame.Kit.Unit), r))
	word := s.table.frame.Kit.FitText(s.table.Words.T("pavilion.supply"), gfx.SerifBold, 18, r.X+rim, r.Y+r.H/2, 0, s.table.supplyHead-rim, s.table.frame.Kit.On.Ink())
	word.Name = "supply-word"
	s.Texts.Add(word)
}

// drawJokers draws the joker colours by round: that of this round large and with a rope, those of past rounds darkened.
func (s *scenery) drawJokers() {
	r, round := s.table.jokers, s.pos.Round()-1
	step := min(64*s.table.frame.Kit.Unit, r.W/6)
	for i, c := range s.pos.Jokers() {
		skin := s.table.tile(c)
		at := table.Spot{X: r.X + r.W/2 + table.FromMiddle(i, 6)*step, Y: r.Y + r.H/2, Size: r.H * 0.74}
		switch {
		case i < round:
			skin.Rim = "past-rhomb"
		case i == round:
			at.Size, skin.Rim = r.H*1.16, "rope-rhomb"
		}
		s.Jokers = append(s.Jokers, skin.Node(fmt.Sprint("joker-", i+1), &table.TileArt{Skin: skin}, at))
		s.Below.Add(s.Jokers[i])
	}
}

// drawBoard draws a seat's board with its stars.
func (s *scenery) drawBoard(seat engine.Seat) {
	b, look := &s.table.boards[seat], s.OpenBoard
	if slab := s.Slab(seat, "slab-sage", b.rect, s.table.frame.Kit, b.large); s.table.phone && b.large && s.pos.Taking() && look != nil {
		slab.Touch = &stage.Touch{Press: func() { look(seat) }}
	}
	stars, own := *s, *b
	stars.Below, stars.Texts, own.x, own.y = b.group("stars", seat), b.group("figures", seat), 0, 0
	stars.Below.Add(stage.New("", stage.NewSprite("ring"), 0, 0, 9.1*b.side, 9.1*b.side))
	stars.drawSpaces(seat, &own, allSpaces)
	stars.drawOrnaments(seat, &own, allSpaces)
	for i := range pavilion.Corners {
		if s.Part != nil && s.Part.Crop {
			break
		}
		stars.Below.Add(rhomb("").Node(table.KeptSpaceName, stage.NewSprite("corner-cell"), own.corner(i)))
	}
	s.Below.Add(stars.Below)
	s.Texts.Add(stars.Texts)
	s.Notes, s.Printed, s.Ornaments = stars.Notes, stars.Printed, stars.Ornaments
	if s.Part == nil {
		s.drawHeader(seat)
	}
}

// group returns a node with its origin in the middle of a seat's board, which grows with the board.
func (b *board) group(name string, s engine.Seat) *stage.Node {
	return stage.New(fmt.Sprintf("%s-%d", name, s), nil, b.x, b.y, b.side, b.side)
}

// starSprite returns the sprite of the empty spaces of a star, and the colour of their numbers.
func starSprite(p pavilion.View, star int) (name string, ink gfx.Colour) {
	if c, ok := p.OwnColour(star); ok {
		return "star-" + colourName(c), starInk(c)
	}
	return "star-any", anyStarInk()
}

// allSpaces has a bit for each space of a board.
const allSpaces = 1<<pavilion.Spaces - 1

// drawSpaces draws some spaces of a seat's stars, with their numbers if these are legible. On the viewer's board it darkens the spaces that its seat
// cannot pay for, from the first turn of placing until the seat passes.
func (s *scenery) drawSpaces(seat engine.Seat, b *board, some uint64) {
	p, size := s.pos, max(b.side*0.37, s.table.frame.Kit.MinTextSize())
	darkened := b.large && !p.Over() && !p.Taking() && !p.Gone(seat)
	scrims := stage.Group("") // drawn above all numbers, which takes fewer draw calls
	for at := range pavilion.Spaces {
		if some>>at&1 == 0 {
			continue
		}
		name, ink := starSprite(p, at/pavilion.Ring)
		spot := b.space(at)
		s.Below.Add(rhomb(name).Node("", stage.NewSprite(name), spot))
		if _, covered := p.Tile(seat, at); covered || size > b.side {
			continue
		}
		s.AddPrinted(s.numberNode(p.Cost(at), size, spot.X, spot.Y, ink))
		if darkened && !p.Affords(seat, at) {
			scrims.Add(rhomb("").Node("", stage.NewSprite("dim-rhomb"), spot))
		}
	}
	s.Texts.Add(scrims)
}

// numberNode returns a number centred at a point.
func (s *scenery) numberNode(n int, size, x, y float64, ink gfx.Paint) *stage.Node {
	return stage.New("", &stage.Label{Text: s.table.Words.Number(n), Face: gfx.SerifBold, Size: size, Align: 0.5, Colour: ink.Colour()}, x, y, 0, 0)
}

// drawOrnaments draws the ornaments next to some spaces, golden if complete, and on the viewer's board with the number of spaces that they still need.
func (s *scenery) drawOrnaments(seat engine.Seat, b *board, some uint64) {
	size := max(b.side*0.26, s.table.frame.Kit.MinTextSize())
	for _, o := range pavilion.Ornaments() {
		if o.Spaces&some == 0 {
			continue
		}
		name, missing := describe.OrnamentName(o.Kind), s.pos.Missing(seat, o)
		if missing == 0 {
			name += "-done"
		}
		spot := b.ornament(o.Kind, o.Star)
		s.AddOrnament(ornamentPlace(seat, o), stage.New("", stage.NewSprite(name), spot.X, spot.Y, spot.Size, spot.Size))
		if all := bits.OnesCount64(o.Spaces); s.Part == nil && b.large && missing > 0 && missing < all && size < 0.5*b.side {
			x, y := b.missingLabel(o.Kind, o.Star)
			knob, label := stage.New("", stage.NewSprite("knob"), x, y, 1.4*size, 1.4*size), s.numberNode(missing, size, x, y, ui.Ink)
			s.Below.Add(knob)
			s.Texts.Add(label)
			for _, n := range []*stage.Node{knob, label} {
				s.Notes = append(s.Notes, table.Note{At: ornamentPlace(seat, o), Until: engine.Complete, Node: n})
			}
		}
	}
}

// ornamentPlace returns the place of an ornament.
func ornamentPlace(s engine.Seat, o pavilion.Ornament) engine.Place {
	return engine.Place{Zone: engine.Ornament, Seat: s, Row: int8(o.Kind), Col: int8(o.Star - 1)}
}

// drawHeader draws the line of emblem, name, level and score, or two lines next to the stars of a low board.
func (s *scenery) drawHeader(seat engine.Seat) {
	b := &s.table.boards[seat]
	k, r := s.table.frame.Kit, b.title
	h := table.Header{Name: s.Names[seat], Level: s.Levels[seat], Score: s.table.Words.Number(s.pos.Score(seat)), NoteFace: gfx.SerifItalic, NoteInk: ui.Body, Large: b.large}
	if s.pos.Gone(seat) {
		h.Note = s.table.Words.T("pavilion.gone")
	}
	if b.low() {
		side := 0.9 * b.head
		s.AddEmblem(seat, fmt.Sprintf("seat-%d", seat), r.X+side/2, r.Y+table.CompactNameLine(r).H/2, side)
		s.WriteCompactHeader(seat, h, s.Texts, k, r, 1.2*side)
		return
	}
	y, x := b.head*0.56, b.head*0.62
	s.AddEmblem(seat, fmt.Sprintf("seat-%d", seat), r.X+x, r.Y+y, b.head*0.8)
	left, right := x+b.head*0.52, r.W-max(12*k.Unit, b.head*0.36)
	line := stage.New(fmt.Sprintf("head-%d", seat), nil, r.X, r.Y, r.W, b.head)
	s.WriteHeader(seat, h, line, k, stage.Rect{X: left, Y: y - b.head*0.45, W: right - left, H: b.head * 0.9})
	s.Texts.Add(line)
}

// Stock implements table.Look.
func (t *Table) Stock(pos engine.Position) table.StockTable {
	p := pavilion.See(pos)
	return table.StockTable{Title: t.Words.T("stock.pavilion"), Skins: table.ByColour(pavilion.Colours, t.tile), Colours: table.ByColour(pavilion.Colours, t.ColourName),
		Rows: [2]table.StockRow{
			{Icon: "bag", Name: t.Words.T("stock.bag"), Counts: table.ByColour(pavilion.Colours, p.Bag)},
			{Icon: "lid", Name: t.Words.T("stock.storage"), Counts: table.ByColour(pavilion.Colours, p.Storage)},
		}}
}

// drawStock draws the contents of bag and storage.
func (s *scenery) drawStock() {
	if s.table.stock.Empty() { // in a review
		return
	}
	r, skins := s.table.stock, table.ByColour(pavilion.Colours, s.table.tile)
	things, figures := stage.New("stock", nil, r.X, r.Y, r.W, r.H), stage.New("stock-words", nil, r.X, r.Y, r.W, r.H)
	s.Below.Add(things)
	s.Texts.Add(figures)
	s.OnStockChange(things, figures, func(bag, storage []int) {
		table.Stock(things, figures, s.table.frame.Kit, "bag", skins, bag, stage.Rect{W: r.W, H: r.H / 2})
		table.Stock(things, figures, s.table.frame.Kit, "lid", skins, storage, stage.Rect{Y: r.H / 2, W: r.W, H: r.H / 2})
	})
}
