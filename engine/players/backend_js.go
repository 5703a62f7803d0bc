package players

import (
	"syscall/js"
	"time"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// NewBackend returns the backend to the computer players in a Web Worker, so that frames go on while they think. It waits for them, but not
// for ever. Outside programs cannot be run here. The page offers azulejoSend(line), which makes the worker when it is first called, and
// azulejoDrop(), which ends it; it hands what comes back to azulejoHear(line).
func NewBackend(games gamedef.Games, _ string) Backend {
	r := NewRemote(
		func(line []byte) { js.Global().Call("azulejoSend", string(line)) },
		func() { js.Global().Call("azulejoDrop") },
	)
	js.Global().Set("azulejoHear", js.FuncOf(func(_ js.Value, args []js.Value) any {
		r.Hear([]byte(args[0].String()))
		return nil
	}))
	return NewRetry(&page{r, NewLocal(games, "")}, time.Now)
}

// page is the backend to a worker. The level that stands in for others answers in the page itself, which takes no time.
type page struct {
	*Remote
	here *Local
}

// Send implements Backend.
func (p *page) Send(r Request) Handle {
	if r.Level == Fallback {
		return p.here.Send(r)
	}
	return p.Remote.Send(r)
}

// ServeWorker answers requests in a Web Worker, and never returns. The worker hands lines to azulejoHear(line), and offers
// azulejoReply(line) and azulejoYield(resume), which calls resume once all messages that wait have been handed over.
func ServeWorker(games gamedef.Games) bool {
	h := NewHost(games, newYield())
	js.Global().Set("azulejoHear", js.FuncOf(func(_ js.Value, args []js.Value) any {
		h.Hear([]byte(args[0].String()), func(line []byte) { js.Global().Call("azulejoReply", string(line)) })
		return nil
	}))
	warmUp(h.backend, games)
	js.Global().Call("azulejoReady")
	select {}
}

// yieldInterval is how long a player thinks before other messages are handled: WebAssembly has one thread.
const yieldInterval = 20 * time.Millisecond

// newYield returns a function that a player calls as it thinks. Every yieldInterval it lets the worker handle messages that wait.
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
