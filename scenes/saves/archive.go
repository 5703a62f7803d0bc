package saves

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/game/store"
)

// MaxKept is the number of archived games that are kept, not counting marked ones. Archiving another one deletes the oldest.
const MaxKept = 1000

// The prefixes of the keys of archived games. Any of them may be finished: those of earlier versions that were imported have the first prefix.
const (
	progressPrefix = "game-"
	finishedPrefix = "finished-"
)

// archiveKey returns the storage key of archived game n. A higher number was archived later.
func archiveKey(n int, over bool) string {
	if over {
		return fmt.Sprintf("%s%d.azl", finishedPrefix, n)
	}
	return fmt.Sprintf("%s%d.azl", progressPrefix, n)
}

// archiveNumber returns the number of the archived game with a key, or 0 for other keys.
func archiveNumber(key string) int {
	_, rest, _ := strings.Cut(key, "-")
	n, err := strconv.Atoi(strings.TrimSuffix(rest, ".azl"))
	if err != nil || n < 1 || key != archiveKey(n, false) && key != archiveKey(n, true) {
		return 0
	}
	return n
}

// archiveTimeout is how long to wait for another window that changes the archive.
const archiveTimeout = 5 * time.Second

// withArchive calls do while no other window changes the archive, where the storage has locks.
func (s *storage) withArchive(do func() error) error {
	unlock, err := store.LockWithin(s.Store, "archive", archiveTimeout)
	if errors.Is(err, store.ErrLocked) {
		return err
	}
	if err == nil {
		defer unlock()
	}
	return do()
}

// Archive moves the unfinished current game to the archive, so that another game can begin, and makes sure that a finished one is there. If
// that fails, the game stays where it is and the window uses another slot. A game without moves of a player is not archived.
func Archive(w Window) {
	s := storageOf(w)
	s.leaveAt(s.withArchive(s.archiveCurrent))
}

// leaveAt enters another slot after an error of archiveCurrent, and notifies the player.
func (s *storage) leaveAt(err error) {
	if err != nil {
		s.Slot.EnterEmpty(Autosave)
		s.Notify(s.Words.T("store.stays", "reason", store.Reason(err).Say(s.Words)))
	}
}

// archiveCurrent moves the current game to the archive. The caller holds the lock of the archive.
func (s *storage) archiveCurrent() error {
	rec, err := read(s, s.currentKey())
	switch {
	case rec == nil || err != nil:
		return err
	case !hasMoved(rec.Match):
		return nil
	}
	if err := s.keep(rec); err != nil || rec.Match.Over() {
		return err
	}
	return s.Slot.Delete(Autosave)
}

// hasMoved reports whether a player has moved.
func hasMoved(m *engine.Match) bool {
	for n := range m.Line() {
		if m.At(n).ToMove() != engine.Nature {
			return true
		}
	}
	return false
}

// add adds a game to the archive.
func (s *storage) add(rec *record.Record) error {
	a, err := s.archive()
	if err != nil {
		return err
	}
	rec.Set(dateHeader, time.Now().Format(time.DateOnly))
	if err := s.save(archiveKey(a.last+1, rec.Match.Over()), rec); err != nil {
		return err
	}
	unmarked := 1
	for _, g := range a.games {
		if g.Marked() {
			continue
		}
		if unmarked++; unmarked > MaxKept {
			s.Store.Delete(g.key)
		}
	}
	return nil
}

// keep adds a game to the archive unless it is there. A game in progress and the finished game that it became are two. The caller holds the lock of the
// archive.
func (s *storage) keep(rec *record.Record) error {
	a, err := s.archive()
	if err != nil {
		return err
	}
	if kept := s.find(a, rec); kept != nil && kept.Match.Over() == rec.Match.Over() {
		return nil
	}
	return s.add(rec)
}

// find returns an archived game that includes a game, or nil.
func (s *storage) find(a archive, rec *record.Record) *record.Record {
	opening := openingOf(record.Format(rec))
	for _, g := range a.games {
		if g.headers.Get(openingHeader) != opening {
			continue
		}
		if text, err := s.Store.Load(g.key); err == nil {
			if kept, err := parse(g.key, text); err == nil && includes(kept, rec) {
				return kept
			}
		}
	}
	return nil
}

// keepSlots adds the finished games to the archive that are the last ones of a window, as earlier versions left them. What fails is left as it is.
func (s *storage) keepSlots() {
	for _, key := range s.slotKeys() {
		text, err := s.load(key)
		if err != nil {
			continue
		}
		if summary, ok := readSummary(text); ok && !summary.Over {
			continue
		}
		if rec, err := parse(key, text); err == nil && rec.Match.Over() {
			_ = s.keep(rec)
		}
	}
}

// slotKeys returns the keys of the current games of all windows, that of this window first.
func (s *storage) slotKeys() []string {
	keys := []string{s.currentKey()}
	for _, n := range s.Slot.Others(Autosave) {
		keys = append(keys, store.SlotKey(Autosave, n))
	}
	return keys
}

// restoreLatest makes the latest archived game in progress current again and returns it, or nil if there is none. The window must not have a
// current game in progress. The caller holds the lock of the archive.
func restoreLatest(s *storage) *record.Record {
	a, _ := s.archive() // an archive that cannot be listed counts as empty
	for _, key := range slices.Concat(a.damaged, a.keys(false)) {
		rec, err := readUnfinished(s, key)
		if rec == nil || err != nil {
			continue
		}
		if s.save(s.currentKey(), rec) == nil {
			s.Store.Delete(key)
		}
		return rec
	}
	return nil
}

// archive is the list of archived games.
type archive struct {
	games   []Game // the newest first
	damaged []string
	last    int // the highest number
}

// keys returns the keys of the games in progress or of the finished ones, the newest first.
func (a archive) keys(over bool) (keys []string) {
	for _, g := range a.games {
		if g.Over == over {
			keys = append(keys, g.key)
		}
	}
	return keys
}

// indexKey is the key of the index: the headers of all archived games in one text, so that listing them reads none of them. It is only a cache. The
// entry of a game is valid if its stamp is that of the game in the store.
const indexKey = "games.index"

// Headers of the entries of the index: the key of a game, the stamp of its text, the checksum of its opening, the seats that have won, from 1, and whether it
// begins with a position.
const (
	winnersHeader = "Winners"
	keyHeader     = "Key"
	stampHeader   = "Stamp"
	openingHeader = "Opening"
	givenHeader   = "Given"
)

// archive lists the archived games. It reads games that the index lacks or that have changed, and then renews the index. It leaves out games that
// cannot be read and does not change them.
func (s *storage) archive() (a archive, err error) {
	stamps := map[string]string{}
	for _, prefix := range []string{progressPrefix, finishedPrefix} {
		some, err := s.Store.Stamps(prefix)
		if err != nil {
			return a, err
		}
		for key, stamp := range some {
			if n := archiveNumber(key); n > 0 {
				stamps[key], a.last = stamp, max(a.last, n)
			}
		}
	}
	index, count := map[string]Game{}, 0
	if text, err := s.Store.Load(indexKey); err == nil {
		all, _ := record.ReadExport(text) // a damaged index counts as empty
		count = len(all.Records)
		for _, entry := range all.Records {
			if g, ok := parseEntry(record.Peek(entry)); ok {
				index[g.key] = g
			}
		}
	}
	changed := false
	for key, stamp := range stamps {
		g, ok := index[key]
		if !ok || g.headers.Get(stampHeader) != stamp {
			changed = true
			if g, ok = s.game(key, stamp); !ok {
				a.damaged = append(a.damaged, key)
				continue
			}
		}
		a.games = append(a.games, g)
	}
	slices.SortFunc(a.games, func(a, b Game) int {
		return -cmp.Or(strings.Compare(a.day, b.day), cmp.Compare(a.number, b.number))
	})
	if changed || count != len(a.games) {
		var entries [][]byte
		for _, g := range a.games {
			entries = append(entries, g.entry())
		}
		_ = s.Store.Save(indexKey, record.Export(entries)) // without it, the next listing is only slower
	}
	return a, nil
}

// entry returns the text of the entry of a game in the index, which ends with a word so that another can follow.
func (g Game) entry() (text []byte) {
	for _, h := range g.headers.Headers {
		text = record.AppendHeader(text, h.Key, h.Value)
	}
	return append(text, "-\n"...)
}

// parseEntry returns the game of an entry of the index.
func parseEntry(headers *record.Record) (g Game, ok bool) {
	summary, ok := parseSummary(headers.Get(summaryHeader))
	return newGame(summary, headers), ok
}

// listedHeaders are the headers of a game that are in the index; those with a number end with the seat.
func listedHeaders() []string {
	return []string{titleHeader, markHeader, dateHeader, seedHeader, "Name", "Level", "Emblem"}
}

// game reads the game with a key and a stamp. It replays a game without a summary.
func (s *storage) game(key, stamp string) (g Game, ok bool) {
	text, err := s.Store.Load(key)
	if err != nil {
		return g, false
	}
	summary, ok := readSummary(text)
	if !ok {
		rec, err := parse(key, text)
		if err != nil {
			return g, false
		}
		summary = summarize(rec.Match)
	}
	headers := &record.Record{}
	if summary.Over {
		winners := ""
		for _, s := range s.winners(key, text, summary) {
			winners += strconv.Itoa(int(s) + 1)
		}
		headers.Set(winnersHeader, winners)
	}
	for _, h := range record.Peek(text).Headers {
		if slices.Contains(listedHeaders(), strings.TrimRight(h.Key, "1234")) {
			headers.Headers = append(headers.Headers, h)
		}
	}
	if !record.BeginsWithDeal(text) {
		headers.Set(givenHeader, "yes")
	}
	for _, h := range []record.Header{{Key: keyHeader, Value: key}, {Key: stampHeader, Value: stamp},
		{Key: openingHeader, Value: openingOf(text)}, {Key: summaryHeader, Value: string(summary.appendFields(nil))}} {
		headers.Set(h.Key, h.Value)
	}
	return newGame(summary, headers), true
}

// winners returns the winners of a finished game. Only a game with equal highest scores is replayed.
func (s *storage) winners(key string, text []byte, summary Summary) (all []engine.Seat) {
	best := slices.Max(summary.Scores)
	for i, score := range summary.Scores {
		if score == best {
			all = append(all, engine.Seat(i))
		}
	}
	if len(all) > 1 || record.Peek(text).Get("Termination") == record.Endless {
		if rec, err := parse(key, text); err == nil {
			return rec.Match.Winners(nil)
		}
	}
	return all
}
