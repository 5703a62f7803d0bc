//go:build !js

package computer

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"azulejo/engine/catalogue"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// answerOf waits for a brain.
func answerOf(t *testing.T, b Brain) (players.Choice, error) {
	t.Helper()
	for range 6000 {
		if c, err, done := b.Answer(); done {
			return c, err
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatal("no answer")
	return players.Choice{}, nil
}

// TestOnlyTheNamedProgramIsRun asks for programs as a level could name them; each would leave a file behind.
func TestOnlyTheNamedProgramIsRun(t *testing.T) {
	for _, c := range []struct {
		named, level string
		runs         bool
	}{
		{"", "cmd:touch FILE", false},
		{"", "cmd:", false},
		{"touch", "cmd:touch FILE", false},
		{"touch FILE more", "cmd:touch FILE", false},
		{"touch FILE", "cmd:touch FILE", true},
	} {
		file := filepath.Join(t.TempDir(), "here")
		put := func(s string) string { return strings.ReplaceAll(s, "FILE", file) }
		b := NewBrain(catalogue.Games(), put(c.named))
		b.Think(ask(t, put(c.level), 50))
		if _, err := answerOf(t, b); err == nil {
			t.Errorf("%q has answered", c.level)
		}
		b.Close()
		if _, err := os.Stat(file); (err == nil) != c.runs {
			t.Errorf("%q where %q is named: run is %v", c.level, c.named, err == nil)
		}
	}
}

// stuck is a player that does not heed that it is stopped.
type stuck struct{ release, closed chan struct{} }

func (s stuck) Choose(context.Context, search.Task) (players.Choice, error) {
	<-s.release
	return players.Choice{}, nil
}

func (s stuck) Close() error {
	close(s.closed)
	return nil
}

// TestAStuckPlayerHoldsNobodyUp: another is made in its place, which need not wait for it.
func TestAStuckPlayerHoldsNobodyUp(t *testing.T) {
	q := ask(t, "helper", 50)
	b := newMind(catalogue.Games(), "").(*brain)
	s := stuck{make(chan struct{}), make(chan struct{})}
	defer close(s.release)
	b.roster.seat(q, func() (players.Player, error) { return s, nil })
	p := NewPatience(b, (&fakeTime{step: time.Hour}).now)
	defer p.Close()
	p.Think(q)
	if c, err := answerOf(t, p); err != nil || q.Position.Check(c.Move) != nil {
		t.Errorf("%v, %v", c.Move, err)
	}
	<-s.closed
}
