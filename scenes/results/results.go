// Package results is the screen at the end of a game: the boards, the sources of points, and the curve of win probabilities.
package results

import (
	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/scenes/analysis"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// Scene is the results screen.
type Scene struct {
	outcome    outcome
	chosen     []engine.Seat // the seats whose boards are large; nil for the winners
	review     analysis.MatchReview
	winHistory *analysis.WinHistory // from the review
	answers    int                  // of the review that the curve shows
	showMove   func(moves int)      // shows the table as it was after a number of moves

	dialog       dialog.Scene
	parts        parts
	motion       tween.Timeline
	started      bool            // the reveal has started
	curve        *analysis.Curve // nil if there is no space
	curveChanged bool            // the curve has changed in this tick
}

// New returns the results of a route. They begin the review of the match unless one is saved.
func New(all []games.Game, computers players.Backend, r route.Results) *Scene {
	s := &Scene{outcome: outcome{games.Find(all, r.Match.Edition.ID), r.Match, r.Players}, review: analysis.NewMatchReview(computers, r.Match, nil),
		winHistory: analysis.NewWinHistory(r.Match), answers: -1, showMove: r.Recall}
	s.dialog.Build, s.dialog.First = s.build, "again"
	return s
}

// Ground implements game.Grounded. The wall has the colour of the game's table.
func (s *Scene) Ground(c *game.Context) gfx.Ground {
	if s.outcome.isCool() {
		return backdrop.CoolGround(c)
	}
	return backdrop.Ground(c)
}

// Layout implements game.Scene.
func (s *Scene) Layout(c *game.Context) { s.dialog.Layout(c) }

// Update implements game.Scene. A click or Enter during the reveal ends it and does nothing else; other input ends it and is handled.
func (s *Scene) Update(c *game.Context) {
	if !s.started {
		s.started = true
		if !c.Settings.ReducedMotion {
			s.parts.reveal(c, &s.motion)
		}
	}
	if !s.motion.Done() {
		s.motion.Advance(1)
		if c.Input.Pressed() {
			s.motion.Finish()
			if c.Pointer().Pressed || c.Keys().Confirm {
				return
			}
		}
	}
	s.dialog.Update(c)
	s.curveChanged = s.motion.Done() && s.continueReview(c)
}

// continueReview continues the review, and reports whether the curve has changed.
func (s *Scene) continueReview(c *game.Context) bool {
	s.review.Open(c, nil)
	s.review.Update(c)
	if s.answers == s.review.Answers() {
		return false
	}
	s.answers = s.review.Answers()
	s.winHistory.Take(s.review.Review(), s.review.Done())
	if s.curve == nil || s.winHistory.Known() == 0 {
		return false
	}
	s.curve.Draw()
	return true
}

// Draw implements game.Scene.
func (s *Scene) Draw(c *game.Context) { s.dialog.Draw(c) }

// Pause implements game.Pauser.
func (s *Scene) Pause(c *game.Context) { s.dialog.Pause(c) }

// Leave implements game.Leaver.
func (s *Scene) Leave(*game.Context) { s.review.Close() }

// Moving implements game.Animated.
func (s *Scene) Moving() bool { return s.curveChanged || !s.motion.Done() }

// build lays the results out: as a list in a handheld window, otherwise with the largest text at which nothing is left out.
func (s *Scene) build(c *game.Context) *stage.Node {
	s.clear()
	if k := dialog.NewTouchKit(c); k.Compact() {
		return s.list(k)
	}
	return dialog.NewKit(c).Largest(s.screen)
}

// clear forgets the nodes of an earlier layout.
func (s *Scene) clear() {
	s.motion.Finish()
	s.parts, s.curve = parts{}, nil
}

// largeSeats returns the seats whose boards are large.
func (s *Scene) largeSeats() []engine.Seat {
	if s.chosen != nil {
		return s.chosen
	}
	return s.outcome.match.Winners(nil)
}

// playAgain starts a new game of the same edition with players.
func (s *Scene) playAgain(c *game.Context, players seating.Players) {
	o := s.outcome
	again := seating.Setup{Start: -1, Jokers: o.match.Options.Jokers}
	m, err := again.Begin(o.match.Edition, len(players))
	if err != nil {
		c.Notify(engine.Say(err, c.Words))
		return
	}
	saves.Begin(c, m, players)
	c.Go(route.Play{Match: m, Players: players})
}

// openReview opens the review of the match.
func (s *Scene) openReview(c *game.Context) {
	c.Push(route.Review{Match: s.outcome.match, Players: s.outcome.players, Review: s.review.GameReview})
}

// learn asks a person again for the costly moves of a seat.
func (s *Scene) learn(c *game.Context, seat engine.Seat) {
	c.Push(route.Mistakes{Match: s.outcome.match, Players: s.outcome.players, Seat: seat, Review: s.review.GameReview})
}
