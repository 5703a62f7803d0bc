package puzzle

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"azulejo/engine"
	"azulejo/engine/arena"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/search"
)

// Finder finds puzzles in games between levels. All limits are node limits on one thread, so that what it finds depends on the seed alone.
type Finder struct {
	Game  gamedef.Game
	Seats int
	// Screening is the number of nodes with which positions are screened.
	Screening int64
	// Stages counts the positions that passed each test, for those who tune the tests.
	Stages Stages

	searcher players.Player // for screening
	levels   []answerer
}

// Confirmation is by how many times more nodes the answer of a puzzle is confirmed than its position was screened with.
const Confirmation = 100

// Stages are the numbers of positions that passed the tests of a finder, one after the other.
type Stages struct{ Seen, Glance, Screened, Tempting, Confirmed, Found int }

// String returns the numbers with their names.
func (s *Stages) String() string { return fmt.Sprintf("%+v", *s) }

const (
	// LeastLead is how much more win probability the answer of a puzzle has than any other move.
	LeastLead = 0.12
	// A glance has a part of the nodes of the screening, and asks for a little less.
	glanceShare = 4
	glanceLead  = 0.09
	// again is by how many times more nodes a position is searched between the screening and the confirmation.
	again = 8
	// The win probabilities after the answer between which something is decided. An answer that ends the game may win for certain.
	LeastWin, MostWin = 0.10, 0.95
	// leastMoves are the legal moves that a position has at least.
	leastMoves = 6
	// LeastTempting and MostTempting are the numbers of tempting moves of a puzzle, with the answer.
	LeastTempting, MostTempting = 3, 12
)

// answerer is a level that is asked for its move several times, so that noise counts as it does for people.
type answerer struct {
	player players.Player
	times  int
}

// times returns how often a level is asked. The strongest ones hardly vary, and take longest.
func times(level string) int {
	switch level {
	case "virtuoso":
		return 1
	case "expert":
		return 2
	}
	return 4
}

// Close releases the players.
func (f *Finder) Close() {
	for _, l := range f.levels {
		l.player.Close()
	}
	if f.searcher != nil {
		f.searcher.Close()
	}
}

// begin creates the players.
func (f *Finder) begin() {
	if f.searcher != nil {
		return
	}
	best, _ := players.FindLevel(players.Best)
	f.searcher = best.New(f.Game)
	for _, id := range players.PlayableLevels() {
		if level, _ := players.FindLevel(id); id != players.Best {
			f.levels = append(f.levels, answerer{level.New(f.Game), times(id)})
		}
	}
}

// Find plays a game between levels and returns the puzzles in it, at most one of each round.
func (f *Finder) Find(ctx context.Context, seed uint64) (all []*Puzzle, err error) {
	f.begin()
	r := rand.New(rand.NewPCG(seed, 0))
	levels := players.PlayableLevels()[1:5] // the weakest makes no plans, and the strongest take longest
	var seats []string
	for range f.Seats {
		seats = append(seats, levels[r.IntN(len(levels))])
	}
	m, err := arena.LevelGame(ctx, f.Game, seats, r.Uint64())
	if err != nil {
		return nil, err
	}
	rounds := map[int]bool{} // in which a puzzle was found
	for _, n := range r.Perm(len(m.Moves())) {
		pos := m.At(n).Clone()
		if pos.ToMove() == engine.Nature || rounds[pos.Round()] {
			continue
		}
		p, err := f.examine(ctx, pos)
		if err != nil {
			return all, err
		}
		if p != nil {
			p.ID = fmt.Sprintf("%s %d %d %d", f.Game.Edition.ID, f.Seats, seed, n)
			rounds[pos.Round()] = true
			all = append(all, p)
		}
	}
	return all, nil
}

// examine returns the puzzle in a position, or nil if there is none. Cheap tests come first.
func (f *Finder) examine(ctx context.Context, pos engine.Position) (*Puzzle, error) {
	f.Stages.Seen++
	if len(pos.Moves(nil)) < leastMoves {
		return nil, nil
	}
	natural := f.Game.Natural(pos)
	var best engine.Move
	for _, test := range []struct {
		nodes  int64
		lead   float64
		passed *int
	}{{f.Screening / glanceShare, glanceLead, &f.Stages.Glance}, {f.Screening, LeastLead, &f.Stages.Screened}} {
		c, err := f.searcher.Choose(ctx, search.Task{Position: pos, MultiPV: 2, Limits: search.Limits{Nodes: test.nodes}})
		if err != nil {
			return nil, err
		}
		if best = c.Move; best == natural || !clear(c.Lines, pos.ToMove(), test.lead) {
			return nil, nil
		}
		*test.passed++
	}
	tempting, found, err := f.answers(ctx, pos, best)
	if err != nil {
		return nil, err
	}
	if !slices.Contains(tempting, natural) {
		tempting = append(tempting, natural)
	}
	if len(tempting) < LeastTempting || len(tempting) > MostTempting {
		return nil, nil
	}
	f.Stages.Tempting++
	var lines []players.Line
	for _, nodes := range []int64{again * f.Screening, Confirmation * f.Screening} {
		lines, err = f.confirm(ctx, nodes, pos, nil, 2)
		if err != nil || lines[0].Move != best || !clear(lines, pos.ToMove(), LeastLead) {
			return nil, err
		}
	}
	f.Stages.Confirmed++
	if !slices.Contains(tempting, lines[1].Move) && len(tempting) < MostTempting {
		tempting = append(tempting, lines[1].Move)
	}
	if lines, err = f.confirm(ctx, Confirmation*f.Screening, pos, tempting, len(tempting)); err != nil || len(lines) < LeastTempting || lines[0].Move != best {
		return nil, err
	}
	seat := pos.ToMove()
	slices.SortStableFunc(lines[1:], func(a, b players.Line) int { return cmp.Compare(b.Win[seat], a.Win[seat]) })
	p := &Puzzle{Game: f.Game.Edition.ID, Position: pos, Lines: lines, Missed: 100 - found}
	if p.check() != nil {
		return nil, nil
	}
	f.Stages.Found++
	return p, nil
}

// clear reports whether the first of some lines leads by a win probability, and not all is lost.
func clear(lines []players.Line, seat engine.Seat, lead float64) bool {
	if len(lines) < 2 {
		return false
	}
	win := lines[0].Win[seat]
	return win >= LeastWin && win-lines[1].Win[seat] >= lead
}

// confirm has moves searched, all moves if the list is nil, with an empty table.
func (f *Finder) confirm(ctx context.Context, nodes int64, pos engine.Position, moves []engine.Move, lines int) ([]players.Line, error) {
	level, _ := players.FindLevel(players.Best)
	p := level.WithNodes(nodes).New(f.Game)
	defer p.Close()
	c, err := p.Choose(ctx, search.Task{Position: pos, Moves: moves, MultiPV: lines, WholeRound: moves != nil})
	if err == nil && len(c.Lines) < 2 {
		err = errors.New("the engine has not evaluated the position")
	}
	return c.Lines, err
}

// answers returns the moves that the levels choose, the answer first, and in how many of a hundred cases they choose that, each level counting the same.
func (f *Finder) answers(ctx context.Context, pos engine.Position, best engine.Move) (chosen []engine.Move, found int, err error) {
	chosen = []engine.Move{best}
	share := 0.0
	for _, l := range f.levels {
		for n := range l.times {
			c, err := l.player.Choose(ctx, search.Task{Position: pos, Seed: uint64(n)})
			if err != nil {
				return nil, 0, err
			}
			if c.Move == best {
				share += 100 / float64(l.times*len(f.levels))
			} else if !slices.Contains(chosen, c.Move) {
				chosen = append(chosen, c.Move)
			}
		}
	}
	return chosen, int(share + 0.5), nil
}
