package saves

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/engine/sanitize"
	"azulejo/game/locale"
	"azulejo/game/store"
	"azulejo/scenes/seating"
)

// Headers for the player's name for a game, the player's mark, the day on which it was archived, and the seed of its deals.
const (
	titleHeader = "Title"
	markHeader  = "Marked"
	dateHeader  = "Date"
	seedHeader  = "Seed"
)

// Game is an archived game, in progress or finished.
type Game struct {
	Summary
	Players seating.Players
	day     string // on which it was archived, in a form that sorts; "" if it is not known
	number  int    // in the archive
	key     string
	headers *record.Record // of its entry in the index
}

// newGame returns the game with a summary and the headers of its entry in the index.
func newGame(s Summary, headers *record.Record) Game {
	g := Game{Summary: s, Players: seating.PlayersFromHeaders(headers, len(s.Scores)), key: headers.Get(keyHeader), headers: headers}
	g.number = archiveNumber(g.key)
	if day := headers.Get(dateHeader); !g.Day().IsZero() {
		g.day = day
	}
	return g
}

// Marked reports whether the player has marked the game, which keeps it for good.
func (g Game) Marked() bool { return g.headers.Get(markHeader) != "" }

// Winners returns the winners of a finished game.
func (g Game) Winners() (all []engine.Seat) {
	for i := range g.Players {
		if strings.Contains(g.headers.Get(winnersHeader), strconv.Itoa(i+1)) {
			all = append(all, engine.Seat(i))
		}
	}
	return all
}

// Won reports whether a person has won the game.
func (g Game) Won() bool { return slices.ContainsFunc(g.Winners(), g.Players.Person) }

// Lost reports whether the game is finished, and people have played it, but none of them has won.
func (g Game) Lost() bool { return g.Over && g.Players.PersonCount() > 0 && !g.Won() }

// Day returns the day on which the game was archived, or the zero time if it is not known.
func (g Game) Day() time.Time {
	day, _ := time.Parse(time.DateOnly, g.headers.Get(dateHeader))
	return day
}

// Name returns the player's name for the game, or an empty string.
func (g Game) Name() string { return sanitize.Name(g.headers.Get(titleHeader)) }

// Title returns the title of the game: the player's name for it, if any, with the name of its edition.
func (g Game) Title(w *locale.Words, edition string) string {
	if name := g.Name(); name != "" {
		return w.T("kept.titled", "game", name, "edition", edition)
	}
	return edition
}

// Names returns a list of the players' names.
func (g Game) Names(w *locale.Words) string {
	return w.List(g.Players.Names()...)
}

// Scoring returns a list of the players with their scores.
func (g Game) Scoring(w *locale.Words) string {
	var seats []string
	for i, name := range g.Players.Names() {
		seats = append(seats, w.T("kept.score", "name", name, "points", w.Number(g.Scores[i])))
	}
	return w.List(seats...)
}

// WithDate adds the day on which the game was archived to a description of it, if the day is known.
func (g Game) WithDate(w *locale.Words, text string) string {
	if date := g.Date(w); date != "" {
		return w.T("kept.day", "game", text, "date", date)
	}
	return text
}

// Date returns the day on which the game was archived, or "" if it is not known.
func (g Game) Date(w *locale.Words) string {
	day := g.Day()
	if day.IsZero() {
		return ""
	}
	return w.T("kept.date", "day", strconv.Itoa(day.Day()), "month", strings.ToLower(day.Month().String()), "year", day.Format("2006"))
}

// All returns the archived games, the newest first. It leaves out games that cannot be read and does not change them.
func All(w Window) []Game {
	a, _ := storageOf(w).archive() // an archive that cannot be listed counts as empty
	return a.games
}

// List returns the archived games in progress, like All.
func List(w Window) []Game {
	return slices.DeleteFunc(All(w), func(g Game) bool { return g.Over })
}

// ListFinished returns the finished games, like All.
func ListFinished(w Window) []Game {
	return slices.DeleteFunc(All(w), func(g Game) bool { return !g.Over })
}

// ListCounted returns the finished games that statistics count, like All: those that began with a deal.
func ListCounted(w Window) []Game {
	return slices.DeleteFunc(ListFinished(w), func(g Game) bool { return g.headers.Get(givenHeader) != "" })
}

// Any reports whether All returns any game.
func Any(w Window) bool { return len(All(w)) > 0 }

// open reads the saved state of an archived game. It notifies the player of errors: another window may have taken the game, or it is
// damaged, in which case it is set aside.
func (s *storage) open(g Game) (*record.Record, bool) {
	text, err := s.Store.Load(g.key)
	if err == nil && record.Peek(text).Get(seedHeader) != g.headers.Get(seedHeader) {
		err = store.ErrMissing // another game has the key now
	}
	if err == nil {
		var rec *record.Record
		if rec, err = parse(g.key, text); err == nil {
			return rec, true
		}
		if _, err = s.Store.SetAside(g.key); err == nil {
			s.Notify(s.Words.T("store.damaged"))
			return nil, false
		}
	}
	s.Notify(s.Words.T("store.unopened", "reason", store.Reason(err).Say(s.Words)))
	return nil, false
}

// ID returns a name for the saved state of the game: states of the same ID have the same position.
func (g Game) ID() string {
	return fmt.Sprintf("%s %s %+v", g.key, g.headers.Get(seedHeader), g.Summary)
}

// Position returns the position of an archived game, or nil where it cannot be read. It replays the game and notifies nobody.
func Position(w Window, g Game) engine.Position {
	if rec := Read(w, g); rec != nil {
		return rec.Match.Position()
	}
	return nil
}

// Read returns the saved state of an archived game, or nil where it cannot be read. It notifies nobody.
func Read(w Window, g Game) *record.Record {
	text, err := storageOf(w).Store.Load(g.key)
	if err != nil {
		return nil
	}
	rec, err := parse(g.key, text)
	if err != nil || rec.Get(seedHeader) != g.headers.Get(seedHeader) {
		return nil
	}
	return rec
}

// Open returns the saved state of an archived game. It notifies the player of errors.
func Open(w Window, g Game) (m *engine.Match, players seating.Players, ok bool) {
	rec, ok := storageOf(w).open(g)
	if !ok {
		return nil, nil, false
	}
	return rec.Match, seating.PlayersOf(rec), true
}

// Rename sets the player's name for an archived game and reports whether it could be saved. An empty name removes it.
func Rename(w Window, g Game, name string) bool {
	return setHeader(w, g, titleHeader, sanitize.Name(name))
}

// Mark marks an archived game, or removes the mark, and reports whether that could be saved.
func Mark(w Window, g Game, marked bool) bool {
	value := ""
	if marked {
		value = "yes"
	}
	return setHeader(w, g, markHeader, value)
}

// setHeader sets a header of an archived game and reports whether it could be saved.
func setHeader(w Window, g Game, header, value string) (saved bool) {
	s := storageOf(w)
	s.notifyError(s.withArchive(func() error {
		rec, ok := s.open(g)
		if !ok {
			return nil
		}
		rec.Set(header, value)
		if err := s.save(g.key, rec); err != nil {
			return err
		}
		g.headers.Set(header, value)
		saved = true
		return nil
	}))
	return saved
}

// MakeCurrent opens an archived game as the current one and archives the current one. A finished game stays in the archive as well, because
// the next game would overwrite it.
func MakeCurrent(w Window, g Game) (m *engine.Match, players seating.Players, ok bool) {
	s := storageOf(w)
	s.notifyError(s.withArchive(func() error {
		rec, opened := s.open(g)
		if !opened {
			return nil
		}
		s.leaveAt(s.archiveCurrent())
		m, players, ok = rec.Match, seating.PlayersOf(rec), true
		if err := s.save(s.currentKey(), rec); err != nil || rec.Match.Over() {
			return err
		}
		return s.Store.Delete(g.key)
	}))
	return m, players, ok
}

// Delete deletes an archived game. restore adds it again. It is nil if the game was not there or could not be deleted.
func Delete(w Window, g Game) (restore func()) {
	s := storageOf(w)
	text, err := s.Store.Load(g.key)
	if err != nil || record.Peek(text).Get(seedHeader) != g.headers.Get(seedHeader) { // another window has deleted it, and another game may have the key
		return nil
	}
	if s.notifyError(s.Store.Delete(g.key)) {
		return nil
	}
	return func() {
		s.notifyError(s.withArchive(func() error {
			key := g.key
			if _, err := s.Store.Load(key); !errors.Is(err, store.ErrMissing) { // another game has the key now
				a, err := s.archive()
				if err != nil {
					return err
				}
				key = archiveKey(a.last+1, g.Over)
			}
			return s.Store.Save(key, text)
		}))
	}
}

// currentHeaders returns the headers saved with the current game if it has the given seed, or nil.
func currentHeaders(s *storage, seed uint64) *record.Record {
	text, err := s.Slot.Saved(Autosave)
	if err != nil {
		return nil
	}
	rec := record.Peek(text)
	if rec.Get(seedHeader) != strconv.FormatUint(seed, 10) {
		return nil
	}
	return rec
}
