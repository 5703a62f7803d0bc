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

	"azulejo/engine"
	"azulejo/engine/enginetest"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// testTimeout is the maximum time that a test waits for an answer or for progress.
const testTimeout = time.Minute

// awaitAnswer waits for the answer to a request.
func awaitAnswer(t *testing.T, h Handle) (Choice, error) {
	t.Helper()
	for end := time.Now().Add(testTimeout); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if c, err, done := h.Answer(); done {
			return c, err
		}
	}
	t.Fatal("no answer")
	return Choice{}, nil
}

// awaitProgress waits until the search for a request has completed a depth.
func awaitProgress(t *testing.T, name string, h Handle) {
	t.Helper()
	for end := time.Now().Add(testTimeout); h.Progress().Depth == 0; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s: no progress", name)
		}
	}
}

// newConnectedRemote returns a Remote that is connected to a Host.
func newConnectedRemote(games gamedef.Games) *Remote {
	h := NewHost(games, nil)
	var r *Remote
	r = NewRemote(func(line []byte) { h.HandleLine(line, func(back []byte) { r.HandleLine(back) }) }, func() { h.backend.Renew() })
	return r
}

// backends returns a Local and a Remote.
func backends() map[string]Backend {
	games := gamedef.Games{coloured(), grey()}
	return map[string]Backend{"local": NewLocal(games, Command{}), "remote": newConnectedRemote(games)}
}

// TestHostForgetsAnsweredRequests checks that a Host keeps no request that was answered or cancelled.
func TestHostForgetsAnsweredRequests(t *testing.T) {
	h := NewHost(gamedef.Games{coloured(), grey()}, nil)
	var r *Remote
	r = NewRemote(func(line []byte) { h.HandleLine(line, func(back []byte) { r.HandleLine(back) }) }, func() { h.backend.Renew() })
	opened := func() int {
		h.lock.Lock()
		defer h.lock.Unlock()
		return len(h.open)
	}
	answered, cancelled := r.Send(newRequest(t, "novice", 10*time.Millisecond)), r.Send(newRequest(t, "master", time.Minute))
	if n := opened(); n == 0 || n > 2 {
		t.Errorf("%d requests are open, sent were 2", n)
	}
	if _, err := awaitAnswer(t, answered); err != nil {
		t.Fatal(err)
	}
	cancelled.Cancel()
	for end := time.Now().Add(testTimeout); opened() > 0 && time.Now().Before(end); {
		time.Sleep(time.Millisecond)
	}
	if n := opened(); n > 0 {
		t.Errorf("%d requests are still open", n)
	}
}

// TestConcurrentRequests checks the answers to requests that are sent to two levels at the same time.
func TestConcurrentRequests(t *testing.T) {
	for name, b := range backends() {
		var handles []Handle
		var requests []Request
		for i := range 8 {
			r := newRequest(t, []string{"novice", "master"}[i%2], 30*time.Millisecond)
			r.Position, r.MultiPV = positionAfter(t, coloured(), 2+i%3, uint64(i), i), i%3
			requests, handles = append(requests, r), append(handles, b.Send(r))
		}
		for i, h := range handles {
			found, err := awaitAnswer(t, h)
			r := requests[i]
			if err != nil || r.Position.Check(found.Move) != nil || len(found.Lines) < min(1, r.MultiPV) {
				t.Fatalf("%s, request %d: %+v, %v", name, i, found, err)
			}
			for _, l := range found.Lines[:min(r.MultiPV, len(found.Lines))] {
				if !areShares(l.Win, r.Position.Seats()) || l.Moves[0] != l.Move || len(l.Scores) != r.Position.Seats() {
					t.Errorf("%s, request %d: %+v", name, i, l)
				}
			}
		}
		b.Close()
	}
}

// TestBackendsAgree checks that a Local and a Remote give the same answers to requests with a limit of nodes.
func TestBackendsAgree(t *testing.T) {
	all := backends()
	for i := range 6 {
		r := newRequest(t, "helper", time.Hour) // the level has a limit of nodes
		if i >= 3 {
			r.Level, r.Limits, r.Levels = Best, search.Limits{Nodes: 20_000}, [][]string{nil, {"", "novice"}, {"helper", "master"}}[i-3]
		}
		r.Position, r.Seed, r.MultiPV = positionAfter(t, coloured(), 2, uint64(i), 3*i), uint64(i), 2
		r.WholeRound = i%2 == 1
		r.Moves = r.Position.Moves(nil)[:min(5, len(r.Position.Moves(nil)))]
		local, localErr := awaitAnswer(t, all["local"].Send(r))
		remote, remoteErr := awaitAnswer(t, all["remote"].Send(r))
		if localErr != nil || remoteErr != nil || local.Move != remote.Move || !slices.Contains(r.Moves, local.Move) {
			t.Fatalf("%+v, %v and %+v, %v", local, localErr, remote, remoteErr)
		}
		if len(remote.Lines) != min(r.MultiPV, len(local.Lines)) || len(remote.Lines) == 0 {
			t.Fatalf("%d lines and %d, %d were asked for", len(local.Lines), len(remote.Lines), r.MultiPV)
		}
		for j, l := range remote.Lines {
			if w := local.Lines[j]; l.Move != w.Move || !slices.Equal(l.Win, w.Win) || !slices.Equal(l.Moves, w.Moves) || !slices.Equal(l.Parts, w.Parts) {
				t.Errorf("line %d is %+v and %+v", j, w, l)
			}
			if r.WholeRound && r.Level == Best && len(l.Parts) == 0 {
				t.Errorf("line %d has no parts", j)
			}
		}
	}
}

// TestLevelsReachTheSearch checks that win probabilities depend on the levels of the players.
func TestLevelsReachTheSearch(t *testing.T) {
	for name, b := range backends() {
		var win [2]float64
		for i, levels := range [][]string{nil, {"", "random"}} {
			r := newRequest(t, Best, 0)
			r.Position, r.MultiPV, r.Limits, r.Levels = positionAfter(t, coloured(), 2, 1, 0), 1, search.Limits{Nodes: 30_000}, levels
			found, err := awaitAnswer(t, b.Send(r))
			if err != nil {
				t.Fatal(name, err)
			}
			win[i] = found.Lines[0].Win[0]
		}
		if win[1] < win[0]+0.15 {
			t.Errorf("%s: a win probability of %.2f, %.2f against random moves", name, win[0], win[1])
		}
		b.Close()
	}
}

// TestCancelledRequestsFreeTheirPlayers checks that requests report progress, and that a cancelled request makes its player available again:
// more are cancelled than there are players.
func TestCancelledRequestsFreeTheirPlayers(t *testing.T) {
	for name, b := range backends() {
		for range 2*b.Slots() + 2*minPlayers {
			h := b.Send(newRequest(t, "master", time.Hour))
			awaitProgress(t, name, h)
			if p := h.Progress(); p.Nodes == 0 || p.Best == engine.NoMove {
				t.Errorf("%s: the progress is %+v", name, p)
			}
			h.Cancel()
		}
		if _, err := awaitAnswer(t, b.Send(newRequest(t, "master", 20*time.Millisecond))); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestRenewFailsRequests checks that a search which is cut off by a restart is not taken for an answer.
func TestRenewFailsRequests(t *testing.T) {
	for name, b := range backends() {
		h := b.Send(newRequest(t, "master", time.Hour))
		awaitProgress(t, name, h)
		b.Renew()
		if _, err := awaitAnswer(t, h); err == nil {
			t.Errorf("%s: a cancelled search has an answer", name)
		}
		b.Close()
	}
}

// TestBackendsRefuseUnknownLevels checks that requests to unknown levels fail, and that no program is run for them.
func TestBackendsRefuseUnknownLevels(t *testing.T) {
	for name, b := range backends() {
		for _, r := range []Request{newRequest(t, "wizard", time.Second), newRequest(t, "cmd:touch here", time.Second)} {
			if _, err := awaitAnswer(t, b.Send(r)); err == nil {
				t.Errorf("%s: %s answers", name, r.Level)
			}
		}
	}
	if _, err := os.Stat("here"); err == nil {
		t.Error("a program was run")
	}
}

// TestOnlyTheGivenProgramIsRun checks that a backend runs a program for a request only if it was created with exactly this command. The
// program would create a file.
func TestOnlyTheGivenProgramIsRun(t *testing.T) {
	for _, c := range []struct {
		command, level string
		runs           bool
	}{
		{"", "cmd:touch FILE", false},
		{"", "cmd:", false},
		{"touch", "cmd:touch FILE", false},
		{"touch FILE more", "cmd:touch FILE", false},
		{"touch FILE", "cmd:touch FILE", true},
	} {
		file := filepath.Join(t.TempDir(), "here")
		expand := func(s string) string { return strings.ReplaceAll(s, "FILE", file) }
		b := NewBackend(gamedef.Games{coloured()}, newCommand(strings.Fields(expand(c.command))...))
		if _, err := awaitAnswer(t, b.Send(newRequest(t, expand(c.level), 50*time.Millisecond))); err == nil {
			t.Errorf("%q has answered", c.level)
		}
		b.Close()
		if _, err := os.Stat(file); (err == nil) != c.runs {
			t.Errorf("%q in a backend with the command %q: run is %v", c.level, c.command, err == nil)
		}
	}
}

// stuckPlayer is a player that ignores its cancellation.
type stuckPlayer struct{ release, closed chan struct{} }

func (s stuckPlayer) Choose(context.Context, search.Task) (Choice, error) {
	<-s.release
	return Choice{}, nil
}

func (s stuckPlayer) Close() { close(s.closed) }

// TestStuckPlayerIsReplaced checks that a request to a player that does not stop is answered by a new player.
func TestStuckPlayerIsReplaced(t *testing.T) {
	r := newRequest(t, "helper", 50*time.Millisecond)
	l := NewLocal(gamedef.Games{coloured()}, Command{})
	s := stuckPlayer{make(chan struct{}), make(chan struct{})}
	defer close(s.release)
	pool, err := l.pool(r)
	if err != nil {
		t.Fatal(err)
	}
	pool.newPlayer = func() Player { return s }
	b := NewRetry(l, (&fakeClock{step: time.Hour}).now)
	defer b.Close()
	if c, err := awaitAnswer(t, b.Send(r)); err != nil || r.Position.Check(c.Move) != nil {
		t.Errorf("%v, %v", c.Move, err)
	}
	<-s.closed
}

// TestRemoteFailsAllRequests checks that all requests fail when the Host sends a line that belongs to none of them, and when it is restarted.
// Later answers are ignored.
func TestRemoteFailsAllRequests(t *testing.T) {
	for name, fail := range map[string]func(r *Remote){
		"error without an ID": func(r *Remote) { r.HandleLine([]byte(`{"id":null,"error":{"code":"worker","message":"stopped"}}`)) },
		"invalid line":        func(r *Remote) { r.HandleLine([]byte("\xff")) },
		"restarted":           func(r *Remote) { r.Renew() },
	} {
		sent := 0
		r := NewRemote(func([]byte) { sent++ }, func() {})
		handles := []Handle{r.Send(newRequest(t, "master", time.Second)), r.Send(newRequest(t, "helper", time.Second))}
		fail(r)
		for _, h := range handles {
			if _, err, done := h.Answer(); err == nil || !done {
				t.Errorf("%s: %v, %v", name, err, done)
			}
			h.Cancel()
		}
		r.HandleLine([]byte(`{"id":1,"move":"1R1"}`))
		if sent != 2 {
			t.Errorf("%s: %d lines were sent", name, sent)
		}
	}
}

// TestRemoteChecksWinProbabilities checks that an answer needs a win probability from 0 to 1 for each seat.
func TestRemoteChecksWinProbabilities(t *testing.T) {
	pos := positionAfter(t, coloured(), 2, 1, 2)
	move := string(pos.AppendMove(nil, pos.Moves(nil)[0]))
	for wins, good := range map[string]bool{"[0.5,0.5]": true, "[0,1]": true, "[]": false, "[1]": false, "[-1,2]": false, "[0.1,0.1,0.8]": false, "[1e300,0]": false} {
		r := NewRemote(func([]byte) {}, func() {})
		h := r.Send(Request{Level: "master", Game: "azul", Task: search.Task{Position: pos}})
		r.HandleLine([]byte(`{"id":1,"move":"` + move + `","lines":[{"move":"` + move + `","wins":` + wins + `}]}`))
		if _, err, done := h.Answer(); (err == nil) != good || !done {
			t.Errorf("%s: %v", wins, err)
		}
	}
}

// TestRemoteChecksParts checks that the parts in an answer need a seat.
func TestRemoteChecksParts(t *testing.T) {
	pos := positionAfter(t, coloured(), 2, 1, 2)
	move := string(pos.AppendMove(nil, pos.Moves(nil)[0]))
	for seat, good := range map[string]bool{"0": true, "1": true, "2": false, "-1": false} {
		r := NewRemote(func([]byte) {}, func() {})
		h := r.Send(Request{Level: "master", Game: "azul", Task: search.Task{Position: pos}})
		r.HandleLine([]byte(`{"id":1,"move":"` + move + `","lines":[{"move":"` + move + `","wins":[0.5,0.5],"parts":[{"kind":"line","seat":` + seat + `,"index":1,"points":2.5}]}]}`))
		if _, err, done := h.Answer(); (err == nil) != good || !done {
			t.Errorf("seat %s: %v", seat, err)
		}
	}
}

// FuzzHost checks that a Host answers any line from a page with a move or an error.
func FuzzHost(f *testing.F) {
	r := newRequest(f, "novice", time.Millisecond)
	r.Moves, r.MultiPV = r.Position.Moves(nil)[:2], 2
	f.Add(r.line(3))
	f.Add(lineOf(request{ID: []byte("3"), Op: cancelOp}))
	h := NewHost(gamedef.Games{coloured(), grey()}, nil)
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, line []byte) {
		if q, bad := decodeRequest(line); bad == nil && q.check() == nil && (q.Level == "master" || q.Level == "searcher" || q.time() > 10*time.Millisecond) {
			return // the search would take too long
		}
		last := make(chan answer, 1)
		gauge.Read(t, func() {
			h.HandleLine(line, func(back []byte) {
				var a answer
				if err := json.Unmarshal(back, &a); err != nil || a.Progress == nil {
					last <- a
				}
			})
		})
		if q, bad := decodeRequest(line); bad == nil && q.Op == cancelOp {
			return
		}
		if a := <-last; (a.Move == "") == (a.Error == nil) {
			t.Errorf("%q is answered by %+v", line, a)
		}
	})
}

// FuzzRemote checks that a Remote accepts only progress and answers with legal moves, and returns short errors.
func FuzzRemote(f *testing.F) {
	q := newRequest(f, "master", time.Second)
	moves := q.Position.Moves(nil)
	text := func(i int) string { return string(q.Position.AppendMove(nil, moves[i])) }
	f.Add(lineOf(answer{ID: []byte("1"), Move: text(1), Lines: []answerLine{{Move: text(1), Line: []string{text(1)}, Wins: []float64{0.4, 0.6}}}}))
	f.Add(lineOf(answer{ID: []byte("1"), Progress: &answerProgress{3, 100, text(0)}}))
	f.Add([]byte(`{"id":1,"error":{"message":"failed"}}`))
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, line []byte) {
		r := NewRemote(func([]byte) {}, func() {})
		h := r.Send(q)
		gauge.Read(t, func() { r.HandleLine(line) })
		if p := h.Progress(); p.Best != engine.NoMove && q.Position.Check(p.Best) != nil {
			t.Errorf("%q is accepted as the progress %+v", line, p)
		}
		c, err, done := h.Answer()
		if !done || err != nil {
			if err != nil && len(err.Error()) > 700 {
				t.Errorf("an error of %d bytes", len(err.Error()))
			}
			return
		}
		for _, l := range append(c.Lines, Line{Move: c.Move, Win: make([]float64, 2)}) {
			if q.Position.Check(l.Move) != nil || len(l.Win) != 2 {
				t.Errorf("%q is accepted as %+v", line, c)
			}
		}
	})
}

// TestUnusedPlayersAreReleased checks that a request about another game, or another number of seats, drops the players of the game before, and that
// those of the same game are kept.
func TestUnusedPlayersAreReleased(t *testing.T) {
	games := gamedef.Games{coloured(), grey()}
	l := NewLocal(games, Command{})
	defer l.Close()
	held := func() (n int) {
		for _, p := range l.pools {
			n += len(p.all)
		}
		return n
	}
	for _, g := range games {
		for seats := 2; seats <= engine.MaxSeats; seats++ {
			for _, level := range []string{"novice", Best} {
				q := l.send(Request{Level: level, Game: g.Edition.ID, Task: search.Task{Position: positionAfter(t, g, seats, 1, 2), Limits: search.Limits{Nodes: 100}}})
				if <-q.done; q.err != nil {
					t.Fatal(q.err)
				}
			}
			if n := held(); n != 2 {
				t.Errorf("after %s with %d seats there are %d players, expected 2", g.Edition.ID, seats, n)
			}
		}
	}
}
