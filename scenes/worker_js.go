package scenes

import (
	"context"
	"syscall/js"

	"azulejo/engine/bot"
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
	js.Global().Call("azulejoReady")
	select {}
}
