package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// scenery draws a position.
type scenery struct {
	table *Table
	table.Scenery
	pos azul.View
}

func newScenery(t *Table, pos engine.Position, l table.Legend) *scenery {
	return &scenery{t, table.NewScenery(l), azul.See(pos)}
}

// Scenery implements table.Table.
func (t *Table) Scenery(pos engine.Position, l table.Legend) *table.Scenery {
	d := newScenery(t, pos, l)
	d.Pool(t.frame.Kit.On, func(s engine.Seat) stage.Rect { return t.boards[s].rect })
	t.offer.Scenery(d.Things, t.frame.Kit.On)
	for s := range engine.Seat(t.frame.Seats) {
		d.board(s)
	}
	d.unseenTiles()
	return &d.Scenery
}

// board draws a seat's board.
func (d *scenery) board(s engine.Seat) {
	b := &d.table.boards[s]
	big := s == d.table.frame.Viewer
	d.Slab(s, "slab-blue", b.rect, d.table.frame.Kit, big)
	if b.open() {
		b.frame(d.Things, d.OnTurn == s, d.table.frame.Kit.Unit)
	}
	d.spaces(b)
	if b.open() {
		d.corner(s)
	} else {
		d.header(s, big)
	}
	d.floorWords(s, big)
}

// spaces draws the empty spaces of lines, wall and floor.
func (d *scenery) spaces(b *board) {
	b.beds(d.Things)
	for r := range lines {
		for c := range lines {
			spot := b.spot(engine.Wall, r, c)
			tile, ok := d.pos.Pattern(r, c)
			if !ok {
				d.Things.Add(stage.New("", stage.Pic("space-any"), spot.X, spot.Y, spot.Size, spot.Size))
				continue
			}
			skin := table.Square("space-" + colourName(tile))
			skin.Letter, skin.Plate = d.table.frame.Letter("azul.letters", tile), "letter-space"
			d.Things.Add(skin.Flat(spot))
		}
		a := b.spot(engine.Line, r, 0)
		d.Things.Add(stage.New("", stage.Pic("arrow"), (a.X+b.spot(engine.Wall, r, 0).X)/2, a.Y, 12*b.k, 16*b.k))
	}
}

// header is the line of emblem, name, level, forecast and score.
func (d *scenery) header(s engine.Seat, big bool) {
	b, v := &d.table.boards[s], d
	r, side := b.title, b.emblem
	margin := 0.45 * side
	d.Things.Add(stage.New("", v.Emblem(s), r.X+margin+side/2, r.Y+r.H/2, side, side))
	h := table.Header{Name: v.Names[s], Level: v.Levels[s], Score: d.table.Words.Number(d.pos.Score(s)), NoteFace: gfx.SerifBold, Big: big}
	if v.Forecast && !d.pos.Over() {
		h.Note, h.NoteInk = d.forecast(s)
	}
	x := r.X + margin*4/3 + side
	score, note := h.Write(d.Words, d.table.frame.Kit, stage.Rect{X: x, Y: r.Y, W: r.X + r.W - 0.65*side - x, H: r.H})
	d.Scores[s] = score
	if note != nil {
		d.Notes = append(d.Notes, table.Note{Seat: s, Until: engine.Count, Node: note})
	}
}

// forecast is what the round brings as it stands, and its ink; nothing for nothing.
func (d *scenery) forecast(s engine.Seat) (text string, rgb uint32) {
	net := d.pos.Forecast(s).Net
	if net == 0 {
		return "", 0
	}
	rgb = ui.Gain
	if net < 0 {
		rgb = ui.Loss
	}
	text = d.table.Words.Signed(net)
	if s == d.table.frame.Viewer {
		text = d.table.Words.T("azul.forecast", text)
	}
	return text, rgb
}

// floorWords are the costs of the floor line, above it or on a small board in its empty cells, and what it costs as it stands.
func (d *scenery) floorWords(s engine.Seat, big bool) {
	kit, b := d.table.frame.Kit, &d.table.boards[s]
	for i, cost := range azul.FloorCosts() {
		spot, text := b.spot(engine.Floor, 0, i), d.table.Words.Signed(cost)
		wide, _ := kit.Fonts.Measure(text, gfx.SerifBold, kit.Floor())
		switch {
		case big && b.drop >= floorDrop && !b.open():
			d.Words.Add(kit.FitBox(text, gfx.SerifBold, 16, spot.X, spot.Y-36*b.k, 0.5, pitch*b.k, 32*b.k, ui.Loss))
		case i >= d.pos.FloorLen(s) && wide < spot.Size && kit.Floor() < spot.Size:
			d.Words.Add(kit.FitBox(text, gfx.SerifBold, 15, spot.X, spot.Y, 0.5, spot.Size, spot.Size, ui.Loss))
		}
	}
	if loss := d.pos.FloorLoss(s); loss < 0 && !b.open() {
		x, y := b.at(floorX+7*pitch-10, b.floorY())
		d.note(s, engine.Crack, kit.FitBox(d.table.Words.Signed(loss), gfx.SerifBold, 20, x, y, 0, 3*pitch*b.k, cell*b.k, ui.Loss))
	}
}

// unseenTiles shows bag and lid by colour.
func (d *scenery) unseenTiles() {
	bag, lid := table.ByColour(azul.Colours, d.pos.Bag), table.ByColour(azul.Colours, d.pos.Lid)
	if d.table.phone {
		table.Totals(d.Things, d.Words, d.table.frame.Kit, d.table.stock, []string{"bag", "lid"}, [][]int{bag, lid})
		return
	}
	skins := table.ByColour(azul.Colours, d.table.tile)
	left, right := d.table.shelves()
	if d.table.open() {
		d.sack(bag, left)
		d.tray(skins, lid, right)
		return
	}
	table.Stock(d.Things, d.Words, d.table.frame.Kit, "bag", skins, bag, left)
	table.Stock(d.Things, d.Words, d.table.frame.Kit, "lid", skins, lid, right)
}
