package pavilion

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/scenes/table"
	"azulejo/scenes/table/tabletest"
)

// TestCompleteStarsAreOutlined checks in random games that exactly the stars with six tiles have a gold outline, and that the outline disappears when a
// tile of its star leaves.
func TestCompleteStarsAreOutlined(t *testing.T) {
	seen := 0
	for seed := range uint64(12) {
		m, err := engine.NewMatch(pavilion.Coloured(), engine.Options{Players: 2}, seed)
		dice := rand.New(rand.NewPCG(seed, 1))
		tab := New().(*Table)
		tab.Layout(tabletest.Frame(1280, 720, 2))
		for err == nil && !m.Position().Over() {
			pos := m.Position()
			if seen += expectOutlines(t, tab, pos); pos.ToMove() == engine.Nature {
				err = m.Draw(nil)
				continue
			}
			err = m.Play(moveOnFullestStar(pos, pos.Moves(nil), dice.IntN), nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if seen == 0 {
		t.Error("no star was complete in 12 games")
	}
}

// moveOnFullestStar returns the move on the star with the most tiles, or any move if none places a tile.
func moveOnFullestStar(pos engine.Position, moves []engine.Move, any func(int) int) engine.Move {
	p, best, most := pavilion.See(pos), moves[any(len(moves))], -1
	for _, m := range moves {
		l, placed := pavilion.Placed(m)
		if !placed {
			continue
		}
		tiles, star := 0, l.Space/pavilion.Ring
		for at := star * pavilion.Ring; at < (star+1)*pavilion.Ring; at++ {
			if _, covered := p.Tile(pos.ToMove(), at); covered {
				tiles++
			}
		}
		if tiles > most {
			best, most = m, tiles
		}
	}
	return best
}

// expectOutlines checks the outlines of a position and returns the number of complete stars.
func expectOutlines(t *testing.T, tab *Table, pos engine.Position) int {
	t.Helper()
	tiles, want := map[string]int{}, 0
	for _, p := range tab.Pieces(pos) {
		if p.Place.Zone == engine.Star {
			tiles[fmt.Sprintf("outline-%d-%d", p.Place.Seat, p.Place.Row)]++
		}
	}
	for _, n := range tiles {
		want += n / pavilion.Ring
	}
	d := newScenery(tab, pos, table.Legend{})
	d.drawStarOutlines()
	all := d.Above.Children()
	for i, n := range all {
		back := engine.Event{Kind: engine.Slide, From: d.Notes[i*pavilion.Ring+2].At}
		for j, note := range d.Notes {
			if (note.Node == n) != (j/pavilion.Ring == i) || note.EndedBy(back) != (j == i*pavilion.Ring+2) {
				t.Errorf("%s: note %d at %+v", n.Name, j, note.At)
			}
		}
		if _, gold := n.Art.(*table.Outline); !gold || tiles[n.Name] != pavilion.Ring {
			t.Errorf("%s surrounds %d tiles", n.Name, tiles[n.Name])
		}
	}
	if len(all) != want {
		t.Errorf("%d of %d stars are outlined", len(all), want)
	}
	return want
}
