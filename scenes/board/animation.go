package board

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/scenes/table"
)

// Play animates the events of a move that leads to a position. It returns false if the pace is instant; Show must follow then.
func (b *Board) Play(c *game.Context, events []engine.Event, after engine.Position, pace Pace) bool {
	return b.animate(events, OneStep(after), pace, c.Settings.ReducedMotion)
}

// ShowAfter shows the table in the middle of moves that lead to a position: after some of their events.
func (b *Board) ShowAfter(events []engine.Event, after engine.Position) {
	b.animate(events, OneStep(after), Pace{Rate: 1, MaxTicks: math.Inf(1)}, true)
	b.Settle()
	b.layers.fx.Clear()
	b.updateCounts()
}

// animate starts an animation of the events of some steps, without the marks of the seat that moves. When Advance reports that it has ended, Show must
// follow. It returns false if the pace is instant.
func (b *Board) animate(events []engine.Event, steps []Step, p Pace, still bool) bool {
	b.hints, b.autoShapes, b.ownShapes = nil, nil, nil
	b.DisableMoves()
	if p.Instant() {
		return false
	}
	if s := b.shown.ToMove(); s >= 0 {
		b.unmark(s)
	}
	b.layers.fx.Clear()
	b.round = roundScores{steps: steps, events: events, look: b.table}
	line, length := table.Animate(b.cast, effects{b}, b.layers.fx, still, events)
	b.motion = motion{line: line, rate: p.rateFor(length)}
	return true
}

// PlayTo animates the moves of a match from a cursor to the position after a number of moves, backwards if that is the smaller number. It does not change
// the match. It returns false if nothing is animated: for a jump, the scoring of a round backwards, or an instant pace. Show must follow then.
func (b *Board) PlayTo(c *game.Context, from engine.Cursor, to int, pace Pace, jump bool) bool {
	var log engine.Log
	events, steps, oneRound := eventsBetween(from.Match, from.At, to, &log)
	back := to < from.At
	if jump || back && !oneRound {
		b.DisableMoves()
		return false
	}
	if (back || !oneRound) && !pace.Instant() {
		f := b.frame
		if f.Shown = from.To(to).Position(); !oneRound { // during a deal all places of the table are needed
			f.Shown = nil
		}
		b.layoutFor(f, f.Still)
	}
	b.Unmark() // several seats may have moved
	return b.animate(events, steps, pace, c.Settings.ReducedMotion)
}

// eventsBetween returns the events between the positions after two numbers of moves of a match, with their steps, backwards if to is the smaller number. It
// also reports whether both positions are in one round; that is false if the game is over in the later one. The match does not change. The events are
// valid until the log is used again.
func eventsBetween(m *engine.Match, from, to int, log *engine.Log) (events []engine.Event, steps []Step, oneRound bool) {
	log.Reset()
	first, last := m.At(min(from, to)), m.At(max(from, to))
	p := first.Clone()
	for n := min(from, to); n < max(from, to); n++ {
		log.Next()
		before := len(log.Events)
		p.Play(m.Line()[n], log)
		if before < len(log.Events) {
			steps = append(steps, Step{After: m.At(n + 1), Beat: log.Events[before].Beat})
		}
	}
	oneRound = last.Round() == first.Round() && !last.Over()
	if to < from {
		events, steps = Backwards(log.Events, steps, first)
		return events, steps, oneRound
	}
	return log.Events, steps, oneRound
}

// Pace is the speed of an animation.
type Pace struct {
	Rate     float64 // ticks of the animation in a tick of the loop
	MaxTicks float64 // the maximum duration in ticks of the loop
}

// Instant reports whether moves are shown without animation.
func (p Pace) Instant() bool { return math.IsInf(p.Rate, 1) }

// rateFor returns the rate at which an animation of a length in ticks keeps to the pace.
func (p Pace) rateFor(length float64) float64 { return p.Rate * max(1, length/p.Rate/p.MaxTicks) }

// motion is a running animation. Its timeline is nil if nothing moves.
type motion struct {
	line    *tween.Timeline
	rate    float64
	hurried bool
	counted bool // points have been counted
}

// hurryFactor is the factor by which a hurried animation is faster.
const hurryFactor = 8

// advance advances the animation by a tick and reports whether it ended in that tick.
func (m *motion) advance() bool {
	if m.line == nil {
		return false
	}
	step := m.rate
	if m.hurried {
		step *= hurryFactor
	}
	m.line.Advance(step)
	if !m.line.Done() {
		return false
	}
	*m = motion{}
	return true
}

// finish ends the animation at once.
func (m *motion) finish() {
	if m.line != nil {
		m.line.Finish()
	}
	*m = motion{}
}

// Step is one of the moves of an animation: the position that it leads to, and the first beat of its events.
type Step struct {
	After engine.Position
	Beat  int16
}

// OneStep returns the steps of an animation of a single move.
func OneStep(after engine.Position) []Step { return []Step{{After: after}} }

// Backwards returns the events and steps that undo some steps. start is the position before the first of them.
func Backwards(events []engine.Event, steps []Step, start engine.Position) ([]engine.Event, []Step) {
	if len(events) == 0 {
		return nil, OneStep(start)
	}
	last := events[len(events)-1].Beat
	var back []Step
	for i, end := len(steps)-1, last; i >= 0; i-- {
		after := start
		if i > 0 {
			after = steps[i-1].After
		}
		back = append(back, Step{After: after, Beat: last - end})
		end = steps[i].Beat - 1
	}
	return table.Backwards(events), back
}

// roundScores tracks the round score of each seat during an animation, including points that have not reached the score yet.
type roundScores struct {
	look   table.Look
	events []engine.Event // of steps that have not begun
	steps  []Step
	// after is Round of the position after the current step, and counting the points of its events that the score does not show yet.
	after, counting [engine.MaxSeats]engine.RoundScore
}

// begin begins the steps up to the beat of an event.
func (r *roundScores) begin(e engine.Event) {
	for len(r.steps) > 0 && r.steps[0].Beat <= e.Beat {
		r.after = r.look.LiveState(r.steps[0].After).Round
		r.steps = r.steps[1:]
		for len(r.events) > 0 && (len(r.steps) == 0 || r.events[0].Beat < r.steps[0].Beat) {
			if e := r.events[0]; e.Seat >= 0 {
				r.counting[e.Seat].Count(e)
			}
			r.events = r.events[1:]
		}
	}
}

// shown returns the round scores to show.
func (r *roundScores) shown() (all [engine.MaxSeats]engine.RoundScore) {
	for s, n := range r.counting {
		all[s] = r.after[s].Plus(n)
	}
	return all
}

// Durations of the animation after a new layout, in ticks: of plates and tiles, of areas if the offer opens or closes, and of the light that
// moves to the board of the next seat.
const (
	relayoutTicks  = 15
	areaTicks      = 18
	turnLightTicks = 21
)

// relayout is the animation from the stage before the last Layout to the current one.
type relayout struct {
	motion
	before snapshot
}

// snapshot holds the positions of nodes on the stage: the tiles, and the named nodes of the scenery and around the table.
type snapshot struct {
	tiles              map[table.Piece][]table.Spot
	namedNodes, around map[string]*stage.Node
	offer              stage.Rect
	closed             bool // the offer
}

// snapshot returns the current positions of nodes.
func (b *Board) snapshot() snapshot {
	l := snapshot{tiles: map[table.Piece][]table.Spot{}, namedNodes: namedNodes(b.layers.scenery, b.layers.over), around: namedNodes(b.Around...),
		offer: b.areas.Offer, closed: b.areas.Closed}
	for piece, alike := range byPiece(b.cast) {
		for _, a := range alike {
			l.tiles[piece] = append(l.tiles[piece], a.Spot())
		}
	}
	return l
}

// byPiece groups the tiles of a cast by colour and place, each group from top to bottom.
func byPiece(c *table.Cast) map[table.Piece][]*table.Actor {
	all := map[table.Piece][]*table.Actor{}
	for _, a := range c.Actors() {
		all[a.Piece] = append(all[a.Piece], a)
	}
	for _, alike := range all {
		slices.SortStableFunc(alike, func(a, b *table.Actor) int {
			p, q := a.Spot(), b.Spot()
			return cmp.Or(cmp.Compare(p.Y, q.Y), cmp.Compare(p.X, q.X))
		})
	}
	return all
}

// namedNodes returns the named nodes below some roots. It leaves out the children of groups with a size, which move as one.
func namedNodes(roots ...*stage.Node) map[string]*stage.Node {
	all := map[string]*stage.Node{}
	for _, root := range roots {
		for _, n := range root.Children() {
			if n.Name != "" && (n.Art != nil || n.W > 0) {
				all[n.Name] = n
			} else {
				maps.Copy(all, namedNodes(n))
			}
		}
	}
	return all
}

// layoutFor lays the table out in another frame without changing the position shown: an animation uses the layout of the position at its end.
func (b *Board) layoutFor(f table.Frame, still bool) table.Areas {
	areas := b.layoutIn(f, nil)
	b.Show(b.shown, b.legend)
	if !still {
		b.AnimateLayout()
	}
	return areas
}

// AnimateLayout animates everything from the stage before the last Layout to the current one. Tick and Advance advance the animation, which is
// finished at once when tiles are picked up.
func (b *Board) AnimateLayout() {
	before := b.relayout.before
	b.relayout.before = snapshot{}
	if before.tiles == nil {
		return
	}
	change := layoutChange{&tween.Timeline{}, b.layers.scenery, relayoutTicks}
	line := change.line
	if before.offer != b.areas.Offer {
		if before.closed != b.areas.Closed {
			change.ticks = areaTicks
		}
		change.animateNodes(namedNodes(b.Around...), before.around)
		for _, marks := range b.marks {
			for _, n := range marks {
				change.fadeNode(n, 0, n.Alpha)
			}
		}
	}
	for piece, actors := range byPiece(b.cast) {
		for i, from := range before.tiles[piece] {
			if i < len(actors) && from != actors[i].Spot() {
				actors[i].MoveFrom(line, from, change.ticks)
			}
		}
	}
	change.animateNodes(namedNodes(b.layers.scenery, b.layers.over), before.namedNodes)
	if !line.Done() {
		line.Call(change.ticks, b.updateCounts)
		b.relayout.motion = motion{line: line, rate: 1}
		line.Advance(0)
		b.updateCounts()
	}
}

// layoutChange builds the animation from one layout to another.
type layoutChange struct {
	line    *tween.Timeline
	scenery *stage.Node // the parent of removed nodes, which fade out
	ticks   float64
}

// animateNodes moves nodes from the positions of the nodes of the same names before, fades in new ones, and fades out removed ones.
func (l *layoutChange) animateNodes(now, before map[string]*stage.Node) {
	for name, n := range now {
		if was := before[name]; was == nil {
			l.fadeNode(n, 0, n.Alpha)
		} else if nodeRect(was) != nodeRect(n) {
			l.moveNode(n, nodeRect(was))
		}
		delete(before, name)
	}
	for _, n := range before {
		n.Walk(func(n *stage.Node) { n.Touch = nil })
		l.scenery.Add(n)
		l.fadeNode(n, n.Alpha, 0).OnDone(n.Remove)
	}
}

// Tick advances the animation after a new layout by a tick.
func (b *Board) Tick() {
	if b.LayoutMoves() {
		b.relayout.hurried = b.motion.hurried
		b.relayout.advance()
		b.updateCounts()
	}
}

// LayoutMoves reports whether the animation after a new layout is running.
func (b *Board) LayoutMoves() bool { return b.relayout.line != nil }

// nodeRect returns the rectangle of a node.
func nodeRect(n *stage.Node) stage.Rect { return stage.Rect{X: n.X, Y: n.Y, W: n.W, H: n.H} }

// moveNode moves a node from a rectangle to its own. A group is scaled together with its children.
func (l *layoutChange) moveNode(n *stage.Node, from stage.Rect) {
	to, ticks := nodeRect(n), l.ticks
	if n.Name == table.TurnLight {
		ticks = turnLightTicks
	}
	if from.W != to.W {
		n.Walk(func(n *stage.Node) { n.Moving = true })
	}
	l.line.At(0, ticks, tween.OutCubic, func(t float64) {
		n.X, n.Y = from.X+(to.X-from.X)*t, from.Y+(to.Y-from.Y)*t
		if n.Art != nil {
			n.W, n.H = from.W+(to.W-from.W)*t, from.H+(to.H-from.H)*t
		} else {
			n.Scale = (from.W + (to.W-from.W)*t) / to.W
		}
	}).OnDone(func() {
		n.X, n.Y, n.W, n.H, n.Scale = to.X, to.Y, to.W, to.H, 1
		n.Walk(func(n *stage.Node) { n.Moving = false })
	})
}

// fadeNode animates the alpha of a node.
func (l *layoutChange) fadeNode(n *stage.Node, from, to float64) *tween.Step {
	return l.line.At(0, l.ticks, tween.Linear, func(t float64) { n.Alpha = from + (to-from)*t })
}

// Animating reports whether an animation is running.
func (b *Board) Animating() bool { return b.motion.line != nil }

// Counting reports whether points have been counted in the current animation.
func (b *Board) Counting() bool { return b.motion.counted }

// Hurry speeds the animation up.
func (b *Board) Hurry() { b.motion.hurried = true }

// Advance advances the animation by a tick and reports whether it ended in that tick.
func (b *Board) Advance() bool {
	if b.LayoutMoves() {
		b.Tick()
		return false
	}
	ended := b.motion.advance()
	b.updateCounts()
	return ended
}

// updateCounts updates the numbers on stacks of tiles.
func (b *Board) updateCounts() { b.counts.Update(b.cast.Actors(), b.frame.Kit) }

// Settle ends all animation at once, without sounds.
func (b *Board) Settle() {
	sound := b.Sound
	b.Sound = func(string, int, float64, float64) {}
	b.relayout.finish()
	b.Celebrations.Mute(b.motion.finish)
	b.Sound = sound
}

// effects implements table.Effects on a board.
type effects struct{ *Board }

// ShowScore implements table.Effects.
func (e effects) ShowScore(event engine.Event, points int) {
	s := event.Seat
	e.scores[s] = max(0, e.scores[s]+points)
	if label := e.scenery.Seats[s].ScoreLabel(); label != nil {
		label.Text = e.frame.Words.Number(e.scores[s])
	}
	e.round.counting[s].Uncount(event, points)
	e.scenery.Live.Round = e.round.shown()
	e.scenery.Redraw()
	e.Celebrations.Light(engine.Place{Zone: engine.Score, Seat: s}, 0)
}

// OnLeave implements table.Effects.
func (e effects) OnLeave(at engine.Place, t engine.Tile) {
	if at.Zone.Owned() { // the marks of its seat would stay around an empty space
		e.unmark(at.Seat)
	}
	e.scenery.Live.RemoveTile(at, t)
	e.scenery.Redraw()
}

// OnLand implements table.Effects.
func (e effects) OnLand(at engine.Place, t engine.Tile) {
	e.scenery.Live.AddTile(at, t)
	e.scenery.Redraw()
}

// PlaySound implements table.Effects.
func (e effects) PlaySound(name string, step int, at table.Spot) {
	e.Board.Sound(name, step, at.X, at.Size)
}

// NewTally implements table.Effects.
func (e effects) NewTally(points int, at table.Spot) *table.Tally {
	return table.NewTally(e.frame.Kit, e.frame.Words, points, at)
}

// OnEvent implements table.Effects. It removes the notes that an event ends.
func (e effects) OnEvent(event engine.Event) {
	e.motion.counted = e.motion.counted || event.Kind == engine.Count
	e.round.begin(event)
	live := &e.scenery.Live
	live.Round = e.round.shown()
	live.HighlightScorer(event)
	e.scenery.Redraw()
	e.Celebrations.OnEvent(e.shown, event)
	for _, n := range e.scenery.Notes {
		if n.EndedBy(event) {
			n.Node.Remove()
		}
	}
}

// Bag implements table.Effects.
func (e effects) Bag() *stage.Node { return e.scenery.Bag }

// LargeBoard implements table.Effects.
func (e effects) LargeBoard() stage.Rect {
	if n := e.scenery.Seats[e.frame.Viewer].Board; n != nil {
		return n.Bounds()
	}
	return stage.Rect{}
}

// MaxRate replaces the infinite rate of settings.Off where something is shown even without animations: celebrations, and the positions of a replay that
// plays by itself. No other speed has a higher rate.
const MaxRate = 2.5
