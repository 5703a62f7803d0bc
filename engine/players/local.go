package players

import (
	"context"
	"fmt"
	"runtime"
	"strings"
	"sync"

	"azulejo/engine/gamedef"
	"azulejo/engine/sanitize"
	"azulejo/engine/search"
)

// Local is the Backend to players on goroutines of this program, and to one outside program.
type Local struct {
	games   gamedef.Games
	program string
	// yield, if set, is called whenever a player looks whether it is cancelled.
	yield func()

	lock    sync.Mutex
	ctx     context.Context
	cancel  context.CancelFunc
	pools   map[string]*pool // by level, game and number of seats
	leaving sync.WaitGroup
}

// NewLocal returns a backend to the levels, and to the outside program if it is not empty. No other program is ever run, whatever a
// request names.
func NewLocal(games gamedef.Games, program string) *Local {
	l := &Local{games: games, program: program}
	l.begin()
	return l
}

// begin starts without any player.
func (l *Local) begin() {
	l.ctx, l.cancel = context.WithCancel(context.Background())
	l.pools = map[string]*pool{}
}

// Levels implements Backend.
func (l *Local) Levels() []string {
	if l.program == "" {
		return PlayableLevels()
	}
	return append(PlayableLevels(), Program+l.program)
}

// Slots implements Backend.
func (l *Local) Slots() int { return runtime.NumCPU() }

// Send implements Backend.
func (l *Local) Send(r Request) Handle { return l.send(r) }

func (l *Local) send(r Request) *pending {
	l.lock.Lock()
	defer l.lock.Unlock()
	ctx, cancel := context.WithCancel(l.ctx)
	p := newPending(cancel)
	from, err := l.pool(r)
	if err != nil {
		cancel()
		p.finish(Choice{}, err)
		return p
	}
	go l.run(ctx, from, r, p)
	return p
}

// run has a player of a pool answer.
func (l *Local) run(ctx context.Context, from *pool, r Request, p *pending) {
	defer p.cancel()
	player, err := from.get(ctx)
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
	if l.yield != nil {
		thinking = yieldingContext{ctx, l.yield}
	}
	c, err := player.Choose(thinking, r.Task)
	from.put(player)
	p.finish(c, err)
}

// yieldingContext calls yield whenever it is asked whether it has ended.
type yieldingContext struct {
	context.Context
	yield func()
}

func (c yieldingContext) Err() error {
	c.yield()
	return c.Context.Err()
}

// minPlayers is the least number of players of one level that may think about one game at the same time, however few processors there are: a
// player that was cancelled may still need a moment while the next is asked.
const minPlayers = 2

// pool returns the players that can answer a request. A backend that is closed has none.
func (l *Local) pool(r Request) (*pool, error) {
	if l.ctx.Err() != nil {
		return nil, errClosed
	}
	key := fmt.Sprint(r.Level, " ", r.Game, " ", r.Position.Seats())
	if p := l.pools[key]; p != nil {
		return p, nil
	}
	p, err := l.newPool(r.Level, r.Game)
	if err == nil {
		l.pools[key] = p
	}
	return p, err
}

func (l *Local) newPool(id, game string) (*pool, error) {
	if program, ok := strings.CutPrefix(id, Program); ok {
		if l.program == "" || program != l.program {
			return nil, fmt.Errorf("%s is not run: it was not named by -bot", sanitize.Text(program))
		}
		return newPool(1, func() Player { return &Outside{Command: program} }), nil
	}
	level, ok := FindLevel(id)
	if !ok {
		return nil, fmt.Errorf("there is no computer level %s", sanitize.Text(id))
	}
	g, err := l.games.Need(game)
	if err != nil {
		return nil, err
	}
	return newPool(max(minPlayers, l.Slots()), func() Player { return level.New(*g) }), nil
}

// Renew implements Backend. A goroutine that does not heed that it is cancelled is left alone, with the players it knows.
func (l *Local) Renew() {
	l.lock.Lock()
	defer l.lock.Unlock()
	l.dismiss()
	l.begin()
}

// dismiss closes all players on goroutines that leaving waits for. Requests under way cannot make others in their place.
func (l *Local) dismiss() {
	l.cancel()
	for _, b := range l.pools {
		for _, p := range b.close() {
			l.leaving.Go(p.Close)
		}
	}
}

// Close implements Backend. When it returns, no outside program runs any more.
func (l *Local) Close() {
	l.lock.Lock()
	l.dismiss()
	l.lock.Unlock()
	l.leaving.Wait()
}
