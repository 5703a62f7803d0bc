package scenes

import (
	"context"
	"encoding/json"
	"errors"
	"strconv"
	"syscall/js"

	"azulejo/engine"
	"azulejo/engine/bot"
)

// brain asks computer players in a Web Worker, by lines of the bot protocol, so that frames go on while they think. The
// page offers azulejoAsk(level, line, answer). The level that stands in for others answers here, at once: it needs no worker.
type brain struct {
	games   []bot.Game
	here    *bot.Server // the standing-in level, made when it is first asked
	asked   int         // questions so far; answers to earlier ones are dropped
	pos     engine.Position
	reply   string
	replied bool
}

// NewBrain returns the computer players of the browser. Outside programs cannot be run there.
func NewBrain(games []bot.Game, _ string) Brain { return &brain{games: games} }

// Levels implements Brain.
func (b *brain) Levels() []string { return ownLevels() }

// Think implements Brain.
func (b *brain) Think(q Question) {
	b.Stop()
	b.pos = q.Position
	question := map[string]any{"id": b.asked, "op": "choose", "ms": q.Millis, "seed": q.Seed >> 11,
		"state": json.RawMessage(q.Position.AppendState(nil, nil))}
	line, err := json.Marshal(question)
	if err != nil { // a position writes valid JSON
		panic(err)
	}
	if q.Level == stand {
		b.reply, b.replied = b.standIn(line), true
		return
	}
	id := b.asked
	var answer js.Func
	answer = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if id == b.asked {
			b.reply, b.replied = args[0].String(), true
		}
		answer.Release()
		return nil
	})
	js.Global().Call("azulejoAsk", q.Level, string(line), answer)
}

// standIn answers a question without the worker.
func (b *brain) standIn(line []byte) string {
	if b.here == nil {
		level, _ := bot.FindLevel(stand)
		b.here = bot.NewServer(level, b.games)
	}
	return string(b.here.Answer(context.Background(), line))
}

// Answer implements Brain.
func (b *brain) Answer() (engine.Move, error, bool) {
	if !b.replied {
		return engine.NoMove, nil, false
	}
	b.replied = false
	var a struct {
		ID    json.RawMessage
		Move  string
		Error *struct{ Message string }
	}
	if err := json.Unmarshal([]byte(b.reply), &a); err != nil {
		return engine.NoMove, err, true
	}
	if a.Error != nil {
		return engine.NoMove, errors.New(a.Error.Message), true
	}
	if string(a.ID) != strconv.Itoa(b.asked) {
		return engine.NoMove, errors.New("the computer player answers another question"), true
	}
	m, err := b.pos.ParseMove(a.Move)
	return m, err, true
}

// Stop implements Brain.
func (b *brain) Stop() { b.asked, b.replied = b.asked+1, false }
