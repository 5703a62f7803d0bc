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
func (t *targets) add(z table.Target, large bool, unit float64) *stage.Touch {
	to := target{Target: z, node: z.Node(fmt.Sprintf("target-%d", len(t.list))), halo: z.Halo(unit)}
	to.node.Kind, to.node.Touch = stage.Target, &stage.Touch{Diamond: to.Lozenge}
	t.openTarget(&to, nil)
	to.click = to.options
	if large {
		t.layer.Add(to.node)
	}
	t.layer.Add(to.halo)
	t.list = append(t.list, to)
	return to.node.Touch
}

// open opens the targets for g, or for an empty hand where g is nil.
func (t *targets) open(g *table.Pickable) {
	for i := range t.list {
		t.openTarget(&t.list[i], g)
	}
}

// openTarget sets the options of a target for g, or for an empty hand if g is nil, and lights the target if it has any: while tiles are held, or
// always if the target is AlwaysLit.
func (t *targets) openTarget(to *target, g *table.Pickable) {
	if g != nil {
		to.options, to.why = t.all.Drop(*g, to.Place)
	} else {
		to.options, to.why = t.all.Click(to.Place)
	}
	to.node.Touch.Focus = len(to.options) > 0
	to.halo.Hidden = len(to.options) == 0 || g == nil && !to.AlwaysLit
	t.setName(to)
}

// setName sets the accessible name of a target with moves, including the outcome if there is only one move.
func (t *targets) setName(to *target) {
	to.node.Accessible = stage.Accessible{}
	if len(to.options) == 0 {
		return
	}
	name := t.table.TargetName(t.pos, to.Place)
	if len(to.options) == 1 {
		if short, _ := t.table.MoveEffect(t.pos, to.options[0].Move); short != "" {
			name = t.words.T("told.worth", "text", name, "note", short)
		}
	}
	to.node.SetRole(stage.RoleButton, name)
}

// focus moves the keyboard focus to the first target with a move.
func (t *targets) focus(d *stage.Dispatcher) {
	for _, to := range t.list {
		if len(to.options) > 0 && d.Focus(to.node.Name) {
			return
		}
	}
}

// find returns the index and the target of a place, or -1 and nil.
func (t *targets) find(at engine.Place) (int, *target) {
	for i := range t.list {
		if to := &t.list[i]; to.Place == at {
			return i, to
		}
	}
	return -1, nil
}

// at returns the index of the target that accepts a drop at a point: the one there, or else the nearest one with a move within its catch distance,
// unless the spots of the held tiles are nearer. It returns -1 if there is none.
func (t *targets) at(x, y float64, held []*table.Actor) int {
	if at := slices.IndexFunc(t.list, func(to target) bool { return to.Holds(x, y) }); at >= 0 {
		return at
	}
	best, least := -1, math.Inf(1)
	for _, a := range held {
		spot := a.Spot()
		least = min(least, stage.Rect{X: spot.X, Y: spot.Y}.Grow(spot.Size/2).Distance(x, y))
	}
	for i, to := range t.list {
		d := to.Area.Distance(x, y)
		if d > to.CatchDistance || len(to.options) == 0 {
			continue
		}
		if y >= to.Area.Y && y < to.Area.Y+to.Area.H {
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
func (t *targets) tileSize() float64 {
	if len(t.list) == 0 {
		return 0
	}
	return t.table.Anchor(t.list[0].Place, 0, 1).Size
}

// accepts reports whether there is a target where a pickable can be dropped.
func (t *targets) accepts(g table.Pickable) bool {
	return slices.ContainsFunc(t.all, func(o table.Option) bool { return o.From == g && o.Why == nil })
}
