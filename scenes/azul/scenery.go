package azul

import (
	"fmt"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// Scenery implements table.Table.
func (t *Table) Scenery(pos engine.Position, v table.View) *stage.Node {
	p := azul.See(pos)
	g := stage.Group("scenery")
	t.layout.ring.Scenery(g, "plate", t.layout.unit)
	words := stage.Group("words") // all text above all furniture: fewer draw calls
	for s := range engine.Seat(p.Seats()) {
		t.boardScenery(g, words, p, s, v)
	}
	t.stockScenery(g, words, p)
	return g.Add(words)
}

func (t *Table) boardScenery(g, words *stage.Node, p azul.View, s engine.Seat, v table.View) {
	l, k := &t.layout, t.layout.scale(s)
	b := l.boards[s]
	big := s == l.viewer
	v.Slab(g, s, "slab-blue", b, l.unit, big)
	t.spaces(g, p, s, k)
	t.marks(g, v.Last[s])
	t.header(g, words, p, s, v, big)
	t.floorWords(words, p, s, v, big, k)
}

// spaces draws the empty spaces of lines, wall and floor.
func (t *Table) spaces(g *stage.Node, p azul.View, s engine.Seat, k float64) {
	at := func(zone engine.Zone, row, col int) table.Spot {
		return t.layout.onSeat(engine.Place{Zone: zone, Seat: s, Row: int8(row), Col: int8(col)})
	}
	put := func(name string, spot table.Spot) {
		g.Add(stage.New("", stage.Pic(name), spot.X, spot.Y, spot.Size, spot.Size))
	}
	for r := range 5 {
		for i := range r + 1 {
			put("cell", at(engine.Line, r, i))
		}
		for c := range 5 {
			name := "space-any"
			if tile, ok := p.Pattern(r, c); ok {
				name = "space-" + colourName(tile)
			}
			put(name, at(engine.Wall, r, c))
		}
		a := at(engine.Line, r, 0)
		g.Add(stage.New("", stage.Pic("arrow"), (a.X+at(engine.Wall, r, 0).X)/2, a.Y, 12*k, 16*k))
	}
	for i := range 7 {
		put("floor-cell", at(engine.Floor, 0, i))
	}
}

// marks shows under its tiles what a seat did last.
func (t *Table) marks(g *stage.Node, last []table.Piece) {
	for _, piece := range last {
		if piece.Place.Zone.Sink() {
			continue
		}
		spot := t.Anchor(piece.Place, 0, 1)
		n := t.Skin(piece).Halo(spot)
		n.Alpha = 0.55
		g.Add(n)
	}
}

// header is the line of emblem, name, forecast and score.
func (t *Table) header(g, words *stage.Node, p azul.View, s engine.Seat, v table.View, big bool) {
	l, kit := &t.layout, t.frame.Kit
	size, score, nameAt, y := 30.0, 40.0, 62.0, 34.0
	if !big {
		size, score, nameAt, y = 17, 21, 62, 29
	}
	k := l.scale(s)
	ex, ey := l.onBoard(s, 38, y)
	g.Add(stage.New("", stage.Pic(fmt.Sprintf("emblem-%d", s+1)), ex, ey, 40*k, 40*k))
	nx, ny := l.onBoard(s, nameAt, y)
	name := v.Names[s]
	width := l.boards[s].W * 0.5
	words.Add(kit.FitText(name, gfx.SerifBold, size, nx, ny, 0, width, ui.Ink))
	sx, sy := l.onBoard(s, boardW-26, y)
	number := kit.Text(t.frame.Words.Number(p.Score(s)), gfx.SerifBold, score, sx, sy, 1, ui.Ink)
	t.scores[s] = number.Art.(*stage.Label)
	words.Add(number)
	if v.Forecast && !p.Over() {
		t.forecast(words, p, s, sx-1.7*kit.Size(score), sy, size)
	}
}

// forecast is what the round brings as it stands.
func (t *Table) forecast(words *stage.Node, p azul.View, s engine.Seat, x, y, size float64) {
	f := p.Forecast(s)
	if f.Net == 0 {
		return
	}
	rgb := uint32(ui.Gain)
	if f.Net < 0 {
		rgb = ui.Loss
	}
	text := t.frame.Words.Signed(f.Net)
	if s == t.layout.viewer {
		text = t.frame.Words.T("azul.forecast", text)
	}
	words.Add(t.frame.Kit.Text(text, gfx.SerifBold, size*0.62, x, y, 1, rgb))
}

// floorWords are the costs above the floor line and what it costs as it stands.
func (t *Table) floorWords(words *stage.Node, p azul.View, s engine.Seat, v table.View, big bool, k float64) {
	kit := t.frame.Kit
	if big {
		for i, cost := range azul.FloorCosts() {
			x, y := t.layout.onBoard(s, floorX+float64(i)*pitch, floorY-36)
			words.Add(kit.Text(t.frame.Words.Signed(cost), gfx.SerifBold, 16, x, y, 0.5, ui.Loss))
		}
	}
	if loss := p.FloorLoss(s); loss < 0 {
		x, y := t.layout.onBoard(s, floorX+7*pitch-10, floorY)
		words.Add(kit.Text(t.frame.Words.Signed(loss), gfx.SerifBold, 20, x, y, 0, ui.Loss))
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
	left := t.layout.stock
	left.W *= 0.485
	right := left
	right.X += t.layout.stock.W * 0.515
	table.Stock(g, words, t.frame.Kit, "bag", skins, bag, left)
	table.Stock(g, words, t.frame.Kit, "lid", skins, lid, right)
}
