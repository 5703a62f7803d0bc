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
	h := NewHost(games, yieldr())
	js.Global().Set("azulejoHear", js.FuncOf(func(_ js.Value, args []js.Value) any {
		h.Hear([]byte(args[0].String()), func(line []byte) { js.Global().Call("azulejoReply", string(line)) })
		return nil
	}))
	warmUp(h.backend, games)
	js.Global().Call("azulejoReady")
	select {}
}

// breath is how long a player thinks before other messages come in: WebAssembly has one thread.
const breath = 20 * time.Millisecond

// yieldr returns a function that lets waiting messages in every now and then.
func yieldr() func() {
	last := time.Now()
	return func() {
		if time.Since(last) < breath {
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

// rehearsal is how long each game is practised.
const rehearsal = 300 * time.Millisecond

// warmUp lets the browser compile what thinks well before the first question: it does so beside the game once code has run for
// a while, and would take frames from it then. The strongest level runs all that the others do.
func warmUp(l *Local, games gamedef.Games) {
	for _, g := range games {
		m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, 1)
		if err != nil {
			continue
		}
		for m.Draw(nil) == nil {
		}
		t := l.send(Request{Level: Best, Game: g.Edition.ID, Task: search.Task{Position: m.Position(), Limits: search.Limits{Time: rehearsal}}})
		<-t.done
	}
}
