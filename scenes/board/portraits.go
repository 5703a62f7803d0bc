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

// Portraits shows portraits of many positions, as lists of games do: each is one node, and painted only once it is seen. Nothing of a
// portrait is built before that, and it is painted again only when its subject, its size or the theme changes, or when more others than
// there is room for have been seen since.
type Portraits struct {
	thumbnails *gfx.Thumbnails[portraitKey]
	units      map[portraitKind]float64 // of those that were painted last, as guesses for the next ones
}

// portraitKind is what portraits of one unit mostly have in common.
type portraitKind struct {
	look  reflect.Type
	seats int
	w, h  float64
	seat  engine.Seat
}

// NewPortraits returns room for a number of portraits, which should not be less than are seen at the same time.
func NewPortraits(most int) *Portraits {
	return &Portraits{gfx.NewThumbnails[portraitKey](most), map[portraitKind]float64{}}
}

// Subject is the board of a seat in a position.
type Subject struct {
	// ID names the position: subjects of the same ID and seat look alike.
	ID   string
	Seat engine.Seat
	// Position returns the position and what lays it out when the portrait is painted. A nil position leaves the portrait empty.
	Position func() (engine.Position, table.Look)
}

// portraitKey is all that a portrait depends on besides the theme.
type portraitKey struct {
	id      string
	seat    engine.Seat
	w, h    float64
	mirror  table.Mirror
	letters string // the language of those on tiles, or empty
}

// Node returns the portrait of a subject in the middle of a room in pixels, as Portrait lays it out in a frame.
func (p *Portraits) Node(f table.Frame, s Subject, room stage.Rect) *stage.Node {
	return stage.Box("portrait", &portraitArt{p, f, s}, room).SetRole(stage.RoleSilent, "")
}

// Painted returns how many portraits have been painted so far.
func (p *Portraits) Painted() int { return p.thumbnails.Painted() }

// portraitArt draws a portrait as large as its node.
type portraitArt struct {
	portraits *Portraits
	frame     table.Frame
	subject   Subject
}

// portraitBleed is how far shadows may reach beyond a portrait, in pixels.
const portraitBleed = 4

// Draw implements stage.Art.
func (a *portraitArt) Draw(c *gfx.Canvas, m gfx.Affine, n *stage.Node, alpha float64) {
	key := portraitKey{id: a.subject.ID, seat: a.subject.Seat, w: n.W, h: n.H, mirror: a.frame.Mirror}
	if a.frame.Lettered {
		key.letters = a.frame.Words.Language
	}
	w, h := int(math.Ceil(n.W))+2*portraitBleed, int(math.Ceil(n.H))+2*portraitBleed
	a.portraits.thumbnails.Draw(c, key, m, w, h, alpha, func(c *gfx.Canvas, x, y float64) {
		if g := a.content(stage.Rect{X: x + (float64(w)-n.W)/2, Y: y + (float64(h)-n.H)/2, W: n.W, H: n.H}); g != nil {
			g.Draw(c)
		}
	})
}

// Content returns what the portrait shows in a node of w × h pixels, or nil for nothing, so that tests can look at it.
func (a *portraitArt) Content(w, h float64) *stage.Node {
	return a.content(stage.Rect{X: -w / 2, Y: -h / 2, W: w, H: h})
}

// content builds what the portrait shows in a room.
func (a *portraitArt) content(room stage.Rect) *stage.Node {
	pos, look := a.subject.Position()
	if pos == nil {
		return nil
	}
	seat, units := a.subject.Seat, a.portraits.units
	kind := portraitKind{reflect.TypeOf(look), pos.Seats(), room.W, room.H, seat}
	board := func(g *stage.Node) stage.Rect { return boardOf(g, seat) }
	g, unit := fitted(look, a.frame, pos, seat, room, board, cmp.Or(units[kind], 1), NoNumbers)
	units[kind] = unit
	return g
}
