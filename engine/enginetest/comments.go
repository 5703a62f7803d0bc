package enginetest

import (
	"testing"

	"azulejo/engine"
)

// Comments returns the comments on a move for the first seat, as codes with their values.
func Comments(t testing.TB, p engine.Position, move string, comment func(*engine.Transition, engine.Seat) engine.Comments) (said []string) {
	t.Helper()
	m, err := p.ParseMove(move)
	if err != nil {
		t.Fatal(err)
	}
	var log engine.Log
	h := engine.Transition{Began: p.Clone(), Before: p.Clone(), After: p, Move: m}
	p.Play(m, &log)
	h.Events = log.Events
	all := comment(&h, 0)
	all.Sort()
	for _, c := range all {
		said = append(said, c.Reason.Error())
	}
	return said
}
