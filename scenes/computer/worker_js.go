package computer

import (
	"syscall/js"

	"azulejo/engine"
	"azulejo/engine/box"
)

// ServeWorker answers questions in a Web Worker through a global function azulejoAnswer(level, line), and never returns.
func ServeWorker(games box.Games) bool {
	r := newRoster(games)
	js.Global().Set("azulejoAnswer", js.FuncOf(func(_ js.Value, args []js.Value) any {
		return string(r.reply([]byte(args[1].String())))
	}))
	r.rehearse()
	js.Global().Call("azulejoReady")
	select {}
}

// rehearsalMillis is how long each game is practised.
const rehearsalMillis = 300

// rehearse lets the browser compile what thinks well before the first question: it does so beside the game once code has run for
// a while, and would take frames from it then. The strongest level runs all that the others do.
func (r *roster) rehearse() {
	for _, g := range r.games {
		m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, 1)
		if err != nil {
			continue
		}
		for m.Draw(nil) == nil {
		}
		q := Question{Edition: g.Edition, Position: m.Position(), Level: Best, Millis: rehearsalMillis}
		r.reply(q.write(0))
	}
}
