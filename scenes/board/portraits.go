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
	Position func() (engine.Position, table.Look)
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
	w, h := int(math.Ceil(n.W))+2*portraitMargin, int(math.Ceil(n.H))+2*portraitMargin
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
	seat, units := p.subject.Seat, p.portraits.units
	kind := portraitKind{reflect.TypeOf(look), pos.Seats(), room.W, room.H, seat}
	board := func(g *stage.Node) stage.Rect { return boardRect(g, seat) }
	g, unit := fittedPortrait(look, p.frame, pos, seat, room, board, cmp.Or(units[kind], 1), NoNumbers)
	units[kind] = unit
	return g
}
