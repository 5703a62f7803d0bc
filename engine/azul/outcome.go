package azul

import (
	"math/bits"

	"azulejo/engine"
)

// The topics of arguments and facts. Those of lines, rows and columns are numbered from 0, and those of colours by colour.
const (
	aboutLine        = "line"         // a line whose tile has been placed on the wall
	aboutBegun       = "begun"        // a line that holds some tiles
	aboutHeld        = "held"         // the tiles of all lines that are not tiled
	aboutRow         = "row"          // a complete row
	aboutColumn      = "column"       // a complete column
	aboutColour      = "colour"       // a complete colour
	aboutColumnTiles = "column-tiles" // the tiles in a column, and the lines that lead to it
	aboutColourTiles = "colour-tiles" // the tiles of a colour, and the lines that hold it
	aboutColumnNeed  = "column-need"  // the tiles that lines lack to complete a column
	aboutColourNeed  = "colour-need"  // the tiles that lines lack to complete a colour
	aboutFree        = "free"         // a line without tiles
	aboutNext        = "next"         // what the next tile of a row can score
	aboutRowRun      = "row-run"      // the longest run of tiles in a row
	aboutColumnRun   = "column-run"   // the longest run of tiles in a column
	aboutColumnBegun = "column-begun" // the same with the lines that lead to the column
	aboutWall        = "wall"         // the points of all tiles placed on the wall
	aboutFloor       = "floor"        // the cost of the floor line
	aboutZero        = "zero"         // what the floor line did not cost because a score never falls below 0
	aboutStart       = "start"        // the start of the next round
	aboutPile        = "pile"         // a pile that costs much on the floor line, by colour
)

// own returns a topic of the seat on turn.
func (v View) own(kind string, index int) engine.Topic {
	return engine.Topic{Kind: kind, Seat: v.turn, Index: index}
}

// Outcome returns what a line of moves leaves each seat with when the round has been scored. The line reaches the end of its round.
func Outcome(pos engine.Position, line []engine.Move) engine.Outcome {
	c := collect(engine.FactsOf(pos, line))
	if len(line) > 0 {
		alone := engine.FactsOf(pos, line[:1])
		alone.End = See(alone.End).scoreCertain()
		c.Outcome.MarkGradual(collect(alone).Outcome)
	}
	c.addPiles(line)
	if first := nextStarter(c.Position); first >= 0 {
		f := engine.Fact{Shared: true}
		c.Add(aboutStart, first, 0, f.Told("why.marker", "why.marker-reply", "why.marker-misses", "player", first))
	}
	return c.Outcome
}

// scoreCertain returns the position after scoring the round with the boards as they are now, without the lines whose spaces are still to be chosen.
func (v View) scoreCertain() *Position {
	if !v.variant.choosesSpace {
		return v.scoreRound(nil)
	}
	p := *v.Position
	for s := range p.boards {
		for row := range p.boards[s].line {
			if p.boards[s].full(row) {
				p.boards[s].line[row] = 0
			}
		}
	}
	return &p
}

// collector collects the facts about the view's position, which is the end of a line.
type collector struct {
	View
	before View
	engine.Facts
}

// collect adds the facts about the boards at the end of a line.
func collect(f engine.Facts) *collector {
	c := &collector{View: See(f.End), before: See(f.Before), Facts: f}
	for s := range c.seats {
		c.addLines(s)
		c.addSets(s)
		c.addTotals(s)
	}
	return c
}

// The least number of tiles that a take drops, and of points that they cost, for a pile with which a seat is left.
const leastLeft, leastLeftCost = 3, 4

// addPiles adds the piles on the table with which a line of moves leaves a seat: those that it takes later and drops.
func (c *collector) addPiles(line []engine.Move) {
	p := c.before.Clone()
	for i, m := range line {
		v := See(p)
		if t, ok := Taken(m); ok && i > 0 {
			g, n := v.Gain(m), v.Count(t.Source, t.Colour)
			if n-g.Placed >= leastLeft && -g.Floor >= leastLeftCost && n == c.before.Count(t.Source, t.Colour) {
				c.Add(aboutPile, v.turn, int(t.Colour), engine.Fact{Unavoidable: true}.Told("why.left", "", "", "tiles", n, "colour", ColourKey(t.Colour)))
			}
		}
		p.Play(m, nil)
	}
}

// addLines adds the lines of a seat that were tiled, and those that hold tiles.
func (c *collector) addLines(s engine.Seat) {
	was, is := &c.before.boards[s], &c.boards[s]
	for set := is.wall &^ was.wall; set != 0; set &= set - 1 {
		at := bits.TrailingZeros32(set)
		if scored, ok := engine.ScoredIn(c.Events, spacePlace(s, at)); ok {
			f := engine.Fact{Points: float64(scored.Points), Part: aboutWall}
			c.Add(aboutLine, s, at/5, f.Told("why.finish-later", "why.reply", "why.misses", "player", s, "line", at/5+1, "points", scored.Points))
		}
	}
	held := 0
	for row, n := range is.line {
		if n > 0 && !c.Over() {
			f := engine.Fact{Part: aboutHeld, Sum: int(n)}.In(aboutLine, s, row)
			c.Add(aboutBegun, s, row, f.Told("why.start", "why.start-reply", "why.start-misses", "player", s, "tiles", int(n), "line", row+1))
			held += int(n)
		} else if !c.Over() && !covers(is.wall, rowMask(row)) {
			c.Add(aboutFree, s, row, engine.Fact{}.In(aboutLine, s, row).Told("why.free", "", "", "line", row+1))
		}
	}
	c.Add(aboutHeld, s, 0, engine.Fact{Total: true, Sum: held}.Told("why.held", "why.held-reply", "", "player", s, "tiles", held))
}

// addSets adds the columns, colours and rows that a seat has completed, and those that it can complete in later rounds.
func (c *collector) addSets(s engine.Seat) {
	was, is := &c.before.boards[s], &c.boards[s]
	var e evalBoard
	e.load(is, c.variant)
	for i := range 5 {
		column := firstColumn << i
		if covers(is.wall, rowMask(i)) && !covers(was.wall, rowMask(i)) {
			c.Add(aboutRow, s, i, completed(rowPoints).Told("why.row-later", "why.row-reply", "why.row-misses", "player", s, "row", i+1))
		}
		if covers(is.wall, column) && !covers(was.wall, column) {
			f := completed(columnPoints).In(aboutColumnTiles, s, i)
			c.Add(aboutColumn, s, i, f.Told("why.column-later", "why.column-reply", "why.column-misses", "player", s, "column", i+1).OrLoses("why.column-loses"))
		}
		if bits5(is.byColour[i]) == 5 && bits5(was.byColour[i]) < 5 {
			f := completed(colourPoints).In(aboutColourTiles, s, i)
			c.Add(aboutColour, s, i, f.Told("why.colour-later", "why.colour-reply", "why.colour-misses", "player", s, "colour", ColourKey(engine.Tile(i))).OrLoses("why.colour-loses"))
		}
		if !c.Over() {
			c.addNextTile(s, i, &e)
			c.addColumnTiles(s, i, &e)
			c.addColourTiles(s, engine.Tile(i), &e)
			c.addNeeds(s, i, &e)
			c.addRuns(s, i, &e)
		}
	}
}

// addNextTile adds what the next tile in a row of a board can score: that of a begun line, or else the best one that fits.
func (c *collector) addNextTile(s engine.Seat, row int, e *evalBoard) {
	points := int32(0)
	for colour := range Colours {
		if (e.line[row] == 0 || e.lineColour[row] == int8(colour)) && e.open(row, colour) != 0 {
			_, n := e.bestSpace(row, colour)
			points = max(points, n)
		}
	}
	if points >= 2 {
		c.Add(aboutNext, s, row, engine.Fact{Sum: int(points)}.In(aboutLine, s, row).Told("why.next", "why.next-reply", "", "player", s, "row", row+1, "points", int(points)))
	}
}

// begun returns the rows whose line holds tiles that can go only to a column.
func (e *evalBoard) begun(column int) (rows uint8) {
	for r, n := range e.line {
		if n > 0 && e.fits(r, int(e.lineColour[r])) == 1<<column {
			rows |= 1 << r
		}
	}
	return rows
}

// addColumnTiles adds the tiles in a column of a board and the lines whose tile can go only there.
func (c *collector) addColumnTiles(s engine.Seat, column int, e *evalBoard) {
	tiles, lines := bits.OnesCount8(e.cols[column]), bits.OnesCount8(e.begun(column))
	if tiles == 5 || tiles+lines < 3 {
		return
	}
	f := engine.Fact{Sum: tiles + lines}.Told("", "why.column-goal-reply", "why.column-goal-misses", "player", s, "column", column+1, "tiles", tiles+lines)
	if lines == 0 {
		f.Own = engine.NewReason("why.column-part", "column", column+1, "tiles", tiles)
	} else {
		f.Own = engine.NewReason("why.column-goal", "column", column+1, "tiles", tiles+lines)
	}
	c.Add(aboutColumnTiles, s, column, f)
}

// mostNeeded is the highest number of tiles that lines can lack to complete a column or a colour that is worth a comparison, mostTold and mostTheirs those
// that are worth a word about the seat on turn and about another one.
const mostNeeded, mostTold, mostTheirs = 9, 5, 3

// addNeeds adds how many tiles the lines of a board lack to complete a column and the colour of the same index.
func (c *collector) addNeeds(s engine.Seat, i int, e *evalBoard) {
	column, colour := 0, 0
	for r := range e.rows {
		all := uint8(0)
		for t := range Colours {
			all |= e.open(r, t)
		}
		column += e.needed(r, all>>i&1 == 1, e.line[r] > 0 && e.fits(r, int(e.lineColour[r]))>>i&1 == 1, e.rows[r]>>i&1 == 1)
		colour += e.needed(r, e.open(r, i) != 0, int(e.lineColour[r]) == i, e.colourRows[i]>>r&1 == 1)
	}
	if column > 0 && column <= mostNeeded {
		f := engine.Fact{Sum: -column}.In(aboutColumnTiles, s, i)
		c.Add(aboutColumnNeed, s, i, f.Told(unless(column > mostTold, "why.column-need"), unless(column > mostTheirs, "why.column-need-reply"), "", "player", s, "tiles", column, "column", i+1))
	}
	if colour > 0 && colour <= mostNeeded {
		f := engine.Fact{Sum: -colour}.In(aboutColourTiles, s, i)
		c.Add(aboutColourNeed, s, i, f.Told(unless(colour > mostTold, "why.colour-need"), "", "", "tiles", colour, "colour", ColourKey(engine.Tile(i))))
	}
}

// unless returns the code of a reason, or none for progress that is too small to be one.
func unless(small bool, code string) string {
	if small {
		return ""
	}
	return code
}

// open returns the columns that accept a colour in a row, none if the row has the colour.
func (e *evalBoard) open(row, colour int) uint8 {
	if e.colourRows[colour]>>row&1 == 1 {
		return 0
	}
	return e.fits(row, colour)
}

// needed returns how many tiles the line of a row lacks to cover a space: none if it is covered, and more than mostNeeded if it cannot be. holds reports
// whether the line holds tiles for the space; others must leave it first.
func (e *evalBoard) needed(row int, possible, holds, covered bool) int {
	n := row + 1 - int(e.line[row])
	switch {
	case covered:
		return 0
	case !possible:
		return mostNeeded + 1
	case e.line[row] > 0 && !holds:
		n += row + 1
	}
	return n
}

// addColourTiles adds the tiles of a colour on a wall and the lines that hold it.
func (c *collector) addColourTiles(s engine.Seat, colour engine.Tile, e *evalBoard) {
	tiles, lines := bits.OnesCount8(e.colourRows[colour]), 0
	for r := range 5 {
		if e.goal[r] >= 0 && e.lineColour[r] == int8(colour) {
			lines++
		}
	}
	if tiles == 5 || tiles+lines < 3 {
		return
	}
	f := engine.Fact{Sum: tiles + lines}.Told("why.colour-goal", "", "", "colour", ColourKey(colour), "tiles", tiles+lines)
	if lines == 0 {
		f.Own = engine.NewReason("why.colour-part", "colour", ColourKey(colour), "tiles", tiles)
	}
	c.Add(aboutColourTiles, s, int(colour), f)
}

// addRuns adds the longest runs of tiles in a row and in a column of a board, next to which a tile scores more.
func (c *collector) addRuns(s engine.Seat, i int, e *evalBoard) {
	if n := longestRun(e.rows[i]); n >= 2 && n < 5 {
		c.Add(aboutRowRun, s, i, engine.Fact{Sum: n}.In(aboutLine, s, i).Told("why.row-run", "", "", "row", i+1, "tiles", n))
	}
	n := longestRun(e.cols[i])
	if n >= 2 && n < 5 {
		c.Add(aboutColumnRun, s, i, engine.Fact{Sum: n}.In(aboutColumnTiles, s, i).Told("why.column-run", "", "", "column", i+1, "tiles", n))
	}
	if goal := longestRun(e.cols[i] | e.begun(i)); goal >= 2 {
		f := engine.Fact{Sum: goal}.In(aboutColumnTiles, s, i)
		if goal > n { // otherwise the run of tiles says it
			f = f.Told("why.column-begun", "why.column-begun-reply", "why.column-begun-misses", "player", s, "column", i+1, "tiles", goal)
		}
		c.Add(aboutColumnBegun, s, i, f)
	}
}

// longestRun returns the length of the longest unbroken run in a set of five spaces.
func longestRun(set uint8) (n int) {
	for ; set != 0; set &= set << 1 {
		n++
	}
	return n
}

// completed returns the fact of a complete row, column or colour.
func completed(points int) engine.Fact {
	return engine.Fact{Points: float64(points), Completes: true}
}

// addTotals adds the points of a seat's wall and the cost of its floor line.
func (c *collector) addTotals(s engine.Seat) {
	var round engine.RoundScore
	for _, e := range c.Events {
		if e.Seat == s {
			round.Count(e)
		}
	}
	wall, floor, spared := round.Parts[engine.FromWall], -round.Parts[engine.FromFloor], round.Spared()
	if s != c.before.turn { // only the seat that moves hears what it was spared
		floor, spared = floor-spared, 0
	}
	c.Add(aboutWall, s, 0, engine.Fact{Points: float64(wall), Total: true, Sum: wall}.Told("why.round", "why.round-reply", "", "player", s, "points", wall))
	c.Add(aboutFloor, s, 0, engine.Fact{Points: float64(-floor), Total: true, Sum: floor}.Told("why.floor", "why.floor-reply", "", "player", s, "points", floor))
	if spared > 0 {
		c.Add(aboutZero, s, 0, engine.Fact{Points: float64(spared)}.Told("why.zero", "", "", "points", floor-spared, "full", floor))
	}
}

// Cheaper returns the take that fills the line of m as far with the same colour and drops the fewest tiles, or NoMove if none drops fewer than m.
func Cheaper(pos engine.Position, m engine.Move) engine.Move {
	v := See(pos)
	take, ok := Taken(m)
	if !ok || take.Line == FloorLine {
		return engine.NoMove
	}
	dropped := func(m engine.Move) int {
		t, _ := Taken(m)
		return v.Count(t.Source, t.Colour) - v.Gain(m).Placed
	}
	cheaper, least, placed := engine.NoMove, dropped(m), v.Gain(m).Placed
	for _, other := range v.Moves(nil) {
		if t, _ := Taken(other); t.Line == take.Line && t.Colour == take.Colour && v.Gain(other).Placed == placed && dropped(other) < least {
			cheaper, least = other, dropped(other)
		}
	}
	return cheaper
}

// Natural returns the move that a learner would choose without looking ahead: the one with the most points at once, and of equals the one that takes
// most.
func Natural(pos engine.Position) engine.Move {
	v := See(pos)
	best, most := engine.NoMove, 0
	for _, m := range v.Moves(nil) {
		n := 0
		if row, col, ok := Wall(m); ok {
			n = v.WallRun(row, col).Points
		} else {
			g, b := v.Gain(m), v.Bonus(m)
			n = 10*(g.Points+g.Floor+b.Row+b.Column+b.Colour) + g.Placed
		}
		if best == engine.NoMove || n > most {
			best, most = m, n
		}
	}
	return best
}
