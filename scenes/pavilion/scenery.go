package pavilion

import (
	"fmt"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
	telling "azulejo/telling/pavilion"
)

// Scenery implements table.Table.
func (t *Table) Scenery(pos engine.Position, v table.Legend) *stage.Node {
	p := pavilion.See(pos)
	t.joker, t.notes = p.Joker(), nil
	g := stage.Group("scenery")
	words := stage.Group("words") // all text above all furniture: fewer draw calls
	v.Pool(g, t.frame.Kit.On, func(s engine.Seat) stage.Rect { return t.layout.boards[s].rect })
	t.offerScenery(g, words)
	t.wheelScenery(g, p)
	hand, beside := stage.Box("hand", t.frame.Kit.On.Panel(t.layout.unit), t.layout.tray), t.layout.handTop > 0
	if beside { // it comes from below the boards
		g.Add(hand)
	}
	for s := range engine.Seat(p.Seats()) {
		if t.layout.boards[s].row != nil {
			(&strips{t, g, words, p}).draw(s, v)
		} else {
			t.boardScenery(g, words, p, s, v)
		}
	}
	t.handTitle(words, p)
	if !beside {
		g.Add(hand)
	}
	if t.layout.phone {
		t.handScenery(g, words)
	} else {
		t.stockScenery(g, words, p)
	}
	return g.Add(words)
}

// offerScenery draws plates, centre and supply.
func (t *Table) offerScenery(g, words *stage.Node) {
	l := &t.layout
	l.offer.Scenery(g, t.frame.Kit.On)
	r := l.supply
	if r.H == 0 {
		return
	}
	g.Add(stage.Box("supply", t.frame.Kit.On.Panel(l.unit), r))
	word := t.frame.Kit.FitText(t.frame.Words.T("pavilion.supply"), gfx.SerifBold, 18, r.X+14*l.unit, r.Y+r.H/2, 0, l.head-14*l.unit, t.frame.Kit.On.Ink())
	word.Name = "supply-word"
	words.Add(word)
}

// wheelScenery shows the joker colours by round: the present one large and roped, those of the past veiled.
func (t *Table) wheelScenery(g *stage.Node, p pavilion.View) {
	r := t.layout.wheel
	step := min(64*t.layout.unit, r.W/6)
	for i, c := range p.Jokers() {
		skin := t.tile(c)
		at := table.Spot{X: r.X + r.W/2 + (float64(i)-2.5)*step, Y: r.Y + r.H/2, Size: r.H * 0.74}
		switch {
		case i < p.Round()-1:
			skin.Rim = "past-rhomb"
		case i == p.Round()-1:
			at.Size, skin.Rim = r.H*1.16, "rope-rhomb"
		}
		g.Add(skin.Node(fmt.Sprint("joker-", i), &table.TileArt{Skin: skin}, at))
	}
}

func (t *Table) boardScenery(g, words *stage.Node, p pavilion.View, s engine.Seat, v table.Legend) {
	b := &t.layout.boards[s]
	if slab := v.Slab(g, s, "slab-sage", b.rect, t.frame.Kit, b.big); t.layout.phone && b.big && p.Taking() && v.Look != nil {
		slab.Touch = &stage.Touch{Press: func() { v.Look(s) }}
	}
	stars, figures, own := b.group("stars", s), b.group("figures", s), *b
	own.x, own.y = 0, 0
	stars.Add(stage.New("", stage.Pic("ring"), 0, 0, 9.1*b.side, 9.1*b.side))
	t.spaces(stars, figures, p, s, &own, everything)
	t.ornaments(stars, figures, p, s, &own, everything)
	for i := range pavilion.Corners {
		stars.Add(rhomb("").Node("", stage.Pic("corner-cell"), own.corner(i)))
	}
	g.Add(stars)
	words.Add(figures)
	t.header(g, words, p, s, v)
}

// group holds what lies around the middle of a seat's board, and grows with its spaces.
func (b *board) group(name string, s engine.Seat) *stage.Node {
	return stage.New(fmt.Sprintf("%s-%d", name, s), nil, b.x, b.y, b.side, b.side)
}

// starSprite is the sprite of a star's empty spaces.
func starSprite(p pavilion.View, star int) (name string, ink uint32) {
	if c, ok := p.OwnColour(star); ok {
		return "star-" + colourName(c), [...]uint32{0x6A1B62, 0x0B4A37, 0x7A4308, 0x6B5200, 0x14406F, 0x7A0B10}[c]
	}
	return "star-any", 0x5B4A22
}

// everything is all spaces of a board.
const everything = 1<<pavilion.Spaces - 1

// spaces draws some spaces of a seat's stars with their numbers, where these can be read; on the large board veiled where the seat on turn
// cannot pay.
func (t *Table) spaces(g, words *stage.Node, p pavilion.View, s engine.Seat, b *board, some uint64) {
	size := max(b.side*0.37, t.frame.Kit.Floor())
	choosing := b.big && !p.Over() && p.ToMove() == s && p.Placing()
	veils := stage.Group("") // all above all numbers: fewer draw calls
	for at := range pavilion.Spaces {
		if some>>at&1 == 0 {
			continue
		}
		name, ink := starSprite(p, at/pavilion.Ring)
		spot := b.space(at)
		g.Add(rhomb(name).Node("", stage.Pic(name), spot))
		if _, covered := p.Tile(s, at); covered || size > b.side {
			continue
		}
		number := stage.New("", &stage.Label{Text: t.frame.Words.Number(p.Cost(at)), Face: gfx.SerifBold, Size: size, Align: 0.5, Colour: gfx.Hex(ink)}, spot.X, spot.Y, 0, 0)
		words.Add(number)
		if choosing && !p.Payable(at) {
			veils.Add(rhomb("").Node("", stage.Pic("dim-rhomb"), spot))
		}
	}
	words.Add(veils)
}

// ornaments draws what lies between the stars beside some spaces, golden once surrounded, and on the large board what it still lacks.
func (t *Table) ornaments(g, words *stage.Node, p pavilion.View, s engine.Seat, b *board, some uint64) {
	size := max(b.side*0.26, t.frame.Kit.Floor())
	for _, o := range pavilion.Ornaments() {
		if o.Spaces&some == 0 {
			continue
		}
		name, missing := telling.OrnamentName(o.Kind), p.Missing(s, o)
		if missing == 0 {
			name += "-done"
		}
		spot := b.ornament(o.Kind, o.Star)
		g.Add(stage.New("", stage.Pic(name), spot.X, spot.Y, spot.Size, spot.Size))
		if all := [...]int{4, 4, 2}[o.Kind]; b.big && missing > 0 && missing < all && size < 0.5*b.side {
			x, y := b.tag(o.Kind, o.Star)
			knob := stage.New("", stage.Pic("knob"), x, y, 1.4*size, 1.4*size)
			label := stage.New("", &stage.Label{Text: t.frame.Words.Number(missing), Face: gfx.SerifBold, Size: size, Align: 0.5, Colour: gfx.Hex(ui.Ink)}, x, y, 0, 0)
			g.Add(knob)
			words.Add(label)
			for _, n := range []*stage.Node{knob, label} {
				t.notes = append(t.notes, table.Note{Seat: s, At: ornamentPlace(s, o), Until: engine.Complete, Node: n})
			}
		}
	}
}

// ornamentPlace is where an ornament lies.
func ornamentPlace(s engine.Seat, o pavilion.Ornament) engine.Place {
	return engine.Place{Zone: engine.Ornament, Seat: s, Row: int8(o.Kind), Col: int8(o.Star - 1)}
}

// header is the line of emblem, name, level and score.
func (t *Table) header(g, words *stage.Node, p pavilion.View, s engine.Seat, v table.Legend) {
	b, w := &t.layout.boards[s], t.frame.Words
	y, x := b.head*0.56, b.head*0.62
	g.Add(stage.New(fmt.Sprintf("seat-%d", s), v.Emblem(s), b.rect.X+x, b.rect.Y+y, b.head*0.8, b.head*0.8))
	h := table.Header{Name: v.Names[s], Level: v.Levels[s], Score: w.Number(p.Score(s)), NoteFace: gfx.SerifItalic, NoteInk: ui.Body, Big: b.big}
	if p.Gone(s) {
		h.Note = w.T("pavilion.gone")
	}
	left, right := x+b.head*0.52, b.rect.W-max(12*t.layout.unit, b.head*0.36)
	line := stage.New(fmt.Sprintf("head-%d", s), nil, b.rect.X, b.rect.Y, b.rect.W, b.head)
	t.scores[s], _ = h.Write(line, t.frame.Kit, stage.Rect{X: left, Y: y - b.head*0.45, W: right - left, H: b.head * 0.9})
	words.Add(line)
}

// stockScenery shows bag and storage by colour.
func (t *Table) stockScenery(g, words *stage.Node, p pavilion.View) {
	var skins []table.Skin
	var bag, storage []int
	for c := range engine.Tile(pavilion.Colours) {
		skins = append(skins, t.tile(c))
		bag, storage = append(bag, p.Bag(c)), append(storage, p.Storage(c))
	}
	r := t.layout.stock
	things, figures := stage.New("stock", nil, r.X, r.Y, r.W, r.H), stage.New("stock-words", nil, r.X, r.Y, r.W, r.H)
	table.Stock(things, figures, t.frame.Kit, "bag", skins, bag, stage.Rect{W: r.W, H: r.H / 2})
	table.Stock(things, figures, t.frame.Kit, "lid", skins, storage, stage.Rect{Y: r.H / 2, W: r.W, H: r.H / 2})
	g.Add(things)
	words.Add(figures)
}
