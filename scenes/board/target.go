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

// target is a target of the table on the stage, with what can be done there.
type target struct {
	table.Target
	node    *stage.Node
	halo    *stage.Node
	click   table.Options // with nothing held
	options table.Options // for what is held, or else click
	why     error         // why there are none
}

// targets are the targets of a position.
type targets struct {
	table table.Table
	all   table.Options // what can be tried in the position
	pos   engine.Position
	layer *stage.Node
	words *locale.Words
	list  []target
}

// add puts a target on the stage and returns its touch area. One that is not large enough to be touched only takes drops.
func (s *targets) add(z table.Target, large bool, unit float64) *stage.Touch {
	t := target{Target: z, node: z.Node(fmt.Sprintf("target-%d", len(s.list))), halo: z.Halo(unit)}
	t.node.Kind, t.node.Touch = stage.Target, &stage.Touch{Diamond: t.Lozenge}
	s.openTarget(&t, nil)
	t.click = t.options
	if large {
		s.layer.Add(t.node)
	}
	s.layer.Add(t.halo)
	s.list = append(s.list, t)
	return t.node.Touch
}

// open opens the targets for g, or for an empty hand where g is nil.
func (s *targets) open(g *table.Pickable) {
	for i := range s.list {
		s.openTarget(&s.list[i], g)
	}
}

// openTarget finds what can be done at a target with g, or with an empty hand, and lights it where something can: while tiles are held, or
// always where the target is what has to be chosen.
func (s *targets) openTarget(t *target, g *table.Pickable) {
	if g != nil {
		t.options, t.why = s.all.Drop(*g, t.Place)
	} else {
		t.options, t.why = s.all.Click(t.Place)
	}
	t.node.Touch.Focus = len(t.options) > 0
	t.halo.Hidden = len(t.options) == 0 || g == nil && !t.AlwaysLit
	s.name(t)
}

// name gives a target with moves its accessible name, with the outcome if there is only one move.
func (s *targets) name(t *target) {
	t.node.Accessible = stage.Accessible{}
	if len(t.options) == 0 {
		return
	}
	words := s.table.TargetName(s.pos, t.Place)
	if len(t.options) == 1 {
		if short, _ := s.table.MoveEffect(s.pos, t.options[0].Move); short != "" {
			words = s.words.T("told.worth", "text", words, "note", short)
		}
	}
	t.node.SetRole(stage.RoleButton, words)
}

// focus moves the keyboard focus to the first target with a move.
func (s *targets) focus(d *stage.Dispatcher) {
	for _, t := range s.list {
		if len(t.options) > 0 && d.Focus(t.node.Name) {
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
		if d > t.CatchDistance || len(t.options) == 0 {
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

// take reports whether a pickable can be dropped anywhere.
func (s *targets) take(g table.Pickable) bool {
	return slices.ContainsFunc(s.all, func(o table.Option) bool { return o.From == g && o.Why == nil })
}
