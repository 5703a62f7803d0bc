package puzzles

import (
	"strings"
	"time"

	"azulejo/engine"
	"azulejo/engine/puzzle"
	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/scenes/analysis"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/progress"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// List is the dialog in which a set of puzzles is chosen.
type List struct {
	*dialog.Scene
	collection collection
	progress   *progress.Puzzles
	games      []games.Game
	levels     []string
	now        func() time.Time
}

// NewList returns the list.
func NewList(all []games.Game, levels []string) *List {
	l := &List{games: all, levels: levels, now: time.Now}
	l.Scene = dialog.NewPaged(&dialog.Paged{Name: "puzzles", Title: "puzzles.title", Rows: l.rows, Proceeds: true})
	l.Scene.First = "puzzles-daily"
	return l
}

// Load implements game.Loader.
func (l *List) Load(*game.Context) (bool, error) { return l.collection.load() }

// Layout implements game.Scene.
func (l *List) Layout(c *game.Context) {
	if _, err := l.collection.load(); err != nil {
		c.Notify(c.Words.T("fetch.failed"))
	}
	l.progress = progress.LoadPuzzles(c)
	l.addMistakes(c)
	l.Scene.Layout(c)
}

// rows returns the sets.
func (l *List) rows(k dialog.Kit, width float64) (rows []dialog.Row) {
	w, c, day := k.Words, k.Context, today(l.now())
	open := func(set string) func() { return func() { c.Push(route.Puzzle{Set: set}) } }
	add := func(name, label string, primary bool, press func()) {
		rows = append(rows, k.ButtonRow("puzzles-"+name, label, primary, width, press))
	}
	add(dailySet, w.T("puzzles.daily"), true, open(dailySet))
	_, _, level := day.Deal(l.levels)
	add("game", w.T("puzzles.game", "level", seating.LevelName(w, level)), false, func() { l.playDeal(c, day) })
	add(fitSet, w.T("puzzles.fit", "rating", l.progress.ShownRating()), false, open(fitSet))
	add(ownSet, w.T("puzzles.own", "due", len(l.progress.Due(l.now()))), false, open(ownSet))
	if recent, any := analysis.RecentMistakes(c); any {
		add("mistakes", w.T("mistakes.recent"), false, func() { c.Push(recent) })
	}
	for _, family := range puzzle.Families() {
		rows = append(rows, k.HeadingRow(w.T(games.Find(l.games, family).Title)))
		for _, set := range l.sets(family) {
			all, solved := l.collection.setOf(set), 0
			for _, e := range all {
				if r := l.progress.Done[e.ID]; r > 0 && r < progress.Failed {
					solved++
				}
			}
			add(set, w.T("puzzles.set", "name", partName(w, set), "solved", solved, "count", len(all)), false, open(set))
		}
	}
	return rows
}

// sets returns the sets of a family that hold puzzles: by difficulty, then by motif.
func (l *List) sets(family string) (all []string) {
	var names []string
	for _, b := range bands() {
		names = append(names, b.name)
	}
	for _, m := range puzzle.Motifs() {
		names = append(names, m.String())
	}
	for _, name := range names {
		if set := family + "-" + name; len(l.collection.setOf(set)) > 0 {
			all = append(all, set)
		}
	}
	return all
}

// partName returns the name of a set without that of its game.
func partName(w *locale.Words, set string) string {
	_, name, _ := strings.Cut(set, "-")
	for _, b := range bands() {
		if b.name == name {
			return w.T("puzzles.band." + name)
		}
	}
	return w.T("puzzles.motif." + name)
}

// setName returns the name of a set.
func setName(w *locale.Words, all []games.Game, set string) string {
	switch set {
	case dailySet:
		return w.T("puzzles.daily")
	case ownSet, fitSet:
		return w.T("puzzles.title." + set)
	}
	family, _, _ := strings.Cut(set, "-")
	return w.T("puzzles.title.set", "game", w.T(games.Find(all, family).Title), "name", partName(w, set))
}

// playDeal begins the game of a day.
func (l *List) playDeal(c *game.Context, d puzzle.Day) {
	g := games.Find(l.games, d.Family())
	o, seed, level := d.Deal(l.levels)
	m, err := engine.NewMatch(g.Edition, o, seed)
	if err != nil {
		c.Notify(engine.Say(err, c.Words))
		return
	}
	beginGame(c, m, seating.Players{{Name: c.Words.T("setup.you")}, {Name: seating.ComputerNames()[0], Level: level}})
}

// beginGame opens the table of a new game.
func beginGame(c *game.Context, m *engine.Match, all seating.Players) {
	saves.Begin(c, m, all)
	c.Go(route.Play{Match: m, Players: all})
}

// recentGames is the number of finished games whose mistakes become puzzles.
const recentGames = 10

// addMistakes adds the mistakes of reviewed games of a person whose answer is clear.
func (l *List) addMistakes(c *game.Context) {
	n := len(l.progress.Own)
	for i, g := range saves.ListFinished(c) {
		if i == recentGames {
			break
		}
		m, all, ok := saves.Open(c, g)
		seat, person := all.FirstPerson()
		if !ok || !person {
			continue
		}
		r, _ := saves.Review(c, m)
		if r == nil {
			continue
		}
		for _, e := range r.Exercises(m, seat) {
			if p, clear := puzzle.FromExercise(m.Edition.ID+" own", m.Edition.ID, &e); clear {
				l.progress.Add(p)
			}
		}
	}
	if len(l.progress.Own) > n {
		l.progress.Save(c)
	}
}
