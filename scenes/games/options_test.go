package games_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// eachPosition visits the positions of random games in which a seat is to move, with a table.
func eachPosition(t testing.TB, visit func(g games.Game, tab table.Table, pos engine.Position)) {
	words, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	window, kit := stage.Rect{W: 1280, H: 720}, scenetest.Context(t, 1280, 720).Kit()
	for _, g := range games.All() {
		tab := g.Table()
		tab.Layout(table.Frame{Rect: window, Window: window, Kit: kit, Words: words, Seats: 2})
		for seed := range uint64(3) {
			dice := rand.New(rand.NewPCG(seed, 1))
			m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, seed)
			if err != nil {
				t.Fatal(err)
			}
			for !m.Position().Over() {
				pos := m.Position()
				if pos.ToMove() == engine.Nature {
					err = m.Draw(nil)
				} else {
					visit(g, tab, pos)
					all := pos.Moves(nil)
					err = m.Play(all[dice.IntN(len(all))], nil)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// TestOptionsMatchTheRules checks that every legal move has exactly one option unless it is made of picks, that every other option has the reason why it
// is illegal, and that dropping any pickable on any target gives a move or a reason.
func TestOptionsMatchTheRules(t *testing.T) {
	illegal := 0
	eachPosition(t, func(g games.Game, tab table.Table, pos engine.Position) {
		var legal []engine.Move
		options := tab.Options(pos)
		for _, o := range options {
			switch {
			case o.Why == nil:
				legal = append(legal, o.Move)
				if alone := tab.Option(pos, o.Move); !reflect.DeepEqual(alone, o) {
					t.Errorf("%s: the option of %v alone is %+v, not %+v", g.Edition.ID, o.Move, alone, o)
				}
			case pos.Check(o.Move) == nil || pos.Check(o.Move).Error() != o.Why.Error():
				t.Errorf("%s: %v is refused because of %v", g.Edition.ID, o.Move, o.Why)
			default:
				illegal++
			}
		}
		want := pos.Moves(nil)
		if d := table.MultiPickOf(tab, pos); d != nil {
			want = slices.DeleteFunc(want, func(m engine.Move) bool {
				picks := d.Picks(m)
				if o := tab.Option(pos, m); picks != nil && !reflect.DeepEqual(o, table.Option{}) {
					t.Errorf("%s: %v is made of picks, but is the option %+v", g.Edition.ID, m, o)
				}
				return picks != nil
			})
		}
		slices.Sort(legal)
		slices.Sort(want)
		if !slices.Equal(legal, want) {
			t.Fatalf("%s: legal options %v, expected %v", g.Edition.ID, legal, want)
		}
		for _, from := range options.Pickables() {
			for _, to := range options.Places() {
				if ways, why := options.Drop(from, to); len(ways) == 0 && why == nil {
					t.Errorf("%s: there is neither a move nor a reason for dropping %+v at %+v", g.Edition.ID, from, to)
				}
			}
		}
	})
	if illegal == 0 {
		t.Error("no option is illegal")
	}
}

// BenchmarkOptions measures computing the options of a position and reports their largest number.
func BenchmarkOptions(b *testing.B) {
	positions, tables := map[string][]engine.Position{}, map[string]table.Table{}
	eachPosition(b, func(g games.Game, tab table.Table, pos engine.Position) {
		positions[g.Edition.ID], tables[g.Edition.ID] = append(positions[g.Edition.ID], pos.Clone()), tab
	})
	for id, all := range positions {
		b.Run(id, func(b *testing.B) {
			b.ReportAllocs()
			most := 0
			for i := range b.N {
				most = max(most, len(tables[id].Options(all[i%len(all)])))
			}
			b.ReportMetric(float64(most), "options")
		})
	}
}
