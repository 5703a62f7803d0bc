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
	"sync"
	"time"

	"azulejo/engine"
	"azulejo/engine/bounded"
	"azulejo/engine/sanitize"
	"azulejo/engine/search"
)

// Outside is a player that asks an external program over the bot protocol. A program that fails is killed at once, with its child processes, and
// started again for the next question, unless the player is closed.
type Outside struct {
	Command Command
	// StartTime is the time that the program has for its first answer, as some start slowly; 0 means ten seconds.
	StartTime time.Duration

	lock   sync.Mutex // Close may be called while a question is open
	pipe   *pipe      // the running program, or nil
	closed bool
	ending sync.WaitGroup // programs that are shutting down

	ready bool  // the program has answered its first question
	asked int64 // the number of questions
	owed  int   // the number of answers to cancelled questions that have not arrived
}

// Command is the command of an external program.
type Command struct {
	// Text is the command as it was written. It names the program in levels and in messages.
	Text string
	// Words are the program and its arguments.
	Words []string
}

// pipe is a running program.
type pipe struct {
	// questions receives the lines to write. It is not closed as long as the program may be asked.
	questions chan []byte
	// answers delivers the lines read and is closed when the program has ended.
	answers chan []byte
	// end closes the program's input, kills it and its child processes if it has not ended within a time, and returns how it ended. It may be
	// called from several goroutines.
	end func(within time.Duration) string
}

// startTime is the time that a program has to start.
const startTime = 10 * time.Second

// Start starts the program before its first question.
func (o *Outside) Start() error {
	_, err := o.start()
	return err
}

// start starts the program if it is not running and returns it.
func (o *Outside) start() (*pipe, error) {
	o.lock.Lock()
	defer o.lock.Unlock()
	if o.closed {
		return nil, o.fault(Dead, "the player has been closed")
	}
	if o.pipe != nil {
		return o.pipe, nil
	}
	p, err := launch(o.Command.Words)
	if err != nil {
		return nil, o.fault(Dead, "%v", err)
	}
	o.pipe, o.ready, o.owed = p, false, 0
	return p, nil
}

// grace is the time that a program has to exit after its input was closed.
const grace = 300 * time.Millisecond

// Close ends the program for good. Open and later questions fail with a Fault. The program has exited when Close returns.
func (o *Outside) Close() {
	o.lock.Lock()
	o.closed = true
	o.lock.Unlock()
	o.end(grace)
	o.ending.Wait()
}

// end ends the program within a time, if it is running.
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

// Ready starts the program if it is not running, and waits until it has answered a first question about p, whatever the answer. It returns the
// same errors as Choose.
func (o *Outside) Ready(ctx context.Context, p engine.Position) error {
	pipe, err := o.start()
	if err != nil {
		return err
	}
	moves := p.Moves(nil)
	if o.ready || len(moves) == 0 {
		return nil
	}
	timeout := cmp.Or(o.StartTime, startTime)
	_, err = o.ask(ctx, pipe, search.Task{Position: p, Moves: moves, Limits: search.Limits{Time: time.Millisecond}}, timeout)
	if ctx.Err() != nil {
		return err
	}
	if f := (*Fault)(nil); errors.As(err, &f) && f.Kind == Late {
		return o.fail(o.fault(Silent, "no answer within %v of its start", timeout))
	} else if f != nil && f.Kind == Dead {
		return o.fail(f)
	}
	o.ready = true
	return nil
}

// Choose asks the program. It returns a *Fault or the error of the context.
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
	waits := time.Duration(1 + o.owed) // the program answers in order
	c, err := o.ask(ctx, pipe, t, waits*t.Limits.Time*3/2)
	if f := (*Fault)(nil); errors.As(err, &f) {
		return c, o.fail(f)
	}
	return c, err
}

// fail kills the program for its fault, which it returns.
func (o *Outside) fail(f *Fault) error {
	o.end(0)
	return f
}

// ask sends a question and waits for the answer.
func (o *Outside) ask(ctx context.Context, p *pipe, t search.Task, timeout time.Duration) (Choice, error) {
	o.asked++
	late := time.NewTimer(timeout)
	defer late.Stop()
	select {
	case p.questions <- o.question(t):
	default:
		return Choice{}, o.fault(Silent, "it reads no more questions")
	}
	return o.listen(ctx, p, t, late.C)
}

// question returns the task as a line of the protocol.
func (o *Outside) question(t search.Task) []byte {
	t.Seed >>= 11 // every JSON parser reads integers of 53 bits
	return append(lineOf(requestOf(o.asked, t)), '\n')
}

// listen waits for the answer to the latest question and discards answers to earlier ones.
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

// understand parses an answer. It reports stale if the answer is to an earlier question.
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
		return 0, false, &Fault{Program: o.Command.Text, Kind: Illegal, Detail: sanitize.Text(a.Move), Reason: why}
	case err != nil:
		return 0, false, o.fault(Illegal, "%s: %v", sanitize.Text(a.Move), err)
	}
	if !slices.Contains(t.Moves, m) {
		return 0, false, o.fault(Illegal, "%s was not asked for", sanitize.Text(a.Move))
	}
	return m, false, nil
}

// fault returns a Fault of the program.
func (o *Outside) fault(k FaultKind, format string, args ...any) *Fault {
	return &Fault{Program: o.Command.Text, Kind: k, Detail: fmt.Sprintf(format, args...)}
}

// clip returns the output of a bot as one short printable line.
func clip(b []byte) string {
	return sanitize.Line(sanitize.Clip(string(bytes.ToValidUTF8(bytes.TrimSpace(b), []byte("?")))))
}
