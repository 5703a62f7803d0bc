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

// profile is a player's home directory, with the games played there one after another by a person against a computer. Some are left before they are over.
type profile struct {
	machine     *headless.Machine
	home        string
	rand        *rand.Rand
	game        *games.Game
	seed        uint64                   // of the game's deals
	saved       []engine.Move            // moves that were last seen on disk and must not be missing later; nil before the first move
	kept        map[uint64][]engine.Move // the moves of earlier games, by their seeds
	undoTarget  int                      // number of moves that the person has asked to undo to, or none
	pendingMove bool                     // the person has made a move that has not been seen on disk
	losses      losses
}

const none = -1

func newProfile(seed, number uint64) (*profile, error) {
	m, err := headless.NewMachine(new(headless.GuestCache))
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

// newHome creates a new home directory.
func (p *profile) newHome() (err error) {
	if p.home, err = os.MkdirTemp("", "azulejo-torture-"); err != nil {
		return err
	}
	p.kept = map[uint64][]engine.Move{}
	return p.newGame()
}

// abandon counts the game as lost and continues in a new directory, so that the files can be examined.
func (p *profile) abandon(why error) error {
	p.losses.addLostGame(fmt.Errorf("%w; what is left lies in %s", why, p.home))
	return p.newHome()
}

func (p *profile) close() {
	p.machine.Close()
	os.RemoveAll(p.home)
}

// newGame chooses the next game, which the set-up screen then offers.
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

// savedMatch reads the saved game, or returns nil if there is none.
func (p *profile) savedMatch() (*engine.Match, error) {
	m, err := readMatch(filepath.Join(p.home, saves.Autosave))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return m, err
}

func readMatch(path string) (*engine.Match, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	rec, err := record.Parse(filepath.Base(path), text, games.Editions())
	if err != nil {
		return nil, err
	}
	return rec.Match, nil
}

// checkShelf counts earlier games that are not among the saved ones, or that are there twice.
func (p *profile) checkShelf() {
	found := map[uint64]int{}
	for _, path := range append(p.glob("game-*.azl"), p.glob("finished-*.azl")...) {
		m, err := readMatch(path)
		switch {
		case err != nil:
			p.losses.addLostGame(err)
		case slices.Equal(m.Moves(), p.kept[m.Seed]):
			found[m.Seed]++
		}
	}
	m, err := p.savedMatch()
	for seed, moves := range p.kept {
		current := err == nil && m != nil && m.Seed == seed && slices.Equal(m.Moves(), moves)
		switch n := found[seed]; {
		case n == 0 && !current:
			p.losses.addLostGame(fmt.Errorf("the earlier game %d is not saved in %s", seed, p.home))
			delete(p.kept, seed)
		case n > 1:
			p.losses.addFault(fmt.Sprintf("the earlier game %d is saved %d times", seed, n))
		}
	}
}

// check compares the saved game with its known moves and updates them. An error means that the game is lost.
func (p *profile) check() error {
	m, err := p.savedMatch()
	switch {
	case err != nil:
		return err
	case m == nil && p.saved == nil:
		return nil
	case m == nil:
		return errors.New("nothing is kept any more")
	case p.saved == nil && p.kept[m.Seed] != nil: // the game before
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

// commonPrefix returns the number of moves that two games have in common from the start.
func commonPrefix(a, b []engine.Move) (n int) {
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n
}

// currentMatch returns the current game, including tiles that the program has dealt but not saved yet.
func (p *profile) currentMatch() (*engine.Match, error) {
	m, err := p.savedMatch()
	if err == nil && p.saved == nil {
		m, err = engine.NewMatch(p.game.Edition, engine.Options{Players: 2}, p.seed)
	}
	for err == nil && !m.Over() && m.Position().ToMove() == engine.Nature {
		err = m.Draw(nil)
	}
	return m, err
}

// ageTemporaryFiles makes the files of interrupted saves older than any running save, as if the program was started later.
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

// checkFiles counts files that must not exist after a start: of interrupted saves, damaged games or a second save slot.
func (p *profile) checkFiles() {
	for _, pattern := range []string{".new-*", "*damaged*", "autosave-*"} {
		for _, path := range p.glob(pattern) {
			p.losses.addFault(filepath.Base(path) + " is there after the start")
		}
	}
}
