// Package terminal plays a whole game in a terminal: in lines of words and short commands, without colours or movement of the cursor, so that a
// screen reader can say them and a slow line can carry them. It knows no game and no pixels. Games are kept where the window keeps them.
package terminal

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"azulejo/engine"
	"azulejo/engine/sanitize"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/store"
	"azulejo/scenes/describe/games"
)

// Terminal is what the game is played with.
type Terminal struct {
	Games []games.Game
	Store store.Store
	In    io.Reader
	Out   io.Writer
	// Language is the one to speak this time, "" for the one that was chosen.
	Language string
	// Open gives the words of a language, or with "" those that the player reads.
	Open func(language string) (*locale.Words, error)
	// Nodes bounds what computers look at for a move, so that they answer alike each time; 0 leaves them the time of -ms.
	Nodes int64
}

// errEnded is what reading reports at the end of the input, or when the player wants to leave.
var errEnded = errors.New("the input has ended")

// table is a terminal while a game is played on it.
type table struct {
	*Terminal
	ctx   context.Context
	words *locale.Words
	slot  *store.Slot
	wants chan struct{} // asks for a line
	lines chan string
	think time.Duration
	// forces tells that moves without a choice make themselves.
	forces bool
}

// Run plays the game of a plan until it is over or left. It returns an error if the game cannot begin, or the error of ctx when that ends;
// the game is kept then as well.
func (t *Terminal) Run(ctx context.Context, plan *Plan) error {
	chosen, complaint := settings.Load(t.Store)
	words, err := t.Open(cmp.Or(t.Language, chosen.Language))
	if err != nil {
		return err
	}
	slot, second := store.EnterSlot(t.Store)
	b := &table{Terminal: t, ctx: ctx, words: words, slot: slot, think: plan.think, forces: chosen.Forced}
	b.listen()
	if complaint != nil {
		b.Notify(engine.Say(complaint, words))
	}
	if second {
		b.tell("store.second")
	}
	return b.run(plan)
}

// run begins a game and plays it.
func (t *table) run(plan *Plan) error {
	s, err := t.begin(plan)
	if err == nil {
		defer s.close()
		err = s.play()
	}
	if errors.Is(err, errEnded) {
		t.tell("term.kept")
		return nil
	}
	return err
}

// Storage implements saves.Window.
func (t *table) Storage() (store.Store, *store.Slot, *locale.Words) { return t.Store, t.slot, t.words }

// Notify implements saves.Window.
func (t *table) Notify(text string) { t.say(sanitize.Line(text)) }

// NotifyNext implements saves.Window.
func (t *table) NotifyNext(text string) { t.Notify(text) }

// say writes lines.
func (t *table) say(lines ...string) {
	for _, line := range lines {
		fmt.Fprintln(t.Out, line)
	}
}

// tell writes words as a line.
func (t *table) tell(key string, args ...any) { t.say(t.words.T(key, args...)) }

// longest is the most bytes of a line that are read.
const longest = 1 << 12

// listen reads a line whenever one is wanted, until the input ends. Of a line that is too long the beginning counts.
func (t *table) listen() {
	t.wants, t.lines = make(chan struct{}), make(chan string)
	go func() {
		defer close(t.lines)
		in := bufio.NewReaderSize(t.In, longest)
		for range t.wants {
			line, more, err := in.ReadLine()
			text := string(line)
			for more && err == nil {
				_, more, err = in.ReadLine()
			}
			if err != nil {
				return
			}
			t.lines <- text
		}
	}()
}

// hear waits for the next line.
func (t *table) hear() (string, error) {
	for wants := t.wants; ; {
		select {
		case wants <- struct{}{}:
			wants = nil // one line is enough
		case line, ok := <-t.lines:
			if !ok {
				return "", errEnded
			}
			return tidy(line), nil
		case <-t.ctx.Done():
			return "", t.ctx.Err()
		}
	}
}

// find is the game of a name, or nil.
func find(all []games.Game, id string) *games.Game {
	at := slices.IndexFunc(all, func(g games.Game) bool { return g.Edition.ID == id })
	if at < 0 {
		return nil
	}
	return &all[at]
}
