package saves

import (
	"errors"
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/engine/bounded"
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
	Added     int  // now saved
	Duplicate int  // already saved
	Skipped   int  // did not fit in the archive
	Unchecked bool // the file has no checksum
}

// Export returns all saved games, finished ones included, as a text for Import, and their number. It leaves out games that cannot be read.
func Export(w Window) (text []byte, games int) {
	var all [][]byte
	for _, rec := range readAll(storageOf(w)) {
		all = append(all, format(rec))
	}
	return record.Export(all), len(all)
}

// ExportMatch returns a match as a text for Import, with all that is saved with it.
func ExportMatch(w Window, m *engine.Match, players seating.Players) []byte {
	rec := &record.Record{Headers: seating.Headers(m, players), Match: m}
	for _, saved := range readAll(storageOf(w)) {
		if includes(saved, rec) && len(saved.Match.Line()) == len(m.Line()) {
			rec = saved
			break
		}
	}
	return record.Export([][]byte{format(rec)})
}

// readAll returns all saved games, each once: the current one, those of other windows, and the archived ones, the newest first.
func readAll(s *storage) (all []*record.Record) {
	names := []string{s.currentKey()}
	for _, n := range s.Slot.Others(Autosave) {
		names = append(names, store.SlotKey(Autosave, n))
	}
	for _, name := range append(names, s.archiveKeys()...) {
		text, err := s.load(name)
		if err != nil {
			continue
		}
		rec, err := parse(name, text)
		if err == nil && !(rec.Match.Over() && slices.ContainsFunc(all, func(r *record.Record) bool { return includes(r, rec) })) {
			all = append(all, rec)
		}
	}
	return all
}

// Import adds the games of an exported text to the saved games. After an error it has added none; the error is bounded.ErrLong, ErrDamaged
// or that of the storage. Saved games never change. A game is a duplicate, and not added, if a saved game has the same players and options
// and begins with the same moves.
func Import(w Window, text []byte) (result ImportResult, err error) {
	games, checked, err := readExported(text)
	if err != nil {
		return ImportResult{}, err
	}
	s := storageOf(w)
	err = s.withArchive(func() error {
		result, err = s.importGames(games)
		return err
	})
	result.Unchecked = err == nil && !checked
	return result, err
}

// importGames adds games to the saved games. The caller holds the lock of the archive.
func (s *storage) importGames(games []*record.Record) (ImportResult, error) {
	all := readAll(s)
	known := len(all)
	for _, rec := range games {
		if !slices.ContainsFunc(all, func(r *record.Record) bool { return includes(r, rec) }) {
			all = append(all, rec)
		}
	}
	newGames := all[known:]
	keys, err := s.freeKeys(newGames)
	if err != nil {
		return ImportResult{}, err
	}
	var added []string
	for i, key := range keys {
		if key == "" {
			continue
		}
		if err := s.save(key, newGames[i]); err != nil {
			for _, key := range added {
				err = errors.Join(err, s.Store.Delete(key))
			}
			return ImportResult{}, err
		}
		added = append(added, key)
	}
	return ImportResult{Added: len(added), Duplicate: len(games) - len(newGames), Skipped: len(newGames) - len(added)}, nil
}

// Finished returns the record of a text that is that of a single finished game, else nil, and whether it is an export of this program.
func Finished(text []byte) (rec *record.Record, exported bool) {
	games, exported, err := readExported(text)
	if err != nil || len(games) != 1 || !games[0].Match.Over() {
		return nil, false
	}
	return games[0], exported
}

// freeKeys returns a storage key for each of new games, or "" for those for which the archive has no room. The first game becomes current if
// it is in progress and the window has no game. Of each part of the archive, the first game counts as the newest.
func (s *storage) freeKeys(games []*record.Record) ([]string, error) {
	keys := make([]string, len(games))
	for _, p := range []part{inProgress(), finished()} {
		numbers, err := s.numbers(p)
		if err != nil {
			return nil, err
		}
		var of []int // the games of this part
		for i, rec := range games {
			if rec.Match.Over() == (p == finished()) {
				of = append(of, i)
			}
		}
		if _, err := s.load(s.currentKey()); errors.Is(err, store.ErrMissing) && len(of) > 0 && of[0] == 0 && p == inProgress() {
			keys[0], of = s.currentKey(), of[1:]
		}
		of = of[:min(len(of), max(0, p.most-len(numbers)))]
		for i, game := range of {
			keys[game] = p.key(nextNumber(numbers) + len(of) - 1 - i)
		}
	}
	return keys, nil
}

// readExported parses an exported text. checked reports whether its checksum was verified; older exports have none.
func readExported(text []byte) (games []*record.Record, checked bool, err error) {
	if len(text) > MaxExportSize {
		return nil, false, bounded.ErrLong
	}
	records, checked, err := record.ReadExport(text)
	if err != nil || len(records) == 0 || len(records) > maxImported {
		return nil, false, ErrDamaged
	}
	for _, text := range records {
		rec, err := parse(ExportName, text)
		if err != nil {
			return nil, false, fmt.Errorf("%w: %w", ErrDamaged, err)
		}
		games = append(games, rec)
	}
	return games, checked || len(records) == 1 && hasChecksum(records[0]), nil
}

// includes reports whether a game has the players and options of another and begins with its moves.
func includes(whole, part *record.Record) bool {
	a, b := whole.Match, part.Match
	return a.Edition.ID == b.Edition.ID && a.Options == b.Options && slices.Equal(whole.Names(), part.Names()) &&
		len(a.Moves()) >= len(b.Moves()) && slices.Equal(a.Moves()[:len(b.Moves())], b.Moves())
}
