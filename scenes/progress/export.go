package progress

import (
	"encoding/json"
	"errors"
	"math"
	"time"

	"github.com/open-spaced-repetition/go-fsrs/v3"

	"azulejo/engine/bounded"
	"azulejo/engine/catalogue"
	"azulejo/engine/puzzle"
	"azulejo/game/store"
)

// results are the parts of Puzzles other than the own puzzles, in the form in which they are exported.
type results struct {
	Rating float64
	Done   map[string]int
	Days   map[string][]string
}

// errInvalid is the error for an exported text that Export has not written.
var errInvalid = errors.New("no progress with puzzles")

// Export returns the results, and each own puzzle with its schedule, as lines of JSON.
func (p *Puzzles) Export() (done []byte, own [][]byte, err error) {
	done, err = json.Marshal(results{p.Rating, p.Done, p.Days})
	for _, o := range p.Own {
		line, broken := json.Marshal(o)
		own, err = append(own, line), errors.Join(err, broken)
	}
	return done, own, err
}

// ReadResults adds exported results. An error leaves the progress as it was.
func (p *Puzzles) ReadResults(text []byte) error {
	var r results
	if err := bounded.Strict(text, &r); err != nil {
		return err
	}
	if r.Rating < 0 || r.Rating > 100 {
		return errInvalid
	}
	for id, result := range r.Done {
		if id == "" || result < 1 || result > Failed {
			return errInvalid
		}
	}
	for day, tries := range r.Days {
		if _, err := time.Parse(time.DateOnly, day); err != nil || len(tries) == 0 || len(tries) > MostTries+1 {
			return errInvalid
		}
	}
	other := NewPuzzles()
	other.Rating = r.Rating
	for id, result := range r.Done {
		other.Done[id] = result
	}
	for day, tries := range r.Days {
		other.Days[day] = tries
	}
	p.Merge(other)
	return nil
}

// ReadOwn adds an exported own puzzle.
func (p *Puzzles) ReadOwn(text []byte) error {
	var o Own
	if err := bounded.Strict(text, &o); err != nil {
		return err
	}
	all, err := puzzle.ReadText([]byte(o.Text))
	if err != nil || len(all) != 1 {
		return errors.Join(errInvalid, err)
	}
	if _, err := all[0].Puzzle(catalogue.Games()); err != nil {
		return err
	}
	if !schedulable(o.Card) {
		return errInvalid
	}
	other := NewPuzzles()
	other.Own = []Own{o}
	p.Merge(other)
	return nil
}

// mostStability is the most days of stability of a card that is read, more than any schedule has.
const mostStability = 100_000

// schedulable reports whether a card is new or has numbers with which it can be scheduled.
func schedulable(c fsrs.Card) bool {
	if c.State == fsrs.New {
		return c.Stability == 0 && c.Difficulty == 0
	}
	return c.State > 0 && c.State <= fsrs.Relearning && c.Stability > 0 && c.Stability <= mostStability && c.Difficulty >= 1 && c.Difficulty <= 10 &&
		c.Reps <= math.MaxInt32 && c.LastReview.Year() > 1900 && c.LastReview.Year() < 3000 && c.Due.Year() > 1900 && c.Due.Year() < 3000
}

// Store adds the progress to what is stored. undo stores what was there before.
func (p *Puzzles) Store(to store.Store) (undo func() error, err error) {
	before, missing := to.Load(puzzlesKey)
	undo = func() error {
		if missing != nil {
			return to.Delete(puzzlesKey)
		}
		return to.Save(puzzlesKey, before)
	}
	stored, err := load(to)
	if err != nil {
		return nil, err
	}
	stored.Merge(p)
	return undo, stored.store(to)
}

// Begun reports whether anything was done with puzzles.
func (p *Puzzles) Begun() bool { return len(p.Done)+len(p.Days)+len(p.Own) > 0 }
