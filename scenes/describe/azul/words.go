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
	return d.takeText(p, take, "azul.tell.")
}

// MoveName implements describe.Describer.
func (d Describer) MoveName(pos engine.Position, m engine.Move) string {
	p, w := azul.See(pos), d.Words
	if row, col, ok := azul.Wall(m); ok {
		return w.T("azul.name.wall", "line", row+1, "column", col+1)
	}
	take, _ := azul.Taken(m)
	return d.takeText(p, take, "azul.name.")
}

// takeText describes a take with its source and target. prefix is the prefix of the locale keys.
func (d Describer) takeText(p azul.View, take azul.Take, prefix string) string {
	n, colour := p.Count(take.Source, take.Colour), d.ColourName(take.Colour)
	switch centre, floor := take.Source == azul.Centre, take.Line == azul.FloorLine; {
	case centre && floor:
		return d.Words.T(prefix+"centre.floor", "tiles", n, "colour", colour)
	case centre:
		return d.Words.T(prefix+"centre.line", "tiles", n, "colour", colour, "line", take.Line+1)
	case floor:
		return d.Words.T(prefix+"factory.floor", "tiles", n, "colour", colour, "factory", take.Source+1)
	}
	return d.Words.T(prefix+"factory.line", "tiles", n, "colour", colour, "factory", take.Source+1, "line", take.Line+1)
}

// MoveEffect implements describe.Describer.
func (d Describer) MoveEffect(pos engine.Position, m engine.Move) (short, sentence string) {
	p := azul.See(pos)
	if row, col, ok := azul.Wall(m); ok {
		parts := append([]string{d.points(p.WallRun(row, col))}, d.bonus(p.Bonus(m))...)
		return strings.Join(parts, ", "), d.MoveText(pos, m)
	}
	g := p.Gain(m)
	var parts []string
	switch {
	case g.Complete:
		parts = append([]string{d.points(g.Run)}, d.bonus(p.Bonus(m))...)
	case g.Placed > 0:
		parts = append(parts, d.Words.T("azul.worth.short", "tiles", g.Missing))
	}
	if g.Floor != 0 {
		parts = append(parts, d.Words.T("azul.worth.floor", "points", d.Words.Signed(g.Floor)))
	}
	if len(parts) == 0 {
		parts = append(parts, d.Words.T("azul.worth.nothing"))
	}
	return strings.Join(parts, ", "), d.takeEffect(p, m, g)
}

// points returns what a wall tile scores and why.
func (d Describer) points(run azul.Run) string {
	w, n := d.Words, d.Words.Signed(run.Points)
	switch {
	case run.Row > 1 && run.Column > 1:
		return w.T("azul.worth.points", "points", n, "rowPoints", run.Row, "columnPoints", run.Column)
	case run.Row > 1:
		return w.T("azul.worth.row", "points", n, "rowPoints", run.Row)
	case run.Column > 1:
		return w.T("azul.worth.column", "points", n, "columnPoints", run.Column)
	}
	return n
}

// bonus returns the end-of-game points for completed sets.
func (d Describer) bonus(b azul.Bonus) (parts []string) {
	for _, set := range []struct {
		key    string
		points int
	}{{"azul.worth.bonus.row", b.Row}, {"azul.worth.bonus.column", b.Column}, {"azul.worth.bonus.colour", b.Colour}} {
		if set.points > 0 {
			parts = append(parts, d.Words.T(set.key, "points", d.Words.Signed(set.points)))
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
