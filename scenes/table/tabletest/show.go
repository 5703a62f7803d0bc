package tabletest

import (
	"slices"
	"testing"

	"azulejo/assets"
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/locale"
	"azulejo/scenes/table"
)

// crowded is a position with tiles on most places of a table, and the same after one more move.
func crowded(t testing.TB, e *engine.Edition) (before, after engine.Position) {
	t.Helper()
	m, err := engine.NewMatch(e, engine.Options{Players: e.MaxSeats}, 1)
	moves := func(n int) {
		for ; err == nil && n > 0; n-- {
			for err == nil && m.Position().ToMove() == engine.Nature {
				err = m.Draw(nil)
			}
			err = m.Play(m.Position().Moves(nil)[0], nil)
		}
	}
	moves(20)
	before = m.Position()
	if moves(1); err != nil {
		t.Fatal(err)
	}
	return before, m.Position()
}

// Reused shows positions of an edition at a table one after another: tiles that stay keep their nodes, and cost nothing.
func Reused(t *testing.T, e *engine.Edition, make func() table.Table) {
	before, after := crowded(t, e)
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	fonts, err := gfx.NewFonts(assets.Fonts())
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range windows() {
		for _, lettered := range []bool{false, true} {
			tab := make()
			f := Frame(size[0], size[1], e.MaxSeats)
			f.Words, f.Kit.Fonts, f.Lettered = words, fonts, lettered
			tab.Layout(f)
			first, second := tab.Pieces(before), tab.Pieces(after)
			c := table.NewCast(tab)
			c.Show(first)
			actors := slices.Clone(c.Actors())
			if n := testing.AllocsPerRun(10, func() { c.Show(first) }); n != 0 || !slices.Equal(c.Actors(), actors) {
				t.Errorf("%s in %v: the same %d tiles shown again allocate %v times", e.ID, size, len(first), n)
			}
			c.Show(second)
			stay := 0
			for _, p := range second {
				if i := slices.Index(first, p); i >= 0 {
					first = slices.Delete(first, i, i+1)
					stay++
				}
			}
			kept := len(slices.DeleteFunc(actors, func(a *table.Actor) bool { return !slices.Contains(c.Actors(), a) }))
			if kept != stay {
				t.Errorf("%s in %v: of %d tiles that stay %d keep their nodes", e.ID, size, stay, kept)
			}
		}
	}
}

// BenchmarkShow shows a crowded position of an edition again, and by turns with the one a move later.
func BenchmarkShow(b *testing.B, e *engine.Edition, tab table.Table) {
	before, after := crowded(b, e)
	tab.Layout(Frame(1600, 900, e.MaxSeats))
	first, second := tab.Pieces(before), tab.Pieces(after)
	for name, all := range map[string][2][]table.Piece{"same": {first, first}, "move": {first, second}} {
		b.Run(name, func(b *testing.B) {
			c := table.NewCast(tab)
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				c.Show(all[i%2])
			}
		})
	}
}
