// Package progress stores what a person has done with puzzles.
package progress

import (
	"cmp"
	"encoding/json"
	"errors"
	"math"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/open-spaced-repetition/go-fsrs/v3"

	"azulejo/engine/bounded"
	"azulejo/engine/puzzle"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/store"
)

// puzzlesKey is the key in the store of what was done with puzzles.
const puzzlesKey = "puzzles.json"

// Puzzles is what a person has done with puzzles. It is stored as JSON.
type Puzzles struct {
	// Rating is the difficulty of puzzles that the person solves every other time, as in puzzle.Puzzle.Missed.
	Rating float64
	// Done are results by ID: the number of the try that was the answer, or Failed.
	Done map[string]int
	// Days are the tries at daily deals by date: moves, HintTry or ShownTry.
	Days map[string][]string
	// Own are puzzles made from the person's own mistakes.
	Own []Own
}

// mostOwn is the number of own puzzles that are kept, with which the stored text stays well below bounded.MostJSON. Those that are due last are dropped.
const mostOwn = 600

// Own is a mistake as a puzzle, and when it is asked again.
type Own struct {
	Text string // as puzzle.AppendText writes it
	Card fsrs.Card
}

// OwnPuzzle returns a mistake in a game of an edition as a puzzle, and reports whether its answer is clear enough.
func OwnPuzzle(edition string, e *review.Exercise) (*puzzle.Puzzle, bool) {
	return puzzle.FromExercise(edition+" own", edition, e)
}

// MostTries is the number of tries at a puzzle, and Failed the result of one whose answer was not among them.
const (
	MostTries = 3
	Failed    = MostTries + 1
)

// firstRating is the rating before the first puzzle.
const firstRating = 25

// NewPuzzles returns the progress before the first puzzle.
func NewPuzzles() *Puzzles {
	return &Puzzles{Rating: firstRating, Done: map[string]int{}, Days: map[string][]string{}}
}

// LoadPuzzles returns what is stored, or nothing done. What is damaged is set aside.
func LoadPuzzles(c *game.Context) *Puzzles {
	p, err := load(c.Store)
	if err != nil {
		c.Notify(c.Words.T("store.failed", "reason", store.Reason(err).Say(c.Words)))
	}
	return p
}

// asidePrefix is the prefix of the keys of more progress, which the store has kept from a time when its database could not be used.
const asidePrefix = "puzzles-"

// load returns what is stored, or nothing done. The error is that of the store.
func load(from store.Store) (*Puzzles, error) {
	p, err := loadKey(from, puzzlesKey)
	if err != nil {
		return p, err
	}
	for _, key := range asideKeys(from) {
		if more, err := loadKey(from, key); err == nil {
			p.Merge(more)
		}
	}
	return p, nil
}

// asideKeys returns the keys of more progress.
func asideKeys(from store.Store) []string {
	keys, _ := from.Keys(asidePrefix) // what cannot be listed stays
	return slices.DeleteFunc(keys, func(key string) bool { return path.Ext(key) != path.Ext(puzzlesKey) })
}

// loadKey returns what is stored under a key.
func loadKey(from store.Store, key string) (*Puzzles, error) {
	p := NewPuzzles()
	data, err := from.Load(key)
	if errors.Is(err, store.ErrMissing) {
		return p, nil
	} else if err != nil {
		return p, err
	}
	if err := bounded.JSON(data, p); err != nil {
		_, _ = from.SetAside(key)
		return NewPuzzles(), nil
	}
	if p.Done == nil {
		p.Done = map[string]int{}
	}
	if p.Days == nil {
		p.Days = map[string][]string{}
	}
	p.Rating = min(100, max(0, p.Rating))
	return p, nil
}

// Save stores the progress, or shows a toast if that fails. What another window or an import has stored in the meantime is added.
func (p *Puzzles) Save(c *game.Context) {
	stored, err := load(c.Store)
	if err == nil {
		p.Merge(stored)
		err = p.store(c.Store)
	}
	if err == nil {
		for _, key := range asideKeys(c.Store) {
			_ = c.Store.Delete(key) // what is left is merged again
		}
	}
	if err != nil {
		c.Notify(c.Words.T("store.failed", "reason", store.Reason(err).Say(c.Words)))
	}
}

func (p *Puzzles) store(to store.Store) error {
	data, err := json.Marshal(p)
	if err != nil {
		return err
	}
	return to.Save(puzzlesKey, data)
}

// Merge adds what is done in another progress: the better result of each puzzle, the tries at each daily deal that led further, each own puzzle with its
// latest schedule, and the rating of the progress with more puzzles. Adding the same twice changes nothing.
func (p *Puzzles) Merge(other *Puzzles) {
	if len(other.Done) > len(p.Done) {
		p.Rating = other.Rating
	}
	for id, result := range other.Done {
		if p.Done[id] == 0 || result < p.Done[id] {
			p.Done[id] = result
		}
	}
	for day, tries := range other.Days {
		if furtherTries(tries, p.Days[day]) {
			p.Days[day] = tries
		}
	}
	for _, o := range other.Own {
		if i := slices.IndexFunc(p.Own, func(own Own) bool { return own.Text == o.Text }); i < 0 {
			p.Own = append(p.Own, o)
		} else if o.Card.LastReview.After(p.Own[i].Card.LastReview) {
			p.Own[i].Card = o.Card
		}
	}
	p.limitOwn()
}

// furtherTries reports whether tries at a daily deal led further than others: to the answer, to the answer with fewer tries, or to more tries without it.
func furtherTries(a, b []string) bool {
	solved := func(tries []string) bool { return len(tries) > 0 && tries[len(tries)-1] == SolvedTry }
	if solved(a) != solved(b) {
		return solved(a)
	}
	return solved(a) && len(a) < len(b) || !solved(a) && len(a) > len(b)
}

const (
	// ratingStep is by how much a surprising result changes the rating, and ratingScale the difference at which three of four results are as expected.
	ratingStep, ratingScale = 8.0, 12.0
	// slower is the number of puzzles after which the rating changes half as much.
	slower = 30
)

// Record records the result of a puzzle. The rating is an Elo rating, in which a puzzle is the opponent; only the first result of a puzzle changes it.
func (p *Puzzles) Record(q *puzzle.Puzzle, result int) {
	if p.Done[q.ID] == 0 {
		score := []float64{0, 1, 0.6, 0.3, 0}[result]
		expected := 1 / (1 + math.Exp((float64(q.Missed)-p.Rating)/ratingScale*math.Log(3)))
		step := ratingStep
		if len(p.Done) >= slower {
			step /= 2
		}
		p.Rating = min(100, max(0, p.Rating+step*(score-expected)))
		p.Done[q.ID] = result
	}
	if result < Failed {
		p.Done[q.ID] = min(result, p.Done[q.ID])
	}
}

// ShownRating returns the rating as a number of the size of ratings in other games.
func (p *Puzzles) ShownRating() int { return 800 + int(math.Round(12*p.Rating)) }

// Streak returns the number of days in a row, up to a day or to the one before it, whose deal was solved.
func (p *Puzzles) Streak(today puzzle.Day) (n int) {
	d := today
	if p.DayResult(d) == 0 {
		d--
	}
	for ; d >= 1; d-- {
		if r := p.DayResult(d); r == 0 || r == Failed {
			break
		}
		n++
	}
	return n
}

// DayResult returns the result of the deal of a day, 0 if it was not ended.
func (p *Puzzles) DayResult(d puzzle.Day) int {
	tries := p.Days[DayKey(d)]
	if len(tries) > 0 && tries[len(tries)-1] == SolvedTry {
		return len(tries) - 1
	}
	if len(tries) >= MostTries {
		return Failed
	}
	return 0
}

// HintTry stands for a hint among tries, ShownTry for one that was left when the answer was shown, and SolvedTry follows the answer.
const (
	HintTry   = "?"
	ShownTry  = "-"
	SolvedTry = "!"
)

// Add adds a mistake, which is due at once, and reports whether its position was not there.
func (p *Puzzles) Add(q *puzzle.Puzzle) bool {
	text, err := q.AppendText(nil)
	if err != nil || slices.ContainsFunc(p.Own, func(o Own) bool { return puzzle.SamePosition(o.Text, string(text)) }) {
		return false
	}
	p.Own = append(p.Own, Own{string(text), fsrs.NewCard()})
	p.limitOwn()
	return true
}

// limitOwn drops own puzzles of which there are too many.
func (p *Puzzles) limitOwn() {
	if len(p.Own) <= mostOwn {
		return
	}
	p.Own = slices.Clone(p.Own) // others hold on to one of them
	slices.SortStableFunc(p.Own, func(a, b Own) int { return cmp.Or(a.Card.Due.Compare(b.Card.Due), strings.Compare(a.Text, b.Text)) })
	p.Own = p.Own[:mostOwn]
}

// Due returns the own puzzles to ask, the one that is due longest first.
func (p *Puzzles) Due(now time.Time) (all []*Own) {
	for i := range p.Own {
		if !p.Own[i].Card.Due.After(now) {
			all = append(all, &p.Own[i])
		}
	}
	slices.SortStableFunc(all, func(a, b *Own) int { return a.Card.Due.Compare(b.Card.Due) })
	return all
}

// Review schedules an own puzzle after a result.
func (o *Own) Review(result int, now time.Time) {
	grade := []fsrs.Rating{fsrs.Again, fsrs.Good, fsrs.Hard, fsrs.Hard, fsrs.Again}[result]
	param := fsrs.DefaultParam()
	param.EnableShortTerm = false // a puzzle returns on another day
	o.Card = fsrs.NewFSRS(param).Next(o.Card, now, grade).Card
}

// DayKey returns the key of a daily deal in Puzzles.Days.
func DayKey(d puzzle.Day) string { return d.Date().Format(time.DateOnly) }
