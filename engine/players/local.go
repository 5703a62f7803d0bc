package players

import (
	"context"
	"fmt"
	"strings"
	"sync"

	"azulejo/engine/box"
	"azulejo/engine/quote"
	"azulejo/engine/search"
)

// Local is the Carrier to players on goroutines of this program, and to one outside program.
type Local struct {
	games   box.Games
	program string
	// breathe, if set, is called whenever a player looks whether it is cancelled.
	breathe func()

	lock    sync.Mutex
	ctx     context.Context
	cancel  context.CancelFunc
	benches map[string]*bench // by level, game and number of seats
	leaving sync.WaitGroup
}

// NewLocal returns a carrier to the levels, and to the outside program if it is not empty. No other program is ever run, whatever a
// request names.
func NewLocal(games box.Games, program string) *Local {
	l := &Local{games: games, program: program}
	l.begin()
	return l
}

// begin seats nobody yet.
func (l *Local) begin() {
	l.ctx, l.cancel = context.WithCancel(context.Background())
	l.benches = map[string]*bench{}
}

// Levels implements Carrier.
func (l *Local) Levels() []string {
	if l.program == "" {
		return Seatable()
	}
	return append(Seatable(), Program+l.program)
}

// Send implements Carrier.
func (l *Local) Send(r Request) Ticket { return l.send(r) }

func (l *Local) send(r Request) *pending {
	l.lock.Lock()
	defer l.lock.Unlock()
	ctx, cancel := context.WithCancel(l.ctx)
	p := newPending(cancel)
	b, err := l.bench(r)
	if err != nil {
		cancel()
		p.finish(Choice{}, err)
		return p
	}
	go l.run(ctx, b, r, p)
	return p
}

// run lets a player of a bench answer.
func (l *Local) run(ctx context.Context, b *bench, r Request, p *pending) {
	defer p.cancel()
	player, err := b.take(ctx)
	if err != nil {
		p.finish(Choice{}, err)
		return
	}
	told := r.Progress
	r.Progress = func(found *search.Result) {
		p.follow(found)
		if told != nil {
			told(found)
		}
	}
	thinking := ctx
	if l.breathe != nil {
		thinking = breathing{ctx, l.breathe}
	}
	c, err := player.Choose(thinking, r.Task)
	b.give(player)
	p.finish(c, err)
}

// breathing is a context that takes a breath whenever it is asked whether it has ended.
type breathing struct {
	context.Context
	breathe func()
}

func (b breathing) Err() error {
	b.breathe()
	return b.Context.Err()
}

// most is how many players of one level may think about one game at once.
const most = 2

// bench is where those sit who can answer a request.
func (l *Local) bench(r Request) (*bench, error) {
	key := fmt.Sprint(r.Level, " ", r.Game, " ", r.Position.Seats())
	if b := l.benches[key]; b != nil {
		return b, nil
	}
	b, err := l.newBench(r.Level, r.Game)
	if err == nil {
		l.benches[key] = b
	}
	return b, err
}

func (l *Local) newBench(id, game string) (*bench, error) {
	if program, ok := strings.CutPrefix(id, Program); ok {
		if l.program == "" || program != l.program {
			return nil, fmt.Errorf("%s is not run: it was not named by -bot", quote.Text(program))
		}
		return newBench(1, func() Player { return &Outside{Command: program} }), nil
	}
	level, ok := FindLevel(id)
	if !ok {
		return nil, fmt.Errorf("there is no computer level %s", quote.Text(id))
	}
	g, err := l.games.Need(game)
	if err != nil {
		return nil, err
	}
	return newBench(most, func() Player { return level.New(*g) }), nil
}

// Renew implements Carrier. A goroutine that does not heed that it is cancelled is left alone, with the players it knows.
func (l *Local) Renew() {
	l.lock.Lock()
	defer l.lock.Unlock()
	l.dismiss()
	l.begin()
}

// dismiss ends what the players run, beside whoever calls it.
func (l *Local) dismiss() {
	l.cancel()
	for _, b := range l.benches {
		for _, p := range b.players() {
			l.leaving.Go(p.Close)
		}
	}
}

// Close implements Carrier.
func (l *Local) Close() {
	l.lock.Lock()
	l.dismiss()
	l.lock.Unlock()
	l.leaving.Wait()
}
