package puzzles

import (
	"encoding/json"
	"errors"
	"math"
	"slices"
	"time"

	"github.com/open-spaced-repetition/go-fsrs/v3"

	"azulejo/engine/bounded"
	"azulejo/engine/puzzle"
	"azulejo/game"
	"azulejo/game/store"
)

// progressKey is the key in the store of what was done with puzzles.
const progressKey = "puzzles.json"

// progress is what a person has done with puzzles. It is stored as JSON.
type progress struct {
	// Rating is the difficulty of puzzles that the person solves every other time, as in puzzle.Puzzle.Missed.
	Rating float64
	// Done are results by ID: the number of the try that was the answer, or failed.
	Done map[string]int
	// Days are the tries at daily deals by date: moves, or hintTry for a hint.
	Days map[string][]string
	// Own are puzzles made from the person's own mistakes.
	Own []ownPuzzle
}

// ownPuzzle is a mistake as a puzzle, and when it is asked again.
type ownPuzzle struct {
	Text string // as puzzle.AppendText writes it
	Card fsrs.Card
}

// failed is the result of a puzzle whose answer was not among the tries.
const failed = mostTries + 1

// firstRating is the rating before the first puzzle.
const firstRating = 25

// loadProgress returns what is stored, or nothing done. What is damaged is set aside.
func loadProgress(c *game.Context) *progress {
	p := &progress{Rating: firstRating}
	data, err := c.Store.Load(progressKey)
	if err == nil {
		if err = bounded.JSON(data, p); err != nil {
			p = &progress{Rating: firstRating}
			_, _ = c.Store.SetAside(progressKey)
		}
	} else if !errors.Is(err, store.ErrMissing) {
		c.Notify(c.Words.T("store.failed", "reason", store.Reason(err).Say(c.Words)))
	}
	if p.Done == nil {
		p.Done = map[string]int{}
	}
	if p.Days == nil {
		p.Days = map[string][]string{}
	}
	p.Rating = min(100, max(0, p.Rating))
	return p
}

// save stores the progress, or shows a toast if that fails.
func (p *progress) save(c *game.Context) {
	data, err := json.Marshal(p)
	if err == nil {
		err = c.Store.Save(progressKey, data)
	}
	if err != nil {
		c.Notify(c.Words.T("store.failed", "reason", store.Reason(err).Say(c.Words)))
	}
}

const (
	// ratingStep is by how much a surprising result changes the rating, and ratingScale the difference at which three of four results are as expected.
	ratingStep, ratingScale = 8.0, 12.0
	// slower is the number of puzzles after which the rating changes half as much.
	slower = 30
)

// record records the result of a puzzle. The rating is an Elo rating, in which a puzzle is the opponent; only the first result of a puzzle changes it.
func (p *progress) record(q *puzzle.Puzzle, result int) {
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
	if result < failed {
		p.Done[q.ID] = min(result, p.Done[q.ID])
	}
}

// rating returns the rating as a number of the size of ratings in other games.
func (p *progress) rating() int { return 800 + int(math.Round(12*p.Rating)) }

// streak returns the number of days in a row, up to a day or to the one before it, whose deal was solved.
func (p *progress) streak(today puzzle.Day) (n int) {
	d := today
	if p.dayResult(d) == 0 {
		d--
	}
	for ; d >= 1; d-- {
		if r := p.dayResult(d); r == 0 || r == failed {
			break
		}
		n++
	}
	return n
}

// dayResult returns the result of the deal of a day, 0 if it was not ended.
func (p *progress) dayResult(d puzzle.Day) int {
	tries := p.Days[dayKey(d)]
	if len(tries) > 0 && tries[len(tries)-1] == solvedTry {
		return len(tries) - 1
	}
	if len(tries) >= mostTries {
		return failed
	}
	return 0
}

// hintTry stands for a hint among tries, and solvedTry follows the answer.
const (
	hintTry   = "?"
	solvedTry = "!"
)

// add adds a mistake, which is due at once, unless it is there.
func (p *progress) add(q *puzzle.Puzzle) {
	text, err := q.AppendText(nil)
	if err == nil && !slices.ContainsFunc(p.Own, func(o ownPuzzle) bool { return o.Text == string(text) }) {
		p.Own = append(p.Own, ownPuzzle{string(text), fsrs.NewCard()})
	}
}

// due returns the own puzzles to ask, the one that is due longest first.
func (p *progress) due(now time.Time) (all []*ownPuzzle) {
	for i := range p.Own {
		if !p.Own[i].Card.Due.After(now) {
			all = append(all, &p.Own[i])
		}
	}
	slices.SortStableFunc(all, func(a, b *ownPuzzle) int { return a.Card.Due.Compare(b.Card.Due) })
	return all
}

// review schedules an own puzzle after a result.
func (o *ownPuzzle) review(result int, now time.Time) {
	grade := []fsrs.Rating{fsrs.Again, fsrs.Good, fsrs.Hard, fsrs.Hard, fsrs.Again}[result]
	param := fsrs.DefaultParam()
	param.EnableShortTerm = false // a puzzle returns on another day
	o.Card = fsrs.NewFSRS(param).Next(o.Card, now, grade).Card
}
