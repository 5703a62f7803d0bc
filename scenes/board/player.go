package board

import (
	"fmt"
	"math"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// Player is a board on a screen: it shows positions, animates the way from one to another, and takes moves by hand. A live game,
// a lesson, a replay and a preview use it alike. Until EnableMoves is called it is view-only.
type Player struct {
	// View draws the position.
	View *View
	// Top lies above all tiles: payments, and what is said in place.
	Top *stage.Node
	// Arithmetic shows next to the pointer what a drop would score.
	Arithmetic bool

	table      table.Table
	dispatcher *stage.Dispatcher
	report     func(Event)
	obstacles  func() popover.Obstacles
	refusals   bool // reported, not shown

	mode    mode
	lifted  lifted
	targets targets
	// shownOptions is what can be tried by hand in the position shown, nil until it is needed.
	shownOptions table.Options
	over         int // the index of the target that pointer or focus rest on, or -1
	label        label
	zoom         zoom
	// placement is what a pending placement or multi-pick shows in its room.
	placement *stage.Node
	magnified *stage.Node // tiles under the magnifier, or nil
	pointer   stage.Pointer
	pressed   earlyPress
	animated  bool // something was animated at the end of the last tick
}

// Options are what a screen gives to a player. The zero value makes one that is view-only and silent.
type Options struct {
	Dispatcher *stage.Dispatcher                            // which hands input to the stage
	Report     func(Event)                                  // is called with what a person does on the board
	Obstacles  func() popover.Obstacles                     // returns what floating labels must not cover
	Sound      func(name string, step int, x, size float64) // plays a sound, higher by step, for a thing of a size at x
	LastRound  func(words string)                           // is called when the last round begins; nil shows no celebrations
	Refusals   bool                                         // reports why moves are refused as Refused events, and shows no labels for them
	Around     []*stage.Node                                // the panels around the table, which move with it when the offer comes or goes
}

// NewPlayer returns a player that shows nothing yet.
func NewPlayer(t table.Table, o Options) *Player {
	if o.Sound == nil {
		o.Sound = func(string, int, float64, float64) {}
	}
	return newPlayer(NewView(t, o.Sound), t, o)
}

// newPlayer returns a player around a view.
func newPlayer(v *View, t table.Table, o Options) *Player {
	p := &Player{View: v, Top: stage.Group("top"), table: t, dispatcher: o.Dispatcher, report: o.Report, obstacles: o.Obstacles, refusals: o.Refusals,
		mode: viewOnly{}, over: -1, zoom: newZoom(), placement: stage.Group("placement")}
	if p.dispatcher == nil {
		p.dispatcher = &stage.Dispatcher{}
	}
	if p.report == nil {
		p.report = func(Event) {}
	}
	if p.obstacles == nil {
		p.obstacles = func() popover.Obstacles { return popover.Obstacles{} }
	}
	p.label = label{layer: p.Top}
	v.Around, v.Ceremony.OnLastRound = o.Around, func(string) {}
	if o.LastRound != nil {
		v.Ceremony.OnLastRound = o.LastRound
		v.Ceremony.Enable()
	}
	v.Above.Add(p.zoom.layer, p.placement)
	return p
}

// Layout fits the table into the window and returns the rooms that it leaves to the screen. Show must follow.
func (p *Player) Layout(c *game.Context, s Setup) table.Areas {
	return p.View.Layout(Frame(c, p.table, s), s.Narrow)
}

// Rooms returns the rooms that the last layout left to the screen.
func (p *Player) Rooms() table.Areas { return p.View.rooms }

// Frame returns the frame of the last layout.
func (p *Player) Frame() *table.Frame { return &p.View.frame }

// Shown returns the position on the stage: while something moves, the one that it comes from.
func (p *Player) Shown() engine.Position { return p.View.shown }

// Show shows a position at rest. Moves by hand end; EnableMoves allows them again.
func (p *Player) Show(pos engine.Position, l table.Legend) {
	p.shownOptions = nil
	p.View.Show(pos, l)
	p.DisableMoves()
}

// Update advances the board by a tick, after the dispatcher has handed out the input of the tick. It reports whether an animation ended, after
// which Show must follow. A press or Enter hurries an animation, unless it has just begun it.
func (p *Player) Update(c *game.Context) (ended bool) {
	pointer := c.Pointer()
	p.Follow(pointer)
	v := p.View
	v.Ceremony.Advance(min(MostRate, c.Settings.Speed.Rate()))
	if !v.Moving() {
		v.Tick()
		p.animated = false
		return false
	}
	if p.animated && (pointer.Pressed || c.Keys().Confirm) {
		v.Hurry()
	}
	ended = v.Advance()
	p.animated = v.Moving()
	return ended
}

// MostRate is the fastest rate of an animation that is shown at all.
const MostRate = 2.5

// Follow moves what is held by a tick with the pointer.
func (p *Player) Follow(pointer stage.Pointer) {
	p.pointer = pointer
	p.resumeEarlyPress(pointer)
	if p.lifted.follow(p.View.unit()) {
		p.View.count()
	}
	if p.label.left == 1 {
		p.clearLabel()
	}
	p.label.left = max(0, p.label.left-1)
	p.zoom.tick(p.View.frame.Still)
}

// Moving reports whether a frame may differ from the one before by itself.
func (p *Player) Moving() bool {
	return p.View.Moving() || p.View.LayoutMoves() || p.View.Ceremony.Moving() || p.HandMoves()
}

// HandMoves reports whether tiles in hand, an explanation or the enlarged part of the table change by themselves.
func (p *Player) HandMoves() bool {
	return p.lifted.carried || p.lifted.home != nil || p.label.left > 0 || p.zoom.moving()
}

// EnableMoves allows the seat to move to make moves by hand in the position shown.
func (p *Player) EnableMoves() {
	p.DisableMoves()
	p.mode = idle{}
	if d := table.MultiPickOf(p.table, p.View.shown); d != nil && d.Automatic {
		p.mode = &picking{def: d}
	}
	p.offer()
}

// DisableMoves ends whatever is being done; tiles stay where they are.
func (p *Player) DisableMoves() {
	p.lifted.unframe()
	p.mode, p.lifted = viewOnly{}, lifted{}
	p.dispatcher.KeyScope = nil
	p.placement.Clear()
	p.zoom.shut()
	p.withdraw()
	p.clearLabel()
}

// withdraw removes all that can be touched or seen of targets from the stage.
func (p *Player) withdraw() {
	l := &p.View.layers
	l.targets.Clear()
	l.ghosts.Clear()
	l.lights.Clear()
	p.View.endPreview()
	p.over = -1
	p.hideOutcome()
	p.targets = targets{table: p.table, pos: p.View.shown, layer: l.targets, words: p.View.frame.Words}
	for _, a := range p.View.cast.Actors() {
		a.Node.Touch, a.Node.Accessible = nil, stage.Accessible{}
	}
}

// offer makes tiles and targets touchable as they lie now.
func (p *Player) offer() {
	p.withdraw()
	if m, ok := p.mode.(*picking); ok {
		p.offerPicks(m)
		p.showPlacement()
		p.zoom.shut()
		return
	}
	pos := p.View.shown
	p.targets.all = p.options()
	for _, g := range p.targets.all.Pickables() {
		if g.From.Zone.Owned() {
			p.View.layers.tiles.Accessible.Name = p.View.frame.Words.T("told.placing")
		}
		for i, a := range p.View.cast.TilesOf(g) {
			if i >= g.Count {
				break // what it takes along is another pickable
			}
			a.Node.Name = fmt.Sprintf("pickable-%d-%d-%d", g.From.Zone, g.From.Row, g.Tile)
			a.Node.Touch = p.touchOf(g, i == 0)
			a.Node.Touch.Reach = p.View.reach(a.Node)
			if i == 0 {
				a.Node.SetRole(stage.RoleButton, table.PickableName(p.table, p.View.frame.Words, g)).Accessible.Off = !p.targets.take(g)
			}
		}
	}
	if f := &p.View.frame; f.Shape().Phone() {
		widen(p.View.cast.Actors(), table.PhoneTarget*f.Kit.Device)
	}
	large := len(table.ZoomAreasOf(p.table, pos)) == 0
	for i, at := range p.targets.all.Places() {
		touch := p.targets.add(p.table.Target(at), large, p.View.unit())
		touch.Hover = func(on bool) { p.hover(i, on) }
		touch.Press = func() { p.choose(i) }
	}
	p.showPlacement()
	p.offerZoom()
}

func (p *Player) touchOf(g table.Pickable, focus bool) *stage.Touch {
	return &stage.Touch{
		Focus: focus,
		Hover: func(on bool) { p.lightSource(g, on) },
		Press: func() { p.press(g) },
		DragStart: func(x, y float64) bool {
			if what := p.held(); what == nil || *what != g {
				p.pick(g)
			}
			p.carry(x, p.seenY(y))
			return true
		},
		Drag:       func(x, y float64) { p.dragTo(x, p.seenY(y)) },
		Drop:       func(x, y float64) { p.dropAt(x, p.seenY(y)) },
		LongPress:  func(on bool) { p.magnify(g, on) },
		DragCancel: p.Release,
	}
}

// widen makes each tile that can be touched touchable on a square of a side, as far as others leave it room.
func widen(actors []*table.Actor, side float64) {
	var tiles []*stage.Node
	for _, a := range actors {
		if a.Node.Touch != nil {
			tiles = append(tiles, a.Node)
		}
	}
	for _, n := range tiles {
		x, y := (side-n.W)/2, (side-n.H)/2
		for _, o := range tiles {
			across, down := math.Abs(o.X-n.X), math.Abs(o.Y-n.Y)
			switch {
			case o.Name == n.Name:
			case across > down:
				x = min(x, (across-(o.W+n.W)/2)/2)
			default:
				y = min(y, (down-(o.H+n.H)/2)/2)
			}
		}
		r := &n.Touch.Reach
		r.X, r.Y = max(r.X, x), max(r.Y, y)
	}
}

// FocusFirst moves the keyboard focus to the first thing that can be chosen, tiles before targets.
func (p *Player) FocusFirst() {
	for _, layer := range []*stage.Node{p.View.layers.tiles, p.View.layers.targets} {
		first := ""
		layer.Walk(func(n *stage.Node) {
			if first == "" && n.Focusable() && !n.Accessible.Off {
				first = n.Name
			}
		})
		if first != "" && p.dispatcher.Focus(first) {
			return
		}
	}
}

// say, point and change report events.
func (p *Player) say(text string)   { p.report(Said{text}) }
func (p *Player) point(text string) { p.report(Pointed{text}) }
func (p *Player) change()           { p.report(Changed{}) }
