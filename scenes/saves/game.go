package saves

import (
	"bytes"
	"iter"
	"slices"
	"strconv"
	"time"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/record"
	"azulejo/engine/sanitize"
	"azulejo/game/locale"
	"azulejo/game/store"
	"azulejo/scenes/seating"
)

// The headers of what a player calls a game, of the day on which it was put aside, and of the seed of its deals.
const (
	titleHeader = "Title"
	dateHeader  = "Date"
	seedHeader  = "Seed"
)

// Game is a game that is kept beside that of the window: in progress, or imported when it was over.
type Game struct {
	Summary
	Players seating.Players
	key     string
	headers *record.Record // without its match
}

// Name is what the player calls it, or empty.
func (g Game) Name() string { return sanitize.Name(g.headers.Get(titleHeader)) }

// Title is what it is called: the name of its edition, behind its own where it has one.
func (g Game) Title(w *locale.Words, edition string) string {
	if name := g.Name(); name != "" {
		return w.T("kept.titled", "game", name, "edition", edition)
	}
	return edition
}

// Names lists who plays.
func (g Game) Names(w *locale.Words) string {
	return w.List(g.Players.Names()...)
}

// Dated adds the day on which it was put aside to what is told of it, where that is known.
func (g Game) Dated(w *locale.Words, told string) string {
	day, err := time.Parse(time.DateOnly, g.headers.Get(dateHeader))
	if err != nil {
		return told
	}
	return w.T("kept.day", "game", told, "date", w.T("kept.date", "day", day.Format("02"), "month", day.Format("01"), "year", day.Format("2006")))
}

// Kept lists the games kept beside, the newest first, by their summaries. Those that cannot be read are left out, and left as they are.
func Kept(w Window) []Game { return slices.Collect(keepingOf(w).games()) }

// HasKept reports whether Kept lists any game.
func HasKept(w Window) bool {
	for range keepingOf(w).games() {
		return true
	}
	return false
}

// games goes through the games that Kept lists.
func (c *keeping) games() iter.Seq[Game] {
	return func(yield func(Game) bool) {
		numbers, _ := kept(c) // what cannot be listed is not there
		editions := catalogue.Games().Editions()
		for _, n := range slices.Backward(numbers) {
			if g, ok := c.game(keptKey(n), editions); ok && !yield(g) {
				return
			}
		}
	}
}

// game reads the summary of a game, or rebuilds it where it is missing.
func (c *keeping) game(key string, editions []*engine.Edition) (Game, bool) {
	text, err := c.Store.Load(key)
	if err != nil {
		return Game{}, false
	}
	s, ok := readSummary(text, editions)
	if !ok {
		rec, err := record.Parse(key, text, editions)
		if err != nil {
			return Game{}, false
		}
		s = summarize(rec.Match)
		c.addSummary(key, text, rec)
	}
	headers := record.Peek(text)
	return Game{s, seating.PlayersIn(headers, len(s.Scores)), key, headers}, true
}

// addSummary saves a game again with its summary, unless another window has changed it since its text was read. A storage that fails only
// makes the next list slower.
func (c *keeping) addSummary(key string, text []byte, rec *record.Record) {
	if now, err := c.Store.Load(key); err == nil && bytes.Equal(now, text) {
		_ = c.save(key, rec)
	}
}

// open replays a kept game as it is saved now. It says on the screen why that cannot be done: another window may have taken the game, and a
// damaged one is set aside.
func (c *keeping) open(g Game) (*record.Record, bool) {
	text, err := c.Store.Load(g.key)
	if err == nil && record.Peek(text).Get(seedHeader) != g.headers.Get(seedHeader) {
		err = store.ErrMissing // the key has gone to another game
	}
	if err == nil {
		var rec *record.Record
		if rec, err = record.Parse(g.key, text, catalogue.Games().Editions()); err == nil {
			return rec, true
		}
		if _, err = c.Store.SetAside(g.key); err == nil {
			c.Notify(c.Words.T("store.damaged"))
			return nil, false
		}
	}
	c.Notify(c.Words.T("store.unopened", "reason", store.Reason(err).Say(c.Words)))
	return nil, false
}

// Open replays a kept game as it is saved now. What is in the way of that is said on the screen.
func Open(w Window, g Game) (m *engine.Match, players seating.Players, ok bool) {
	rec, ok := keepingOf(w).open(g)
	if !ok {
		return nil, nil, false
	}
	return rec.Match, seating.PlayersOf(rec), true
}

// Call gives a kept game a name; an empty one takes it away.
func Call(w Window, g Game, name string) {
	c := keepingOf(w)
	rec, ok := c.open(g)
	if !ok {
		return
	}
	name = sanitize.Name(name)
	g.headers.Set(titleHeader, name)
	rec.Set(titleHeader, name)
	c.failed(c.save(g.key, rec))
}

// Take opens a kept game and makes it that of the window, whose own is kept beside. It is kept twice rather than not at all: a game that is
// over would give way to the next one.
func Take(w Window, g Game) (m *engine.Match, players seating.Players, ok bool) {
	c := keepingOf(w)
	rec, ok := c.open(g)
	if !ok {
		return nil, nil, false
	}
	Aside(w)
	if !c.failed(c.save(c.own(), rec)) && !rec.Match.Position().Over() {
		c.Store.Delete(g.key)
	}
	return rec.Match, seating.PlayersOf(rec), true
}

// Remove forgets a kept game.
func Remove(w Window, g Game) {
	c := keepingOf(w)
	c.failed(c.Store.Delete(g.key))
}

// title is the name of the game of that seed in the slot of the window, or empty.
func title(c *keeping, seed uint64) string {
	text, err := c.Slot.Saved(Autosave)
	if err != nil {
		return ""
	}
	rec := record.Peek(text)
	if rec.Get(seedHeader) != strconv.FormatUint(seed, 10) {
		return ""
	}
	return rec.Get(titleHeader)
}
