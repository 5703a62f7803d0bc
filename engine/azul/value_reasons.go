package azul

import (
	"math/bits"

	"azulejo/engine"
)

// Explain returns the arguments for and against a legal move of the seat to move.
func Explain(pos engine.Position, m engine.Move) []engine.Argument {
	v := See(pos)
	e := explanation{View: v, lastRound: v.LastRound()}
	if row, col, ok := Wall(m); ok {
		run := v.WallRun(row, col)
		e.For(run.Points, "why.wall", "points", run.Points).About(v.own(aboutLine, row))
		e.explainSets(row, col, v.boards[v.turn].colour[row], tileColumns{})
		return e.Sorted()
	}
	t, _ := Taken(m)
	e.explainTake(t)
	return e.Sorted()
}

// explanation collects the arguments about a move in the view's position.
type explanation struct {
	View
	engine.Arguments
	lastRound bool // the game ends if the round is scored now
}

// explainTake explains a turn of the factory offer.
func (e *explanation) explainTake(t Take) {
	g := e.Gain(t.Move())
	s, scores := e.Scored(t.Move())
	switch {
	case scores:
		e.For(s.Points, "why.finish", "line", t.Line+1, "points", s.Points).About(e.own(aboutLine, t.Line))
		e.explainSets(t.Line, int(s.At.Col), t.Colour, e.afterTake(t.Move()).bestColumns()[e.turn])
	case g.Complete:
		e.Against(t.Line+1, "why.nowhere", "line", t.Line+1)
	case g.Placed > 0:
		e.explainProgress(t, &g)
	}
	e.explainFloor(t, &g)
	e.explainNextPlayers(t)
}

// explainSets explains what a tile on a wall space adds to its row, column and colour. The tiles of complete lines above go to the given columns.
func (e *explanation) explainSets(row, col int, colour engine.Tile, columns tileColumns) {
	b := e.boards[e.turn]
	for r := range row {
		if b.full(r) && b.fits(e.variant, r, b.colour[r])>>columns[r]&1 == 1 {
			b.addToWall(r, int(columns[r]), b.colour[r])
		}
	}
	b.addToWall(row, col, colour)
	clear(b.line[:])
	s := &evalBoard{}
	s.load(&b, e.variant)
	if s.rows[row] == 31 {
		e.lastRound = true
		e.Completes(2, "why.row", "row", row+1).About(e.own(aboutRow, row))
	}
	if n := bits.OnesCount8(s.cols[col]); n == 5 {
		e.Completes(columnPoints, "why.column", "column", col+1).About(e.own(aboutColumn, col))
	} else if n >= 3 && !e.lastRound {
		e.For(n-2, "why.column-part", "column", col+1, "tiles", n).About(e.own(aboutColumnTiles, col))
	}
	if n := bits.OnesCount8(s.colourRows[colour]); n == 5 {
		e.Completes(colourPoints, "why.colour", "colour", ColourKey(colour)).About(e.own(aboutColour, int(colour)))
	} else if n >= 3 && !e.lastRound {
		e.For(n-1, "why.colour-part", "colour", ColourKey(colour), "tiles", n).About(e.own(aboutColourTiles, int(colour)))
	}
}

// explainProgress explains a take that leaves its line incomplete.
func (e *explanation) explainProgress(t Take, g *Gain) {
	points := e.lineRun(e.turn, t.Line, t.Colour).Points
	left := offered(e.Position).of(t.Colour) - e.Count(t.Source, t.Colour)
	if points == 0 || e.lastRound && left < g.Missing { // the tile can never score
		return
	}
	if g.Missing <= 2 {
		e.explainFilled(t, g.Missing)
	}
	if g.Missing <= 2 && points > 1 { // one point is no reason to wait for more tiles
		e.For(max(1, points/(g.Missing+1)), "why.fill", "tiles", g.Missing, "colour", ColourKey(t.Colour), "line", t.Line+1, "points", points).
			About(e.own(aboutLine, t.Line)).OrAbout(e.own(aboutBegun, t.Line))
		return
	}
	e.For(1, "why.start", "tiles", t.Line+1-g.Missing, "line", t.Line+1).About(e.own(aboutBegun, t.Line))
}

// explainFilled explains which column or colour is complete once the line of a take, which lacks some tiles, has been filled.
func (e *explanation) explainFilled(t Take, missing int) {
	after := e.afterTake(t.Move())
	filled := *after.Position
	filled.boards[e.turn].line[t.Line] = uint8(t.Line + 1)
	now, then := after.scoreRound(nil).boards[e.turn], View{&filled}.scoreRound(nil).boards[e.turn]
	for i := range 5 {
		if column := firstColumn << i; covers(then.wall, column) && !covers(now.wall, column) {
			e.For(columnPoints, "why.fill-column", "tiles", missing, "colour", ColourKey(t.Colour), "line", t.Line+1, "column", i+1).
				About(e.own(aboutColumn, i)).OrAbout(e.own(aboutColumnNeed, i))
		}
	}
	if c := t.Colour; bits5(then.byColour[c]) == 5 && bits5(now.byColour[c]) < 5 {
		e.For(colourPoints, "why.fill-colour", "tiles", missing, "colour", ColourKey(c), "line", t.Line+1).
			About(e.own(aboutColour, int(c))).OrAbout(e.own(aboutColourNeed, int(c)))
	}
}

// explainFloor explains the effect of a take on the floor line, including the starting player marker.
func (e *explanation) explainFloor(t Take, g *Gain) {
	wasted := g.ToFloor + g.ToLid
	if g.Marker {
		wasted--
		if !e.lastRound {
			e.For(1, "why.marker").About(e.own(aboutStart, 0))
		}
	}
	e.explainAlternatives(t, g, wasted)
	switch {
	case g.Floor == 0 && wasted > 0:
		e.For(1, "why.full")
	case g.Floor == 0:
	case wasted > 0:
		e.Costs(-g.Floor, "why.waste", "tiles", wasted, "points", -g.Floor).About(e.own(aboutFloor, 0))
	default:
		e.Costs(-g.Floor, "why.marker-floor", "points", -g.Floor).About(e.own(aboutFloor, 0))
	}
}

// explainAlternatives compares the floor cost of a take with that of the other takes.
func (e *explanation) explainAlternatives(t Take, g *Gain, wasted int) {
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
	case dearest.n > 1 && dearest.cost < g.Floor-1 && all < int(e.seats): // others take all of the rest
		e.For(g.Floor-dearest.cost, "why.worse", "tiles", dearest.n, "colour", ColourKey(dearest.colour), "points", -dearest.cost)
	case g.Floor < 0 && least == g.Floor && all > 0:
		e.For(-g.Floor, "why.least")
	case g.Floor == 0 && wasted == 0 && 2*clean < all:
		e.For(1, "why.clean")
	case g.Floor == 0 && wasted == 0:
		e.For(0, "why.clean")
	}
}

// pile is all tiles of one colour at one source.
type pile struct {
	source int
	colour engine.Tile
	n      int
	// cost is the smallest cost on the floor line for the seat to move over all lines, as points, 0 or less.
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

// explainNextPlayers explains what a take leaves for the other players and what it takes away from them.
func (e *explanation) explainNextPlayers(t Take) {
	after := *e.Position
	after.take(t.Move(), nil)
	if after.phase != offer || after.dealing {
		e.For(0, "why.last")
		return
	}
	denied := e.explainDenied(t, after)
	had, _ := e.bestFinish(after.turn, anyColour)
	switch points, line := (View{&after}).bestFinish(after.turn, anyColour); {
	case points > max(had, 1): // the move causes it
		e.Against(points-had, "why.reply", "player", after.turn, "line", line+1, "points", points).About(engine.Topic{Kind: aboutLine, Seat: after.turn, Index: line})
	case points == 0 && had > 0 && !denied:
		e.For(had, "why.quiet", "player", after.turn)
	}
	e.explainLeftovers(t, &after)
}

// anyColour makes bestFinish consider all colours.
const anyColour engine.Tile = -1

// bestFinish returns the most points that a seat can score by filling a line with one take of colour c, or of any colour
// if c is anyColour, and the line. points is 0 if there is no such line.
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

// explainDenied explains which lines other seats could fill with the colour of a take and no longer can after it. It
// reports whether the next seat is one of those seats.
func (e *explanation) explainDenied(t Take, after Position) (next bool) {
	for s := range e.seats {
		if s == e.turn {
			continue
		}
		points, line := e.bestFinish(s, t.Colour)
		if left, _ := (View{&after}).bestFinish(s, t.Colour); points > 1 && left < points {
			e.For(points-left, "why.denies", "player", s, "colour", ColourKey(t.Colour), "line", line+1, "points", points).About(engine.Topic{Kind: aboutLine, Seat: s, Index: line})
			next = next || s == after.turn
		}
	}
	return next
}

// minLeftovers is the lowest number of unwanted tiles in the centre that explainLeftovers mentions.
const minLeftovers = 3

// explainLeftovers explains which tiles a take adds to the centre that the next seat can only put on its floor line.
func (e *explanation) explainLeftovers(t Take, after *Position) {
	b := &after.boards[after.turn]
	for c := range engine.Tile(Colours) {
		n := after.source[Centre].of(c)
		cost := floorSum[min(int(b.floorLen)+n, FloorSpaces)] - floorSum[b.floorLen]
		if n >= minLeftovers && n > e.source[Centre].of(c) && b.open[c] == 0 && cost < 0 {
			e.For(-int(cost)/2, "why.leaves", "tiles", n, "colour", ColourKey(c), "player", after.turn)
		}
	}
}
