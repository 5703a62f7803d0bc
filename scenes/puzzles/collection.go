package puzzles

import (
	"slices"
	"strings"

	"azulejo/engine/puzzle"
	"azulejo/game/fetch"
	"azulejo/scenes/progress"
)

// collection is the puzzles that come with the program, by family of games. A browser fetches them when they are first needed.
type collection struct {
	all      map[string][]puzzle.Entry
	fetching map[string]<-chan fetch.Result
}

// load reads the puzzles, and reports whether all have been read.
func (c *collection) load() (done bool, err error) {
	if c.all == nil {
		c.all, c.fetching = map[string][]puzzle.Entry{}, map[string]<-chan fetch.Result{}
	}
	done = true
	for _, family := range puzzle.Families() {
		if c.all[family] != nil {
			continue
		}
		file := puzzle.Embedded(family)
		if file == nil {
			file = fetch.Held(puzzle.File(family))
		}
		if file == nil {
			if file, err = c.fetch(puzzle.File(family)); err != nil {
				return false, err
			}
		}
		if file == nil {
			done = false
		} else if c.all[family], err = puzzle.Read(file); err != nil {
			return false, err
		}
	}
	return done, nil
}

// fetch returns a file once it has been fetched, and nil before.
func (c *collection) fetch(name string) ([]byte, error) {
	if c.fetching[name] == nil {
		c.fetching[name] = fetch.Start(name)
	}
	select {
	case r := <-c.fetching[name]:
		delete(c.fetching, name)
		return r.Data, r.Err
	default:
		return nil, nil
	}
}

// The names of sets of puzzles that are not those of one family of games with a motif or a difficulty.
const (
	dailySet = "daily"
	fitSet   = "fit"
	ownSet   = "own"
)

// band is a difficulty: its name, and below how many of a hundred answers by levels that miss it ends.
type band struct {
	name  string
	below int
}

// bands returns the difficulties, the easiest first.
func bands() []band { return []band{{"easy", 30}, {"medium", 50}, {"hard", 101}} }

// setOf returns the puzzles of a set of a family, the easiest first.
func (c *collection) setOf(set string) (all []*puzzle.Entry) {
	family, name, _ := strings.Cut(set, "-")
	for i := range c.all[family] {
		if e := &c.all[family][i]; isIn(e, name) {
			all = append(all, e)
		}
	}
	return all
}

// isIn reports whether a puzzle has a motif or a difficulty of a name.
func isIn(e *puzzle.Entry, name string) bool {
	if slices.ContainsFunc(e.Motifs, func(m puzzle.Motif) bool { return m.String() == name }) {
		return true
	}
	least := 0
	for _, b := range bands() {
		if b.name == name && e.Missed >= least && e.Missed < b.below {
			return true
		}
		least = b.below
	}
	return false
}

// daily returns the puzzle of a day, or nil for a day before the first.
func (c *collection) daily(d puzzle.Day) *puzzle.Entry {
	if d < 1 {
		return nil
	}
	return d.Puzzle(c.all[d.Family()])
}

// fitting returns the puzzle that was not done and whose difficulty is nearest to a rating, or nil if all were done. Puzzles of both families alternate.
func (c *collection) fitting(p *progress.Puzzles) *puzzle.Entry {
	var best *puzzle.Entry
	distance := func(e *puzzle.Entry) float64 {
		d := float64(e.Missed) - p.Rating
		return d * d
	}
	families := puzzle.Families()
	for n := range families {
		for i := range c.all[families[(len(p.Done)+n)%len(families)]] {
			e := &c.all[families[(len(p.Done)+n)%len(families)]][i]
			if p.Done[e.ID] == 0 && (best == nil || distance(e) < distance(best)) {
				best = e
			}
		}
		if best != nil {
			break
		}
	}
	return best
}

// next returns the puzzle of a set that comes next: after one that is shown, the first that was not done, or else the first.
func next(all []*puzzle.Entry, p *progress.Puzzles, shown string) *puzzle.Entry {
	if len(all) == 0 {
		return nil
	}
	at := slices.IndexFunc(all, func(e *puzzle.Entry) bool { return e.ID == shown })
	for n := range all {
		if e := all[(at+1+n)%len(all)]; p.Done[e.ID] == 0 {
			return e
		}
	}
	return all[(at+1)%len(all)]
}
