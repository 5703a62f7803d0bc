package computer

import (
	"context"
	"syscall/js"

	"azulejo/engine"
	"azulejo/engine/box"
	"azulejo/engine/players"
)

// brain asks computer players in a Web Worker, by lines of JSON, so that frames go on while they think. The page offers
// azulejoAsk(level, line, answer) and azulejoDrop(why), which ends the worker. The level that stands in for others answers here, at once: it needs no worker.
type brain struct {
	here    *roster
	asked   int // questions so far; answers to earlier ones are dropped
	pos     engine.Position
	choice  players.Choice
	err     error
	replied bool
}

// newMind returns the computer players of the browser, in which no outside programs can be run.
func newMind(games box.Games, _ string) Mind { return &brain{here: newRoster(games)} }

// Levels implements Brain.
func (b *brain) Levels() []string { return ownLevels() }

// Think implements Brain.
func (b *brain) Think(q Question) {
	b.Stop()
	b.pos = q.Position
	if q.Level == StandIn {
		b.choice, b.err = b.standIn(q)
		b.replied = true
		return
	}
	id := b.asked
	var answer js.Func
	answer = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if id == b.asked {
			b.choice, b.err = readChoice([]byte(args[0].String()), id, b.pos)
			b.replied = true
		}
		answer.Release()
		return nil
	})
	js.Global().Call("azulejoAsk", q.Level, string(q.write(id)), answer)
}

// standIn answers a question without the worker.
func (b *brain) standIn(q Question) (players.Choice, error) {
	p, err := b.here.player(q)
	if err != nil {
		return players.Choice{}, err
	}
	return p.Choose(context.Background(), q.task())
}

// Answer implements Brain.
func (b *brain) Answer() (players.Choice, error, bool) {
	done := b.replied
	b.replied = false
	return b.choice, b.err, done
}

// Stop implements Brain.
func (b *brain) Stop() { b.asked, b.replied = b.asked+1, false }

// Renew implements mind.
func (b *brain) Renew() {
	b.Stop()
	js.Global().Call("azulejoDrop", "it was silent")
}

// Close implements mind. The worker ends with the page.
func (b *brain) Close() {}
