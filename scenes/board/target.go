package board

import (
	"fmt"
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// target is a target of the table on the stage, with the moves that a drop there makes.
type target struct {
	table.Target
	node  *stage.Node
	halo  *stage.Node
	bare  []engine.Move // allowed with nothing held
	moves []engine.Move // allowed for what is held, or else bare
	why   error         // why there is none
}

// targets are the targets of a position.
type targets struct {
	table table.Table
	allow func(engine.Move) bool
	pos   engine.Position
	layer *stage.Node
	words *locale.Words
	list  []target
}

// add puts a target on the stage and returns its touch area. One that is not large enough to be touched only takes drops.
func (s *targets) add(z table.Target, large bool, unit float64) *stage.Touch {
	t := target{Target: z, node: z.Node(fmt.Sprintf("target-%d", len(s.list))), halo: z.Halo(unit)}
	t.node.Kind, t.node.Touch = stage.Target, &stage.Touch{Lozenge: t.Lozenge}
	t.moves, t.why = s.movesAt(nil, z.Place)
	t.bare = t.moves
	t.open(false)
	s.name(&t)
	if large {
		s.layer.Add(t.node)
	}
	s.layer.Add(t.halo)
	s.list = append(s.list, t)
	return t.node.Touch
}

// open lights the target where a move can be made: while tiles are held, or always where the target can be clicked with an empty hand.
func (t *target) open(holding bool) {
	t.node.Touch.Focus = len(t.moves) > 0
	t.halo.Hidden = len(t.moves) == 0 || !holding && !t.Open
}

// movesAt returns the allowed moves of dropping g at a place, or of a click there if g is nil, and the reason where no move is legal.
func (s *targets) movesAt(g *table.Pickable, at engine.Place) ([]engine.Move, error) {
	moves, why := table.LegalAt(s.table, s.pos, g, at)
	return slices.DeleteFunc(moves, func(m engine.Move) bool { return s.allow != nil && !s.allow(m) }), why
}

// open lights the targets where g may go; nil brings back those of an empty hand.
func (s *targets) open(g *table.Pickable) {
	for i := range s.list {
		t := &s.list[i]
		t.moves = t.bare
		if g != nil {
			t.moves, t.why = s.movesAt(g, t.Place)
		}
		t.open(g != nil)
		s.name(t)
	}
}

// name gives a target with moves its accessible name, with the outcome if there is only one move.
func (s *targets) name(t *target) {
	t.node.Voice = stage.Accessible{}
	if len(t.moves) == 0 {
		return
	}
	words := s.table.Spot(s.pos, t.Place)
	if len(t.moves) == 1 {
		if short, _ := s.table.Worth(s.pos, t.moves[0]); short != "" {
			words = s.words.T("told.worth", "text", words, "note", short)
		}
	}
	t.node.Says(stage.RoleButton, words)
}

// focus moves the keyboard focus to the first target with a move.
func (s *targets) focus(d *stage.Dispatcher) {
	for _, t := range s.list {
		if len(t.moves) > 0 && d.Focus(t.node.Name) {
			return
		}
	}
}

// of returns the target of a place with its index, or -1 and nil.
func (s *targets) of(at engine.Place) (int, *target) {
	for i := range s.list {
		if t := &s.list[i]; t.Place == at {
			return i, t
		}
	}
	return -1, nil
}

// near returns the index of the target that catches a drop at a point: the one there, or else the nearest with a move, unless the place of
// the held tiles is nearer. It returns -1 if there is none.
func (s *targets) near(x, y float64, held []*table.Actor) int {
	if at := slices.IndexFunc(s.list, func(t target) bool { return t.Holds(x, y) }); at >= 0 {
		return at
	}
	best, least := -1, math.Inf(1)
	for _, a := range held {
		spot := a.Spot()
		least = min(least, stage.Rect{X: spot.X, Y: spot.Y}.Grow(spot.Size/2).Distance(x, y))
	}
	for i, t := range s.list {
		d := t.Area.Distance(x, y)
		if d > t.Catch || len(t.moves) == 0 {
			continue
		}
		if y >= t.Area.Y && y < t.Area.Y+t.Area.H {
			d *= level
		}
		if d < least {
			best, least = i, d
		}
	}
	return best
}

// level is the factor of the distance to a target at the height of the drop, which is preferred to those above and below.
const level = 0.5

// size returns the size of a tile at the targets.
func (s *targets) size() float64 {
	if len(s.list) == 0 {
		return 0
	}
	return s.table.Anchor(s.list[0].Place, 0, 1).Size
}

// take reports whether a pickable can be dropped on one of some targets.
func (s *targets) take(g table.Pickable, spots []table.Target) bool {
	return slices.ContainsFunc(spots, func(z table.Target) bool {
		moves, _ := s.movesAt(&g, z.Place)
		return len(moves) > 0
	})
}
