package enginetest

import (
	"fmt"
	"strings"
	"testing"

	"azulejo/engine"
)

// Codes is an engine.Words that returns the key and the values of the arguments.
type Codes struct{}

// T implements engine.Words.
func (Codes) T(key string, args ...any) string {
	var b strings.Builder
	b.WriteString(key)
	for i := 1; i < len(args); i += 2 {
		fmt.Fprint(&b, " ", args[i])
	}
	return b.String()
}

// Comments returns the comments on a move for the first seat, as codes with their values.
func Comments(t testing.TB, p engine.Position, move string, comment func(*engine.Transition, engine.Seat) engine.Comments) (codes []string) {
	t.Helper()
	m, err := p.ParseMove(move)
	if err != nil {
		t.Fatal(err)
	}
	var log engine.Log
	transition := engine.Transition{Began: p.Clone(), Before: p.Clone(), After: p, Move: m}
	p.Play(m, &log)
	transition.Events = log.Events
	all := comment(&transition, 0)
	all.Sort()
	for _, c := range all {
		codes = append(codes, c.Reason.Error())
	}
	return codes
}
