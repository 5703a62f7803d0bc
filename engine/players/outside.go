package players

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"azulejo/engine"
	"azulejo/engine/bounded"
	"azulejo/engine/sanitize"
	"azulejo/engine/search"
)

// Outside is a player that asks a program over the bot protocol. A program at fault is ended at once, with all that it has started; the
// next question starts it anew, unless the player has been closed.
type Outside struct {
	// Command is the program and its arguments, separated by blanks.
	Command string
	// StartTime is how long the program may take to answer its first question, as some take long to start; 0 stands for ten seconds.
	StartTime time.Duration

	lock   sync.Mutex // Close may come while a question is open
	pipe   *pipe      // the running program, nil where there is none
	closed bool
	ending sync.WaitGroup // programs that are being ended

	ready bool // it has answered its first question
	asked int64
	owed  int // answers to earlier questions, given up by who asked, that have not come
}

// pipe is a running program.
type pipe struct {
	// questions takes what to write; it is never closed while the program may be asked.
	questions chan []byte
	// answers gives the lines read and is closed when the program has ended.
	answers chan []byte
	// end closes the program's input, ends it and all that it has started if that is not enough within a time, and tells how it ended.
	// It may be called by several at once.
	end func(within time.Duration) string
}

// startTime is how long a program may take to start.
const startTime = 10 * time.Second

// Start runs the program, so that it is ready when it is first asked.
func (o *Outside) Start() error {
	_, err := o.start()
	return err
}

// start returns the running program.
func (o *Outside) start() (*pipe, error) {
	o.lock.Lock()
	defer o.lock.Unlock()
	if o.closed {
		return nil, o.fault(Dead, "the player has been closed")
	}
	if o.pipe != nil {
		return o.pipe, nil
	}
	words := strings.Fields(o.Command)
	if len(words) == 0 {
		return nil, o.fault(Dead, "no program is named")
	}
	p, err := launch(words)
	if err != nil {
		return nil, o.fault(Dead, "%v", err)
	}
	o.pipe, o.ready, o.owed = p, false, 0
	return p, nil
}

// grace is how long a program may take to end once its input is closed.
const grace = 300 * time.Millisecond

// Close ends the program for good. An open question, and any later one, is answered with a fault. When Close returns, the program has ended.
func (o *Outside) Close() {
	o.lock.Lock()
	o.closed = true
	o.lock.Unlock()
	o.end(grace)
	o.ending.Wait()
}

// end ends the program within a time.
func (o *Outside) end(within time.Duration) {
	o.lock.Lock()
	p := o.pipe
	o.pipe = nil
	if p != nil {
		o.ending.Add(1)
	}
	o.lock.Unlock()
	if p != nil {
		p.end(within)
		o.ending.Done()
	}
}

// Ready starts the program if it does not run, and waits until it has answered a first question about p. What it answers does not matter.
// Its errors are those of Choose.
func (o *Outside) Ready(ctx context.Context, p engine.Position) error {
	pipe, err := o.start()
	if err != nil {
		return err
	}
	moves := p.Moves(nil)
	if o.ready || len(moves) == 0 {
		return nil
	}
	patience := cmp.Or(o.StartTime, startTime)
	_, err = o.ask(ctx, pipe, search.Task{Position: p, Moves: moves, Limits: search.Limits{Time: time.Millisecond}}, patience)
	if ctx.Err() != nil {
		return err
	}
	if f := (*Fault)(nil); errors.As(err, &f) && f.Kind == Late {
		return o.fail(o.fault(Silent, "no answer within %v of its start", patience))
	} else if f != nil && f.Kind == Dead {
		return o.fail(f)
	}
	o.ready = true
	return nil
}

// Choose asks the program. Its errors are of type *Fault, but for those of the context.
func (o *Outside) Choose(ctx context.Context, t search.Task) (Choice, error) {
	var err error
	if t.Moves, err = candidates(t); err != nil {
		return Choice{}, err
	}
	if err := o.Ready(ctx, t.Position); err != nil {
		return Choice{}, err
	}
	pipe, err := o.start()
	if err != nil {
		return Choice{}, err
	}
	if t.Limits.Time <= 0 {
		t.Limits.Time = usualTime
	}
	waits := time.Duration(1 + o.owed) // it answers in turn
	c, err := o.ask(ctx, pipe, t, waits*t.Limits.Time*3/2)
	if f := (*Fault)(nil); errors.As(err, &f) {
		return c, o.fail(f)
	}
	return c, err
}

// fail ends a program at once for its fault.
func (o *Outside) fail(f *Fault) error {
	o.end(0)
	return f
}

// ask puts a question and waits for the answer.
func (o *Outside) ask(ctx context.Context, p *pipe, t search.Task, patience time.Duration) (Choice, error) {
	o.asked++
	late := time.NewTimer(patience)
	defer late.Stop()
	select {
	case p.questions <- o.question(t):
	default:
		return Choice{}, o.fault(Silent, "it reads no more questions")
	}
	return o.listen(ctx, p, t, late.C)
}

// question is the task as a line of the protocol.
func (o *Outside) question(t search.Task) []byte {
	t.Seed >>= 11 // seeds of 53 bits pass through every JSON reader
	return append(lineOf(requestOf(o.asked, t)), '\n')
}

// listen waits for the answer to the latest question and drops those to earlier ones.
func (o *Outside) listen(ctx context.Context, p *pipe, t search.Task, late <-chan time.Time) (Choice, error) {
	for {
		select {
		case <-ctx.Done():
			o.owed++
			return Choice{}, ctx.Err()
		case <-late:
			return Choice{}, o.fault(Late, "no answer when %v were given", t.Limits.Time)
		case line, open := <-p.answers:
			if !open {
				return Choice{}, o.fault(Dead, "%s", p.end(0))
			}
			m, stale, err := o.understand(line, t)
			if stale {
				o.owed = max(o.owed-1, 0)
				continue
			}
			return Choice{Move: m}, err
		}
	}
}

// understand reads an answer; stale means that it answers an earlier question.
func (o *Outside) understand(line []byte, t search.Task) (m engine.Move, stale bool, err error) {
	var a struct {
		ID    json.RawMessage `json:"id"`
		Move  string          `json:"move"`
		Error *trouble        `json:"error"`
	}
	if err := bounded.JSON(line, &a); err != nil {
		return 0, false, o.fault(Garbled, "%s", clip(line))
	}
	id, err := strconv.ParseInt(string(a.ID), 10, 64)
	switch {
	case err == nil && 0 < id && id < o.asked:
		return 0, true, nil
	case err != nil || id != o.asked:
		return 0, false, o.fault(Garbled, "%s", clip(line))
	case a.Error != nil:
		return 0, false, o.fault(Refused, "%s", clip([]byte(a.Error.String())))
	}
	m, err = t.Position.ParseMove(a.Move)
	switch why := (*engine.Reason)(nil); {
	case errors.As(err, &why):
		return 0, false, &Fault{Program: o.Command, Kind: Illegal, Detail: sanitize.Text(a.Move), Reason: why}
	case err != nil:
		return 0, false, o.fault(Illegal, "%s: %v", sanitize.Text(a.Move), err)
	}
	if !slices.Contains(t.Moves, m) {
		return 0, false, o.fault(Illegal, "%s was not asked for", sanitize.Text(a.Move))
	}
	return m, false, nil
}

func (o *Outside) fault(k FaultKind, format string, args ...any) *Fault {
	return &Fault{Program: o.Command, Kind: k, Detail: fmt.Sprintf(format, args...)}
}

// clip shortens what a bot wrote to a readable piece.
func clip(b []byte) string {
	return sanitize.Line(sanitize.Clip(string(bytes.ToValidUTF8(bytes.TrimSpace(b), []byte("?")))))
}
