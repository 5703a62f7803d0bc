package scenes

import (
	"context"
	"encoding/json"
	"syscall/js"

	"azulejo/engine"
	"azulejo/engine/bot"
)

// colleagues are the computer players of a Web Worker, by level.
type colleagues struct {
	games   []bot.Game
	servers map[string]*bot.Server
}

// ServeWorker answers questions in a Web Worker through a global function azulejoAnswer(level, line), and never returns.
func ServeWorker(games []bot.Game) bool {
	c := &colleagues{games, map[string]*bot.Server{}}
	js.Global().Set("azulejoAnswer", js.FuncOf(func(_ js.Value, args []js.Value) any {
		return string(c.answer(args[0].String(), []byte(args[1].String())))
	}))
	c.rehearse()
	js.Global().Call("azulejoReady")
	select {}
}

func (c *colleagues) answer(id string, line []byte) []byte {
	level, ok := bot.FindLevel(id)
	if !ok {
		level, _ = bot.FindLevel(stand)
	}
	if c.servers[id] == nil {
		c.servers[id] = bot.NewServer(level, c.games)
	}
	return c.servers[id].Answer(context.Background(), line)
}

// rehearsalMillis is how long each level practises each game.
const rehearsalMillis = 300

// rehearse lets the browser compile what thinks well before the first question: it does so beside the game once code has run for
// a while, and would take frames from it then.
func (c *colleagues) rehearse() {
	for _, g := range c.games {
		m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, 1)
		if err != nil {
			continue
		}
		for m.Draw(nil) == nil {
		}
		question := map[string]any{"id": 0, "op": "choose", "ms": rehearsalMillis, "state": json.RawMessage(m.Position().AppendState(nil, nil))}
		line, err := json.Marshal(question)
		if err != nil { // a position writes valid JSON
			panic(err)
		}
		for _, l := range bot.Levels() {
			c.answer(l.ID, line)
		}
	}
}
