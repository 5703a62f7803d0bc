package play

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/game/settings"
	"azulejo/scenes/table"
)

// setSpeed sets the speed of animations.
func (b *testScene) setSpeed(s settings.Speed) { b.app.Context().Settings.Speed = s }

// dealTiles runs the table until a player has to move.
func (b *testScene) dealTiles() {
	for b.s.session.match.Position().ToMove() == engine.Nature && !b.s.session.match.Position().Over() {
		b.ticks(1)
		b.finishAnimation()
	}
}

// playRandomMoves plays a number of random moves without animation.
func (b *testScene) playRandomMoves(dice *rand.Rand, moves int) {
	was := b.app.Context().Settings.Speed
	b.setSpeed(settings.Off)
	for b.dealTiles(); moves > 0 && !b.s.session.match.Position().Over(); moves-- {
		all := b.s.session.match.Position().Moves(nil)
		b.s.play(all[dice.IntN(len(all))])
		b.dealTiles()
	}
	b.setSpeed(was)
}

// tileStates returns a description of the nodes of tiles, sorted.
func tileStates(tiles []*table.Actor) (all []string) {
	for _, a := range tiles {
		n := a.Node
		all = append(all, fmt.Sprintf("%v %.3f %.3f %.3f %.3f %.3f %s", a.Piece, n.X, n.Y, n.W, n.H, n.Rotation, a.Art.Name))
	}
	slices.Sort(all)
	return all
}

// expectArrival checks that the animation ends with the tiles where the position has them, and ends it.
func (b *testScene) expectArrival(when string) {
	b.t.Helper()
	if !b.s.board.Animating() {
		b.t.Fatalf("%s: nothing moves", when)
	}
	b.s.board.Settle()
	fresh := table.NewCast(b.s.table)
	fresh.Show(b.s.table.Pieces(b.s.session.match.Position()))
	if got, want := tileStates(b.s.board.Actors()), tileStates(fresh.Actors()); !slices.Equal(got, want) {
		b.t.Fatalf("%s, %d moves: the stage ends at\n%v\nexpected\n%v", when, len(b.s.session.match.Moves()), got, want)
	}
	b.s.endAnimation()
}

// TestUndoAndRedoAreAnimated checks in random games that undo is animated within a round and immediate across its end, that redo is always animated, and
// that both lead to the right position. Without -long each game has one number of players, in its window.
func TestUndoAndRedoAreAnimated(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		travelled, jumped := 0, 0
		for seats := 2; seats <= 4; seats++ {
			if (seats+at)%3 > 0 && !long.Enabled() {
				continue
			}
			size := [][2]float64{{1280, 720}, {390, 844}, {844, 390}}[seats-2]
			b := newTestSceneIn(t, at, seats, 0, false, size[0], size[1])
			dice := rand.New(rand.NewPCG(1, uint64(seats)))
			for b.playRandomMoves(dice, 2); !b.s.session.match.Position().Over() && len(b.s.session.match.Moves()) < 150; b.playRandomMoves(dice, 1+dice.IntN(4)) {
				b.app.Context().Settings.ReducedMotion = dice.IntN(2) == 0
				end, round, to := b.s.session.match.Position().Hash(), b.s.session.match.Position().Round(), b.s.session.nextStop(-1)
				if !b.s.session.isStop(b.s.session.match.Position()) || to == len(b.s.session.match.Moves()) {
					continue
				}
				b.s.undo()
				if len(b.s.session.match.Moves()) != to {
					t.Fatalf("undo leads to move %d, expected %d", len(b.s.session.match.Moves()), to)
				}
				if b.s.session.match.Position().Round() == round {
					for seat := range seats {
						if n := b.s.root.Find(fmt.Sprint("mark-source-", seat)); n != nil {
							t.Fatalf("the last move of seat %d is marked on the way back", seat)
						}
					}
					b.expectArrival("undo")
					travelled++
				} else if jumped++; b.s.board.Animating() {
					t.Fatal("the scoring of a round is played backwards")
				}
				b.s.redo()
				if b.expectArrival("redo"); b.s.session.match.Position().Hash() != end || len(b.s.session.match.Redoable()) != 0 {
					t.Fatal("redo leads elsewhere")
				}
			}
		}
		if travelled < 10 || jumped == 0 {
			t.Errorf("only %d steps within a round and %d over the end of one", travelled, jumped)
		}
	})
}

// TestUndoAtEverySpeed checks that undo is faster than the move, and immediate without animation.
func TestUndoAtEverySpeed(t *testing.T) {
	count := func(b *testScene) (n int) {
		for ; b.s.board.Animating(); n++ {
			b.ticks(1)
		}
		return n
	}
	for _, s := range settings.Speeds() {
		b := newTestScene(t, 0, 2, 4, false)
		b.setSpeed(s)
		b.s.undo()
		back := count(b)
		b.s.redo()
		forward := count(b)
		if s == settings.Off && back+forward > 0 || s != settings.Off && (back == 0 || back >= forward) {
			t.Errorf("%v: %d ticks back, %d forward", s, back, forward)
		}
	}
}

// TestUndoReturnsHeldTiles checks that undo puts the tiles in the hand back before it starts the animation.
func TestUndoReturnsHeldTiles(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 2, 3, false)
		firstTile(b.s).Press()
		b.s.undo()
		b.expectArrival("undo")
		for _, a := range b.s.board.Actors() {
			if a.Art.Lift != 0 || a.Node.Scale != 1 {
				t.Errorf("%v is still lifted", a.Piece)
			}
		}
	})
}

// TestFocusStaysOnUndo checks that the focus stays on the undo button after undo.
func TestFocusStaysOnUndo(t *testing.T) {
	b := newTestScene(t, 0, 2, 4, false)
	b.s.dispatcher.Focus("button-undo")
	b.s.undo()
	b.finishAnimation()
	if b.ticks(2); b.s.dispatcher.FocusName() != "button-undo" {
		t.Errorf("the focus is on %q", b.s.dispatcher.FocusName())
	}
}

// TestFinishedGameCountsOnce checks that redoing the last move does not count the game again.
func TestFinishedGameCountsOnce(t *testing.T) {
	b := newTestScene(t, 0, 2, 0, false)
	b.playRandomMoves(rand.New(rand.NewPCG(1, 9)), 400)
	if !b.s.session.match.Position().Over() {
		t.Fatal("the game is not over")
	}
	set := b.app.Context().Settings
	if set.Finished != 1 {
		t.Fatalf("%d games are counted", set.Finished)
	}
	b.s.undo()
	b.finishAnimation()
	b.s.redo()
	b.finishAnimation()
	if set.Finished != 1 {
		t.Errorf("played to its end twice it counts %d times", set.Finished)
	}
}
