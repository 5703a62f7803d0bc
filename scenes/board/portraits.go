package board

import (
	"cmp"
	"math"
	"reflect"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

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
	shape := boardRect(portrait(look, p.frame, pos, p.subject.Seat, 1), p.subject.Seat)
	return p.withOffer(room, func(r stage.Rect) *stage.Node { return p.board(look, pos, r) }, shape.H/shape.W, look)
}

// board returns the board in the middle of a rectangle.
func (p *portraitArt) board(look table.Table, pos engine.Position, room stage.Rect) *stage.Node {
	seat, units := p.subject.Seat, p.portraits.units
	kind := portraitKind{reflect.TypeOf(look), pos.Seats(), room.W, room.H, seat}
	board := func(g *stage.Node) stage.Rect { return boardRect(g, seat) }
	g, unit := fittedPortrait(look, p.frame, pos, seat, room, board, cmp.Or(units[kind], 1), NoNumbers)
	units[kind] = unit
	return g
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
