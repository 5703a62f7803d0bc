package main

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"time"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/game/gametest/headless"
	"azulejo/scenes/games"
	"azulejo/scenes/saves"
)

// profile is a player's folder with the games that are played there one after the other, a person against a computer.
type profile struct {
	machine     *headless.Machine
	home        string
	rand        *rand.Rand
	game        *games.Game
	seed        uint64        // of the game's deals
	saved       []engine.Move // of the game as it was seen on the disk last: nothing of it may be missing later; nil before the first move
	undoTarget  int           // the number of moves to which the person has asked to go back, or none
	pendingMove bool          // the person has made a move that is not seen on the disk yet
	losses      losses
}

const none = -1

func newProfile(seed, number uint64) (*profile, error) {
	m, err := headless.NewMachine(new(headless.Guests))
	if err != nil {
		return nil, err
	}
	p := &profile{machine: m, rand: rand.New(rand.NewPCG(seed, number))}
	if err := p.newHome(); err != nil {
		m.Close()
		return nil, err
	}
	return p, nil
}

// newHome begins in a folder of its own.
func (p *profile) newHome() (err error) {
	if p.home, err = os.MkdirTemp("", "azulejo-torture-"); err != nil {
		return err
	}
	return p.newGame()
}

// abandon counts the game as lost and begins elsewhere, so that what is left of it can be looked at.
func (p *profile) abandon(why error) error {
	p.losses.addLostGame(fmt.Errorf("%w; what is left lies in %s", why, p.home))
	return p.newHome()
}

func (p *profile) close() {
	p.machine.Close()
	os.RemoveAll(p.home)
}

// newGame chooses the next game, which the set-up then proposes.
func (p *profile) newGame() error {
	all := games.All()
	p.game, p.seed, p.saved, p.undoTarget, p.pendingMove = &all[p.losses.games%len(all)], p.rand.Uint64N(1e6), nil, none, false
	p.losses.games++
	speeds := []string{"off", "fast", "normal", "slow"}
	settings := fmt.Sprintf(`{"speed": %q, "computer-pause": 0, "forced": false, "last-setup": {"Seats": 2, "Seating": {"Game": %q, "Start": 0, "Seed": "%d",
		"Players": [{"Name": "Ana"}, {"Name": "Bo", "Level": "greedy"}, {"Name": "Cy", "Level": "greedy"}, {"Name": "Di", "Level": "greedy"}]}}}`,
		speeds[p.rand.IntN(len(speeds))], p.game.Edition.ID, p.seed)
	return os.WriteFile(filepath.Join(p.home, "settings.json"), []byte(settings), 0o644)
}

// savedMatch reads the game from the disk; nil where there is none.
func (p *profile) savedMatch() (*engine.Match, error) {
	text, err := os.ReadFile(filepath.Join(p.home, saves.Autosave))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	rec, err := record.Parse(saves.Autosave, text, games.Editions())
	if err != nil {
		return nil, err
	}
	return rec.Match, nil
}

// check holds what is kept against what is known of the game, and takes it for known from now on. The error says why the game is lost.
func (p *profile) check() error {
	m, err := p.savedMatch()
	switch {
	case err != nil:
		return err
	case m == nil && p.saved == nil:
		return nil
	case m == nil:
		return errors.New("nothing is kept any more")
	case p.saved == nil && m.Position().Over(): // the game before
		return nil
	}
	p.compare(m.Moves())
	return nil
}

func (p *profile) compare(moves []engine.Move) {
	n := commonPrefix(moves, p.saved)
	switch {
	case n == len(moves) && n == p.undoTarget, n == len(p.saved) && n < len(moves):
		p.undoTarget, p.pendingMove = none, false
	case n < len(p.saved):
		p.losses.addMissingMoves(len(p.saved) - n)
	}
	p.saved = slices.Clone(moves)
}

// commonPrefix is how many moves two games have in common from their beginning on.
func commonPrefix(a, b []engine.Move) (n int) {
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// currentMatch is the game as it stands, with the tiles that the program has dealt and not saved yet.
func (p *profile) currentMatch() (*engine.Match, error) {
	m, err := p.savedMatch()
	if err == nil && p.saved == nil {
		m, err = engine.NewMatch(p.game.Edition, engine.Options{Players: 2}, p.seed)
	}
	for err == nil && !m.Position().Over() && m.Position().ToMove() == engine.Nature {
		err = m.Draw(nil)
	}
	return m, err
}

// ageTemporaryFiles makes the files of broken saves older than any save takes, as they are when the program is not started again at once.
func (p *profile) ageTemporaryFiles() error {
	then := time.Now().Add(-time.Hour)
	for _, stray := range p.glob(".new-*") {
		if err := os.Chtimes(stray, then, then); err != nil {
			return err
		}
	}
	return nil
}

func (p *profile) glob(pattern string) []string {
	found, _ := filepath.Glob(filepath.Join(p.home, pattern)) // only a wrong pattern is an error
	return found
}

// checkFiles counts what a start must not leave: files of broken saves, games set aside, or a second slot.
func (p *profile) checkFiles() {
	for _, pattern := range []string{".new-*", "*damaged*", "autosave-*"} {
		for _, path := range p.glob(pattern) {
			p.losses.addFault(filepath.Base(path) + " is there after the start")
		}
	}
}
