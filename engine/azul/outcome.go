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
	aboutFree        = "free"         // a line without tiles
	aboutRowRun      = "row-run"      // the longest run of tiles in a row
	aboutColumnRun   = "column-run"   // the longest run of tiles in a column
	aboutWall        = "wall"         // the points of all tiles placed on the wall
	aboutFloor       = "floor"        // the cost of the floor line
	aboutZero        = "zero"         // what the floor line did not cost because a score never falls below 0
	aboutStart       = "start"        // the start of the next round
)

// own returns a topic of the seat on turn.
func (v View) own(kind string, index int) engine.Topic {
	return engine.Topic{Kind: kind, Seat: v.turn, Index: index}
}

// Outcome returns what a line of moves leaves each seat with when the round has been scored. The line reaches the end of its round.
func Outcome(pos engine.Position, line []engine.Move) engine.Outcome {
	facts := engine.FactsOf(pos, line)
	c := collector{View: See(facts.End), before: See(pos), Facts: &facts}
	for s := range c.seats {
		c.addLines(s)
		c.addSets(s)
		c.addTotals(s)
	}
	if first := nextStarter(c.Position); first >= 0 {
		f := engine.Fact{Shared: true}
		c.Add(aboutStart, first, 0, f.Told("why.marker", "why.marker-reply", "why.marker-misses", "player", first))
	}
	return facts.Outcome
}

// collector collects the facts about the view's position, which is the end of a line.
type collector struct {
	View
	before View
	*engine.Facts
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
			c.Add(aboutColumn, s, i, f.Told("why.column-later", "why.column-reply", "why.column-misses", "player", s, "column", i+1))
		}
		if bits5(is.byColour[i]) == 5 && bits5(was.byColour[i]) < 5 {
			f := completed(colourPoints).In(aboutColourTiles, s, i)
			c.Add(aboutColour, s, i, f.Told("why.colour-later", "why.colour-reply", "why.colour-misses", "player", s, "colour", ColourKey(engine.Tile(i))))
		}
		if !c.Over() {
			c.addColumnTiles(s, i, &e)
			c.addColourTiles(s, engine.Tile(i), &e)
			c.addRuns(s, i, &e)
		}
	}
}

// addColumnTiles adds the tiles in a column of a board and the lines whose tile can go only there.
func (c *collector) addColumnTiles(s engine.Seat, column int, e *evalBoard) {
	tiles, lines := bits.OnesCount8(e.cols[column]), 0
	for r, n := range e.line {
		if n > 0 && e.fits(r, int(e.lineColour[r])) == 1<<column {
			lines++
		}
	}
	if tiles == 5 || tiles+lines < 2 {
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

// addColourTiles adds the tiles of a colour on a wall and the lines that hold it.
func (c *collector) addColourTiles(s engine.Seat, colour engine.Tile, e *evalBoard) {
	tiles, lines := bits.OnesCount8(e.colourRows[colour]), 0
	for r := range 5 {
		if e.goal[r] >= 0 && e.lineColour[r] == int8(colour) {
			lines++
		}
	}
	if tiles == 5 || tiles+lines < 2 {
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
	if n := longestRun(e.cols[i]); n >= 2 && n < 5 {
		c.Add(aboutColumnRun, s, i, engine.Fact{Sum: n}.In(aboutColumnTiles, s, i).Told("why.column-run", "", "", "column", i+1, "tiles", n))
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
