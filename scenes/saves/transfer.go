package saves

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"slices"
	"time"

	"azulejo/engine"
	"azulejo/engine/bounded"
	"azulejo/engine/record"
	"azulejo/engine/review"
	"azulejo/engine/sanitize"
	"azulejo/game/store"
	"azulejo/scenes/seating"
)

// ExportName is the name of a file of saved games, and MaxExportSize its maximum size in bytes.
const (
	ExportName    = "azulejo-games.azl"
	MaxExportSize = bounded.MostExport
)

// maxImported is the maximum number of games read from one file.
const maxImported = 10_000

// ErrDamaged is returned for a file that is not a list of games.
var ErrDamaged = errors.New("the file holds something other than games")

// ImportResult counts the games of an imported file.
type ImportResult struct {
	Added     int  // now saved
	Duplicate int  // already saved
	Skipped   int  // did not fit in the archive
	Unchecked bool // the file has no checksum
}

// Export returns all saved games, finished ones included, and sections as a text for ReadFile, and the number of games: the current one, those of other
// windows, and the archived ones, the newest first. It leaves out games that cannot be read.
func Export(w Window, sections ...record.Section) (text []byte, games int) {
	s := storageOf(w)
	a, _ := s.archive() // an archive that cannot be listed counts as empty
	var all [][]byte
	for _, key := range s.slotKeys() {
		text, err := s.load(key)
		if err != nil {
			continue
		}
		if rec, err := parse(key, text); err == nil && (!rec.Match.Over() || s.find(a, rec) == nil) {
			all = append(all, text)
		}
	}
	for _, g := range a.games {
		if text, err := s.Store.Load(g.key); err == nil && intact(text) {
			all = append(all, text)
		}
	}
	return record.Export(all, sections...), len(all)
}

// ExportMatch returns a match as a text for ReadFile, with all that is saved with it, or else with a complete review of it, which may be nil.
func ExportMatch(w Window, m *engine.Match, players seating.Players, r *review.Review) []byte {
	rec := &record.Record{Headers: seating.Headers(m, players), Match: m}
	eachSame(w, m, func(saved *record.Record) bool {
		rec = saved
		return false
	})
	if stored, _ := review.Stored(rec, review.DefaultBudget()); stored == nil && r != nil {
		r.Store(rec, review.DefaultBudget())
	}
	return record.Export([][]byte{format(rec)})
}

// openingOf returns a short text that is equal for saved games of one beginning.
func openingOf(text []byte) string {
	return fmt.Sprintf("%08x", crc32.ChecksumIEEE([]byte(record.Opening(text))))
}

// File is what an exported text holds.
type File struct {
	Games    []*record.Record
	Sections []record.Section
	Checked  bool // the checksum was verified; older exports have none
}

// Import adds the games of a file to the saved games. After an error, that of the storage, it has added none. Saved games never change. A game is a
// duplicate, and not added, if a saved game has the same players and options and begins with the same moves.
func Import(w Window, f File) (result ImportResult, err error) {
	s := storageOf(w)
	err = s.withArchive(func() error {
		result, err = s.importGames(f.Games)
		return err
	})
	result.Unchecked = err == nil && !f.Checked
	return result, err
}

// importGames adds games to the saved games. The caller holds the lock of the archive.
func (s *storage) importGames(games []*record.Record) (result ImportResult, err error) {
	a, err := s.archive()
	if err != nil {
		return result, err
	}
	known := map[string][]*record.Record{} // new games and those of windows, by their opening
	for _, key := range s.slotKeys() {
		if text, err := s.load(key); err == nil {
			if rec, err := parse(key, text); err == nil {
				known[openingOf(text)] = append(known[openingOf(text)], rec)
			}
		}
	}
	var added []*record.Record
	for _, rec := range games {
		opening := openingOf(record.Format(rec))
		if slices.ContainsFunc(known[opening], func(r *record.Record) bool { return includes(r, rec) }) || s.find(a, rec) != nil {
			result.Duplicate++
			continue
		}
		known[opening], added = append(known[opening], rec), append(added, rec)
	}
	var keys []string
	for i, key := range s.freeKeys(a, added) {
		if key == "" {
			result.Skipped++
			continue
		}
		if _, err := time.Parse(time.DateOnly, added[i].Get(dateHeader)); err != nil && key != s.currentKey() {
			added[i].Set(dateHeader, time.Now().Format(time.DateOnly))
		}
		if err := s.save(key, added[i]); err != nil {
			for _, key := range keys {
				err = errors.Join(err, s.Store.Delete(key))
			}
			return ImportResult{}, err
		}
		keys = append(keys, key)
	}
	result.Added = len(keys)
	return result, nil
}

// Finished returns the finished game of a file that holds nothing else, or nil.
func (f File) Finished() *record.Record {
	if len(f.Games) != 1 || len(f.Sections) > 0 || !f.Games[0].Match.Over() {
		return nil
	}
	return f.Games[0]
}

// freeKeys returns a storage key for each of new games, or "" for those for which the archive has no room. The first game becomes current if
// it is in progress and the window has no game. The first game counts as the newest.
func (s *storage) freeKeys(a archive, games []*record.Record) []string {
	keys, room := make([]string, len(games)), MaxKept
	for _, g := range a.games {
		if !g.Marked() {
			room--
		}
	}
	for i, rec := range games {
		_, err := s.load(s.currentKey())
		switch {
		case i == 0 && !rec.Match.Over() && errors.Is(err, store.ErrMissing):
			keys[i] = s.currentKey()
		case room > 0 || rec.Get(markHeader) != "":
			keys[i] = archiveKey(a.last+len(games)-i, rec.Match.Over())
			if rec.Get(markHeader) == "" {
				room--
			}
		}
	}
	return keys
}

// ReadFile reads an exported text. The error is bounded.ErrLong or ErrDamaged, with an *record.Error for the place if there is one.
func ReadFile(text []byte) (f File, err error) {
	if len(text) > MaxExportSize {
		return f, bounded.ErrLong
	}
	c, err := record.ReadExport(text)
	if err != nil {
		return f, errors.Join(ErrDamaged, damagedAt(text))
	}
	if len(c.Records) > maxImported || len(c.Records)+len(c.Sections) == 0 {
		return f, ErrDamaged
	}
	if f.Games, err = parseAll(c.Records, c.Line); err != nil {
		return File{}, errors.Join(ErrDamaged, err)
	}
	f.Sections, f.Checked = c.Sections, c.Checked || len(c.Records) == 1 && hasChecksum(c.Records[0])
	return f, nil
}

// parseAll parses records of which one follows the other from a line of a file.
func parseAll(records [][]byte, line int) (games []*record.Record, err error) {
	for _, text := range records {
		rec, err := parse(ExportName, text)
		if place := (*record.Error)(nil); errors.As(err, &place) {
			place.Line += line - 1
		} else if err != nil {
			err = fileError(line, text, "transfer.changed")
		}
		if err != nil {
			return nil, err
		}
		games = append(games, rec)
		line += bytes.Count(text, []byte("\n"))
	}
	return games, nil
}

// damagedAt returns where an export is damaged that is cut off or changed: in the first game that cannot be read, or else at its end.
func damagedAt(text []byte) error {
	text = record.Normalize(text)
	at := bytes.LastIndexByte(text[:len(text)-1], '\n') + 1
	games, last := text[:at], text[at:]
	if last[0] != '#' { // the last line is not the end of an export
		games = text
	}
	if _, err := parseAll(record.Split(games), 1); err != nil {
		return err
	}
	return fileError(bytes.Count(text, []byte("\n")), last, "transfer.cut")
}

// fileError returns an error with a code for a line of a file.
func fileError(line int, text []byte, code string) error {
	first, _, _ := bytes.Cut(bytes.TrimSpace(text), []byte("\n"))
	return &record.Error{File: ExportName, Line: line, Column: 1, Token: sanitize.Clip(string(first)), Err: engine.NewReason(code)}
}

// SectionError returns the error for a section that cannot be read.
func SectionError(s record.Section) error {
	return errors.Join(ErrDamaged, fileError(s.Line, []byte(s.Name), "transfer.changed"))
}

// includes reports whether a game has the players and options of another and begins with its moves.
func includes(whole, part *record.Record) bool {
	a, b := whole.Match, part.Match
	return a.Edition.ID == b.Edition.ID && a.Options == b.Options && slices.Equal(whole.Names(), part.Names()) &&
		len(a.Moves()) >= len(b.Moves()) && slices.Equal(a.Moves()[:len(b.Moves())], b.Moves())
}
