// Package azul describes Azul in text.
package azul

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/locale"
	"azulejo/scenes/describe"
)

// Describer implements describe.Describer in one language.
type Describer struct{ describe.Tiles }

// New returns a Describer.
func New(w *locale.Words) Describer {
	return Describer{describe.Tiles{Words: w, Letters: azul.Letters, Key: azul.ColourKey}}
}

// MoveText implements describe.Describer.
func (d Describer) MoveText(pos engine.Position, m engine.Move) string {
	p, w := azul.See(pos), d.Words
	if row, col, ok := azul.Wall(m); ok {
		return w.T("azul.tell.wall", "line", row+1, "column", col+1)
	}
	take, _ := azul.Taken(m)
	return d.takeText(p, take, "azul.tell.", w.T("from.log", "factory", take.Source+1))
}

// MoveName implements describe.Describer.
func (d Describer) MoveName(pos engine.Position, m engine.Move) string {
	p := azul.See(pos)
	take, _ := azul.Taken(m)
	return d.moveName(p, m, d.FromFactory(take.Source, p.Factories(), func(f int) (taken, stays string) {
		others := d.Counts(func(c engine.Tile) int {
			if c == take.Colour {
				return 0
			}
			return p.Count(f, c)
		})
		return d.Counted(p.Count(f, take.Colour), take.Colour), d.Words.List(others...)
	}))
}

// NumberedName implements describe.Describer.
func (d Describer) NumberedName(pos engine.Position, m engine.Move) string {
	take, _ := azul.Taken(m)
	return d.moveName(azul.See(pos), m, d.Words.T("from.number", "factory", take.Source+1))
}

// moveName names a move. from says from which factory it takes.
func (d Describer) moveName(p azul.View, m engine.Move, from string) string {
	if row, col, ok := azul.Wall(m); ok {
		return d.Words.T("azul.name.wall", "line", row+1, "column", col+1)
	}
	take, _ := azul.Taken(m)
	return d.takeText(p, take, "azul.name.", from)
}

// takeText describes a take with its source, which is from if it is a factory, and its target. prefix is the prefix of the locale keys.
func (d Describer) takeText(p azul.View, take azul.Take, prefix, from string) string {
	n, colour := p.Count(take.Source, take.Colour), d.ColourName(take.Colour)
	switch centre, floor := take.Source == azul.Centre, take.Line == azul.FloorLine; {
	case centre && floor:
		return d.Words.T(prefix+"centre.floor", "tiles", n, "colour", colour)
	case centre:
		return d.Words.T(prefix+"centre.line", "tiles", n, "colour", colour, "line", take.Line+1)
	case floor:
		return d.Words.T(prefix+"factory.floor", "tiles", n, "colour", colour, "from", from)
	}
	return d.Words.T(prefix+"factory.line", "tiles", n, "colour", colour, "from", from, "line", take.Line+1)
}

// MoveEffect implements describe.Describer.
func (d Describer) MoveEffect(pos engine.Position, m engine.Move) (short, sentence string) {
	p := azul.See(pos)
	scored, scores := p.Scored(m)
	if _, _, ok := azul.Wall(m); ok {
		return d.effect(d.points(scored), d.bonuses(p, m)...), d.MoveText(pos, m)
	}
	g, now, next := p.Gain(m), p.Forecast(p.ToMove()), d.after(p, m)
	change := func(from engine.Source) int { return next.Parts[from] - now.Parts[from] }
	tile, parts := "", d.bonuses(p, m)
	switch {
	case scores:
		tile = d.points(scored)
	case g.Placed > 0 && !g.Complete:
		tile = d.Words.T("azul.worth.short", "tiles", g.Missing)
	}
	if n := change(engine.FromWall) - scored.Points; n != 0 {
		parts = append(parts, d.Words.T("azul.worth.others", "points", d.Words.Signed(n)))
	}
	if n := change(engine.FromFloor); n != 0 {
		parts = append(parts, d.Words.T("azul.worth.floor", "points", d.Words.Signed(n)))
	}
	return d.effect(tile, parts...), d.takeEffect(p, m, g)
}

// effect joins what a tile scores on the wall and other parts of the effect of a move.
func (d Describer) effect(tile string, others ...string) string {
	switch {
	case tile == "" && len(others) == 0:
		return d.Words.T("azul.worth.nothing")
	case tile == "":
		return strings.Join(others, ", ")
	case len(others) > 0 && strings.HasPrefix(tile, "+"): // a number without words
		tile = d.Words.T("azul.worth.wall", "points", tile)
	}
	return strings.Join(append([]string{tile}, others...), ", ")
}

// after returns the forecast of the seat on turn after a move, including what the move scores.
func (d Describer) after(p azul.View, m engine.Move) engine.RoundScore {
	var log engine.Log
	after := p.Clone()
	after.Play(m, &log)
	f := azul.See(after).Forecast(p.ToMove())
	for _, e := range log.Events {
		if e.Seat == p.ToMove() {
			f.Count(e)
		}
	}
	return f
}

// RoundScore describes what the end of the round adds to a score as a number and its parts, such as "+3" and "wall +4", "floor −1". It returns "" for
// nothing.
func (d Describer) RoundScore(r engine.RoundScore) (net string, parts []string) {
	for _, part := range []struct {
		from engine.Source
		key  string
	}{
		{engine.FromWall, "azul.worth.wall"},
		{engine.FromFloor, "azul.worth.floor"},
		{engine.FromRows, "azul.worth.bonus.row"},
		{engine.FromColumns, "azul.worth.bonus.column"},
		{engine.FromColours, "azul.worth.bonus.colour"},
	} {
		if n := r.Parts[part.from]; n != 0 {
			parts = append(parts, d.Words.T(part.key, "points", d.Words.Signed(n)))
		}
	}
	if len(parts) == 0 {
		return "", nil
	}
	if r.StopsAtZero() {
		parts = append(parts, d.Words.T("azul.worth.zero"))
	}
	return d.Words.Signed(r.Net), parts
}

// points returns what a wall tile scores and why.
func (d Describer) points(s engine.Scored) string {
	w, n, across, down := d.Words, d.Words.Signed(s.Points), len(s.Across), len(s.Down)
	switch {
	case across > 1 && down > 1:
		return w.T("azul.worth.points", "points", n, "rowPoints", across, "columnPoints", down)
	case across > 1:
		return w.T("azul.worth.row", "points", n, "rowPoints", across)
	case down > 1:
		return w.T("azul.worth.column", "points", n, "columnPoints", down)
	}
	return n
}

// bonuses returns the points for the sets that a move completes, and says which of them count only at the end of the game.
func (d Describer) bonuses(p azul.View, m engine.Move) (parts []string) {
	sets, now, next := p.Bonus(m), p.Forecast(p.ToMove()), d.after(p, m)
	_, _, tiling := azul.Wall(m)
	for _, set := range []struct {
		from   engine.Source
		key    string
		points int
	}{
		{engine.FromRows, "azul.worth.bonus.row", sets.Row},
		{engine.FromColumns, "azul.worth.bonus.column", sets.Column},
		{engine.FromColours, "azul.worth.bonus.colour", sets.Colour},
	} {
		counted := next.Parts[set.from] - now.Parts[set.from]
		if tiling && next.Parts[set.from] > 0 { // the forecast may have it already
			counted = set.points
		}
		if counted != 0 {
			parts = append(parts, d.Words.T(set.key, "points", d.Words.Signed(counted)))
		} else if set.points > 0 && next.Parts[set.from] == 0 {
			text := d.Words.T(set.key, "points", d.Words.Signed(set.points))
			parts = append(parts, d.Words.T("azul.worth.end", "part", text))
		}
	}
	return parts
}

// takeEffect returns a sentence about the result of a take.
func (d Describer) takeEffect(p azul.View, m engine.Move, g azul.Gain) string {
	take, _ := azul.Taken(m)
	w, n, colour := d.Words, p.Count(take.Source, take.Colour), d.ColourName(take.Colour)
	switch {
	case take.Line == azul.FloorLine:
		return w.T("azul.says.floor", "tiles", n, "colour", colour)
	case !g.Complete:
		return w.T("azul.says.short", "tiles", n, "colour", colour, "line", take.Line+1, "missing", g.Missing)
	case n > g.Placed:
		return w.T("azul.says.over", "tiles", n, "colour", colour, "line", take.Line+1, "excess", n-g.Placed)
	}
	return w.T("azul.says.fills", "tiles", n, "colour", colour, "line", take.Line+1)
}

// Goal describes the pattern line that would score most if completed.
func (d Describer) Goal(pos engine.Position, s engine.Seat) string {
	want, ok := azul.See(pos).Want(s)
	if !ok {
		return d.Words.T("azul.waits.nothing")
	}
	key := "azul.waits"
	switch {
	case want.Row == 5 && want.Column == 5:
		key += ".both"
	case want.Row == 5:
		key += ".row"
	case want.Column == 5:
		key += ".column"
	}
	return d.Words.T(key, "tiles", want.Missing, "colour", d.ColourName(want.Colour), "line", want.Line+1, "points", want.Points)
}
