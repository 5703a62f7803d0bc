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
	begun   bool   // the motion has begun
	*course        // nil where the chances are not told
	curve   *curve // nil where there is no room for it
	recall  func(to int)
	drawn   bool // the curve has grown in this tick
}

func newResults(all []games.Game, b players.Carrier, r route.Results) *results {
	s := &results{game: games.Find(all, r.Match.Edition.ID), match: r.Match, players: r.Players, recall: r.Recall}
	if r.Seen != nil {
		s.course = newCourse(b, r.Match, r.Seen)
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

// screen lays everything out: in a wide window boards and numbers beside each other, in a tall one below each other.
func (r *results) screen(c *game.Context, close func()) *stage.Node {
	r.motion.Finish() // what it moved goes
	r.parts, r.curve = unveiled{}, nil
	root := stage.Group("results").Says(stage.RoleDialog, c.Words.T("play.results"))
	strip, left := wall.Strip(c)
	root.Add(strip)
	u := c.Unit
	margin := min(resultsMargin*u, 0.03*c.W)
	room := stage.Rect{X: left + margin, Y: margin * 0.6, W: c.W - left - 2*margin, H: c.H - 1.2*margin}
	if c.W >= c.H {
		r.wide(c, root, room, close)
	} else {
		r.tall(c, root, room, close)
	}
	return root
}

// wide lays boards to the left of the numbers, or leaves them out where the numbers need the window.
func (r *results) wide(c *game.Context, root *stage.Node, room stage.Rect, close func()) {
	k, u, gap := c.Kit(), c.Unit, resultsGap*c.Unit
	account := room
	account.W = min(room.W, accountWide*u*max(1, k.Spread(20)))
	account.X = room.X + room.W - account.W
	boards := stage.Rect{X: room.X, Y: room.Y, W: room.W - account.W - 2*gap, H: room.H}
	if boards.W < boardLeast*u {
		account = room
		head := r.headline(c, k, root, room, 36)
		account.Y, account.H = room.Y+head, room.H-head
	} else {
		head := r.headline(c, k, root, boards, 58)
		boards.Y, boards.H = boards.Y+head, boards.H-head
		root.Add(r.boards(c, k, boards))
		if r.parts.aura != nil {
			root.Add(r.parts.aura)
		}
	}
	account.H -= actionHeight(k) + gap
	r.accountAndCurve(c, k, root, account, close)
	root.Add(r.actions(c, k, stage.Rect{X: account.X, Y: room.Y + room.H - actionHeight(k), W: account.W, H: actionHeight(k)}, close))
}

// accountAndCurve lays the sources out and, where they leave room, the course of the game below them.
func (r *results) accountAndCurve(c *game.Context, k *ui.Kit, root *stage.Node, room stage.Rect, close func()) {
	gap, high := resultsGap*c.Unit, curveHeight*c.Unit*k.Spread(22)
	need := r.natural(k, max(k.Gap(40), k.Size(22)*1.15+11*c.Unit), c.Words, room.W-64*c.Unit) + 34*c.Unit
	if r.course == nil || room.H-need < high+gap {
		r.accountIn(c, k, root, room)
		return
	}
	sources := room
	sources.H -= high + gap
	taken := r.accountIn(c, k, root, sources)
	var names []string
	for _, p := range r.players {
		names = append(names, p.Name)
	}
	r.curve = &curve{course: r.course, Kit: k, c: c, names: names, players: r.players, winner: r.ranking()[0], recall: func(to int) { close(); r.recall(to) }}
	r.curve.lay(root, stage.Rect{X: room.X, Y: room.Y + taken + gap, W: room.W, H: room.H - taken - gap})
}

// tall lays the boards over the numbers as far as there is room.
func (r *results) tall(c *game.Context, root *stage.Node, room stage.Rect, close func()) {
	k, gap := c.Kit(), resultsGap*c.Unit
	head := r.headline(c, k, root, room, 48)
	foot := actionHeight(k)
	account := stage.Rect{X: room.X, Y: room.Y + head, W: room.W, H: room.H - head - foot - gap}
	need := r.natural(k, k.Size(22)*1.15+20*k.Unit, c.Words, room.W-64*k.Unit) + 40*k.Unit
	if free := account.H - need - gap; free >= boardLeast*c.Unit {
		root.Add(r.boards(c, k, stage.Rect{X: room.X, Y: account.Y, W: room.W, H: free}))
		account.Y, account.H = account.Y+free+gap, need
	}
	r.accountIn(c, k, root, account)
	root.Add(r.actions(c, k, stage.Rect{X: room.X, Y: room.Y + room.H - foot, W: room.W, H: foot}, close))
}

// headline says who won at the top of a room, on two lines or more where one has no room, and returns its height.
func (r *results) headline(c *game.Context, k *ui.Kit, root *stage.Node, room stage.Rect, units float64) float64 {
	text := r.players.Outcome(c.Words, r.match.Position())
	x, step := room.X+room.W/2, k.Size(units)
	line := k.FitText(text, gfx.SerifBold, units, x, room.Y+0.6*step, 0.5, room.W, ui.Ink)
	if !line.Art.(*stage.Label).Cut {
		root.Add(line.Says(stage.RoleTitle, text))
		return 1.5 * step
	}
	lines, height := k.Lines(text, gfx.SerifBold, ui.Least, x, room.Y+0.6*k.Size(ui.Least), room.W, 0.5, ui.Ink)
	root.Add(lines.Says(stage.RoleTitle, text))
	return height + 8*k.Unit
}

// actionHeight is the height of the row of actions.
func actionHeight(k *ui.Kit) float64 { return k.Row(76, 26) }

// actions are the ways on.
func (r *results) actions(c *game.Context, k *ui.Kit, room stage.Rect, close func()) *stage.Node {
	w, gap := c.Words, 12*k.Unit
	rest := room.W - 2*gap
	button := func(name, word string, primary bool, from, share float64, do func()) *stage.Node {
		return k.Button(name, w.T(word), primary, stage.Rect{X: room.X + from, Y: room.Y, W: share * rest, H: room.H}, do).Lettered(24).Node
	}
	return stage.Group("actions").Add(
		button("again", "results.again", true, 0, 0.36, func() { r.again(c) }),
		button("look", "results.look", false, 0.36*rest+gap, 0.38, close),
		button("title", "menu.title", false, 0.74*rest+2*gap, 0.26, func() { c.Go(route.Title{}) }),
	)
}

// ranking is all seats, the winners first and the others by their scores.
func (r *results) ranking() (order []engine.Seat) {
	pos := r.match.Position()
	scores, winners := pos.Scores(nil), pos.Winners(nil)
	for s := range engine.Seat(pos.Seats()) {
		order = append(order, s)
	}
	slices.SortStableFunc(order, func(a, b engine.Seat) int {
		if first := slices.Contains(winners, a); first != slices.Contains(winners, b) {
			if first {
				return -1
			}
			return 1
		}
		return scores[b] - scores[a]
	})
	return order
}

// again starts a new game of the same seats.
func (r *results) again(c *game.Context) {
	s := seating.Seating{Start: -1, Jokers: r.match.Options.Jokers}
	m, err := s.Begin(r.match.Edition, len(r.players))
	if err != nil {
		c.Notify(err.Error())
		return
	}
	begin(c, m, r.players)
}
