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

// Player is a board on a screen: it shows positions, animates moves, and takes moves by hand. Live games, lessons, replays and previews use it. It is
// view-only until EnableMoves is called.
type Player struct {
	// View draws the position.
	View *View
	// Top is above all tiles. It holds payment menus and labels.
	Top *stage.Node
	// ShowSums is set to show the sum that a drop would score next to the pointer.
	ShowSums bool

	table      table.Table
	dispatcher *stage.Dispatcher
	report     func(Event)
	obstacles  func() popover.Obstacles
	refusals   bool // report refused moves and show no labels for them

	mode    mode
	lifted  lifted
	targets targets
	// shownOptions are the options in the position shown, nil until they are needed.
	shownOptions table.Options
	hovered      int // the index of the target under the pointer or with the focus, or -1
	label        label
	zoom         zoom
	// placement is the contents of the area for placements.
	placement *stage.Node
	magnified *stage.Node // tiles under the magnifier, or nil
	pointer   stage.Pointer
	pressed   earlyPress
	animated  bool // an animation was running at the end of the last tick
}

// Options configure a Player. With the zero value it is view-only and silent.
type Options struct {
	Dispatcher *stage.Dispatcher                            // dispatches input to the stage
	Report     func(Event)                                  // is called with the events of the board
	Obstacles  func() popover.Obstacles                     // returns what floating labels must not cover
	Sound      func(name string, step int, x, size float64) // plays a sound with a pitch that rises with step, for an object of a size at x
	LastRound  func(text string)                            // is called when the last round begins; nil shows no celebrations
	Refusals   bool                                         // report Refused events and show no labels for refused moves
	Around     []*stage.Node                                // the panels around the table, which are animated when the layout changes
}

// NewPlayer returns a Player. Layout and Show must be called before it is drawn.
func NewPlayer(t table.Table, o Options) *Player {
	if o.Sound == nil {
		o.Sound = func(string, int, float64, float64) {}
	}
	return newPlayer(NewView(t, o.Sound), t, o)
}

// newPlayer returns a Player with a view.
func newPlayer(v *View, t table.Table, o Options) *Player {
	p := &Player{View: v, Top: stage.Group("top"), table: t, dispatcher: o.Dispatcher, report: o.Report, obstacles: o.Obstacles, refusals: o.Refusals,
		mode: viewOnly{}, hovered: -1, zoom: newZoom(), placement: stage.Group("placement")}
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
	v.Around, v.Celebrations.OnLastRound = o.Around, func(string) {}
	if o.LastRound != nil {
		v.Celebrations.OnLastRound = o.LastRound
		v.Celebrations.Enable()
	}
	v.Above.Add(p.zoom.layer, p.placement)
	return p
}

// Layout lays the table out in the window and returns the areas that it leaves to the screen. Show must follow.
func (p *Player) Layout(c *game.Context, s Layout) table.Areas {
	return p.View.Layout(Frame(c, p.table, s), s.Narrow)
}

// Areas returns the areas that the last layout left to the screen.
func (p *Player) Areas() table.Areas { return p.View.areas }

// Frame returns the frame of the last layout.
func (p *Player) Frame() *table.Frame { return &p.View.frame }

// Shown returns the position on the stage. During an animation it is the position before it.
func (p *Player) Shown() engine.Position { return p.View.shown }

// Show shows a position at rest and disables moves by hand.
func (p *Player) Show(pos engine.Position, l table.Legend) {
	p.shownOptions = nil
	p.View.Show(pos, l)
	p.DisableMoves()
}

// Update advances the board by a tick, after the dispatcher has handled the input of the tick. It reports whether an animation ended; Show must
// follow then. A press or Enter speeds an animation up, unless it has just started it.
func (p *Player) Update(c *game.Context) (ended bool) {
	pointer := c.Pointer()
	p.Follow(pointer)
	v := p.View
	v.Celebrations.Advance(min(MaxRate, c.Settings.Speed.Rate()))
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

// MaxRate replaces the infinite rate of settings.Off where something is shown even without animations: celebrations, and the positions of a replay that
// plays by itself. No other speed has a higher rate.
const MaxRate = 2.5

// Follow moves held tiles with the pointer and advances labels and the zoom by a tick.
func (p *Player) Follow(pointer stage.Pointer) {
	p.pointer = pointer
	p.resumeEarlyPress(pointer)
	if p.lifted.follow(p.View.unit()) {
		p.View.updateCounts()
	}
	if p.label.ticks == 1 {
		p.clearLabel()
	}
	p.label.ticks = max(0, p.label.ticks-1)
	p.zoom.tick(p.View.frame.Still)
}

// Moving reports whether the next frame may differ without any input.
func (p *Player) Moving() bool {
	return p.View.Moving() || p.View.LayoutMoves() || p.View.Celebrations.Moving() || p.InputMoves()
}

// InputMoves reports whether held tiles, a label or the zoom are animated.
func (p *Player) InputMoves() bool {
	return p.lifted.carried || p.lifted.springBackLine != nil || p.label.ticks > 0 || p.zoom.moving()
}

// EnableMoves enables the seat to move to make moves by hand in the position shown.
func (p *Player) EnableMoves() {
	p.DisableMoves()
	p.mode = idle{}
	if d := table.MultiPickOf(p.table, p.View.shown); d != nil && d.Automatic {
		p.mode = &picking{def: d}
	}
	p.offerMoves()
}

// DisableMoves ends the current input. Tiles stay where they are.
func (p *Player) DisableMoves() {
	p.lifted.unframe()
	p.mode, p.lifted = viewOnly{}, lifted{}
	p.dispatcher.KeyScope = nil
	p.placement.Clear()
	p.zoom.close()
	p.removeTargets()
	p.clearLabel()
}

// removeTargets removes all targets, their lights and touch areas.
func (p *Player) removeTargets() {
	l := &p.View.layers
	l.targets.Clear()
	l.ghosts.Clear()
	l.lights.Clear()
	p.View.endPreview()
	p.hovered = -1
	p.hideOutcome()
	p.targets = targets{table: p.table, pos: p.View.shown, layer: l.targets, words: p.View.frame.Words}
	p.View.tree.SetButtons(nil)
	for _, a := range p.View.cast.Actors() {
		a.Node.Touch, a.Node.Accessible = nil, stage.Accessible{}
	}
}

// offerMoves makes tiles and targets touchable.
func (p *Player) offerMoves() {
	p.removeTargets()
	if m, ok := p.mode.(*picking); ok {
		p.offerPicks(m)
		p.showPlacement()
		p.zoom.close()
		return
	}
	pos := p.View.shown
	p.targets.all = p.options()
	var sources []engine.Place
	for _, g := range p.targets.all.Pickables() {
		sources = append(sources, g.From)
		if g.From.Zone.Owned() {
			p.View.layers.tiles.Accessible.Name = p.View.frame.Words.T("told.placing")
		}
		for i, a := range p.View.cast.TilesOf(g) {
			if i >= g.Count {
				break // extra tiles are another pickable
			}
			a.Node.Name = fmt.Sprintf("pickable-%d-%d-%d", g.From.Zone, g.From.Row, g.Tile)
			a.Node.Touch = p.pickableTouch(g, i == 0)
			a.Node.Touch.Reach = p.View.touchReach(a.Node)
			if i == 0 {
				a.Node.SetRole(stage.RoleButton, table.PickableName(p.table, p.View.frame.Words, g)).Accessible.Off = !p.targets.accepts(g)
			}
		}
	}
	p.View.tree.SetButtons(sources)
	if f := &p.View.frame; f.Shape().Phone() {
		widenTouch(p.View.cast.Actors(), table.PhoneTarget*f.Kit.Device)
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

// pickableTouch returns the touch area of a tile of a pickable.
func (p *Player) pickableTouch(g table.Pickable, focus bool) *stage.Touch {
	return &stage.Touch{
		Focus: focus,
		Hover: func(on bool) { p.lightSource(g, on) },
		Press: func() { p.pressPickable(g) },
		DragStart: func(x, y float64) bool {
			if what := p.held(); what == nil || *what != g {
				p.toggleHeld(g)
			}
			p.carry(x, p.carryY(y))
			return true
		},
		Drag:       func(x, y float64) { p.dragTo(x, p.carryY(y)) },
		Drop:       func(x, y float64) { p.dropAt(x, p.carryY(y)) },
		LongPress:  func(on bool) { p.magnify(g, on) },
		DragCancel: p.Release,
	}
}

// widenTouch enlarges the touch area of each tile to a square of a side, as far as other tiles leave space.
func widenTouch(actors []*table.Actor, side float64) {
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

// FocusFirst moves the keyboard focus to the first tile or, if there is none, target that can be chosen.
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

// announce reports a sentence to show and to announce.
func (p *Player) announce(text string) { p.report(Announced{text}) }

// reportHover reports a sentence about what the pointer or the focus is on.
func (p *Player) reportHover(text string) { p.report(Hovered{text}) }

// reportChange reports that a multi-pick or a placement has changed.
func (p *Player) reportChange() { p.report(Changed{}) }
