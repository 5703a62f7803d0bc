package players

import (
	"slices"
	"syscall/js"
	"time"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// NewBackend returns a backend with the levels in Web Workers, so that frames go on while they think. It limits how long it waits for answers.
// External programs cannot be run here. The page offers azulejoWorkers, the number of workers that it makes, azulejoSend(line, worker),
// which makes a worker when it is first called for it, and azulejoDrop(worker), which ends it; it hands what comes back to
// azulejoHear(line, worker), and reports with azulejoWaits(waiting, worker) whether a worker waits for files.
func NewBackend(games gamedef.Games, _ Command) Backend {
	p := &page{local: NewLocal(games, Command{})}
	for i := range max(1, js.Global().Get("azulejoWorkers").Int()) {
		p.workers = append(p.workers, NewRemote(
			func(line []byte) { js.Global().Call("azulejoSend", string(line), i) },
			func() { js.Global().Call("azulejoDrop", i) },
		))
	}
	js.Global().Set("azulejoHear", js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.workers[args[1].Int()].HandleLine([]byte(args[0].String()))
		return nil
	}))
	js.Global().Set("azulejoWaits", js.FuncOf(func(_ js.Value, args []js.Value) any {
		p.workers[args[1].Int()].SetWaiting(args[0].Bool())
		return nil
	}))
	return NewRetry(p, time.Now)
}

// page is the backend to the workers of the page. The fallback level answers in the page itself, which takes no time.
type page struct {
	workers []*Remote
	local   *Local
}

// Send implements Backend. The request goes to the worker with the fewest requests, so that one that comes alone always goes to the first worker
// and the others are made only when they are needed.
func (p *page) Send(r Request) Handle {
	if r.Level == Fallback {
		return p.local.Send(r)
	}
	return slices.MinFunc(p.workers, func(a, b *Remote) int { return a.requests() - b.requests() }).Send(r)
}

// requests returns the number of open requests.
func (r *Remote) requests() int {
	r.lock.Lock()
	defer r.lock.Unlock()
	return len(r.open)
}

// Slots implements Backend.
func (p *page) Slots() (n int) {
	for _, w := range p.workers {
		n += w.Slots()
	}
	return n
}

// Levels implements Backend.
func (p *page) Levels() []string { return p.workers[0].Levels() }

// Waiting implements Backend.
func (p *page) Waiting() bool { return slices.ContainsFunc(p.workers, (*Remote).Waiting) }

// Renew implements Backend.
func (p *page) Renew() {
	for _, w := range p.workers {
		w.Renew()
	}
}

// Close implements Backend.
func (p *page) Close() {
	p.local.Close()
	for _, w := range p.workers {
		w.Close()
	}
}

// ServeWorker answers requests in a Web Worker, and never returns. The worker hands lines to azulejoHear(line), and offers
// azulejoReply(line) and azulejoYield(resume), which calls resume once all messages that wait have been handed over.
func ServeWorker(games gamedef.Games) bool {
	h := NewHost(games, newYield())
	js.Global().Set("azulejoHear", js.FuncOf(func(_ js.Value, args []js.Value) any {
		h.HandleLine([]byte(args[0].String()), func(line []byte) { js.Global().Call("azulejoReply", string(line)) })
		return nil
	}))
	warmUp(h.backend, games)
	js.Global().Call("azulejoReady")
	select {}
}

// yieldInterval is the time between two yields. WebAssembly has one thread, which also handles messages.
const yieldInterval = 20 * time.Millisecond

// newYield returns a function for players to call during a search. Every yieldInterval it yields to the event loop of the worker.
func newYield() func() {
	last := time.Now()
	return func() {
		if time.Since(last) < yieldInterval {
			return
		}
		on := make(chan struct{})
		resume := js.FuncOf(func(js.Value, []js.Value) any {
			close(on)
			return nil
		})
		js.Global().Call("azulejoYield", resume)
		<-on
		resume.Release()
		last = time.Now()
	}
}

// warmUpTime is how long warmUp thinks about each game.
const warmUpTime = 300 * time.Millisecond

// warmUp makes the browser compile the search before the first question. Browsers compile code once it has run for a while, and would take
// frames from the game then. The strongest level runs the code of all others.
func warmUp(l *Local, games gamedef.Games) {
	for _, g := range games {
		m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, 1)
		if err != nil {
			continue
		}
		for m.Draw(nil) == nil {
		}
		t := l.send(Request{Level: Best, Game: g.Edition.ID, Task: search.Task{Position: m.Position(), Limits: search.Limits{Time: warmUpTime}}})
		<-t.done
	}
}
