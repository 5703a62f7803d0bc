// Package azul tells moves and positions of Azul in words, without any pixels.
package azul

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/locale"
	"azulejo/scenes/describe"
)

// Teller tells in the words of one language.
type Teller struct{ describe.Tiles }

// New returns a teller.
func New(w *locale.Words) Teller {
	return Teller{describe.Tiles{Words: w, Letters: azul.Letters, Key: azul.ColourKey}}
}

// Tell implements telling.Teller.
func (t Teller) Tell(pos engine.Position, m engine.Move) string {
	p, w := azul.See(pos), t.Words
	if row, col, ok := azul.Wall(m); ok {
		return w.T("azul.tell.wall", "line", row+1, "column", col+1)
	}
	take, _ := azul.Taken(m)
	return t.taken(p, take, "azul.tell.")
}

// Name implements telling.Teller.
func (t Teller) Name(pos engine.Position, m engine.Move) string {
	p, w := azul.See(pos), t.Words
	if row, col, ok := azul.Wall(m); ok {
		return w.T("azul.name.wall", "line", row+1, "column", col+1)
	}
	take, _ := azul.Taken(m)
	return t.taken(p, take, "azul.name.")
}

// taken says what a take takes from where to where, in words whose keys begin alike.
func (t Teller) taken(p azul.View, take azul.Take, key string) string {
	n, colour := p.Count(take.Source, take.Colour), t.Colour(take.Colour)
	switch centre, floor := take.Source == azul.Centre, take.Line == azul.FloorLine; {
	case centre && floor:
		return t.Words.T(key+"centre.floor", "tiles", n, "colour", colour)
	case centre:
		return t.Words.T(key+"centre.line", "tiles", n, "colour", colour, "line", take.Line+1)
	case floor:
		return t.Words.T(key+"factory.floor", "tiles", n, "colour", colour, "factory", take.Source+1)
	}
	return t.Words.T(key+"factory.line", "tiles", n, "colour", colour, "factory", take.Source+1, "line", take.Line+1)
}

// Worth implements telling.Teller.
func (t Teller) Worth(pos engine.Position, m engine.Move) (short, sentence string) {
	p := azul.See(pos)
	if row, col, ok := azul.Wall(m); ok {
		parts := append([]string{t.points(p.WallRun(row, col))}, t.bonus(p.Bonus(m))...)
		return strings.Join(parts, ", "), t.Tell(pos, m)
	}
	g := p.Gain(m)
	var parts []string
	switch {
	case g.Complete:
		parts = append([]string{t.points(g.Run)}, t.bonus(p.Bonus(m))...)
	case g.Placed > 0:
		parts = append(parts, t.Words.T("azul.worth.short", "tiles", g.Missing))
	}
	if g.Floor != 0 {
		parts = append(parts, t.Words.T("azul.worth.floor", "points", t.Words.Signed(g.Floor)))
	}
	if len(parts) == 0 {
		parts = append(parts, t.Words.T("azul.worth.nothing"))
	}
	return strings.Join(parts, ", "), t.sentence(p, m, g)
}

// points words what a wall tile scores and why.
func (t Teller) points(run azul.Run) string {
	w, n := t.Words, t.Words.Signed(run.Points)
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

// bonus words the points at the end of the game for sets.
func (t Teller) bonus(b azul.Bonus) (parts []string) {
	for _, set := range []struct {
		key    string
		points int
	}{{"azul.worth.bonus.row", b.Row}, {"azul.worth.bonus.column", b.Column}, {"azul.worth.bonus.colour", b.Colour}} {
		if set.points > 0 {
			parts = append(parts, t.Words.T(set.key, "points", t.Words.Signed(set.points)))
		}
	}
	return parts
}

// sentence tells what a take does.
func (t Teller) sentence(p azul.View, m engine.Move, g azul.Gain) string {
	take, _ := azul.Taken(m)
	w, n, colour := t.Words, p.Count(take.Source, take.Colour), t.Colour(take.Colour)
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

// Waits tells what would bring a board most.
func (t Teller) Waits(pos engine.Position, s engine.Seat) string {
	want, ok := azul.See(pos).Want(s)
	if !ok {
		return t.Words.T("azul.waits.nothing")
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
	return t.Words.T(key, "tiles", want.Missing, "colour", t.Colour(want.Colour), "line", want.Line+1, "points", want.Points)
}
