package saves

import (
	"bytes"
	"errors"
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/engine/bounded"
	"azulejo/engine/catalogue"
	"azulejo/engine/record"
	"azulejo/game/store"
	"azulejo/scenes/seating"
)

// ExportName is the name of a file of saved games, and MostExported how many bytes such a file may have.
const (
	ExportName   = "azulejo-games.azl"
	MostExported = bounded.MostRecord
)

// mostImported is how many games are read from one file, which is far more than are ever exported.
const mostImported = 100

// ErrDamaged is reported of a file that holds something other than games. Test for it with errors.Is.
var ErrDamaged = errors.New("the file holds something other than games")

// Imported counts the games of a file by what became of them.
type Imported struct {
	Added int // saved games now
	Known int // were here already
	Left  int // have no room among the saved games
}

// Export returns all saved games, also those that are over, as one text that Import reads, and how many there are. Games that cannot be
// read are left out.
func Export(w Window) (text []byte, games int) {
	var all [][]byte
	for _, rec := range saved(keepingOf(w)) {
		rec.Set(summaryHeader, "")
		all = append(all, record.Format(rec))
	}
	return bytes.Join(all, []byte("\n")), len(all)
}

// saved reads all saved games: that of the window, those of other windows, and those kept beside, the newest first.
func saved(c *keeping) (all []*record.Record) {
	names := []string{c.own()}
	for _, n := range c.Slot.Others(Autosave) {
		names = append(names, store.SlotKey(Autosave, n))
	}
	numbers, _ := kept(c) // what cannot be listed is not there
	for _, n := range slices.Backward(numbers) {
		names = append(names, keptKey(n))
	}
	for _, name := range names {
		text, err := c.Store.Load(name)
		if err != nil {
			continue
		}
		if rec, err := record.Parse(name, text, catalogue.Games().Editions()); err == nil {
			all = append(all, rec)
		}
	}
	return all
}

// Import adds the games of an exported text to the saved games, or none of them after an error: bounded.ErrLong, ErrDamaged, or that of the
// storage. No saved game is changed. A game is known, and not added again, where a saved one has the same seats, deals and moves as far as
// it goes.
func Import(w Window, text []byte) (Imported, error) {
	games, err := readExported(text)
	if err != nil {
		return Imported{}, err
	}
	c := keepingOf(w)
	numbers, err := kept(c)
	if err != nil {
		return Imported{}, err
	}
	all := saved(c)
	known := len(all)
	for _, rec := range games {
		if !slices.ContainsFunc(all, func(r *record.Record) bool { return includes(r, rec) }) {
			all = append(all, rec)
		}
	}
	fresh := all[known:]
	names := c.room(fresh, numbers)
	for i, name := range names {
		if err := c.save(name, fresh[i]); err != nil {
			for _, added := range names[:i] {
				err = errors.Join(err, c.Store.Delete(added))
			}
			return Imported{}, err
		}
	}
	return Imported{Added: len(names), Known: len(games) - len(fresh), Left: len(fresh) - len(names)}, nil
}

// Finished returns the game of a text that is the record of one finished game.
func Finished(text []byte) (*engine.Match, seating.Players, bool) {
	games, err := readExported(text)
	if err != nil || len(games) != 1 || !games[0].Match.Position().Over() {
		return nil, nil, false
	}
	return games[0].Match, seating.PlayersOf(games[0]), true
}

// room returns names for games, as far as there is room beside those of some numbers. The first becomes that of the window, if that has none
// and it is in progress; of the others the first is the newest.
func (c *keeping) room(games []*record.Record, numbers []int) (names []string) {
	if len(games) == 0 {
		return nil
	}
	if _, err := c.Store.Load(c.own()); errors.Is(err, store.ErrMissing) && !games[0].Match.Position().Over() {
		names = append(names, c.own())
	}
	next := 1
	if len(numbers) > 0 {
		next = numbers[len(numbers)-1] + 1
	}
	for n := min(len(games)-len(names), mostKept-len(numbers)); n > 0; n-- {
		names = append(names, keptKey(next+n-1))
	}
	return names
}

// readExported reads the games of an exported text.
func readExported(text []byte) (games []*record.Record, err error) {
	if len(text) > MostExported {
		return nil, bounded.ErrLong
	}
	records := record.Split(text)
	if len(records) == 0 || len(records) > mostImported {
		return nil, ErrDamaged
	}
	for _, text := range records {
		rec, err := record.Parse(ExportName, text, catalogue.Games().Editions())
		if err != nil {
			return nil, fmt.Errorf("%w: %w", ErrDamaged, err)
		}
		games = append(games, rec)
	}
	return games, nil
}

// includes reports whether a game has the seats, deals and moves of another, as far as that goes.
func includes(whole, part *record.Record) bool {
	a, b := whole.Match, part.Match
	return a.Edition.ID == b.Edition.ID && a.Options == b.Options && slices.Equal(whole.Names(), part.Names()) &&
		len(a.Moves()) >= len(b.Moves()) && slices.Equal(a.Moves()[:len(b.Moves())], b.Moves())
}
