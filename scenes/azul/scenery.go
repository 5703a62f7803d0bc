package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// Scenery implements table.Table.
func (t *Table) Scenery(pos engine.Position, v table.Legend) *stage.Node {
	p := azul.See(pos)
	t.notes = nil
	g := stage.Group("scenery")
	v.Pool(g, t.frame.Kit.On, func(s engine.Seat) stage.Rect { return t.layout.boards[s].rect })
	t.layout.offer.Scenery(g, t.frame.Kit.On)
	words := stage.Group("words") // all text above all furniture: fewer draw calls
	for s := range engine.Seat(p.Seats()) {
		t.boardScenery(g, words, p, s, v)
	}
	t.stockScenery(g, words, p)
	return g.Add(words)
}

func (t *Table) boardScenery(g, words *stage.Node, p azul.View, s engine.Seat, v table.Legend) {
	l, b := &t.layout, &t.layout.boards[s]
	big := s == l.viewer
	v.Slab(g, s, "slab-blue", b.rect, t.frame.Kit, big)
	if b.open() {
		b.frame(g, v.OnTurn == s, l.unit)
	}
	t.spaces(g, p, s)
	if b.open() {
		t.corner(g, words, p, s, v)
	} else {
		t.header(g, words, p, s, v, big)
	}
	t.floorWords(words, p, s, big)
}

// spaces draws the empty spaces of lines, wall and floor.
func (t *Table) spaces(g *stage.Node, p azul.View, s engine.Seat) {
	b := &t.layout.boards[s]
	at := func(zone engine.Zone, row, col int) table.Spot {
		return b.anchor(engine.Place{Zone: zone, Seat: s, Row: int8(row), Col: int8(col)})
	}
	put := func(name string, spot table.Spot) {
		g.Add(stage.New("", stage.Pic(name), spot.X, spot.Y, spot.Size, spot.Size))
	}
	b.beds(g, s)
	for r := range 5 {
		for c := range 5 {
			spot := at(engine.Wall, r, c)
			tile, ok := p.Pattern(r, c)
			if !ok {
				put("space-any", spot)
				continue
			}
			skin := table.Square("space-" + colourName(tile))
			skin.Letter, skin.Plate = t.frame.Letter("azul.letters", tile), "letter-space"
			g.Add(skin.Node("", &table.Face{Skin: skin}, spot))
		}
		a := at(engine.Line, r, 0)
		g.Add(stage.New("", stage.Pic("arrow"), (a.X+at(engine.Wall, r, 0).X)/2, a.Y, 12*b.k, 16*b.k))
	}
}

// header is the line of emblem, name, level, forecast and score.
func (t *Table) header(g, words *stage.Node, p azul.View, s engine.Seat, v table.Legend, big bool) {
	b := &t.layout.boards[s]
	y, side := b.title.Y+b.title.H/2, b.emblem
	margin := 0.45 * side
	g.Add(stage.New("", v.Emblem(s), b.title.X+margin+side/2, y, side, side))
	h := table.Header{Name: v.Names[s], Level: v.Levels[s], Score: t.frame.Words.Number(p.Score(s)), NoteFace: gfx.SerifBold, Big: big}
	if v.Forecast && !p.Over() {
		h.Note, h.NoteInk = t.forecast(p, s)
	}
	x := b.title.X + margin*4/3 + side
	score, note := h.Write(words, t.frame.Kit, stage.Rect{X: x, Y: b.title.Y, W: b.title.X + b.title.W - 0.65*side - x, H: b.title.H})
	t.scores[s] = score
	if note != nil {
		t.notes = append(t.notes, table.Note{Seat: s, Until: engine.Count, Node: note})
	}
}

// forecast is what the round brings as it stands, and its ink; nothing for nothing.
func (t *Table) forecast(p azul.View, s engine.Seat) (text string, rgb uint32) {
	f := p.Forecast(s)
	if f.Net == 0 {
		return "", 0
	}
	rgb = ui.Gain
	if f.Net < 0 {
		rgb = ui.Loss
	}
	text = t.frame.Words.Signed(f.Net)
	if s == t.layout.viewer {
		text = t.frame.Words.T("azul.forecast", text)
	}
	return text, rgb
}

// floorWords are the costs of the floor line, above it or on a small board in its empty cells, and what it costs as it stands.
func (t *Table) floorWords(words *stage.Node, p azul.View, s engine.Seat, big bool) {
	kit, b, w := t.frame.Kit, &t.layout.boards[s], t.frame.Words
	for i, cost := range azul.FloorCosts() {
		spot, text := b.anchor(engine.Place{Zone: engine.Floor, Seat: s, Col: int8(i)}), w.Signed(cost)
		wide, _ := kit.Fonts.Measure(text, gfx.SerifBold, kit.Floor())
		switch {
		case big && b.drop >= floorDrop && !b.open():
			words.Add(kit.FitBox(text, gfx.SerifBold, 16, spot.X, spot.Y-36*b.k, 0.5, pitch*b.k, 32*b.k, ui.Loss))
		case i >= p.FloorLen(s) && wide < spot.Size && kit.Floor() < spot.Size:
			words.Add(kit.FitBox(text, gfx.SerifBold, 15, spot.X, spot.Y, 0.5, spot.Size, spot.Size, ui.Loss))
		}
	}
	if loss := p.FloorLoss(s); loss < 0 && !b.open() {
		x, y := b.at(floorX+7*pitch-10, b.floorY())
		note := kit.FitBox(w.Signed(loss), gfx.SerifBold, 20, x, y, 0, 3*pitch*b.k, cell*b.k, ui.Loss)
		t.notes = append(t.notes, table.Note{Seat: s, Until: engine.Crack, Node: note})
		words.Add(note)
	}
}

// stockScenery shows bag and lid by colour.
func (t *Table) stockScenery(g, words *stage.Node, p azul.View) {
	var skins []table.Skin
	var bag, lid []int
	for c := range engine.Tile(azul.Colours) {
		skins = append(skins, t.Skin(table.Piece{Tile: c}))
		bag, lid = append(bag, p.Bag(c)), append(lid, p.Lid(c))
	}
	if t.layout.phone {
		table.Totals(g, words, t.frame.Kit, t.layout.stock, []string{"bag", "lid"}, [][]int{bag, lid})
		return
	}
	if t.layout.boards[t.layout.viewer].open() {
		t.bagAndLid(g, words, skins, bag, lid)
		return
	}
	first, second := t.layout.stock, t.layout.stock
	first.W, second.W = 0.485*first.W, 0.485*first.W
	second.X += t.layout.stock.W * 0.515
	table.Stock(g, words, t.frame.Kit, "bag", skins, bag, first)
	table.Stock(g, words, t.frame.Kit, "lid", skins, lid, second)
}
