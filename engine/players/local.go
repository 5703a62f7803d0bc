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

// Local is a Backend with players on goroutines of this program, and one external program.
type Local struct {
	games   gamedef.Games
	program Command
	// yield, unless nil, is called whenever a player checks whether it was cancelled.
	yield func()

	lock    sync.Mutex
	ctx     context.Context
	cancel  context.CancelFunc
	pools   map[string]*pool // by level, game and number of seats
	leaving sync.WaitGroup
}

// NewLocal returns a backend with the levels, and with an external program unless its command is empty. It runs no other program, whatever a request
// says.
func NewLocal(games gamedef.Games, program Command) *Local {
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
	if l.program.Text == "" {
		return PlayableLevels()
	}
	return append(PlayableLevels(), Program+l.program.Text)
}

// Slots implements Backend.
func (l *Local) Slots() int { return runtime.NumCPU() }

// Waiting implements Backend.
func (l *Local) Waiting() bool { return false }

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

// run answers a request with a player from a pool.
func (l *Local) run(ctx context.Context, from *pool, r Request, p *pending) {
	defer p.cancel()
	player, err := from.get(ctx)
	if err != nil {
		p.finish(Choice{}, err)
		return
	}
	r.Policies = Policies(r.Levels)
	report := r.Progress
	r.Progress = func(found *search.Result) {
		p.follow(found)
		if report != nil {
			report(found)
		}
	}
	thinking := ctx
	if l.yield != nil {
		thinking = yieldingContext{ctx, l.yield}
	}
	c, err := player.Choose(thinking, r.Task)
	from.put(player)
	if err == nil { // a search that was cancelled returns the best move so far
		err = ctx.Err()
	}
	p.finish(c, err)
}

// yieldingContext is a context that calls yield in Err.
type yieldingContext struct {
	context.Context
	yield func()
}

func (y yieldingContext) Err() error {
	y.yield()
	return y.Context.Err()
}

// minPlayers is the minimum for the number of players of one level and game, which otherwise is that of the slots: a player that was cancelled may
// still be busy for a moment when the next one is asked.
const minPlayers = 2

// pool returns the pool for a request, or an error if the backend is closed or cannot answer it.
func (l *Local) pool(r Request) (*pool, error) {
	if l.ctx.Err() != nil {
		return nil, errClosed
	}
	key := r.Level
	if !strings.HasPrefix(r.Level, Program) { // an external program plays all games
		table := fmt.Sprint(" ", r.Game, " ", r.Position.Seats())
		l.releaseOthers(table)
		key += table
	}
	if p := l.pools[key]; p != nil {
		return p, nil
	}
	p, err := l.newPool(r.Level, r.Game)
	if err == nil {
		l.pools[key] = p
	}
	return p, err
}

// releaseOthers drops the players of other games and numbers of seats than those at the end of the key: their tables take some megabytes each, and
// a table plays one game at a time.
func (l *Local) releaseOthers(table string) {
	for key, p := range l.pools {
		if !strings.HasSuffix(key, table) && !strings.HasPrefix(key, Program) {
			p.release()
		}
	}
}

func (l *Local) newPool(id, game string) (*pool, error) {
	if program, ok := strings.CutPrefix(id, Program); ok {
		if l.program.Text == "" || program != l.program.Text {
			return nil, fmt.Errorf("%s is not run: it was not named by -bot", sanitize.Text(program))
		}
		return newPool(1, func() Player { return &Outside{Command: l.program} }), nil
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

// Renew implements Backend. A goroutine that does not react to its cancellation goes on with the old players.
func (l *Local) Renew() {
	l.lock.Lock()
	defer l.lock.Unlock()
	l.dismiss()
	l.begin()
}

// dismiss closes all pools, and their players on goroutines that leaving waits for.
func (l *Local) dismiss() {
	l.cancel()
	for _, b := range l.pools {
		for _, p := range b.close() {
			l.leaving.Go(p.Close)
		}
	}
}

// Close implements Backend. The external program has exited when it returns.
func (l *Local) Close() {
	l.lock.Lock()
	l.dismiss()
	l.lock.Unlock()
	l.leaving.Wait()
}
