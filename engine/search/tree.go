package search

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"azulejo/engine"
)

// Searches for more than two seats grow a tree of positions, as Monte Carlo tree search does, but evaluate its leaves instead of playing them out. Each
// seat is assumed to choose what is best for itself (max^n), and a position is worth the mean of the evaluations behind it. Alpha-beta, for which all
// others have to play against one seat, loses to it there; with two seats it is stronger.

const (
	// exploration is the weight of moves with few visits, in units of 1/WinScale: PUCT with prior probabilities from the ordering scores.
	exploration = WinScale / 4
	// priorHalf is the difference in ordering scores, in hundredths of a point, that halves a prior.
	priorHalf = 140
	// priorScale is the sum of the priors of all moves of a position.
	priorScale = 1 << 16
	// leastPrior is the smallest prior compared with that of the most promising move, in units of 1/priorScale.
	leastPrior = priorScale / 1000
	// unvisited is how much a move without visits is taken to be worse than the position, in units of 1/WinScale.
	unvisited = WinScale / 50
	// exactVisits is the number of visits from which the value of a move is more than a glance at the position after it.
	exactVisits = 16
	// edgesPerNode is the maximum number of edges of a tree for each node that it may have.
	edgesPerNode = 6
)

// tree is a graph of positions: those that several lines reach occur once.
type tree struct {
	seats  int
	size   int // the most nodes
	nodes  []treeNode
	edges  []treeEdge
	index  map[uint64]int32 // nodes by the key of their position
	path   []step           // of the current visit
	totals []total          // of the visits by root move
	noise  *rand.Rand       // changes the priors, so that trees differ; may be nil
}

// treeNode is a position in a tree.
type treeNode struct {
	first, n int32 // edges; n is 0 before the node is expanded
	visits   int32
	seat     int8 // to move
	// solved reports whether everything behind the position is known. Then win and final are those at the end of the best line.
	solved     bool
	decided    bool                   // solved, and the game or a solved endgame ends the best line
	win, final [engine.MaxSeats]int32 // evaluation of the position
	sum        [engine.MaxSeats]int64 // of the values of all visits by seat
}

// treeEdge is a move in a tree.
type treeEdge struct {
	move          engine.Move
	prior, visits int32
	child         int32 // node after the move, 0 if not visited yet
}

// step is an edge of a visit. If the best edge leads to a solved position, where another visit would bring nothing new, the visit takes the best one that
// does not, but counts for the positions before as if it had taken the solved one.
type step struct{ edge, solved int32 }

// none is the index of no edge.
const none int32 = -1

// value returns the value of the position for a seat by its own evaluation.
func (t *treeNode) value(s engine.Seat, seats int) int32 {
	e := Evaluation{Final: t.final}
	return t.win[s] + margin(&e, s, seats)
}

// mean returns the mean value of the visits for a seat.
func (t *treeNode) mean(s int8) int64 { return t.sum[s] / int64(t.visits) }

// full reports whether the tree may not have room for another visit, which adds one node and expands one.
func (t *tree) full() bool {
	return len(t.nodes) == t.size || len(t.edges) > t.size*edgesPerNode-branches
}

// reset removes everything from the tree, and prepares it for a number of seats.
func (t *tree) reset(seats int) {
	t.seats = seats
	t.nodes, t.edges, t.totals = t.nodes[:0], t.edges[:0], t.totals[:0]
	clear(t.index)
}

// growTree visits leaves of a tree until a limit of the task, or until the round is solved or the tree is full.
func (s *Searcher) growTree(t *tree, task Task) {
	t.reset(s.seats)
	if len(s.result.Roots) == 0 || s.settled(task) {
		return
	}
	s.addRoot(t)
	report := int64(1000) // nodes at the next report of progress
	for visit := 1; !t.nodes[0].solved && !t.full() && !s.clock.shouldStop(s.nodes); visit++ {
		first := t.choose(&t.nodes[0])
		if n := min(task.MultiPV, len(t.totals)); n > 1 && visit%2 == 0 {
			if e := t.leastVisited(s.result.Roots[:n]); !t.leadsToSolved(e) {
				first = step{e, none}
			}
		}
		s.visitLeaf(t, first)
		if s.nodes >= report {
			report *= 2
			s.rankRoots(t, task.MultiPV)
			if task.Progress != nil {
				s.readLine(t, &s.result.Roots[0])
				task.Progress(&s.result)
			}
		}
	}
}

// addRoot adds the position in the first frame with an edge for each root move.
func (s *Searcher) addRoot(t *tree) {
	t.nodes = append(t.nodes, treeNode{seat: int8(s.root), visits: 1, n: int32(len(s.result.Roots))}) // a visit, so that it has a mean
	for i := range s.result.Roots {
		r := &s.result.Roots[i]
		t.edges = append(t.edges, treeEdge{move: r.Move, prior: r.order})
		t.totals = append(t.totals, total{})
		r.order = int32(i)
	}
	t.setPriors(t.edges)
}

// leastVisited returns the index of the edge with the fewest visits to one of the roots.
func (t *tree) leastVisited(roots []Root) int32 {
	return slices.MinFunc(roots, func(a, b Root) int { return cmp.Compare(t.edges[a.order].visits, t.edges[b.order].visits) }).order
}

// visitLeaf takes the first step from the root, and from there the most promising ones, to a position that is new or solved, and adds its evaluation to
// all nodes on the way.
func (s *Searcher) visitLeaf(t *tree, first step) {
	t.path = t.path[:0]
	for ply, next := 0, first; ; ply++ {
		e := &t.edges[next.edge]
		t.path = append(t.path, next)
		s.playMove(ply, e.move)
		s.nodes++
		if e.child == 0 {
			e.child = s.node(t, ply+1)
		}
		n := &t.nodes[e.child]
		if n.visits == 0 || n.solved || ply == Plies-2 {
			break
		}
		if n.n == 0 {
			s.expand(t, n, ply+1)
		}
		next = t.choose(n)
	}
	t.addVisit()
}

// node returns the index of the node of the position at ply, and adds the node if it is new.
func (s *Searcher) node(t *tree, ply int) int32 {
	f := &s.frames[ply]
	key := s.evaluator.key(f.pos)
	if k, ok := t.index[key]; ok {
		return k
	}
	k := int32(len(t.nodes))
	t.nodes = append(t.nodes, treeNode{})
	t.index[key] = k
	s.evaluateNode(&t.nodes[k], f)
	return k
}

// evaluateNode evaluates the frame's position as a new node.
func (s *Searcher) evaluateNode(n *treeNode, f *frame) {
	s.evaluator.evaluate(f.pos, s.root, &f.leaf)
	n.win, n.final = f.leaf.winShares(s.seats), f.leaf.evaluation.Final
	n.decided = f.leaf.decided
	n.solved = n.decided || f.pos.ToMove() == engine.Nature
}

// expand adds the edges of a node, whose position is at ply.
func (s *Searcher) expand(t *tree, n *treeNode, ply int) {
	f := &s.frames[ply]
	f.moves = f.pos.Moves(f.moves[:0])
	f.rank(&s.evaluator)
	n.first, n.n, n.seat = int32(len(t.edges)), int32(len(f.moves)), int8(f.pos.ToMove())
	for i, m := range f.moves {
		t.edges = append(t.edges, treeEdge{move: m, prior: f.order[i]})
	}
	t.setPriors(t.edges[n.first:])
}

// setPriors replaces ordering scores by prior probabilities.
func (t *tree) setPriors(edges []treeEdge) {
	best := slices.MaxFunc(edges, func(a, b treeEdge) int { return cmp.Compare(a.prior, b.prior) }).prior
	sum := int64(0)
	for i := range edges {
		e := &edges[i]
		e.prior = prior(int64(best) - int64(e.prior))
		if t.noise != nil {
			e.prior += t.noise.Int32N(e.prior)
		}
		sum += int64(e.prior)
	}
	for i := range edges {
		edges[i].prior = int32(int64(edges[i].prior) * priorScale / sum)
	}
}

// prior returns the prior of a move whose ordering score is lower than the best one by a difference, before priors are scaled to add up to priorScale.
func prior(less int64) int32 {
	halvings, rest := less/priorHalf, less%priorHalf
	if halvings > 10 {
		return leastPrior
	}
	return max(leastPrior, int32((priorScale-rest*priorScale/2/priorHalf)>>halvings))
}

// choose returns the next step from an expanded node.
func (t *tree) choose(n *treeNode) step {
	best := t.pick(n, false)
	if !t.leadsToSolved(best) {
		return step{best, none}
	}
	if open := t.pick(n, true); open != none {
		return step{open, best}
	}
	return step{best, none}
}

// leadsToSolved reports whether an edge leads to a solved position.
func (t *tree) leadsToSolved(edge int32) bool {
	child := t.edges[edge].child
	return child != 0 && t.nodes[child].solved
}

// pick returns the edge of an expanded node with the best mean value for the seat to move, plus a term for edges with few visits: one of those that do
// not lead to solved positions if open is true, none if there are none.
func (t *tree) pick(n *treeNode, open bool) int32 {
	explore := exploration * int64(math.Sqrt(float64(n.visits)*256)) / 16 // square roots are exact on all platforms
	fallback := n.mean(n.seat) - unvisited
	best, most := none, int64(math.MinInt64)
	for i := n.first; i < n.first+n.n; i++ {
		e := &t.edges[i]
		v := fallback
		if e.child != 0 {
			child := &t.nodes[e.child]
			if open && child.solved {
				continue
			}
			v = child.mean(n.seat)
		}
		if v += explore * int64(e.prior) / priorScale / int64(1+e.visits); v > most {
			best, most = i, v
		}
	}
	return best
}

// addVisit adds the evaluation of the last node of the path to all its nodes, and solves those behind which everything is known.
func (t *tree) addVisit() {
	from := t.child(t.path[len(t.path)-1].edge) // whose evaluation counts
	solved := from.solved
	for i, p := range slices.Backward(t.path) {
		n := t.child(p.edge)
		t.edges[p.edge].visits++
		if solved = t.addToNode(n, from, solved); solved {
			from = n
		}
		if i == 0 {
			t.addToRoot(p.edge, from)
		}
		if p.solved != none {
			from = t.child(p.solved)
			t.edges[p.solved].visits++
			if i == 0 {
				t.addToRoot(p.solved, from)
			}
		}
	}
	t.addToNode(&t.nodes[0], from, solved)
}

// child returns the node that an edge leads to.
func (t *tree) child(edge int32) *treeNode { return &t.nodes[t.edges[edge].child] }

// addToRoot adds the evaluation of a node to the total of a root move.
func (t *tree) addToRoot(edge int32, from *treeNode) {
	t.totals[edge].add(&from.win, &from.final, from.value(engine.Seat(t.nodes[0].seat), t.seats), 1)
}

// addToNode adds a visit with the evaluation of another node. If something behind the node was solved, it may be solved too, which addToNode reports.
func (t *tree) addToNode(n, from *treeNode, solved bool) bool {
	n.visits++
	for i := range t.seats {
		n.sum[i] += int64(from.value(engine.Seat(i), t.seats))
	}
	if !solved || !n.solved && !t.solve(n) {
		return false
	}
	for i := range t.seats {
		n.sum[i] = int64(n.visits) * int64(n.value(engine.Seat(i), t.seats))
	}
	return true
}

// solve sets a node's evaluation to that of its best move and reports true if all its moves are solved.
func (t *tree) solve(n *treeNode) bool {
	var best *treeNode
	seat := engine.Seat(n.seat)
	for i := n.first; i < n.first+n.n; i++ {
		if !t.leadsToSolved(i) {
			return false
		}
		child := t.child(i)
		if best == nil || child.value(seat, t.seats) > best.value(seat, t.seats) {
			best = child
		}
	}
	n.solved, n.decided, n.win, n.final = true, best.decided, best.win, best.final
	return true
}

// rankRoots sets the values of the root moves and sorts them: by visits, or by value if all are solved. A move visited less than the best one counts
// for no more, as its value was looked at less closely. The values of the first multiPV count as exact however few their visits.
func (s *Searcher) rankRoots(t *tree, multiPV int) {
	roots := s.result.Roots
	for i := range roots {
		r := &roots[i]
		sum := &t.totals[r.order]
		if sum.n == 0 {
			continue
		}
		sum.writeMean(r)
		r.Exact = sum.n >= exactVisits
		if t.leadsToSolved(r.order) {
			child := t.child(r.order)
			r.Value, r.Win, r.Evaluation.Final, r.Exact = child.value(s.root, s.seats), child.win, child.final, true
			r.decided = child.decided
		}
	}
	s.result.Solved = t.nodes[0].solved
	slices.SortStableFunc(roots, func(a, b Root) int {
		if s.result.Solved {
			return cmp.Compare(b.Value, a.Value)
		}
		return cmp.Compare(t.totals[b.order].n, t.totals[a.order].n)
	})
	for i := range roots {
		r := &roots[i]
		if n := t.totals[r.order].n; n == 0 || r.Value > roots[0].Value {
			r.Value = roots[0].Value
		} else if i < multiPV {
			r.Exact = true
		}
	}
	s.result.Nodes = s.nodes
}

// readLine sets the variation of a root move: the edges with the most visits, up to a minor chance or an unvisited position.
func (s *Searcher) readLine(t *tree, r *Root) {
	r.PV = r.PV[:0]
	for ply, e := 0, &t.edges[r.order]; e != nil; ply++ {
		s.playMove(ply, e.move)
		r.PV = append(r.PV, e.move)
		if e.child == 0 || s.frames[ply+1].drawn { // a move that only a helper has visited leads to no child
			break
		}
		e = t.bestEdge(&t.nodes[e.child])
	}
	s.result.Depth = max(s.result.Depth, len(r.PV))
}

// bestEdge returns the edge with the most visits, or, behind a solved node, with the best value. It returns nil if none is visited.
func (t *tree) bestEdge(n *treeNode) (best *treeEdge) {
	for i := n.first; i < n.first+n.n; i++ {
		e := &t.edges[i]
		if e.child == 0 {
			continue
		}
		better := best == nil || e.visits > best.visits
		if best != nil && n.solved {
			seat := engine.Seat(n.seat)
			better = t.nodes[e.child].value(seat, t.seats) > t.nodes[best.child].value(seat, t.seats)
		}
		if better {
			best = e
		}
	}
	return best
}

// usesTrees reports whether the workers grow trees instead of searching by alpha-beta.
func (w *Workers) usesTrees(l Limits) bool {
	return w.newEvaluator != nil && w.main.seats > 2 && l.Depth == 0
}

// growTrees grows a tree with each searcher and joins them at the root moves.
func (w *Workers) growTrees(ctx context.Context, task Task) {
	trees, s := w.prepareTrees(task.Limits), w.main
	if task.Limits.Nodes > 0 {
		trees = trees[:1] // only one, for a deterministic result
	}
	helping, done := context.WithCancel(ctx)
	silent := task
	silent.Progress = nil
	var all sync.WaitGroup
	for i, t := range trees[1:] {
		h := w.helpers[i]
		h.setUp(helping, silent)
		h.seed += uint64(1 + i)
		all.Go(func() { h.growTree(t, silent) })
	}
	s.growTree(trees[0], task)
	done()
	all.Wait()
	w.joinTrees(trees, task)
}

// joinTrees joins the trees of the helpers with that of the main searcher, and sets the result.
func (w *Workers) joinTrees(trees []*tree, task Task) {
	s := w.main
	if len(trees[0].totals) == 0 {
		return
	}
	for i, t := range trees[1:] {
		trees[0].join(t)
		s.nodes += w.helpers[i].nodes
	}
	s.rankRoots(trees[0], task.MultiPV)
	for i := range s.result.Roots {
		if r := &s.result.Roots[i]; r.Exact {
			s.readLine(trees[0], r)
		}
	}
}

// prepareTrees returns a tree for each searcher with room for a search within limits.
func (w *Workers) prepareTrees(l Limits) []*tree {
	size := len(w.main.table.slots)
	for len(w.trees) <= len(w.helpers) {
		t := &tree{size: size, index: map[uint64]int32{}}
		if i := uint64(len(w.trees)); i > 0 {
			t.noise = rand.New(rand.NewPCG(i, 4))
		}
		w.trees = append(w.trees, t)
	}
	room := size
	if l.Nodes > 0 {
		room = int(min(int64(size), l.Nodes+1)) // most levels search few nodes
	}
	for _, t := range w.trees {
		if cap(t.nodes) < room {
			// Memory for all nodes is taken at once, as growing slices would need twice as much; the system provides it when it is used.
			t.nodes, t.edges = make([]treeNode, 0, room), make([]treeEdge, 0, room*edgesPerNode)
		}
	}
	return w.trees
}

// join adds the visits of another tree with the same root moves.
func (t *tree) join(o *tree) {
	for i := range o.totals {
		t.totals[i].join(&o.totals[i])
	}
}
