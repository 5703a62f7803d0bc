package players

import (
	"sync"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// Host answers the requests of a Remote in lines of the bot protocol: requests to any level, several at the same time.
type Host struct {
	backend *Local
	games   gamedef.Games

	lock sync.Mutex
	open map[string]*pending // by ID
}

// NewHost returns a Host for requests about any of the games. Players call yield, unless it is nil, whenever they check whether they were
// cancelled.
func NewHost(games gamedef.Games, yield func()) *Host {
	backend := NewLocal(games, Command{})
	backend.yield = yield
	return &Host{backend: backend, games: games, open: map[string]*pending{}}
}

// HandleLine handles a line. It calls reply from other goroutines, with lines that report the progress and then with the answer, or on this one for a
// line that cannot be answered.
func (h *Host) HandleLine(line []byte, reply func(line []byte)) {
	r, bad := decodeRequest(line)
	switch {
	case bad != nil:
	case r.Op == cancelOp:
		h.cancel(string(r.ID))
		return
	default:
		bad = h.ask(&r, reply)
	}
	if bad != nil {
		reply((&answer{ID: r.ID, Error: bad}).text())
	}
}

// ask sends a request to its level.
func (h *Host) ask(r *request, reply func([]byte)) *trouble {
	if bad := r.check(); bad != nil {
		return bad
	}
	g, task, bad := r.task(h.games, nil)
	if bad != nil {
		return bad
	}
	task.Progress = func(found *search.Result) { reply(progressLine(r, task.Position, found)) }
	asked := h.backend.send(Request{Level: r.Level, Game: g.Edition.ID, Levels: r.Players, Task: task})
	h.lock.Lock()
	h.open[string(r.ID)] = asked
	h.lock.Unlock()
	go func() {
		<-asked.done
		h.lock.Lock()
		delete(h.open, string(r.ID))
		h.lock.Unlock()
		reply(answerOf(r, g, task, asked.choice, asked.err))
	}()
	return nil
}

// cancel cancels the request with an ID, if it is open.
func (h *Host) cancel(id string) {
	h.lock.Lock()
	defer h.lock.Unlock()
	if p := h.open[id]; p != nil {
		p.Cancel()
	}
}

// progressLine returns a line that reports the progress of a request.
func progressLine(r *request, p engine.Position, found *search.Result) []byte {
	return (&answer{ID: r.ID, Progress: &answerProgress{found.Depth, found.Nodes, string(p.AppendMove(nil, found.Best()))}}).text()
}

// answerOf returns the line with the answer to a request.
func answerOf(r *request, g *gamedef.Game, t search.Task, c Choice, err error) []byte {
	a := answer{ID: r.ID}
	if err != nil {
		a.Error = troubled(badState, "%v", err)
		return a.text()
	}
	a.Move = string(t.Position.AppendMove(nil, c.Move))
	a.Lines = c.write(g, t, nil)
	for i := range a.Lines {
		a.Lines[i].Wins = c.Lines[i].Win
		for _, x := range c.Lines[i].Parts {
			a.Lines[i].Parts = append(a.Lines[i].Parts, answerPart{x.Kind, x.Seat, x.Index, x.Points})
		}
	}
	return a.text()
}
