package players

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"sync"

	"azulejo/engine"
	"azulejo/engine/bounded"
	"azulejo/engine/sanitize"
)

// Remote is a Backend that exchanges lines with a Host elsewhere, such as in a Web Worker.
type Remote struct {
	send  func(line []byte)
	renew func()

	lock    sync.Mutex
	last    int
	open    map[int]*asked
	waiting bool
}

// asked is a request that the Host has not answered.
type asked struct {
	*pending
	pos engine.Position
}

// NewRemote returns a backend that sends lines with send and ends its Host with renew; the next line starts another. The caller passes the lines
// that come back to HandleLine.
func NewRemote(send func(line []byte), renew func()) *Remote {
	return &Remote{send: send, renew: renew, open: map[int]*asked{}}
}

// Levels implements Backend.
func (r *Remote) Levels() []string { return PlayableLevels() }

// Slots implements Backend.
func (r *Remote) Slots() int { return 1 }

// Waiting implements Backend.
func (r *Remote) Waiting() bool {
	r.lock.Lock()
	defer r.lock.Unlock()
	return r.waiting
}

// SetWaiting sets whether the Host waits for files.
func (r *Remote) SetWaiting(waiting bool) {
	r.lock.Lock()
	defer r.lock.Unlock()
	r.waiting = waiting
}

// Send implements Backend.
func (r *Remote) Send(q Request) Handle {
	r.lock.Lock()
	r.last++
	id := r.last
	a := &asked{newPending(func() { r.cancel(id) }), q.Position.Clone()}
	r.open[id] = a
	r.lock.Unlock()
	r.send(q.line(id))
	return a
}

// line returns a request in the form of the protocol.
func (r *Request) line(id int) []byte {
	w := requestOf(int64(id), r.Task)
	w.Level, w.Nodes, w.Players, w.Round = r.Level, r.Limits.Nodes, r.Levels, r.WholeRound
	if r.MultiPV > 0 {
		w.Lines = &r.MultiPV
	}
	return lineOf(w)
}

// cancel drops a request and sends its cancellation to the Host.
func (r *Remote) cancel(id int) {
	if r.take(id) != nil {
		r.send(lineOf(request{ID: json.RawMessage(strconv.Itoa(id)), Op: cancelOp}))
	}
}

// take removes an open request and returns it, or nil.
func (r *Remote) take(id int) *asked {
	r.lock.Lock()
	defer r.lock.Unlock()
	a := r.open[id]
	delete(r.open, id)
	return a
}

// HandleLine handles a line from the Host. A line without an ID is about the Host as a whole: all requests fail with its error.
func (r *Remote) HandleLine(line []byte) {
	var a answer
	err := bounded.JSON(line, &a)
	id, bad := strconv.Atoi(string(a.ID))
	if err != nil || bad != nil {
		r.fail(hostFault(&a, err))
		return
	}
	if a.Progress != nil {
		r.setProgress(id, a.Progress)
		return
	}
	if q := r.take(id); q != nil {
		q.finish(a.read(q.pos))
	}
}

// hostFault returns the error in a line without an ID.
func hostFault(a *answer, err error) error {
	switch {
	case a.Error != nil:
		return errors.New(sanitize.Clip(a.Error.Message))
	case err != nil:
		return err
	}
	return errors.New("it answers no question")
}

// setProgress sets the progress of a request.
func (r *Remote) setProgress(id int, n *answerProgress) {
	r.lock.Lock()
	q := r.open[id]
	r.lock.Unlock()
	if q == nil {
		return
	}
	if m, err := q.pos.ParseMove(n.Best); err == nil {
		q.setProgress(Progress{n.Depth, n.Nodes, m})
	}
}

// fail ends all requests with an error.
func (r *Remote) fail(err error) {
	r.lock.Lock()
	open := r.open
	r.open = map[int]*asked{}
	r.lock.Unlock()
	for _, q := range open {
		q.finish(Choice{}, err)
	}
}

// Renew implements Backend.
func (r *Remote) Renew() {
	r.renew()
	r.SetWaiting(false)
	r.fail(errors.New("it was restarted"))
}

// Close implements Backend. The Host ends with the program.
func (r *Remote) Close() {}

// read parses the answer to a request about p.
func (a *answer) read(p engine.Position) (c Choice, err error) {
	if a.Error != nil {
		return c, errors.New(sanitize.Clip(a.Error.Message))
	}
	if c.Move, err = p.ParseMove(a.Move); err != nil {
		return c, err
	}
	for _, w := range a.Lines {
		l, err := w.read(p)
		if err != nil {
			return c, err
		}
		c.Lines = append(c.Lines, l)
	}
	return c, nil
}

// read parses a line of an answer.
func (a *answerLine) read(p engine.Position) (l Line, err error) {
	if l.Move, err = p.ParseMove(a.Move); err != nil {
		return l, err
	}
	if !areShares(a.Wins, p.Seats()) {
		return l, errors.New("its win probabilities are impossible")
	}
	l.Win, l.Scores = a.Wins, a.Score
	after := p.Clone()
	for _, text := range a.Line {
		m, err := after.ParseMove(text)
		if err != nil {
			return l, err
		}
		after.Play(m, nil)
		l.Moves = append(l.Moves, m)
	}
	for _, x := range a.Parts {
		if x.Seat < 0 || int(x.Seat) >= p.Seats() {
			return l, errors.New("a part has no seat")
		}
		l.Parts = append(l.Parts, Part{engine.Topic{Kind: x.Kind, Seat: x.Seat, Index: x.Index}, x.Points})
	}
	return l, nil
}

// areShares reports whether win holds a probability for every seat.
func areShares(win []float64, seats int) bool {
	wrong := func(w float64) bool { return w < 0 || w > 1 }
	return len(win) == seats && !slices.ContainsFunc(win, wrong)
}
