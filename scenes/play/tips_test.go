package play

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/pavilion"
	"azulejo/engine/players"
	"azulejo/engine/search"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// tip returns the tip of a callout's tail, and reports whether it has one.
func tip(callout *stage.Node) (at table.Spot, ok bool) {
	callout.Walk(func(n *stage.Node) {
		if o, is := n.Art.(*table.Outline); is && n.Name == "tail" {
			x, y := n.Centre()
			at, ok = table.Spot{X: x + o.Corners[0][0]*n.W, Y: y + o.Corners[0][1]*n.W}, true
		}
	})
	return at, ok
}

// eachTipWindow runs a test for every game and in several windows with 2 to 4 players, with -long for every game in each of them.
func eachTipWindow(t *testing.T, test func(t *testing.T, at, seats int, w, h float64)) {
	views := []struct {
		seats int
		w, h  float64
	}{{2, 1280, 720}, {2, 390, 844}, {3, 1024, 1366}, {3, 844, 390}, {4, 1280, 720}, {4, 360, 640}}
	for _, at := range long.Values(len(games.All()), len(views)) {
		v := views[at[1]]
		t.Run(fmt.Sprintf("%s, %d players, %v × %v", games.All()[at[0]].Edition.ID, v.seats, v.w, v.h), func(t *testing.T) {
			t.Parallel()
			test(t, at[0], v.seats, v.w, v.h)
		})
	}
}

// tipScene is a scene in which the program knows the places of everything that is named.
type tipScene struct {
	*testScene
	viewer engine.Seat
}

// newTipScene returns a scene with one person, named Ana, and comments.
func newTipScene(t *testing.T, at, seats int, w, h float64) *tipScene {
	b := newTestSceneIn(t, at, seats, 0, false, w, h)
	for i, name := range []string{"Ana", "Inês", "Duarte", "Marta"}[:seats] {
		b.s.session.players[i].Name = name
		b.s.session.players[i].Level = "novice"
	}
	viewer := b.s.session.match.Position().ToMove()
	b.s.session.players[viewer].Level = ""
	b.s.ctx.Settings.CommentsOffered, b.s.ctx.Settings.Comments, b.s.ctx.Settings.Speed = true, true, settings.Off
	resetInvitation(b)
	b.s.ctx.Settings.CommentsOffered = true
	return &tipScene{b, viewer}
}

// named returns the rectangles of what a comment names, by its values and code, and of the things next to it that it does not name. Of a space it is
// the part that no tile next to it reaches.
func (b *tipScene) named(c *engine.Comment) (named, others []stage.Rect) {
	s := b.s
	spot := func(z engine.Zone, row, col int) table.Spot {
		return s.table.Anchor(engine.Place{Zone: z, Seat: c.At.Seat, Row: int8(row), Col: int8(col)}, 0, 1)
	}
	number := func(name string) int { n, _ := c.Value(name).(int); return n - 1 }
	wall := func(chosen func(row, col int) bool) {
		for row := range 5 {
			for col := range 5 {
				r := table.Around(0, spot(engine.Wall, row, col))
				if chosen(row, col) {
					named = append(named, r)
				} else {
					others = append(others, r)
				}
			}
		}
	}
	lines := func(chosen int) {
		for row := range 5 {
			r := table.Around(0, spot(engine.Line, row, 0), spot(engine.Line, row, row))
			if row == chosen {
				named = append(named, r)
			} else {
				others = append(others, r)
			}
		}
	}
	floor := table.Around(0, spot(engine.Floor, 0, 0), spot(engine.Floor, 0, azul.FloorSpaces-1))
	actors := func(chosen func(engine.Tile, engine.Place) bool) {
		for _, a := range s.board.Actors() {
			r := table.Around(0, a.Spot())
			if chosen(a.Tile, a.Place) {
				named = append(named, r)
			}
		}
	}
	pos := s.board.Shown()
	topic := strings.Split(c.Code, ".")
	switch kind := topic[len(topic)-1]; {
	case strings.HasPrefix(c.Code, "comment.azul") && (c.Value("line") != nil || kind == "late" || kind == "only"):
		lines(number("line"))
		others = append(others, floor)
	case kind == "last-theirs" || kind == "can-end-theirs":
		wall(func(row, _ int) bool { return row == number("row") })
	case kind == "near-row" || kind == "closed":
		wall(func(row, col int) bool { return row == number("row") })
	case kind == "near-column" || kind == "column":
		wall(func(_, col int) bool { return col == number("column") })
	case kind == "near-colour" || kind == "colour" || kind == "sum" || c.At.Zone == engine.Wall:
		wall(func(row, col int) bool { return row == int(c.At.Row) && col == int(c.At.Col) })
	case kind == "floor" || kind == "fell":
		named = append(named, floor)
		lines(-1)
	case strings.Contains(c.Code, "marker"):
		actors(func(tile engine.Tile, _ engine.Place) bool { return tile == engine.Marker })
	case c.At.Zone == engine.Star || c.At.Zone == engine.Ornament:
		v := pavilion.See(pos)
		for at := range pavilion.Spaces {
			place := engine.Place{Zone: engine.Star, Seat: c.At.Seat, Row: int8(at / pavilion.Ring), Col: int8(at % pavilion.Ring)}
			r := table.Around(-0.3, s.table.Anchor(place, 0, 1))
			same := at == int(c.At.Row)*pavilion.Ring+int(c.At.Col)
			if n, ok := c.Value("number").(int); ok && same && v.Cost(at) != n {
				b.t.Errorf("%s is about a %d", c.Error(), v.Cost(at))
			}
			if c.At.Zone == engine.Star && same {
				named = append(named, r)
			} else {
				others = append(others, r)
			}
		}
		for _, o := range pavilion.Ornaments() {
			r := table.Around(0, spot(engine.Ornament, int(o.Kind), o.Star-1))
			if c.At.Zone == engine.Ornament && int(o.Kind) == int(c.At.Row) && o.Star-1 == int(c.At.Col) {
				named = append(named, r)
			} else {
				others = append(others, r)
			}
		}
	case c.At.Zone == engine.Corner || c.At.Zone == engine.Hand || c.At.Zone == engine.Factory:
		colour := c.Value("colour")
		actors(func(tile engine.Tile, p engine.Place) bool {
			return p.Zone == c.At.Zone && p.Seat == c.At.Seat && p.Row == c.At.Row && (colour == nil || colour == pavilion.ColourKey(tile))
		})
	case c.At.Zone == engine.Score:
		if r, ok := s.board.ScoreRect(c.At.Seat); ok {
			named = append(named, r)
		}
	default:
		b.t.Fatalf("it is not known what %s names", c.Error())
	}
	return named, others
}

// expectTip checks that the tip of a callout is in one of the rectangles named and in none of the others. Where all of the board is a point, as in a strip
// on a phone, the tip is near it.
func (b *tipScene) expectTip(what string, callout *stage.Node, named, others []stage.Rect) (points bool) {
	b.t.Helper()
	at, ok := tip(callout)
	if !ok {
		return false
	}
	in := func(all []stage.Rect, slack float64) bool {
		return slices.ContainsFunc(all, func(r stage.Rect) bool { return r.W > 0 && r.Grow(slack).Contains(at.X, at.Y) })
	}
	points = true
	if !slices.ContainsFunc(named, func(r stage.Rect) bool { return r.W > 0 }) {
		near := math.Inf(1)
		for _, r := range named {
			near = min(near, math.Hypot(r.X-at.X, r.Y-at.Y))
		}
		if near > 1 {
			b.t.Errorf("%s: the tip at %.0f, %.0f is %.0f away", what, at.X, at.Y, near)
		}
		return points
	}
	switch {
	case !in(named, 0.5):
		away := math.Inf(1)
		for _, r := range named {
			away = min(away, r.Distance(at.X, at.Y))
		}
		b.t.Errorf("%s: the tip at %.0f, %.0f is %.0f away from %.0f", what, at.X, at.Y, away, named[0])
	case in(others, -0.5):
		b.t.Errorf("%s: the tip at %.0f, %.0f is in something else", what, at.X, at.Y)
	}
	return points
}

// playSensibly plays a move that a beginner might make: mostly what the simplest player does.
func (b *tipScene) playSensibly(player players.Player, dice *rand.Rand) (h engine.Transition) {
	m := b.s.session.match
	before := m.Position().Clone()
	all := before.Moves(nil)
	move := all[dice.IntN(len(all))]
	if dice.IntN(4) > 0 {
		c, err := player.Choose(context.Background(), search.Task{Position: before, Seed: dice.Uint64()})
		if err != nil {
			b.t.Fatal(err)
		}
		move = c.Move
	}
	began := b.s.session.roundStart(before.Round())
	after, log := before.Clone(), engine.Log{}
	after.Play(move, &log)
	b.s.play(move)
	return engine.Transition{Began: began, Before: before, After: after, Move: move, Events: log.Events}
}

// maxSeen is the number of comments of a kind that are checked in a game.
const maxSeen = 3

// TestTipsTouchWhatCommentsName checks in games of all editions, with 2 to 4 players and in several windows, that the tip of every comment that is
// possible is on what the comment names, and that nearly all comments have one.
func TestTipsTouchWhatCommentsName(t *testing.T) {
	eachTipWindow(t, func(t *testing.T, at, seats int, w, h float64) {
		b := newTipScene(t, at, seats, w, h)
		s, dice := b.s, rand.New(rand.NewPCG(uint64(at), uint64(seats)))
		player, shown, pointing, seen := players.NewFallback(*s.session.game.Game.Game), 0, 0, map[string]int{}
		for s.phase != over && s.session.match.Position().Round() < 6 {
			if s.session.match.Position().ToMove() == engine.Nature {
				b.dealTiles()
				continue
			}
			change := b.playSensibly(player, dice)
			if s.phase.ended() || s.board.Busy() {
				continue
			}
			for _, c := range s.session.game.Comment(&change, b.viewer) {
				if seen[c.Code]++; seen[c.Code] > maxSeen {
					continue
				}
				s.commentary.shown = analysis.NewRemark(c)
				s.commentary.message, s.messagesChanged = s.adviser().Remark(s.commentary.shown), true
				callout := s.callout(analysis.CommentMessage)
				named, others := b.named(&c)
				shown++
				if b.expectTip(c.Error(), callout, named, others) {
					pointing++
				}
			}
			s.commentary.clear()
		}
		most := 0.95
		if onPhone(s) { // where there is less room around things
			most = 0.7
		}
		if shown < 20 || float64(pointing) < most*float64(shown) {
			t.Errorf("%d of %d comments have tips", pointing, shown)
		}
	})
}

// TestTipsTouchTheTilesOfHints checks in games of all editions and in several windows that the tip of every step of a hint and of a suggestion is on tiles
// that the move takes.
func TestTipsTouchTheTilesOfHints(t *testing.T) {
	eachTipWindow(t, func(t *testing.T, at, seats int, w, h float64) {
		b := newTipScene(t, at, seats, w, h)
		s, dice := b.s, rand.New(rand.NewPCG(uint64(at), uint64(seats)))
		s.ctx.Settings.Comments = false
		player, pointing := players.NewFallback(*s.session.game.Game.Game), 0
		for turn := 0; s.phase != over && s.session.match.Position().Round() < 3; {
			if s.session.match.Position().ToMove() == engine.Nature {
				b.dealTiles()
				continue
			}
			if s.phase == personToMove {
				turn++
			}
			if turn%3 == 1 && s.phase == personToMove {
				all := s.board.Shown().Moves(nil)
				m := all[dice.IntN(len(all))]
				s.hint = s.adviser().NewHint(m, nil)
				for s.hint.Step = analysis.HintLook; s.hint.Step <= analysis.HintWhy; s.hint.Step++ {
					s.showHint()
					var tiles, taken []stage.Rect
					o := s.table.Option(s.board.Shown(), m)
					if s.hint.Step == analysis.HintLook && o.To.Zone == engine.Star {
						for col := range int8(pavilion.Ring) {
							tiles = append(tiles, table.Around(-0.3, s.table.Anchor(engine.Place{Zone: engine.Star, Seat: o.To.Seat, Row: o.To.Row, Col: col}, 0, 1)))
						}
					}
					for _, a := range s.board.Actors() {
						if a.Place.Zone == o.From.From.Zone && a.Place.Seat == o.From.From.Seat && a.Place.Row == o.From.From.Row && (a.Tile == o.From.Tile || a.Place.Zone == engine.Hand) {
							taken = append(taken, table.Around(0, a.Spot()))
						}
					}
					if tiles == nil {
						tiles = taken
					}
					if b.expectTip(fmt.Sprint("hint ", s.hint.Step, " for ", string(s.board.Shown().AppendMove(nil, m))), s.callout(analysis.HintMessage), tiles, nil) {
						pointing++
					}
				}
				s.dismiss(analysis.HintMessage)
				s.hint.Step = 0
				s.board.Escape()
				s.endAnimation()
			}
			b.playSensibly(player, dice)
		}
		if pointing < 6 && !onPhone(s) { // where the heading has room for hints
			t.Errorf("only %d hints have tips", pointing)
		}
	})
}
