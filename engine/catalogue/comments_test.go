package catalogue

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/gamedef"
	"azulejo/engine/pavilion"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/engine/search"
)

// eachTransition plays a game, mostly as the simplest player does, and calls visit for each move and deal.
func eachTransition(t *testing.T, g *gamedef.Game, seats int, seed uint64, visit func(*engine.Transition)) {
	t.Helper()
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: seats}, seed)
	if err != nil {
		t.Fatal(err)
	}
	dice, player := rand.New(rand.NewPCG(seed, uint64(seats))), players.NewFallback(*g)
	began := m.Position().Clone()
	for !m.Position().Over() && m.Position().Round() < 12 {
		before := m.Position().Clone()
		if before.Round() != began.Round() {
			began = before
		}
		var log engine.Log
		if before.ToMove() == engine.Nature {
			err = m.Draw(&log)
		} else {
			all := before.Moves(nil)
			move := all[dice.IntN(len(all))]
			if dice.IntN(4) > 0 {
				c, choiceErr := player.Choose(context.Background(), search.Task{Position: before, Seed: dice.Uint64()})
				if choiceErr != nil {
					t.Fatal(choiceErr)
				}
				move = c.Move
			}
			err = m.Play(move, &log)
		}
		if err != nil {
			t.Fatal(err)
		}
		visit(&engine.Transition{Began: began, Before: before, After: m.Position().Clone(), Move: m.Moves()[len(m.Moves())-1], Events: log.Events})
	}
}

// eachComment calls visit for the comments in games of all editions with 2 to 4 players, for each seat in turn.
func eachComment(t *testing.T, games int, visit func(t *testing.T, g *gamedef.Game, h *engine.Transition, s engine.Seat, c *engine.Comment)) {
	for _, g := range Games() {
		t.Run(g.Edition.ID, func(t *testing.T) {
			t.Parallel()
			for seed := range games {
				seats := 2 + seed%3
				s := engine.Seat(seed % seats)
				eachTransition(t, &g, seats, uint64(seed), func(h *engine.Transition) {
					for _, c := range g.Comment(h, s) {
						visit(t, &g, h, s, &c)
					}
				})
			}
		})
	}
}

// number returns a number that a comment names.
func number(c *engine.Comment, name string) int {
	n, _ := c.Value(name).(int)
	return n
}

// TestCommentsClaimWhatCanHappen checks every comment of many games against the rules: what it says can happen is reached by playing on, and what it
// says cannot happen is not; nothing is promised for a round that does not come; and the players of threats are named.
func TestCommentsClaimWhatCanHappen(t *testing.T) {
	eachComment(t, 40, func(t *testing.T, g *gamedef.Game, h *engine.Transition, s engine.Seat, c *engine.Comment) {
		if strings.HasSuffix(c.Code, "-theirs") {
			if by, ok := c.Value("player").(engine.Seat); !ok || by == s {
				t.Errorf("%s does not name the other player", c.Error())
			}
		}
		if strings.HasPrefix(g.Edition.ID, "azul") {
			checkAzul(t, h, s, c)
		} else {
			checkPavilion(t, h, s, c)
		}
	})
}

func checkAzul(t *testing.T, h *engine.Transition, s engine.Seat, c *engine.Comment) {
	v, dice := azul.See(h.After), rand.New(rand.NewPCG(1, h.After.Hash()))
	fail := func(why string) {
		t.Errorf("%s, but %s: %s", c.Error(), why, h.After.AppendState(nil, nil))
	}
	row, col := int(c.At.Row), int(c.At.Col)
	switch c.Code {
	case "comment.azul.near-column", "comment.azul.near-colour", "comment.azul.near-row":
		if _, ends := v.Ending(); ends && c.Code == "comment.azul.near-row" {
			fail("the game can end with this round anyway")
		}
		if _, there := v.Wall(s, row, col); there {
			fail("the space is covered")
		}
		if v.LastRound() && !wallSpaceCanFill(h.After, s, row, col, dice) {
			fail("no tile comes there in the last round")
		}
	case "comment.azul.late":
		line := number(c, "line") - 1
		for range 20 {
			playRound(h.After, dice, nil, func(p engine.Position) {
				if _, n := azul.See(p).Line(s, line); n > line {
					fail("the line is filled")
				}
			})
		}
	case "comment.azul.marker", "comment.marker-theirs", "comment.azul.stays":
		if v.LastRound() {
			fail("there is no next round")
		}
	case "comment.azul.last", "comment.azul.last-theirs":
		if !v.LastRound() || azul.See(h.Before).LastRound() {
			fail("this does not make it the last round")
		}
		for range 5 {
			if end := playRound(h.After, dice, nil, nil); !end.Over() {
				fail("there is another round")
			}
		}
	case "comment.azul.can-end", "comment.azul.can-end-theirs":
		if _, ends := v.Ending(); !ends || azul.See(h.Before).LastRound() {
			fail("no row can end the game")
		}
	case "comment.azul.full":
		line := number(c, "line") - 1
		if v.Forecast(s).Parts[engine.FromWall] <= 0 {
			fail("nothing on the wall scores")
		}
		if _, n := v.Line(s, line); n <= line {
			fail("the line is not full")
		}
	case "comment.azul.reply":
		line, points := number(c, "line")-1, number(c, "points")
		if !slices.ContainsFunc(h.After.Moves(nil), func(m engine.Move) bool {
			p := h.After.Clone()
			p.Play(m, nil)
			return p.ToMove() == c.Value("player") && slices.ContainsFunc(p.Moves(nil), func(m engine.Move) bool {
				take, ok := azul.Taken(m)
				return ok && take.Line == line && azul.See(p).Gain(m).Points == points
			})
		}) {
			fail("every move prevents it")
		}
	}
}

// playRound plays the rest of a round with moves that prefer chooses among, or random ones, and calls visit for each position of it. It returns the last.
func playRound(from engine.Position, dice *rand.Rand, prefer func(p engine.Position, m engine.Move) int, visit func(engine.Position)) engine.Position {
	p, round := from.Clone(), from.Round()
	for !p.Over() && p.ToMove() != engine.Nature && p.Round() == round {
		best, most := engine.NoMove, 0
		for i, m := range p.Moves(nil) {
			rank := dice.IntN(100)
			if prefer != nil {
				rank += 100 * prefer(p, m)
			}
			if i == 0 || rank > most {
				best, most = m, rank
			}
		}
		p.Play(best, nil)
		if visit != nil {
			visit(p)
		}
	}
	return p
}

// wallSpaceCanFill reports whether a space of a wall is covered at the end of a round in which all players work towards it.
func wallSpaceCanFill(from engine.Position, s engine.Seat, row, col int, dice *rand.Rand) bool {
	for range 60 {
		wanted, printed := azul.See(from).Pattern(row, col)
		prefer := func(p engine.Position, m engine.Move) int {
			take, ok := azul.Taken(m)
			wants := !printed || take.Colour == wanted
			switch {
			case !ok:
				return 0
			case p.ToMove() == s && take.Line == row && wants:
				return 2
			case p.ToMove() != s && printed && wants:
				return -2
			}
			return 0
		}
		covered := false
		end := playRound(from, dice, prefer, nil)
		if _, covered = azul.See(end).Wall(s, row, col); covered {
			return true
		}
	}
	return false
}

func checkPavilion(t *testing.T, h *engine.Transition, s engine.Seat, c *engine.Comment) {
	v := pavilion.See(h.After)
	fail := func(why string) {
		t.Errorf("%s, but %s: %s", c.Error(), why, h.After.AppendState(nil, nil))
	}
	last := h.Before.Round() == pavilion.Rounds
	switch c.Code {
	case "comment.pavilion.near-star", "comment.pavilion.near-number":
		if last && len(v.Payments(int(c.At.Row)*pavilion.Ring+int(c.At.Col))) == 0 {
			fail("it cannot be paid for in the last round")
		}
	case "comment.pavilion.near-ornament":
		if last && !slices.ContainsFunc(h.After.Moves(nil), func(m engine.Move) bool {
			place, ok := pavilion.Placed(m)
			return ok && v.Gain(place).Tiles >= number(c, "tiles")
		}) {
			fail("no move in the last round earns so many tiles")
		}
	case "comment.pavilion.ornament":
		place, _ := pavilion.Placed(h.Move)
		if g := pavilion.See(h.Before).Gain(place); g.Tiles != number(c, "tiles") || len(g.Ornaments) != number(c, "ornaments") {
			fail("it was another number")
		}
	case "comment.pavilion.marker":
		take, _ := pavilion.Taken(h.Move)
		if n := pavilion.See(h.Before).Taken(take).Total(); n != number(c, "points") {
			fail("other tiles came with it")
		}
	case "comment.pavilion.lost":
		if pavilion.See(h.Before).Score(s)-number(c, "tiles") < 0 {
			fail("the score stops at 0")
		}
	case "comment.pavilion.kept", "comment.pavilion.limit":
		if last {
			fail("there is no next round")
		}
	case "comment.pavilion.reply":
		if by := c.Value("player"); by == s {
			fail("it is the same player")
		}
	}
}

// TestNothingIsSaidTwice checks in whole games that no comment that explains a rule is chosen twice, and no news with the same values.
func TestNothingIsSaidTwice(t *testing.T) {
	for _, g := range Games() {
		for seed := range uint64(6) {
			var commenter review.Commenter
			said := map[string]bool{}
			eachTransition(t, &g, 2+int(seed%3), seed, func(h *engine.Transition) {
				c, ok := commenter.Choose(g.Comment(h, 0), false)
				if !ok {
					return
				}
				key := c.Code
				if c.News {
					key = c.Error()
				}
				if said[key] {
					t.Errorf("%s: %s is said twice", g.Edition.ID, c.Error())
				}
				said[key] = true
			})
			if len(said) < 8 {
				t.Errorf("%s: only %d comments", g.Edition.ID, len(said))
			}
		}
	}
}
