package scenes

import (
	"context"
	"syscall/js"
	"time"

	"azulejo/engine"
	"azulejo/engine/bot"
	"azulejo/engine/search"
)

// ServeWorker answers questions in a Web Worker through a global function azulejoAnswer(level, line), and never returns.
func ServeWorker(games []bot.Game) bool {
	servers := map[string]*bot.Server{}
	js.Global().Set("azulejoAnswer", js.FuncOf(func(_ js.Value, args []js.Value) any {
		id := args[0].String()
		level, ok := bot.FindLevel(id)
		if !ok {
			level, _ = bot.FindLevel(stand)
		}
		if servers[id] == nil {
			servers[id] = bot.NewServer(level, games)
		}
		return string(servers[id].Answer(context.Background(), []byte(args[1].String())))
	}))
	rehearse(games)
	js.Global().Call("azulejoReady")
	select {}
}

// rehearsal is how long the search of each game is practised.
const rehearsal = 600 * time.Millisecond

// rehearse lets the browser compile the search well before the first question: it does so beside the game once code has run for
// a while, and would take frames from it then.
func rehearse(games []bot.Game) {
	for _, g := range games {
		m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, 1)
		if err != nil {
			continue
		}
		for m.Draw(nil) == nil {
		}
		s := search.New(g.Evaluator(), m.Position(), 10)
		s.Run(context.Background(), search.Task{Position: m.Position(), Limits: search.Limits{Time: rehearsal}})
	}
}
