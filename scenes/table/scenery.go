package table

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/ui"
)

// Scenery is everything on a table but its tiles.
type Scenery struct {
	Legend
	// Things lie below the tiles, Over above tiles at rest. Words are all texts, drawn after the things, which takes fewer draw calls.
	Things, Words, Over *stage.Node
	// Scores are the labels of the scores shown for the seats.
	Scores [engine.MaxSeats]*stage.Label
	// Notes are removed once they are no longer true.
	Notes []Note
	// Live is what Redraw shows.
	Live  Live
	parts []func(*Live)
}

// NewScenery returns an empty scenery with its first state.
func NewScenery(l Legend, now Live) Scenery {
	s := Scenery{Legend: l, Things: stage.Group("scenery"), Words: stage.Group("words"), Over: stage.Group(""), Live: now}
	s.Live.OnTurn = l.OnTurn
	s.Words.SetZ(1)
	s.Things.Add(s.Words)
	return s
}

// Follow adds a part that redraws itself, now and whenever Redraw is called.
func (l *Scenery) Follow(part func(now *Live)) {
	l.parts = append(l.parts, part)
	part(&l.Live)
}

// FollowUnseen draws the contents of bag and discard on two nodes, now and whenever they change.
func (l *Scenery) FollowUnseen(things, words *stage.Node, draw func(bag, discard []int)) {
	var bag, discard []int
	l.Follow(func(now *Live) {
		if slices.Equal(bag, now.Bag()) && slices.Equal(discard, now.Discard()) {
			return
		}
		bag, discard = slices.Clone(now.Bag()), slices.Clone(now.Discard())
		things.Clear()
		words.Clear()
		draw(bag, discard)
	})
}

// Redraw shows what has changed in Live.
func (l *Scenery) Redraw() {
	for _, part := range l.parts {
		part(&l.Live)
	}
}

// Slab draws a seat's board: the slab of that sprite with its shadow, lit and framed in gold for the seat on turn. A click on a small one
// shows it large.
func (l *Scenery) Slab(s engine.Seat, sprite string, r stage.Rect, k *ui.Kit, big bool) *stage.Node {
	unit := k.Unit
	if !big {
		unit *= 0.6
	}
	drop := 26 * unit
	shade := stage.Rect{X: r.X - drop, Y: r.Y - drop*0.7, W: r.W + 2*drop, H: r.H + 2.1*drop}
	slab := stage.NewPanel(sprite, unit, 0)
	l.Follow(func(now *Live) {
		slab.Name, slab.Tint = sprite, k.On.Board(now.OnTurn == s || now.OnTurn == engine.Nature)
		if now.OnTurn == s {
			slab.Name = "slab-gold"
		}
	})
	board := stage.Box(BoardName(s), slab, r)
	board.Kind = stage.Board
	l.Things.Add(stage.Box(fmt.Sprintf("shade-%d", s), stage.NewPanel("shadow", unit, 0), shade), board)
	if !big && l.Look != nil {
		board.Touch = &stage.Touch{Press: func() { l.Look(s) }}
		l.chevron(r)
	}
	return board
}

// PrintedName is the name of the numbers that are printed on a board: costs of spaces and of the floor line.
const PrintedName = "printed"

// BoardName returns the name of the node of a seat's board in the scenery.
func BoardName(s engine.Seat) string { return fmt.Sprintf("board-%d", s) }

// chevron shows that a small board can be opened: at the right end of a long board, or else in the lower right corner.
func (l *Scenery) chevron(r stage.Rect) {
	if l.Chevron == 0 {
		return
	}
	x, y := r.X+r.W-0.75*l.Chevron, r.Y+r.H/2
	if r.W < 3*r.H {
		y = r.Y + r.H - 0.75*l.Chevron
	}
	sign := stage.NewSprite("icon-open")
	sign.Tint = ui.Ink.Colour()
	l.Things.Add(stage.New("", sign, x, y, l.Chevron, l.Chevron))
}
