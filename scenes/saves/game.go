package saves

import (
	"slices"
	"strconv"
	"time"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/quote"
	"azulejo/engine/record"
	"azulejo/game/locale"
	"azulejo/scenes/seating"
)

// The headers of what a player calls a game, and of the day on which it was put aside.
const (
	titleHeader = "Title"
	dateHeader  = "Date"
)

// Game is a game that is kept beside that of the window: in progress, or imported when it was over.
type Game struct {
	Match   *engine.Match
	Players seating.Players
	key     string
	rec     *record.Record
}

// Name is what the player calls it, or empty.
func (g Game) Name() string { return quote.Name(g.rec.Get(titleHeader)) }

// Title is what it is called: the name of its edition, behind its own where it has one.
func (g Game) Title(w *locale.Words, edition string) string {
	if name := g.Name(); name != "" {
		return w.T("kept.titled", name, edition)
	}
	return edition
}

// Names lists who plays.
func (g Game) Names(w *locale.Words) string {
	return w.List(g.Players.Names()...)
}

// Round is the round that it is in.
func (g Game) Round() int { return max(1, g.Match.Position().Round()) }

// Dated adds the day on which it was put aside to what is told of it, where that is known.
func (g Game) Dated(w *locale.Words, told string) string {
	day, err := time.Parse(time.DateOnly, g.rec.Get(dateHeader))
	if err != nil {
		return told
	}
	return w.T("kept.day", told, w.T("kept.date", day.Format("02"), day.Format("01"), day.Format("2006")))
}

// Kept lists the games kept beside, the newest first. Those that cannot be read are left out, and left as they are.
func Kept(w Window) (all []Game) {
	c := keepingOf(w)
	numbers, _ := kept(c) // what cannot be listed is not there
	for _, n := range slices.Backward(numbers) {
		key := keptKey(n)
		text, err := c.Store.Load(key)
		if err != nil {
			continue
		}
		if rec, err := record.Parse(key, text, catalogue.Games().Editions()); err == nil {
			all = append(all, Game{rec.Match, seating.PlayersOf(rec), key, rec})
		}
	}
	return all
}

// Call gives a kept game a name; an empty one takes it away.
func Call(w Window, g Game, name string) {
	c := keepingOf(w)
	g.rec.Set(titleHeader, quote.Name(name))
	c.failed(c.Store.Save(g.key, record.Format(g.rec)))
}

// Take makes a kept game that of the window, whose own is kept beside. It is kept twice rather than not at all: a game that is over would
// give way to the next one.
func Take(w Window, g Game) {
	Aside(w)
	c := keepingOf(w)
	if !c.failed(c.Store.Save(c.own(), record.Format(g.rec))) && !g.Match.Position().Over() {
		c.Store.Delete(g.key)
	}
}

// Remove forgets a kept game.
func Remove(w Window, g Game) {
	c := keepingOf(w)
	c.failed(c.Store.Delete(g.key))
}

// title is the name of the game of that seed in the slot of the window, or empty.
func title(c *keeping, seed uint64) string {
	text, err := c.Store.Load(c.own())
	if err != nil {
		return ""
	}
	rec := record.Peek(text)
	if rec.Get("Seed") != strconv.FormatUint(seed, 10) {
		return ""
	}
	return rec.Get(titleHeader)
}
