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
	aboutColumnTiles = "column-tiles" // the tiles in a column
	aboutColourTiles = "colour-tiles" // the tiles of a colour
	aboutWall        = "wall"         // the points of all tiles placed on the wall
	aboutFloor       = "floor"        // the cost of the floor line
	aboutZero        = "zero"         // what the floor line did not cost because a score never falls below 0
	aboutStart       = "start"        // the start of the next round
)

// own returns a topic of the seat on turn.
func (v View) own(kind string, index int) engine.Topic {
	return engine.Topic{Kind: kind, Seat: v.turn, Index: index}
}

// Rough values in points: of a tile on the wall for those that will be placed next to it, of an incomplete column and colour by its number of tiles, and of
// the start of a round.
const (
	tileGrowth = 2.5
	startWorth = firstMove / 100.
)

var (
	columnGrowth = [5]float64{0, 0, 0.5, 1.5, 3}
	colourGrowth = [5]float64{0, 0, 0.5, 2, 4}
)

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
		c.Add(aboutStart, first, 0, engine.Fact{Growth: startWorth})
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
			f := engine.Fact{Points: float64(scored.Points), Growth: tileGrowth, Part: aboutWall}
			c.Add(aboutLine, s, at/5, f.Told("", "why.reply", "why.misses", "player", s, "line", at/5+1, "points", scored.Points))
		}
	}
	held, growth := 0, 0.0
	for row, n := range is.line {
		if n > 0 {
			part, w := float64(n)/float64(row+1), Want{Run: c.lineRun(s, row, is.colour[row])}
			f := engine.Fact{Growth: part * part * (float64(w.Points+w.finalBonus()) + tileGrowth), Part: aboutHeld}
			c.Add(aboutBegun, s, row, f)
			held, growth = held+int(n), growth+f.Growth
		}
	}
	c.Add(aboutHeld, s, 0, engine.Fact{Growth: growth, Total: true, Sum: held}.Told("why.held", "", "", "tiles", held))
}

// addSets adds the columns, colours and rows that a seat has completed, and those that it can complete in later rounds.
func (c *collector) addSets(s engine.Seat) {
	was, is := &c.before.boards[s], &c.boards[s]
	for i := range 5 {
		column := firstColumn << i
		if covers(is.wall, rowMask(i)) && !covers(was.wall, rowMask(i)) {
			c.Add(aboutRow, s, i, completed(rowPoints).Told("why.row-later", "why.row-reply", "why.row-misses", "player", s, "row", i+1))
		}
		if n := bits5(is.wall & column); n < 5 {
			c.Add(aboutColumnTiles, s, i, engine.Fact{Growth: columnGrowth[n]}.Told("why.column-part", "", "", "column", i+1, "tiles", n))
		} else if !covers(was.wall, column) {
			c.Add(aboutColumn, s, i, completed(columnPoints).Told("why.column-later", "why.column-reply", "why.column-misses", "player", s, "column", i+1))
		}
		if n := bits5(is.byColour[i]); n < 5 {
			c.Add(aboutColourTiles, s, i, engine.Fact{Growth: colourGrowth[n]}.Told("why.colour-part", "", "", "colour", ColourKey(engine.Tile(i)), "tiles", n))
		} else if bits5(was.byColour[i]) < 5 {
			c.Add(aboutColour, s, i, completed(colourPoints).Told("why.colour-later", "why.colour-reply", "why.colour-misses", "player", s, "colour", ColourKey(engine.Tile(i))))
		}
	}
}

// completed returns the fact of a complete row, column or colour.
func completed(points int) engine.Fact {
	return engine.Fact{Points: float64(points), Completes: true, AtEnd: true}
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
	tiles := bits.OnesCount32(c.boards[s].wall &^ c.before.boards[s].wall)
	c.Add(aboutWall, s, 0, engine.Fact{Points: float64(wall), Growth: tileGrowth * float64(tiles), Total: true, Sum: wall}.Told("why.round", "why.round-reply", "", "player", s, "points", wall))
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
