package azul_test

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
)

// TestCheaper checks which take does the same as another one and drops fewer tiles.
func TestCheaper(t *testing.T) {
	p := must(t, state{game: "azul", phase: "offer", turn: 1, factories: "KKRR BKYY KWWW - -", centre: "KKKY"}).Position
	for take, want := range map[string]string{"1K1": "2K1", "CK1": "2K1", "CK2": "1K2", "2K1": "", "1K2": "", "1R1": "", "1K-": "", "3W2": ""} {
		m, err := p.ParseMove(take)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if cheaper := azul.Cheaper(p, m); cheaper != engine.NoMove {
			got = string(p.AppendMove(nil, cheaper))
		}
		if got != want {
			t.Errorf("%q is cheaper than %s, want %q", got, take, want)
		}
	}
}

// TestPilesThatAreLeft checks that a line which leaves a seat with a pile says so, unless the pile grows before or the seat takes it at once.
func TestPilesThatAreLeft(t *testing.T) {
	p := must(t, state{game: "azul", phase: "offer", turn: 1, marker: 2, factories: "- - - - -", centre: "RWWWWWB", boards: [2]seat{{}, {floor: "*"}}}).Position
	for _, c := range []struct {
		line string
		want []string
	}{
		{"CR1 CB1 CW-", []string{"why.left 5 azul.colour.white"}},
		{"CR1 CB1 CW4", nil}, // only one falls
		{"CW- CB1 CR1", nil},
	} {
		var moves []engine.Move
		at := p.Clone()
		for _, move := range []string{c.line[:3], c.line[4:7], c.line[8:]} {
			m, err := at.ParseMove(move)
			if err != nil {
				t.Fatal(err)
			}
			moves = append(moves, m)
			at.Play(m, nil)
		}
		var got []string
		for _, f := range azul.Outcome(p, moves) {
			if f.Unavoidable {
				got = append(got, f.Own.Error())
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.line, got, c.want)
		}
	}
}
