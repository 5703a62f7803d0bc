package scenes

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/seating"
	"azulejo/scenes/wall"
)

// results is the screen at the end of a match: the winner's board, those of the others, and where the points came from.
type results struct {
	sheet
	game    *games.Game
	match   *engine.Match
	players seating.Players
	chosen  []engine.Seat // whose board was chosen to be large; else those of the winners are
	parts   unveiled
	motion  tween.Timeline
	begun   bool             // the motion has begun
	course  *analysis.Course // nil without win probabilities
	curve   *analysis.Curve  // nil if there is no room for it
	recall  func(to int)
	seen    map[uint64][]float64
	drawn   bool // the curve has grown in this tick
}

func newResults(all []games.Game, b players.Carrier, r route.Results) *results {
	s := &results{game: games.Find(all, r.Match.Edition.ID), match: r.Match, players: r.Players, recall: r.Recall, seen: r.Seen}
	if r.Seen != nil {
		s.course = analysis.NewCourse(b, r.Match, r.Seen)
	}
	s.build, s.first = s.screen, "again"
	return s
}

// Ground implements game.Grounded.
func (r *results) Ground(c *game.Context) gfx.Ground { return wall.Ground(c) }

// Sizes of the screen in design units.
const (
	resultsMargin = 48.0
	resultsGap    = 22.0
	accountWide   = 666.0 // the sources where text has the design's size
	boardLeast    = 300.0 // the width and height below which boards are left out
)

// ending is the results as they are laid out in a window.
type ending struct {
	kit
	*results
	on *stage.Node
}

// screen lays everything out: as a list on a phone, else with text as large as leaves nothing out.
func (r *results) screen(c *game.Context) *stage.Node {
	r.motion.Finish() // what it moved goes
	r.parts, r.curve = unveiled{}, nil
	if k := sheetKit(c); k.onPhone() {
		return r.list(k)
	}
	return kitOf(c).largest(r.screenIn)
}

// screenIn lays everything out with a kit: in a wide window boards and numbers beside each other, in a tall one below each other.
func (r *results) screenIn(k kit) *stage.Node {
	c := k.c
	r.motion.Finish() // what it moved goes
	r.parts, r.curve = unveiled{}, nil
	strip, left := wall.Strip(c)
	f := &ending{k, r, stage.Group("results").Says(stage.RoleDialog, c.Words.T("play.results")).Add(strip)}
	margin := min(resultsMargin*c.Unit, 0.03*c.W)
	room := stage.Rect{X: left + margin, Y: margin * 0.6, W: c.W - left - 2*margin, H: c.H - 1.2*margin}
	if c.W >= c.H {
		f.wide(room)
	} else {
		f.tall(room)
	}
	return f.on
}

// wide lays boards to the left of the numbers, or leaves them out where the numbers need the window.
func (f *ending) wide(room stage.Rect) {
	account, boards := room, room
	account.W = min(room.W, accountWide*f.Kit.Unit*max(1, f.Kit.Design().Spread(20))) // the boards and who won keep their room
	account.X += room.W - account.W
	if boards.W -= account.W + 2*f.gap(); boards.W < boardLeast*f.Kit.Unit {
		account = f.headed(room, 36)
	} else {
		f.boards(f.headed(boards, 58))
	}
	account, ways := f.parted(account)
	f.accountAndCurve(account)
	f.actions(ways)
}

// gap is the distance between parts of the screen.
func (f *ending) gap() float64 { return resultsGap * f.Kit.Unit }

// accountAndCurve lays the sources out and, where they leave room, the course of the game below them.
func (f *ending) accountAndCurve(room stage.Rect) {
	high := analysis.CurveHeight * f.Kit.Unit * f.Kit.Spread(22)
	need := f.natural(f.kit, rowHeight(f.kit), room.W-64*f.Kit.Unit) + 34*f.Kit.Unit
	if f.course == nil || room.H-need < high+f.gap() {
		f.account(room)
		return
	}
	sources := room
	sources.H -= high + f.gap()
	taken := f.account(sources) + f.gap()
	room.Y, room.H = room.Y+taken, room.H-taken
	f.curve = f.newCurve()
	f.curve.Build(f.on, room)
}

// newCurve is the curve of the match, with the line of the winner the boldest. A stop that is chosen is shown at the table.
func (f *ending) newCurve() *analysis.Curve {
	return &analysis.Curve{Course: f.course, Kit: f.Kit, Words: f.Words, Players: f.players, Seat: f.ranking()[0], Cursor: -1,
		Open: func(to int) { f.c.Pop(); f.recall(to) }}
}

// tall lays the boards over the numbers as far as there is room.
func (f *ending) tall(room stage.Rect) {
	account, ways := f.parted(f.headed(room, 48))
	need := f.natural(f.kit, f.Kit.Size(22)*1.15+20*f.Kit.Unit, room.W-64*f.Kit.Unit) + 40*f.Kit.Unit
	if free := account.H - need - f.gap(); free >= boardLeast*f.Kit.Unit {
		boards := account
		boards.H = free
		f.boards(boards)
		account.Y, account.H = account.Y+free+f.gap(), need
	}
	f.account(account)
	f.actions(ways)
}

// headed says who won at the top of a room, on two lines or more where one has no room, and returns what is left of the room.
func (f *ending) headed(room stage.Rect, units float64) stage.Rect {
	text := f.players.Outcome(f.Words, f.match.Position())
	x, height := room.X+room.W/2, 1.5*f.Kit.Size(units)
	head := f.Kit.FitText(text, gfx.SerifBold, units, x, room.Y+0.4*height, 0.5, room.W, ui.Ink)
	if cut(head) {
		head, height = f.Kit.Lines(text, gfx.SerifBold, ui.Least, x, room.Y+0.6*f.Kit.Size(ui.Least), room.W, 0.5, ui.Ink)
		height += 8 * f.Kit.Unit
	}
	f.on.Add(head.Says(stage.RoleTitle, text))
	room.Y, room.H = room.Y+height, room.H-height
	return room
}

// parted is a room without the row of actions at its foot, and that.
func (f *ending) parted(room stage.Rect) (rest, ways stage.Rect) {
	rest, ways = room, room
	ways.H = f.Kit.Row(76, 26)
	ways.Y += room.H - ways.H
	rest.H -= ways.H + f.gap()
	return rest, ways
}

// actions are the ways on.
func (f *ending) actions(room stage.Rect) {
	gap := 12 * f.Kit.Unit
	rest := room.W - 3*gap
	button := func(name, word string, primary bool, share float64, do func()) {
		room.W = share * rest
		f.on.Add(f.Kit.Button(name, f.Words.T(word), primary, room, do).Lettered(24).Node)
		room.X += room.W + gap
	}
	button("again", "results.again", true, 0.29, func() { f.again(f.c) })
	button("replay", "replay.title", false, 0.25, func() { f.replay(f.c) })
	button("look", "results.look", false, 0.27, f.c.Pop)
	button("title", "menu.title", false, 0.19, f.toTitle)
}

// replay shows the moves of the match again.
func (r *results) replay(c *game.Context) {
	c.Push(route.Replay{Match: r.match, Players: r.players, Seen: r.seen})
}

// Leave implements game.Leaver.
func (r *results) Leave(*game.Context) {
	if r.course != nil {
		r.course.Stop()
	}
}

// ranking is all seats, the winners first and the others by their scores.
func (r *results) ranking() []engine.Seat {
	pos := r.match.Position()
	order, scores := pos.Winners(nil), pos.Scores(nil)
	won := len(order)
	for s := range engine.Seat(pos.Seats()) {
		if !slices.Contains(order[:won], s) {
			order = append(order, s)
		}
	}
	slices.SortStableFunc(order[won:], func(a, b engine.Seat) int { return scores[b] - scores[a] })
	return order
}

// again starts a new game of the same seats.
func (r *results) again(c *game.Context) {
	s := seating.Seating{Start: -1, Jokers: r.match.Options.Jokers}
	m, err := s.Begin(r.match.Edition, len(r.players))
	if err != nil {
		c.Notify(engine.Say(err, c.Words))
		return
	}
	begin(c, m, r.players)
}
