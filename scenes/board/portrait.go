package board

import (
	"cmp"
	"iter"
	"maps"
	"math"
	"reflect"
	"slices"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/table"
)

// Printed says whether a picture shows the numbers that are printed on boards.
type Printed bool

const (
	// NoNumbers leaves out all numbers.
	NoNumbers Printed = false
	// PrintedNumbers shows the printed numbers: costs of spaces and of the floor line.
	PrintedNumbers Printed = true
)

// Picture is a part of a table at rest, drawn alone. It takes no input and is silent.
type Picture struct {
	*stage.Node
	// Numbers are the printed numbers that are shown, and Ornaments the ornaments of the board.
	Numbers   []*stage.Node
	Ornaments map[engine.Place]*stage.Node

	table   table.Table
	scenery *table.Scenery
}

// Spot returns the spot of a place.
func (p *Picture) Spot(at engine.Place) table.Spot {
	s := p.table.Anchor(at, 0, 1)
	s.X, s.Y = s.X+p.X, s.Y+p.Y
	return s
}

// Detail returns the part of a board with some places, or the whole board if places is empty, without its slab and in the middle of a rectangle. Ornaments
// that are not among the places are left out.
func Detail(t table.Table, f table.Frame, pos engine.Position, s engine.Seat, places []engine.Place, numbers Printed, room stage.Rect) *Picture {
	part := table.Part{Seat: s, Crop: len(places) > 0}
	p, _ := fittedPicture(t, f, pos, part, room, func(d *table.Scenery) stage.Rect {
		if part.Crop {
			return table.Around(0, spotsOf(t, places)...)
		}
		return d.Seats[s].Board.Bounds()
	}, 1, numbers)
	for at, n := range p.Ornaments {
		n.Hidden = n.Hidden || part.Crop && !slices.Contains(places, at)
	}
	return p
}

// RoundDetail returns the part of a board around some places that is within a circle, as large as fits in the middle of a square. Everything around
// these places is faint, and what is at the edge extends beyond the circle by at most beyond pixels.
func RoundDetail(t table.Table, f table.Frame, pos engine.Position, s engine.Seat, places []engine.Place, room stage.Rect, beyond float64) *Picture {
	const faint, margin = 0.6, 1.12
	circle := func(*table.Scenery) stage.Rect {
		spots := spotsOf(t, places)
		x, y := table.Around(0, spots...).Middle()
		radius := 0.0
		for _, at := range spots {
			radius = max(radius, math.Hypot(at.X-x, at.Y-y)+0.5*at.Size)
		}
		return stage.Rect{X: x, Y: y}.Grow(margin * radius)
	}
	p, _ := fittedPicture(t, f, pos, table.Part{Seat: s, Crop: true}, room, circle, 1, PrintedNumbers)
	diameter := circle(nil).W
	middleX, middleY := room.Middle()
	p.Walk(func(n *stage.Node) {
		if n.Art == nil {
			return
		}
		m := n.World()
		for _, end := range []float64{-0.5, 0.5} {
			x, y := m.Apply(0, end*n.H)
			n.Hidden = n.Hidden || math.Hypot(x-middleX, y-middleY) > 0.5*diameter+beyond
		}
		n.Hidden = n.Hidden || n.W > 0.5*diameter
		if !p.isAt(n, places) {
			n.Alpha *= faint
		}
	})
	for _, n := range p.Numbers {
		x, y := n.Centre()
		n.Hidden = n.Hidden || math.Hypot(x-middleX, y-middleY) > 0.5*diameter-0.7*n.Art.(*stage.Label).Size
	}
	return p
}

// spotsOf returns the spots of places.
func spotsOf(t table.Table, places []engine.Place) (spots []table.Spot) {
	for _, p := range places {
		spots = append(spots, t.Anchor(p, 0, 1))
	}
	return spots
}

// isAt reports whether the middle of a node is at one of some places.
func (p *Picture) isAt(n *stage.Node, places []engine.Place) bool {
	x, y := n.Centre()
	return slices.ContainsFunc(places, func(place engine.Place) bool {
		at := p.Spot(place)
		return math.Hypot(at.X-x, at.Y-y) < 0.1*at.Size
	})
}

// Offer returns the factories of a table without texts, in the middle of a rectangle.
func Offer(t table.Table, f table.Frame, pos engine.Position, room stage.Rect) *stage.Node {
	return partAround(t, f, pos, table.OfferPart, room, func(s *table.Scenery) iter.Seq[*stage.Node] { return maps.Values(s.Plates) })
}

// Jokers returns the joker colours of all rounds, in the middle of a rectangle.
func Jokers(t table.Table, f table.Frame, pos engine.Position, room stage.Rect) *stage.Node {
	return partAround(t, f, pos, table.JokersPart, room, func(s *table.Scenery) iter.Seq[*stage.Node] { return slices.Values(s.Jokers) })
}

// partAround returns a part of a table without texts, of which some nodes fill a rectangle.
func partAround(t table.Table, f table.Frame, pos engine.Position, kind table.PartKind, room stage.Rect, of func(*table.Scenery) iter.Seq[*stage.Node]) *stage.Node {
	p, _ := fittedPicture(t, f, pos, table.Part{Kind: kind}, room, func(s *table.Scenery) (all stage.Rect) {
		for n := range of(s) {
			all = all.Union(n.Bounds())
		}
		return all
	}, 1, NoNumbers)
	return p.Node
}

// centreMargin is the margin of the centre around its tiles in the picture of Source, as a fraction of their height.
const centreMargin = 0.4

// Source returns a factory or the centre with its tiles, in the middle of a rectangle. It also returns the tiles and their spots.
func Source(t table.Table, f table.Frame, pos engine.Position, at engine.Place, room stage.Rect) (g *stage.Node, tiles []table.Piece, spots []table.Spot) {
	return newPicture(t, f, pos, table.Part{Kind: table.OfferPart}, 1).source(pos, at, room)
}

// Plates returns the first factories with their tiles, each as large as fits in the middle of its rectangle.
func Plates(t table.Table, f table.Frame, pos engine.Position, rooms []stage.Rect) *stage.Node {
	all, g := newPicture(t, f, pos, table.Part{Kind: table.OfferPart}, 1), stage.Group("plates").SetRole(stage.RoleSilent, "")
	for i, room := range rooms {
		plate, _, _ := all.source(pos, engine.Place{Zone: engine.Factory, Row: int8(i)}, room)
		g.Add(plate)
	}
	return g
}

// source returns a factory or the centre of a picture of the offer.
func (p *Picture) source(pos engine.Position, at engine.Place, room stage.Rect) (g *stage.Node, tiles []table.Piece, spots []table.Spot) {
	for _, piece := range p.table.Pieces(pos) {
		if piece.Place == at {
			tiles = append(tiles, piece)
		}
	}
	slices.SortStableFunc(tiles, func(a, b table.Piece) int { return cmp.Compare(a.Tile, b.Tile) })
	for i := range tiles {
		spots = append(spots, p.table.Anchor(at, i, len(tiles)))
	}
	below := p.scenery.Centre
	if at.Zone == engine.Factory {
		below = p.scenery.Plates[int(at.Row)]
	}
	r := below.Bounds()
	if at.Zone == engine.Centre {
		r = table.Around(centreMargin, spots...)
		side := max(r.W, r.H)
		r = stage.Rect{X: r.X + (r.W-side)/2, Y: r.Y + (r.H-side)/2, W: side, H: side}
	}
	scale := min(room.W/r.W, room.H/r.H)
	x, y := r.Middle()
	toX, toY := room.Middle()
	g = stage.Group("source").SetRole(stage.RoleSilent, "")
	g.Add(stage.New("", below.Art, toX, toY, scale*r.W, scale*r.H))
	for i, s := range spots {
		s.X, s.Y, s.Size = toX+(s.X-x)*scale, toY+(s.Y-y)*scale, s.Size*scale
		spots[i] = s
		g.Add(p.table.Skin(tiles[i]).At(s))
	}
	return g, tiles, spots
}

// fittedPicture returns what is in the rectangle that of returns of a part of a table, as large as fits in the middle of room, and its unit. If unit is
// close to that, the part is drawn only once.
func fittedPicture(t table.Table, f table.Frame, pos engine.Position, part table.Part, room stage.Rect, of func(*table.Scenery) stage.Rect, unit float64, numbers Printed) (*Picture, float64) {
	const exact = 1e-9
	p := newPicture(t, f, pos, part, unit)
	r := of(p.scenery)
	if fit := min(room.W/r.W, room.H/r.H); math.Abs(fit-1) > exact {
		unit *= fit
		p = newPicture(t, f, pos, part, unit)
		r = of(p.scenery)
	}
	p.clip(r)
	p.showNumbers(numbers, f.Kit.MinTextSize())
	x, y := r.Middle()
	p.X, p.Y = room.X+room.W/2-x, room.Y+room.H/2-y
	return p, unit
}

// newPicture returns a picture of a part of a table, laid out for its seat with unit pixels to a design unit.
func newPicture(t table.Table, f table.Frame, pos engine.Position, part table.Part, unit float64) *Picture {
	f.Seats, f.Viewer, f.Shown = pos.Seats(), part.Seat, pos
	t.Layout(pictureFrame(f, stage.Rect{W: 1600 * unit, H: 900 * unit}, ui.Scale{Unit: unit, Device: unit, Zoom: 1}))
	d := t.Part(pos, part)
	shows := func(p table.Piece) bool {
		switch part.Kind {
		case table.OfferPart:
			return p.Place.Zone == engine.Factory || p.Place.Zone == engine.Centre
		case table.BoardPart:
			return p.Place.Zone.Owned() && p.Place.Seat == part.Seat && !(part.Crop && p.Place.Zone == engine.Keep)
		}
		return false
	}
	cast := table.NewCast(t)
	cast.Show(slices.DeleteFunc(t.Pieces(pos), func(p table.Piece) bool { return !shows(p) }))
	g := stage.Group("portrait").SetRole(stage.RoleSilent, "").Add(d.Below, cast.Layer, d.Above)
	return &Picture{Node: g, Ornaments: d.Ornaments, table: t, scenery: d}
}

// clip hides everything whose middle is outside a rectangle or that is wider.
func (p *Picture) clip(r stage.Rect) {
	p.Walk(func(n *stage.Node) {
		x, y := n.Centre()
		if n.Art != nil && (!r.Contains(x, y) || n.W > r.W+1) {
			n.Hidden = true
		}
	})
}

// showNumbers shows the printed numbers within the picture if they are wanted and legible: at least of a size, or with space between them to be enlarged
// to it.
func (p *Picture) showNumbers(wanted Printed, least float64) {
	for _, n := range p.scenery.Printed {
		if bool(wanted) && !n.Hidden {
			p.Numbers = append(p.Numbers, n)
		}
		n.Hidden = true
	}
	apart := minDistance(p.Numbers) >= 1.1*least
	p.Numbers = slices.DeleteFunc(p.Numbers, func(n *stage.Node) bool { return n.Art.(*stage.Label).Size < least && !apart })
	for _, n := range p.Numbers {
		label := n.Art.(*stage.Label)
		n.Hidden, label.Size = false, max(label.Size, least)
	}
}

// minDistance returns the minimum distance between two nodes.
func minDistance(nodes []*stage.Node) float64 {
	least := math.Inf(1)
	for i, n := range nodes {
		x, y := n.Centre()
		for _, other := range nodes[:i] {
			ox, oy := other.Centre()
			least = min(least, math.Hypot(x-ox, y-oy))
		}
	}
	return least
}

// Portraits caches pictures of many positions, for lists of games. Each portrait is one node, which is built and painted only when it is first drawn.
// It is painted again if its subject, its size or the theme changes, or if it was evicted from the cache.
type Portraits struct {
	thumbnails *gfx.Thumbnails[portraitKey]
	units      map[portraitKind]float64 // of the last painted portraits, as estimates for the next ones
}

// portraitKind identifies portraits that usually have the same unit.
type portraitKind struct {
	look  reflect.Type
	seats int
	w, h  float64
	seat  engine.Seat
}

// NewPortraits returns a cache for max portraits, which should be at least the number of portraits that are visible at the same time.
func NewPortraits(max int) *Portraits {
	return &Portraits{gfx.NewThumbnails[portraitKey](max), map[portraitKind]float64{}}
}

// Subject is the board of a seat in a position.
type Subject struct {
	// ID identifies the position. Subjects with the same ID and seat have the same picture.
	ID   string
	Seat engine.Seat
	// Position returns the position and the look of its table when the portrait is painted. A nil position leaves the portrait empty.
	Position func() (engine.Position, table.Table)
	// Offer, if set, returns a position whose factories are behind the board. The portrait then fills its rectangle: the cloth, with as many
	// factories as are in sight, reaches up to its edges.
	Offer func() engine.Position
}

// portraitKey is what a portrait depends on, apart from the theme.
type portraitKey struct {
	id      string
	seat    engine.Seat
	w, h    float64
	mirror  table.Mirror
	letters string // the language of the letters on tiles, or empty
}

// Node returns the portrait of a subject in the middle of a rectangle in pixels, laid out in a frame.
func (p *Portraits) Node(f table.Frame, s Subject, room stage.Rect) *stage.Node {
	return stage.Box("portrait", &portraitArt{p, f, s}, room).SetRole(stage.RoleSilent, "")
}

// PaintOverFrames makes the cache paint one portrait a frame. Others are missing until then.
func (p *Portraits) PaintOverFrames() *Portraits {
	p.thumbnails.PerFrame = 1
	return p
}

// Waiting reports whether portraits were missing since the last call, so that another frame must be drawn.
func (p *Portraits) Waiting() bool { return p.thumbnails.Waiting() }

// Painted returns the number of portraits painted so far.
func (p *Portraits) Painted() int { return p.thumbnails.Painted() }

// portraitArt draws a portrait as large as its node.
type portraitArt struct {
	portraits *Portraits
	frame     table.Frame
	subject   Subject
}

// portraitMargin is the margin for shadows around a portrait, in pixels.
const portraitMargin = 4

// Draw implements stage.Art.
func (p *portraitArt) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	key := portraitKey{id: p.subject.ID, seat: p.subject.Seat, w: n.W, h: n.H, mirror: p.frame.Mirror}
	if p.frame.Lettered {
		key.letters = p.frame.Words.Language
	}
	margin := portraitMargin
	if p.subject.Offer != nil {
		margin = 0
	}
	w, h := int(math.Ceil(n.W))+2*margin, int(math.Ceil(n.H))+2*margin
	p.portraits.thumbnails.Draw(c, key, m, w, h, alpha, func(c *gfx.Canvas, x, y float64) {
		if g := p.content(stage.Rect{X: x + (float64(w)-n.W)/2, Y: y + (float64(h)-n.H)/2, W: n.W, H: n.H}); g != nil {
			g.Draw(c)
		}
	})
}

// Content returns the contents of the portrait in a node of w × h pixels, or nil if it is empty. Tests use it.
func (p *portraitArt) Content(w, h float64) *stage.Node {
	return p.content(stage.Rect{X: -w / 2, Y: -h / 2, W: w, H: h})
}

// content returns the contents of the portrait in a rectangle.
func (p *portraitArt) content(room stage.Rect) *stage.Node {
	pos, look := p.subject.Position()
	if pos == nil {
		return nil
	}
	if p.subject.Offer == nil {
		return p.board(look, pos, room)
	}
	shape := newPicture(look, p.frame, pos, table.Part{Seat: p.subject.Seat}, 1).scenery.Seats[p.subject.Seat].Board
	return p.withOffer(room, func(r stage.Rect) *stage.Node { return p.board(look, pos, r) }, shape.H/shape.W, look)
}

// board returns the board in the middle of a rectangle.
func (p *portraitArt) board(look table.Table, pos engine.Position, room stage.Rect) *stage.Node {
	seat, units := p.subject.Seat, p.portraits.units
	kind := portraitKind{reflect.TypeOf(look), pos.Seats(), room.W, room.H, seat}
	board := func(d *table.Scenery) stage.Rect { return d.Seats[seat].Board.Bounds() }
	g, unit := fittedPicture(look, p.frame, pos, table.Part{Seat: seat, Slab: true}, room, board, cmp.Or(units[kind], 1), NoNumbers)
	units[kind] = unit
	return g.Node
}

// On a portrait with an offer, lengths as fractions of the width of the portrait.
const (
	offerEdge  = 0.04 // between the board and the edge
	offerPlate = 0.34 // a plate
	offerRise  = 0.1  // the plate in the middle is higher than the others
	offerDepth = 0.42 // the height above the board, at least, for plates in a row there
)

// withOffer returns a board on its cloth, in front of factories: in a row above a wide board, else in the corners. What is outside room is cut
// off when the portrait is painted.
func (p *portraitArt) withOffer(room stage.Rect, board func(stage.Rect) *stage.Node, boardShape float64, look table.Table) *stage.Node {
	inner := room.Grow(-offerEdge * room.W)
	side, high := offerPlate*room.W, inner.W*boardShape
	plate := func(x, y, side float64) stage.Rect { return stage.Rect{X: x - side/2, Y: y - side/2, W: side, H: side} }
	x, _ := room.Middle()
	var plates []stage.Rect
	if above := room.H - high - 2*offerEdge*room.W; above >= offerDepth*room.W {
		side = min(0.55*room.W, 1.5*side*above/room.W)
		y := room.Y + 0.5*above
		plates = []stage.Rect{plate(room.X+0.5*side-offerRise*room.W, y, side), plate(room.X+room.W-0.5*side+offerRise*room.W, y, side)}
	} else if high < 0.85*inner.H {
		y := room.Y + 0.5*above
		plates = []stage.Rect{plate(room.X+offerRise*room.W, y, side), plate(x, y-offerRise*room.W, side), plate(room.X+(1-offerRise)*room.W, y, side)}
	} else {
		inner = inner.Grow(-offerEdge * room.W)
		for _, corner := range [][2]float64{{0, 0}, {1, 0}, {0, 1}, {1, 1}} {
			plates = append(plates, plate(room.X+corner[0]*room.W, room.Y+corner[1]*room.H, 1.4*side))
		}
	}
	if len(plates) < 4 {
		inner.Y, inner.H = inner.Y+inner.H-high, high
	}
	ground := look.Ground()
	linework := max(room.W, room.H)
	return stage.Group("").Add(
		stage.Box("", &stage.Fill{Colour: ground.Bottom}, room),
		stage.New("", stage.NewSprite(ground.Linework), x, room.Y+room.H/2, linework, linework),
		Plates(look, p.frame, p.subject.Offer(), plates), board(inner))
}
