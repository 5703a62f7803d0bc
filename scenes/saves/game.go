package saves

import (
	"bytes"
	"fmt"
	"iter"
	"strconv"
	"strings"
	"time"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/record"
	"azulejo/engine/sanitize"
	"azulejo/game/locale"
	"azulejo/game/store"
	"azulejo/scenes/seating"
)

// Headers for the player's name for a game, the day on which it was archived, and the seed of its deals.
const (
	titleHeader = "Title"
	dateHeader  = "Date"
	seedHeader  = "Seed"
)

// Game is an archived game, in progress or finished.
type Game struct {
	Summary
	Players seating.Players
	key     string
	headers *record.Record // without the match
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
		seats = append(seats, w.T("play.log.score", "name", name, "points", w.Number(g.Scores[i])))
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
	day, err := time.Parse(time.DateOnly, g.headers.Get(dateHeader))
	if err != nil {
		return ""
	}
	return w.T("kept.date", "day", strconv.Itoa(day.Day()), "month", strings.ToLower(day.Month().String()), "year", day.Format("2006"))
}

// List returns the archived games in progress, the newest first. It leaves out games that cannot be read and does not change them.
func List(w Window) []Game { return listed(w, false) }

// ListFinished returns the finished games, like List.
func ListFinished(w Window) []Game { return listed(w, true) }

func listed(w Window, over bool) (all []Game) {
	for g := range storageOf(w).games() {
		if g.Over == over {
			all = append(all, g)
		}
	}
	return all
}

// Any reports whether List or ListFinished returns any game.
func Any(w Window) bool {
	for range storageOf(w).games() {
		return true
	}
	return false
}

// games iterates over the archived games.
func (s *storage) games() iter.Seq[Game] {
	return func(yield func(Game) bool) {
		editions := catalogue.Games().Editions()
		for _, key := range s.archiveKeys() {
			if g, ok := s.game(key, editions); ok && !yield(g) {
				return
			}
		}
	}
}

// game returns the game at a key with its summary, which it rebuilds if it is missing.
func (s *storage) game(key string, editions []*engine.Edition) (Game, bool) {
	text, err := s.Store.Load(key)
	if err != nil {
		return Game{}, false
	}
	summary, ok := readSummary(text, editions)
	if !ok {
		rec, err := parse(key, text)
		if err != nil {
			return Game{}, false
		}
		summary = summarize(rec.Match)
		s.addSummary(key, text, rec)
	}
	headers := record.Peek(text)
	return Game{summary, seating.PlayersFromHeaders(headers, len(summary.Scores)), key, headers}, true
}

// addSummary saves a game with its summary, unless another window has changed it since text was read. An error is ignored, as the summary
// only makes the next listing faster.
func (s *storage) addSummary(key string, text []byte, rec *record.Record) {
	_ = s.withArchive(func() error {
		if current, err := s.Store.Load(key); err != nil || !bytes.Equal(current, text) {
			return err
		}
		return s.save(key, rec)
	})
}

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
	s := storageOf(w)
	text, err := s.Store.Load(g.key)
	if err != nil {
		return nil
	}
	rec, err := parse(g.key, text)
	if err != nil || rec.Get(seedHeader) != g.headers.Get(seedHeader) {
		return nil
	}
	return rec.Match.Position()
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
	s := storageOf(w)
	renamed := false
	s.notifyError(s.withArchive(func() error {
		rec, ok := s.open(g)
		if !ok {
			return nil
		}
		name = sanitize.Name(name)
		rec.Set(titleHeader, name)
		if err := s.save(g.key, rec); err != nil {
			return err
		}
		g.headers.Set(titleHeader, name)
		renamed = true
		return nil
	}))
	return renamed
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

// Delete deletes an archived game.
func Delete(w Window, g Game) {
	s := storageOf(w)
	s.notifyError(s.Store.Delete(g.key))
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
