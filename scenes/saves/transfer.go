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

// ExportName is the name of a file of saved games, and MaxExportSize its maximum size in bytes.
const (
	ExportName    = "azulejo-games.azl"
	MaxExportSize = bounded.MostRecord
)

// maxImported is the maximum number of games read from one file, far more than Export ever writes.
const maxImported = 100

// ErrDamaged is returned for a file that is not a list of games.
var ErrDamaged = errors.New("the file holds something other than games")

// ImportResult counts the games of an imported file.
type ImportResult struct {
	Added     int // now saved
	Duplicate int // already saved
	Skipped   int // did not fit in the archive
}

// Export returns all saved games, finished ones included, as a text for Import, and their number. It leaves out games that cannot be read.
func Export(w Window) (text []byte, games int) {
	var all [][]byte
	for _, rec := range readAll(storageOf(w)) {
		rec.Set(summaryHeader, "")
		all = append(all, record.Format(rec))
	}
	return bytes.Join(all, []byte("\n")), len(all)
}

// readAll returns all saved games: the current one, those of other windows, and the archived ones, the newest first.
func readAll(s *storage) (all []*record.Record) {
	names := []string{s.currentKey()}
	for _, n := range s.Slot.Others(Autosave) {
		names = append(names, store.SlotKey(Autosave, n))
	}
	numbers, _ := archivedNumbers(s) // an archive that cannot be listed counts as empty
	for _, n := range slices.Backward(numbers) {
		names = append(names, archiveKey(n))
	}
	for _, name := range names {
		text, err := s.load(name)
		if err != nil {
			continue
		}
		if rec, err := record.Parse(name, text, catalogue.Games().Editions()); err == nil {
			all = append(all, rec)
		}
	}
	return all
}

// Import adds the games of an exported text to the saved games. After an error it has added none; the error is bounded.ErrLong, ErrDamaged
// or that of the storage. Saved games never change. A game is a duplicate, and not added, if a saved game has the same players and options
// and begins with the same moves.
func Import(w Window, text []byte) (ImportResult, error) {
	games, err := readExported(text)
	if err != nil {
		return ImportResult{}, err
	}
	s := storageOf(w)
	numbers, err := archivedNumbers(s)
	if err != nil {
		return ImportResult{}, err
	}
	all := readAll(s)
	known := len(all)
	for _, rec := range games {
		if !slices.ContainsFunc(all, func(r *record.Record) bool { return includes(r, rec) }) {
			all = append(all, rec)
		}
	}
	newGames := all[known:]
	names := s.freeKeys(newGames, numbers)
	for i, name := range names {
		if err := s.save(name, newGames[i]); err != nil {
			for _, added := range names[:i] {
				err = errors.Join(err, s.Store.Delete(added))
			}
			return ImportResult{}, err
		}
	}
	return ImportResult{Added: len(names), Duplicate: len(games) - len(newGames), Skipped: len(newGames) - len(names)}, nil
}

// Finished returns the game of a text that is the record of a single finished game.
func Finished(text []byte) (*engine.Match, seating.Players, bool) {
	games, err := readExported(text)
	if err != nil || len(games) != 1 || !games[0].Match.Position().Over() {
		return nil, nil, false
	}
	return games[0].Match, seating.PlayersOf(games[0]), true
}

// freeKeys returns storage keys for new games, as far as they fit in the archive with the given numbers. The first game becomes current if
// it is in progress and the window has no game. The first archived game counts as the newest.
func (s *storage) freeKeys(games []*record.Record, numbers []int) (names []string) {
	if len(games) == 0 {
		return nil
	}
	if _, err := s.Store.Load(s.currentKey()); errors.Is(err, store.ErrMissing) && !games[0].Match.Position().Over() {
		names = append(names, s.currentKey())
	}
	next := 1
	if len(numbers) > 0 {
		next = numbers[len(numbers)-1] + 1
	}
	for n := min(len(games)-len(names), MaxArchived-len(numbers)); n > 0; n-- {
		names = append(names, archiveKey(next+n-1))
	}
	return names
}

// readExported parses an exported text.
func readExported(text []byte) (games []*record.Record, err error) {
	if len(text) > MaxExportSize {
		return nil, bounded.ErrLong
	}
	records := record.Split(text)
	if len(records) == 0 || len(records) > maxImported {
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

// includes reports whether a game has the players and options of another and begins with its moves.
func includes(whole, part *record.Record) bool {
	a, b := whole.Match, part.Match
	return a.Edition.ID == b.Edition.ID && a.Options == b.Options && slices.Equal(whole.Names(), part.Names()) &&
		len(a.Moves()) >= len(b.Moves()) && slices.Equal(a.Moves()[:len(b.Moves())], b.Moves())
}
