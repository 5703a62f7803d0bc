package azul

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// scenery draws everything but the tiles of a position.
type scenery struct {
	table *Table
	table.Scenery
	pos azul.View
}

func newScenery(t *Table, pos engine.Position, l table.Legend) *scenery {
	return &scenery{t, table.NewScenery(l, t.LiveState(pos)), azul.See(pos)}
}

// LiveState implements table.Table.
func (t *Table) LiveState(pos engine.Position) (now table.LiveState) {
	p := azul.See(pos)
	now.Count = map[engine.Place][]int{
		{Zone: engine.Bag}:     table.ByColour(azul.Colours, p.Bag),
		{Zone: engine.Discard}: table.ByColour(azul.Colours, p.Lid),
	}
	now.Covered = map[engine.Place]bool{}
	for s := range engine.Seat(p.Seats()) {
		for i := range p.FloorLen(s) {
			now.Covered[place(engine.Floor, s, 0, i)] = true
		}
		now.Round[s] = p.Forecast(s)
	}
	return now
}

// Scenery implements table.Table.
func (t *Table) Scenery(pos engine.Position, l table.Legend) *table.Scenery {
	d := newScenery(t, pos, l)
	d.AddTurnLight(t.frame.Kit.On, func(s engine.Seat) stage.Rect { return t.boards[s].rect })
	t.offer.Scenery(&d.Scenery, t.frame.Kit.On)
	for s := range engine.Seat(t.frame.Seats) {
		d.drawBoard(s)
	}
	d.drawStock()
	return &d.Scenery
}

// Part implements table.Look. There are no jokers.
func (t *Table) Part(pos engine.Position, p table.Part) *table.Scenery {
	d := &scenery{t, table.NewPartScenery(p, t.frame.Seats, t.LiveState(pos)), azul.See(pos)}
	switch p.Kind {
	case table.BoardPart:
		d.drawBoard(p.Seat)
	case table.OfferPart:
		t.offer.Scenery(&d.Scenery, t.frame.Kit.On)
	}
	return &d.Scenery
}

// drawBoard draws a seat's board.
func (s *scenery) drawBoard(seat engine.Seat) {
	b := &s.table.boards[seat]
	big := seat == s.table.frame.Viewer
	s.Slab(seat, "slab-blue", b.rect, s.table.frame.Kit, big)
	if b.open() {
		s.drawFrame(seat)
	}
	if b.headOnly {
		s.drawHeader(seat, big)
		return
	}
	s.drawSpaces(b)
	switch {
	case s.Part != nil:
	case b.open():
		s.drawCorner(seat)
	default:
		s.drawHeader(seat, big)
	}
	s.drawFloorTexts(seat, big)
}

// drawSpaces draws the empty spaces of lines, wall and floor line.
func (s *scenery) drawSpaces(b *board) {
	b.recesses(s.Below)
	for r := range lines {
		for c := range lines {
			spot := b.spot(engine.Wall, r, c)
			tile, ok := s.pos.Pattern(r, c)
			if !ok {
				s.Below.Add(stage.New("", stage.NewSprite("space-any"), spot.X, spot.Y, spot.Size, spot.Size))
				continue
			}
			skin := table.Square([...]string{"space-blue", "space-yellow", "space-red", "space-black", "space-white"}[tile])
			skin.Letter, skin.Plate = s.table.letters.Of(tile), "letter-space"
			s.Below.Add(skin.Flat(spot))
		}
		a := b.spot(engine.Line, r, 0)
		s.Below.Add(stage.New("", stage.NewSprite("arrow"), (a.X+b.spot(engine.Wall, r, 0).X)/2, a.Y, 12*b.k, 16*b.k))
	}
}

// drawHeader draws the line of emblem, name, level, forecast and score.
func (s *scenery) drawHeader(seat engine.Seat, big bool) {
	b := &s.table.boards[seat]
	r, side := b.title, b.emblem
	margin := 0.45 * side
	middle := r.Y + r.H/2
	if b.twoLines {
		margin, middle = compactMargin*s.table.frame.Kit.Device, r.Y+table.CompactNameLine(r).H/2
	}
	s.AddEmblem(seat, "", r.X+margin+side/2, middle, side)
	h := table.Header{Name: s.Names[seat], Level: s.Levels[seat], Score: s.table.Words.Number(s.pos.Score(seat)), NoteFace: gfx.SerifBold, Large: big}
	x := r.X + margin*4/3 + side
	on := stage.Group("")
	s.Texts.Add(on)
	s.OnRedraw(func(now *table.LiveState) {
		note, ink := s.forecastText(seat, now)
		if score := s.Seats[seat].ScoreLabel(); score != nil {
			if note == h.Note {
				return
			}
			h.Score = score.Text
		}
		h.Note, h.NoteInk = note, ink
		on.Clear()
		if b.twoLines {
			s.WriteCompactHeader(seat, h, on, s.table.frame.Kit, stage.Rect{X: r.X + margin, Y: r.Y, W: r.W - 2*margin, H: r.H}, side+margin)
			return
		}
		s.WriteHeader(seat, h, on, s.table.frame.Kit, stage.Rect{X: x, Y: r.Y, W: r.X + r.W - 0.65*side - x, H: r.H})
	})
}

// forecastText returns what the seat would score if the round ended now, and its colour. The text is empty if nothing scores, and where a label covers it.
func (s *scenery) forecastText(seat engine.Seat, now *table.LiveState) (text string, ink ui.Role) {
	score, next := now.Round[seat], s.nextRoundScore(seat, now)
	if next != nil {
		score = *next
	}
	text, parts := s.table.RoundScore(score)
	if len(parts) == 0 || !s.Forecast || s.forecastCovered(seat, now) {
		return "", 0
	}
	ink = pointsInk(score.Net)
	if seat == s.table.frame.Viewer {
		text = s.table.Words.T("azul.forecast", "points", text)
	}
	return text, ink
}

// drawFloorTexts draws the costs of the spaces of the floor line, above it or on a small board in its empty spaces, and its current cost.
func (s *scenery) drawFloorTexts(seat engine.Seat, big bool) {
	kit, b := s.table.frame.Kit, &s.table.boards[seat]
	for i, cost := range azul.FloorCosts() {
		spot, text := b.spot(engine.Floor, 0, i), s.table.Words.Signed(cost)
		wide, _ := kit.Fonts.Measure(text, gfx.SerifBold, kit.MinTextSize())
		switch {
		case big && b.drop >= floorDrop && !b.open():
			s.AddPrinted(kit.FitBox(text, gfx.SerifBold, 16, spot.X, spot.Y-36*b.k, 0.5, pitch*b.k, 32*b.k, ui.Loss))
		case wide < spot.Size && kit.MinTextSize() < spot.Size:
			n := kit.FitBox(text, gfx.SerifBold, 15, spot.X, spot.Y, 0.5, spot.Size, spot.Size, ui.Loss)
			s.AddPrinted(n)
			s.OnRedraw(func(now *table.LiveState) { n.Hidden = now.Covered[place(engine.Floor, seat, 0, i)] })
		}
	}
	if !b.open() && s.Part == nil {
		s.drawFloorLoss(seat)
	}
}

// floorLossWidth is the maximum width of a number next to the floor line, in pitches: up to a kept marker.
const floorLossWidth = 2.2

// drawFloorLoss draws the cost of the floor line right of it. Where a label covers the forecast in the head of the board, it draws the forecast
// after the move under the pointer.
func (s *scenery) drawFloorLoss(seat engine.Seat) {
	kit, b := s.table.frame.Kit, &s.table.boards[seat]
	x, y := b.at(floorX+7*pitch-10, b.floorY())
	on, shown := stage.Group(""), []figure(nil)
	s.Texts.Add(on)
	s.OnRedraw(func(now *table.LiveState) {
		var figures []figure
		if next := s.nextRoundScore(seat, now); next != nil && s.forecastCovered(seat, now) {
			if text, _ := s.table.RoundScore(*next); text != "" {
				figures = append(figures, figure{text, pointsInk(next.Net)})
			}
		} else if loss := now.Round[seat].Parts[engine.FromFloor]; loss < 0 {
			figures = append(figures, figure{s.table.Words.Signed(loss), ui.Loss})
		}
		if slices.Equal(figures, shown) {
			return
		}
		shown = figures
		on.Clear()
		x := x
		for _, f := range figures {
			n := kit.FitBox(f.text, gfx.SerifBold, 20, x, y, 0, floorLossWidth*pitch*b.k, cell*b.k, f.ink)
			if n.Art.(*stage.Label).Truncated {
				break // the drawer of the board shows it
			}
			x += table.Width(kit, n) + 0.3*n.Art.(*stage.Label).Size
			on.Add(n)
		}
	})
}

// forecastCovered reports whether the label with the outcome of a move covers the forecast of a seat.
func (s *scenery) forecastCovered(seat engine.Seat, now *table.LiveState) bool {
	return now.Next != nil && seat == s.table.frame.Viewer && s.table.areas.Outcome.W > 0
}

// drawStock draws the contents of bag and lid.
func (s *scenery) drawStock() {
	if s.table.stock.Empty() { // in a review
		return
	}
	left, right := s.table.bagAndLid()
	if s.table.open() {
		s.drawBag(left)
		s.drawTray(right)
		return
	}
	things, words := stage.Group(""), stage.Group("")
	s.Below.Add(things)
	s.Texts.Add(words)
	kit, skins := s.table.frame.Kit, table.ByColour(azul.Colours, s.table.tile)
	if touch := s.StockTouch(kit, s.table.Words.T("stock.azul"), s.table.stockTouch()); touch != nil {
		s.Below.Add(touch)
	}
	s.OnStockChange(things, words, func(bag, lid []int) {
		if s.table.phone {
			table.Totals(things, words, kit, s.table.stock, []string{"bag", "lid"}, [][]int{bag, lid})
			return
		}
		table.Stock(things, words, kit, "bag", skins, bag, left)
		table.Stock(things, words, kit, "lid", skins, lid, right)
	})
}
