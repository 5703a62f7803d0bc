package azul

import (
	"math/bits"

	"azulejo/engine"
)

// Explain returns the arguments for and against a legal move of the seat to move.
func Explain(pos engine.Position, m engine.Move) []engine.Argument {
	v := See(pos)
	e := explanation{View: v, last: v.LastRound()}
	if row, col, ok := Wall(m); ok {
		run := v.WallRun(row, col)
		e.For(run.Points, "why.wall", "points", run.Points)
		e.sets(row, col, v.boards[v.turn].colour[row])
		return e.Sorted()
	}
	t, _ := Taken(m)
	e.take(t)
	return e.Sorted()
}

// explanation collects the arguments about a move of the view's position.
type explanation struct {
	View
	engine.Arguments
	last bool // no round follows this one as the boards stand
}

// take explains a turn of the factory offer.
func (e *explanation) take(t Take) {
	g := e.Gain(t.Move())
	switch {
	case g.Complete && g.Points > 0:
		e.For(g.Points, "why.finish", "line", t.Line+1, "points", g.Points)
		col, _ := e.tiled(t.Line).best(t.Line, int(t.Colour))
		e.sets(t.Line, col, t.Colour)
	case g.Complete:
		e.Against(t.Line+1, "why.nowhere", "line", t.Line+1)
	case g.Placed > 0:
		e.progress(t, &g)
	}
	e.floor(t, &g)
	e.others(t)
}

// tiled is the wall of the seat to move once the complete lines above a line have been tiled.
func (e *explanation) tiled(line int) *evalBoard {
	b := e.boards[e.turn]
	clear(b.line[line:])
	s := &evalBoard{}
	s.see(&b, e.variant)
	return s
}

// sets explains what a tile on a wall space does for its row, column and colour.
func (e *explanation) sets(row, col int, colour engine.Tile) {
	s := e.tiled(row)
	s.cover(row, col, int(colour))
	if s.rows[row] == 31 {
		e.last = true
		e.For(2, "why.row", "row", row+1)
	}
	if n := bits.OnesCount8(s.cols[col]); n == 5 {
		e.For(7, "why.column", "column", col+1)
	} else if n >= 3 && !e.last {
		e.For(n-2, "why.column-part", "column", col+1, "tiles", n)
	}
	if n := bits.OnesCount8(s.has[colour]); n == 5 {
		e.For(10, "why.colour", "colour", ColourKey(colour))
	} else if n >= 3 && !e.last {
		e.For(n-1, "why.colour-part", "colour", ColourKey(colour), "tiles", n)
	}
}

// progress explains a take that leaves its line incomplete.
func (e *explanation) progress(t Take, g *Gain) {
	points := e.run(e.turn, t.Line, t.Colour).Points
	left := offered(e.Position).of(t.Colour) - e.Count(t.Source, t.Colour)
	switch {
	case points == 0 || e.last && left < g.Missing: // it never scores
	case g.Missing <= 2:
		e.For(max(1, points/(g.Missing+1)), "why.fill", "tiles", g.Missing, "colour", ColourKey(t.Colour), "line", t.Line+1, "points", points)
	default:
		e.For(1, "why.start", "tiles", t.Line+1-g.Missing, "line", t.Line+1)
	}
}

// floor explains what a take does to the floor line, the starting player marker included.
func (e *explanation) floor(t Take, g *Gain) {
	wasted := g.ToFloor + g.ToLid
	if g.Marker {
		wasted--
		if !e.last {
			e.For(1, "why.marker")
		}
	}
	e.alternatives(t, g, wasted)
	switch {
	case g.Floor == 0 && wasted > 0:
		e.For(1, "why.full")
	case g.Floor == 0:
	case wasted > 0:
		e.Against(-g.Floor, "why.waste", "tiles", wasted, "points", -g.Floor)
	default:
		e.Against(-g.Floor, "why.marker-floor", "points", -g.Floor)
	}
}

// alternatives explains how what a take costs on the floor line compares with the other takes.
func (e *explanation) alternatives(t Take, g *Gain, wasted int) {
	var dearest pile
	least, clean, all := g.Floor, 0, 0
	for _, p := range e.piles() {
		least = max(least, p.cost)
		if p.source == t.Source && p.colour == t.Colour {
			continue
		}
		all++
		if p.cost == 0 {
			clean++
		}
		if p.cost < dearest.cost {
			dearest = p
		}
	}
	switch {
	case dearest.n > 1 && dearest.cost < g.Floor-1 && all <= 2*int(e.seats):
		e.For(g.Floor-dearest.cost, "why.worse", "tiles", dearest.n, "colour", ColourKey(dearest.colour), "points", -dearest.cost)
	case g.Floor < 0 && least == g.Floor && all > 0:
		e.For(-g.Floor, "why.least")
	case g.Floor == 0 && wasted == 0 && 2*clean < all:
		e.For(1, "why.clean")
	case g.Floor == 0 && wasted == 0:
		e.For(0, "why.clean")
	}
}

// pile is all tiles of a colour at one source.
type pile struct {
	source int
	colour engine.Tile
	n      int
	// cost is the change of the floor line for the seat to move if it takes them to the line that suits them best, 0 or less.
	cost int
}

// piles lists the piles that the seat to move can take.
func (e *explanation) piles() (all []pile) {
	for _, m := range e.Moves(nil) {
		t, _ := Taken(m)
		cost, last := e.Gain(m).Floor, len(all)-1
		if last >= 0 && all[last].source == t.Source && all[last].colour == t.Colour {
			all[last].cost = max(all[last].cost, cost)
		} else {
			all = append(all, pile{t.Source, t.Colour, e.Count(t.Source, t.Colour), cost})
		}
	}
	return all
}

// others explains what a take leaves to the other seats and what it takes from them.
func (e *explanation) others(t Take) {
	after := *e.Position
	after.take(t.Move(), nil)
	if after.phase != offer || after.dealing {
		e.For(0, "why.last")
		return
	}
	denied := e.denied(t, after)
	had, _ := e.bestFinish(after.turn, anyColour)
	switch points, line := (View{&after}).bestFinish(after.turn, anyColour); {
	case points > 1:
		e.Against(points-1, "why.reply", "player", after.turn, "line", line+1, "points", points)
	case points == 0 && had > 0 && !denied:
		e.For(had, "why.quiet", "player", after.turn)
	}
	e.leftovers(t, &after)
}

// anyColour stands for all colours.
const anyColour engine.Tile = -1

// bestFinish is the most that a line would score which a seat could fill with one take, of a colour or of any, and that line.
func (v View) bestFinish(s engine.Seat, c engine.Tile) (points, line int) {
	p := *v.Position
	p.turn = s
	for _, m := range p.Moves(nil) {
		t, _ := Taken(m)
		if c != anyColour && t.Colour != c {
			continue
		}
		if n := See(&p).Gain(m).Points; n > points {
			points, line = n, t.Line
		}
	}
	return points, line
}

// denied explains which lines other seats could fill with tiles of the colour of a take, and not any more, and reports whether the next
// seat is one of them.
func (e *explanation) denied(t Take, after Position) (next bool) {
	for s := range e.seats {
		if s == e.turn {
			continue
		}
		points, line := e.bestFinish(s, t.Colour)
		if left, _ := (View{&after}).bestFinish(s, t.Colour); points > 1 && left < points {
			e.For(points-left, "why.denies", "player", s, "colour", ColourKey(t.Colour), "line", line+1, "points", points)
			next = next || s == after.turn
		}
	}
	return next
}

// many is how many tiles of a colour are worth a word where the next seat may have to take them.
const many = 3

// leftovers explains which tiles a take adds to the centre that the next seat has no line for.
func (e *explanation) leftovers(t Take, after *Position) {
	b := &after.boards[after.turn]
	for c := range engine.Tile(Colours) {
		n := after.source[Centre].of(c)
		cost := floorSum[min(int(b.floorLen)+n, FloorSpaces)] - floorSum[b.floorLen]
		if n >= many && n > e.source[Centre].of(c) && b.open[c] == 0 && cost < 0 {
			e.For(-int(cost)/2, "why.leaves", "tiles", n, "colour", ColourKey(c), "player", after.turn)
		}
	}
}
