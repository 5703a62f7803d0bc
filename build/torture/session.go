package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync/atomic"
	"time"

	"azulejo/engine"
	"azulejo/game/gametest/headless"
	"azulejo/scenes/inputpath"
	"azulejo/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// The window in which is played.
const width, height = 960, 540

// killTime is when a session is killed: after some time, or during the n-th move of the person.
type killTime struct {
	after time.Duration
	move  int
}

// noKill is the kill time of a session that exits normally.
var noKill = killTime{}

// randomKill returns a random kill time. Half of the kills are during a move and its save, which take the smallest part of the time.
func (p *profile) randomKill() killTime {
	if p.rand.IntN(2) == 0 {
		return killTime{move: 1 + p.rand.IntN(4)}
	}
	return killTime{after: 1 + time.Duration(p.rand.Int64N(int64(600*time.Millisecond)))}
}

// session is a run of the program.
type session struct {
	*profile
	game         *headless.Game
	end          killTime
	attempts     int           // number of times the person has tried to move
	lastDuration time.Duration // duration of the last attempt
	killed       atomic.Bool
}

// runOnce starts the program, plays until the kill time and checks what was saved. It returns errors of the test only, not those of the
// game.
func (p *profile) runOnce(end killTime) error {
	if err := p.prepareGame(); err != nil {
		return err
	}
	g, err := p.machine.Start(headless.Options{W: width, H: height, Home: p.home})
	if err != nil {
		return err
	}
	p.checkFiles()
	p.checkShelf()
	l := &session{profile: p, game: g, end: end, lastDuration: 5 * time.Millisecond}
	if end.after > 0 {
		defer time.AfterFunc(end.after, l.kill).Stop()
	}
	why := l.play()
	if !l.killed.Load() {
		if why != nil { // the game could not be continued
			why = l.abandon(why)
		}
		return errors.Join(why, g.Close())
	}
	g.Close() // returns an error, since it was killed
	return l.checkAfterKill()
}

// prepareGame chooses a new game if the previous one is over. Every other game may be left before. Sometimes the index of the saved games is missing.
func (p *profile) prepareGame() error {
	m, err := p.savedMatch()
	if err == nil && m != nil && p.saved != nil {
		left := p.losses.games%2 == 1 && lastDecision(m) != none && p.rand.IntN(12) == 0
		if m.Over() || left {
			p.kept[m.Seed] = p.saved
			err = p.newGame()
		}
	}
	if p.rand.IntN(8) == 0 {
		os.Remove(filepath.Join(p.home, "games.index")) // where it is there
	}
	return errors.Join(err, p.ageTemporaryFiles())
}

func (s *session) kill() {
	if !s.killed.Swap(true) {
		s.game.Kill()
	}
}

// checkAfterKill checks what was saved before the kill.
func (s *session) checkAfterKill() error {
	s.losses.kills++
	moves, asked := len(s.saved), s.pendingMove
	if err := s.check(); err != nil {
		return s.abandon(err)
	}
	if asked && len(s.saved) == moves {
		s.losses.inFlight++
	}
	s.pendingMove = false
	return nil
}

// play continues the game, or starts it, until the program is killed or, without a kill time, some moves are made.
func (s *session) play() error {
	if err := s.openGame(); err != nil {
		return err
	}
	for s.end != noKill || s.attempts < 2 {
		m, err := s.waitForPerson()
		if err == nil && m.Over() {
			if s.end != noKill {
				s.kill()
			}
			return nil
		}
		if err == nil {
			err = s.playOrUndo(m)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// openGame opens the game from the title screen, or the new game after it.
func (s *session) openGame() error {
	keys := []ebiten.Key{ebiten.KeyEnter} // Continue
	if s.saved == nil {
		keys = []ebiten.Key{ebiten.KeyN, ebiten.KeyEnter}
	}
	err := s.game.Tick(3)
	for _, k := range keys {
		if err == nil {
			err = errors.Join(s.game.Key(k), s.game.Tick(4))
		}
	}
	return err
}

// waitForPerson runs the game until it is the turn of the person, or the game is over.
func (s *session) waitForPerson() (*engine.Match, error) {
	for range 1000 {
		if err := s.tick(20); err != nil {
			return nil, err
		}
		m, err := s.currentMatch()
		if err != nil || m.Over() || m.Position().ToMove() == 0 {
			return m, err
		}
		time.Sleep(time.Millisecond) // for the computer to think
	}
	return nil, errors.New("the computer does not play")
}

// tick advances the program and checks the saved game.
func (s *session) tick(ticks int) error {
	if err := s.game.Tick(ticks); err != nil {
		return err
	}
	return s.check()
}

// playOrUndo makes a move, or undoes one.
func (s *session) playOrUndo(m *engine.Match) error {
	if to := lastDecision(m); to != none && s.rand.IntN(8) == 0 {
		s.undoTarget = to
		return errors.Join(s.game.Key(ebiten.KeyZ, ebiten.KeyControlLeft), s.tick(s.rand.IntN(30)))
	}
	if s.rand.IntN(8) == 0 {
		return errors.Join(s.game.Key(ebiten.KeyY, ebiten.KeyControlLeft), s.tick(s.rand.IntN(30)))
	}
	return s.move(m)
}

// lastDecision returns the number of moves before the person's last move, or none.
func lastDecision(m *engine.Match) int {
	for n := len(m.Moves()) - 1; n >= 0; n-- {
		if m.At(n).ToMove() == 0 {
			return n
		}
	}
	return none
}

// move makes one of the first moves with the mouse. It is tried repeatedly, since input during an animation only speeds it up.
func (s *session) move(m *engine.Match) error {
	pos := m.Position()
	moves := pos.Moves(nil)
	move := moves[s.rand.IntN(min(6, len(moves)))]
	way, err := inputpath.Of(s.profile.game, pos, move, width, height)
	if err != nil {
		return err
	}
	before := len(s.saved)
	for try := range 10 {
		if err := errors.Join(s.input(way), s.tick(15+60*try)); err != nil || len(s.saved) != before {
			return err
		}
	}
	return fmt.Errorf("%s cannot be played from %s", pos.AppendMove(nil, move), pos.AppendState(nil, nil))
}

// input drags, or clicks one point after another. The last event makes the move.
func (s *session) input(way table.InputPath) error {
	if d := way.Drag; d != nil {
		err := s.game.DragHold(d[0][0], d[0][1], d[1][0], d[1][1])
		return errors.Join(err, s.finishMove(s.game.Drop))
	}
	last := len(way.Clicks) - 1
	for _, p := range way.Clicks[:last] {
		if err := errors.Join(s.game.Click(p[0], p[1]), s.game.Tick(15)); err != nil {
			return err
		}
	}
	return s.finishMove(func() error { return s.game.Click(way.Clicks[last][0], way.Clicks[last][1]) })
}

// finishMove sends the event that makes the move. If the kill time is this move, the kill happens meanwhile.
func (s *session) finishMove(do func() error) error {
	s.pendingMove = true
	if s.attempts++; s.attempts == s.end.move {
		time.AfterFunc(time.Duration(s.rand.Int64N(int64(s.lastDuration))), s.kill)
	}
	began := time.Now()
	err := do()
	s.lastDuration = time.Since(began)
	return err
}
