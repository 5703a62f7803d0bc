package players

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"azulejo/engine/enginetest"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// hang is how long a test waits for what must come, at most.
const hang = time.Minute

// answered waits for an answer.
func answered(t *testing.T, k Handle) (Choice, error) {
	t.Helper()
	for end := time.Now().Add(hang); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if c, err, done := k.Answer(); done {
			return c, err
		}
	}
	t.Fatal("no answer")
	return Choice{}, nil
}

// wired is a backend to a host that it reaches by lines.
func wired(games gamedef.Games) *Remote {
	h := NewHost(games, nil)
	var r *Remote
	r = NewRemote(func(line []byte) { h.Hear(line, func(back []byte) { r.Hear(back) }) }, func() { h.backend.Renew() })
	return r
}

// backends are those to the levels, by what they go through.
func backends() map[string]Backend {
	games := gamedef.Games{coloured(), grey()}
	return map[string]Backend{"goroutines": NewLocal(games, ""), "lines": wired(games)}
}

// TestSeveralRequestsAreUnderWay sends requests to several levels at once, more to one than may think at a time.
func TestSeveralRequestsAreUnderWay(t *testing.T) {
	for name, c := range backends() {
		var open []Handle
		var asked []Request
		for i := range 8 {
			r := ask(t, []string{"novice", "master"}[i%2], 30*time.Millisecond)
			r.Position, r.MultiPV = middle(t, coloured(), 2+i%3, uint64(i), i), i%3
			asked, open = append(asked, r), append(open, c.Send(r))
		}
		for i, k := range open {
			found, err := answered(t, k)
			r := asked[i]
			if err != nil || r.Position.Check(found.Move) != nil || len(found.Lines) < min(1, r.MultiPV) {
				t.Fatalf("%s, request %d: %+v, %v", name, i, found, err)
			}
			for _, l := range found.Lines[:min(r.MultiPV, len(found.Lines))] {
				if !areShares(l.Win, r.Position.Seats()) || l.Moves[0] != l.Move || len(l.Scores) != r.Position.Seats() {
					t.Errorf("%s, request %d: %+v", name, i, l)
				}
			}
		}
		c.Close()
	}
}

// TestBackendsSayTheSame: whatever a request goes through, the answer is that of the level.
func TestBackendsSayTheSame(t *testing.T) {
	all := backends()
	for i := range 6 {
		r := ask(t, "helper", time.Hour) // of a level that is limited by nodes
		if i >= 3 {
			r.Level, r.Limits, r.Levels = Best, search.Limits{Nodes: 20_000}, [][]string{nil, {"", "novice"}, {"helper", "master"}}[i-3]
		}
		r.Position, r.Seed, r.MultiPV = middle(t, coloured(), 2, uint64(i), 3*i), uint64(i), 2
		r.Moves = r.Position.Moves(nil)[:min(5, len(r.Position.Moves(nil)))]
		one, err := answered(t, all["goroutines"].Send(r))
		other, wrong := answered(t, all["lines"].Send(r))
		if err != nil || wrong != nil || one.Move != other.Move || !slices.Contains(r.Moves, one.Move) {
			t.Fatalf("%+v, %v and %+v, %v", one, err, other, wrong)
		}
		for j, l := range other.Lines {
			if w := one.Lines[j]; l.Move != w.Move || !slices.Equal(l.Win, w.Win) || !slices.Equal(l.Moves, w.Moves) {
				t.Errorf("line %d is %+v and %+v", j, w, l)
			}
		}
	}
}

// TestLevelsReachTheSearch checks that win probabilities depend on the levels of the players.
func TestLevelsReachTheSearch(t *testing.T) {
	for name, c := range backends() {
		var win [2]float64
		for i, levels := range [][]string{nil, {"", "random"}} {
			r := ask(t, Best, 0)
			r.Position, r.MultiPV, r.Limits, r.Levels = middle(t, coloured(), 2, 1, 0), 1, search.Limits{Nodes: 30_000}, levels
			found, err := answered(t, c.Send(r))
			if err != nil {
				t.Fatal(name, err)
			}
			win[i] = found.Lines[0].Win[0]
		}
		if win[1] < win[0]+0.15 {
			t.Errorf("%s: a chance of %.2f, %.2f against random moves", name, win[0], win[1])
		}
		c.Close()
	}
}

// TestCancelledRequestsGiveWay: who is cancelled leaves the place to the next, and tells before how far it has come.
func TestCancelledRequestsGiveWay(t *testing.T) {
	for name, c := range backends() {
		for range 3 * minPlayers {
			k := c.Send(ask(t, "master", time.Hour))
			for end := time.Now().Add(hang); k.Progress().Depth == 0; time.Sleep(time.Millisecond) {
				if time.Now().After(end) {
					t.Fatalf("%s: no news", name)
				}
			}
			if n := k.Progress(); n.Nodes == 0 || n.Best == 0 {
				t.Errorf("%s: the news are %+v", name, n)
			}
			k.Cancel()
		}
		if _, err := answered(t, c.Send(ask(t, "master", 20*time.Millisecond))); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestRenewFailsRequests checks that a search which is cut off by a restart is not taken for an answer.
func TestRenewFailsRequests(t *testing.T) {
	for name, c := range backends() {
		k := c.Send(ask(t, "master", time.Hour))
		for end := time.Now().Add(hang); k.Progress().Depth == 0; time.Sleep(time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("%s: no progress", name)
			}
		}
		c.Renew()
		if _, err := answered(t, k); err == nil {
			t.Errorf("%s: a cancelled search has an answer", name)
		}
		c.Close()
	}
}

func TestBackendsRefuse(t *testing.T) {
	for name, c := range backends() {
		for _, r := range []Request{ask(t, "wizard", time.Second), ask(t, "cmd:touch here", time.Second)} {
			if _, err := answered(t, c.Send(r)); err == nil {
				t.Errorf("%s: %s answers", name, r.Level)
			}
		}
	}
	if _, err := os.Stat("here"); err == nil {
		t.Error("a program was run")
	}
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
		l := NewBackend(gamedef.Games{coloured()}, put(c.named))
		if _, err := answered(t, l.Send(ask(t, put(c.level), 50*time.Millisecond))); err == nil {
			t.Errorf("%q has answered", c.level)
		}
		l.Close()
		if _, err := os.Stat(file); (err == nil) != c.runs {
			t.Errorf("%q where %q is named: run is %v", c.level, c.named, err == nil)
		}
	}
}

// stuck is a player that does not heed that it is stopped.
type stuck struct{ release, closed chan struct{} }

func (s stuck) Choose(context.Context, search.Task) (Choice, error) {
	<-s.release
	return Choice{}, nil
}

func (s stuck) Close() { close(s.closed) }

// TestAStuckPlayerHoldsNobodyUp: another is made in its place, which need not wait for it.
func TestAStuckPlayerHoldsNobodyUp(t *testing.T) {
	r := ask(t, "helper", 50*time.Millisecond)
	l := NewLocal(gamedef.Games{coloured()}, "")
	s := stuck{make(chan struct{}), make(chan struct{})}
	defer close(s.release)
	pool, err := l.pool(r)
	if err != nil {
		t.Fatal(err)
	}
	pool.newPlayer = func() Player { return s }
	p := NewRetry(l, (&fakeTime{step: time.Hour}).now)
	defer p.Close()
	if c, err := answered(t, p.Send(r)); err != nil || r.Position.Check(c.Move) != nil {
		t.Errorf("%v, %v", c.Move, err)
	}
	<-s.closed
}

// TestALostHostFailsAll: what says nothing of a question ends them all, and so does making the host anew; late answers find nobody.
func TestALostHostFailsAll(t *testing.T) {
	for name, lose := range map[string]func(r *Remote){
		"its last words": func(r *Remote) { r.Hear([]byte(`{"id":null,"error":{"code":"worker","message":"it has stopped"}}`)) },
		"no line":        func(r *Remote) { r.Hear([]byte("\xff")) },
		"made anew":      func(r *Remote) { r.Renew() },
	} {
		sent := 0
		r := NewRemote(func([]byte) { sent++ }, func() {})
		open := []Handle{r.Send(ask(t, "master", time.Second)), r.Send(ask(t, "helper", time.Second))}
		lose(r)
		for _, k := range open {
			if _, err, done := k.Answer(); err == nil || !done {
				t.Errorf("%s: %v, %v", name, err, done)
			}
			k.Cancel()
		}
		r.Hear([]byte(`{"id":1,"move":"1R1"}`))
		if sent != 2 {
			t.Errorf("%s: %d lines were sent", name, sent)
		}
	}
}

func TestChancesOnTheWire(t *testing.T) {
	pos := middle(t, coloured(), 2, 1, 2)
	move := string(pos.AppendMove(nil, pos.Moves(nil)[0]))
	for wins, good := range map[string]bool{"[0.5,0.5]": true, "[0,1]": true, "[]": false, "[1]": false, "[-1,2]": false, "[0.1,0.1,0.8]": false, "[1e300,0]": false} {
		r := NewRemote(func([]byte) {}, func() {})
		k := r.Send(Request{Level: "master", Game: "azul", Task: search.Task{Position: pos}})
		r.Hear([]byte(`{"id":1,"move":"` + move + `","lines":[{"move":"` + move + `","wins":` + wins + `}]}`))
		if _, err, done := k.Answer(); (err == nil) != good || !done {
			t.Errorf("%s: %v", wins, err)
		}
	}
}

// FuzzHost reads what a page might send to its worker.
func FuzzHost(f *testing.F) {
	r := ask(f, "novice", time.Millisecond)
	r.Moves, r.MultiPV = r.Position.Moves(nil)[:2], 2
	f.Add(r.line(3))
	f.Add(lineOf(request{ID: []byte("3"), Op: cancelOp, Level: cancelOp}))
	h := NewHost(gamedef.Games{coloured(), grey()}, nil)
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, line []byte) {
		if q, bad := parseRequest(line); bad == nil && (q.Level == "master" || q.Level == "searcher" || q.time() > 10*time.Millisecond) {
			return // it would think too long
		}
		last := make(chan answer, 1)
		gauge.Read(t, func() {
			h.Hear(line, func(back []byte) {
				var a answer
				if err := json.Unmarshal(back, &a); err != nil || a.Progress == nil {
					last <- a
				}
			})
		})
		if q, bad := parseRequest(line); bad == nil && q.Op == cancelOp {
			return
		}
		if a := <-last; (a.Move == "") == (a.Error == nil) {
			t.Errorf("%q is answered by %+v", line, a)
		}
	})
}

// FuzzRemote reads what a worker might answer.
func FuzzRemote(f *testing.F) {
	q := ask(f, "master", time.Second)
	moves := q.Position.Moves(nil)
	text := func(i int) string { return string(q.Position.AppendMove(nil, moves[i])) }
	f.Add(lineOf(answer{ID: []byte("1"), Move: text(1), Lines: []answerLine{{Move: text(1), Line: []string{text(1)}, Wins: []float64{0.4, 0.6}}}}))
	f.Add(lineOf(answer{ID: []byte("1"), Progress: &answerProgress{3, 100, text(0)}}))
	f.Add([]byte(`{"id":1,"error":{"message":"tired"}}`))
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, line []byte) {
		r := NewRemote(func([]byte) {}, func() {})
		k := r.Send(q)
		gauge.Read(t, func() { r.Hear(line) })
		if n := k.Progress(); n.Best != 0 && q.Position.Check(n.Best) != nil {
			t.Errorf("%q passes as the news %+v", line, n)
		}
		c, err, done := k.Answer()
		if !done || err != nil {
			if err != nil && len(err.Error()) > 700 {
				t.Errorf("%d bytes are said", len(err.Error()))
			}
			return
		}
		for _, l := range append(c.Lines, Line{Move: c.Move, Win: make([]float64, 2)}) {
			if q.Position.Check(l.Move) != nil || len(l.Win) != 2 {
				t.Errorf("%q passes as %+v", line, c)
			}
		}
	})
}
