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

// target is a target of the table on the stage, with its moves.
type target struct {
	table.Target
	node    *stage.Node
	halo    *stage.Node
	click   table.Options // with nothing held
	options table.Options // for what is held, or else click
	why     error         // why there are no options
}

// targets are the targets of a position.
type targets struct {
	table table.Table
	all   table.Options // in the position
	pos   engine.Position
	layer *stage.Node
	words *locale.Words
	list  []target
}

// add adds a target to the stage and returns its touch area. If the target is not large enough to be touched, it only takes drops.
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

// openTarget sets the options of a target for g, or for an empty hand if g is nil, and lights the target if it has any: while tiles are held, or
// always if the target is AlwaysLit.
func (s *targets) openTarget(t *target, g *table.Pickable) {
	if g != nil {
		t.options, t.why = s.all.Drop(*g, t.Place)
	} else {
		t.options, t.why = s.all.Click(t.Place)
	}
	t.node.Touch.Focus = len(t.options) > 0
	t.halo.Hidden = len(t.options) == 0 || g == nil && !t.AlwaysLit
	s.setName(t)
}

// setName sets the accessible name of a target with moves, including the outcome if there is only one move.
func (s *targets) setName(t *target) {
	t.node.Accessible = stage.Accessible{}
	if len(t.options) == 0 {
		return
	}
	name := s.table.TargetName(s.pos, t.Place)
	if len(t.options) == 1 {
		if short, _ := s.table.MoveEffect(s.pos, t.options[0].Move); short != "" {
			name = s.words.T("told.worth", "text", name, "note", short)
		}
	}
	t.node.SetRole(stage.RoleButton, name)
}

// focus moves the keyboard focus to the first target with a move.
func (s *targets) focus(d *stage.Dispatcher) {
	for _, t := range s.list {
		if len(t.options) > 0 && d.Focus(t.node.Name) {
			return
		}
	}
}

// find returns the index and the target of a place, or -1 and nil.
func (s *targets) find(at engine.Place) (int, *target) {
	for i := range s.list {
		if t := &s.list[i]; t.Place == at {
			return i, t
		}
	}
	return -1, nil
}

// at returns the index of the target that accepts a drop at a point: the one there, or else the nearest one with a move within its catch distance,
// unless the spots of the held tiles are nearer. It returns -1 if there is none.
func (s *targets) at(x, y float64, held []*table.Actor) int {
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
			d *= sameHeightFactor
		}
		if d < least {
			best, least = i, d
		}
	}
	return best
}

// sameHeightFactor is the factor for distances to targets at the height of the drop, which are preferred to those above and below.
const sameHeightFactor = 0.5

// tileSize returns the size of a tile at the targets.
func (s *targets) tileSize() float64 {
	if len(s.list) == 0 {
		return 0
	}
	return s.table.Anchor(s.list[0].Place, 0, 1).Size
}

// accepts reports whether there is a target where a pickable can be dropped.
func (s *targets) accepts(g table.Pickable) bool {
	return slices.ContainsFunc(s.all, func(o table.Option) bool { return o.From == g && o.Why == nil })
}
