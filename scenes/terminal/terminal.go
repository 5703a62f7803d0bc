// Package terminal plays a game in a terminal. Input and output are plain lines without colours or cursor movement, for screen readers and slow
// connections. It shares its saved games with the window.
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
	"azulejo/engine/cli"
	"azulejo/engine/sanitize"
	"azulejo/game/locale"
	"azulejo/game/settings"
	"azulejo/game/store"
	"azulejo/scenes/describe/games"
)

// Terminal holds the games, the storage and the input of the play command.
type Terminal struct {
	Games []games.Game
	Store store.Store
	In    io.Reader
	// Closed reports that nothing can be saved in Store, which the player has been told.
	Closed bool
	// Unsaved is the reason why Store loses everything when the program ends, or nil.
	Unsaved error
	// Language overrides the language of the settings unless it is empty.
	Language string
	// Open returns the strings of a language, or of the language of the system if it is empty.
	Open func(language string) (*locale.Words, error)
	// Width returns the number of columns to wrap lines to, or 0 to leave them long, as in a file. nil is the same as 0.
	Width func() int
	// Nodes limits the search of computer players to a number of nodes, which makes their moves repeatable. 0 limits it by the time of -ms.
	Nodes int64
}

// errLeft is returned at the end of the input and when the player leaves the game.
var errLeft = errors.New("the player has left the game")

// console is a terminal on which a game is played.
type console struct {
	*Terminal
	ctx      context.Context
	out      io.Writer
	words    *locale.Words
	slot     *store.Slot
	requests chan struct{} // each value requests a line
	lines    chan string
	moveTime time.Duration
	// playForced makes moves without a choice automatic.
	playForced bool
}

// Run plays the game of a plan until it is over or the player leaves. It returns an error if the game cannot begin, or the error of ctx when ctx
// is done. The game is saved in all cases; the error is why, if that fails.
func (t *Terminal) Run(ctx context.Context, plan *Plan) error {
	chosen, loadErr := settings.Load(t.Store)
	words, err := t.Open(cmp.Or(t.Language, chosen.Language))
	if err != nil {
		return err
	}
	slot, second := store.EnterSlot(t.Store)
	c := &console{Terminal: t, ctx: ctx, out: plan.out, words: words, slot: slot, moveTime: plan.moveTime, playForced: chosen.Forced}
	c.startReader()
	if loadErr != nil {
		c.Notify(engine.Say(loadErr, words))
	}
	if second {
		c.printText("store.second")
	}
	if fault := slot.LockFault(); fault != nil && !t.Closed {
		c.printText("store.unlocked", "reason", store.Reason(fault).Say(words))
	}
	return c.run(plan)
}

// run opens a session and plays it.
func (c *console) run(plan *Plan) error {
	s, err := c.openSession(plan)
	if err == nil {
		defer s.close()
		err = s.play()
	}
	if errors.Is(err, errLeft) {
		if s != nil {
			c.printText("term.kept")
		}
		return nil
	}
	return err
}

// Storage implements saves.Window.
func (c *console) Storage() (store.Store, *store.Slot, *locale.Words) {
	return c.Store, c.slot, c.words
}

// Notify implements saves.Window.
func (c *console) Notify(text string) { c.printLines(sanitize.Line(text)) }

// NotifyNext implements saves.Window.
func (c *console) NotifyNext(text string) { c.Notify(text) }

// printLines prints lines, wrapped to the width of the terminal.
func (c *console) printLines(lines ...string) {
	for _, line := range lines {
		for _, part := range cli.Wrap(line, c.width()) {
			fmt.Fprintln(c.out, part)
		}
	}
}

// width returns the number of columns of the terminal, or 0 if it is unlimited.
func (c *console) width() int {
	if c.Width == nil {
		return 0
	}
	return c.Width()
}

// printText prints the text of a key as a line.
func (c *console) printText(key string, args ...any) { c.printLines(c.words.T(key, args...)) }

// maxLineLength is the maximum length of an input line in bytes. The rest of a longer line is ignored.
const maxLineLength = 1 << 12

// startReader starts a goroutine that reads a line on each request, until the input ends.
func (c *console) startReader() {
	c.requests, c.lines = make(chan struct{}), make(chan string)
	go func() {
		defer close(c.lines)
		in := bufio.NewReaderSize(c.In, maxLineLength)
		for range c.requests {
			line, truncated, err := in.ReadLine()
			text := string(line)
			for truncated && err == nil {
				_, truncated, err = in.ReadLine()
			}
			if err != nil {
				return
			}
			c.lines <- text
		}
	}()
}

// readLine waits for the next line.
func (c *console) readLine() (string, error) {
	for requests := c.requests; ; {
		select {
		case requests <- struct{}{}:
			requests = nil // request only one line
		case line, ok := <-c.lines:
			if !ok {
				return "", errLeft
			}
			return cleanLine(line), nil
		case <-c.ctx.Done():
			return "", c.ctx.Err()
		}
	}
}

// findGame returns the game with an ID, or nil.
func findGame(all []games.Game, id string) *games.Game {
	at := slices.IndexFunc(all, func(g games.Game) bool { return g.Edition.ID == id })
	if at < 0 {
		return nil
	}
	return &all[at]
}
