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

// crowdedPositions returns a position with tiles in most zones of a table, and the position after one more move.
func crowdedPositions(t testing.TB, e *engine.Edition) (before, after engine.Position) {
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

// NodeReuse shows two positions of an edition one after the other. It checks that tiles that stay keep their nodes and that they allocate nothing.
func NodeReuse(t *testing.T, e *engine.Edition, make func() table.Table) {
	before, after := crowdedPositions(t, e)
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

// BenchmarkShow measures showing the same position again, and alternating with the position one move later.
func BenchmarkShow(b *testing.B, e *engine.Edition, tab table.Table) {
	before, after := crowdedPositions(b, e)
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
