package pavilion_test

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/pavilion"
)

// TestExplain checks the arguments about a move, those in its favour first. Star 4 is blue and star 1 purple; the joker
// of round 1 is purple, that of round 2 green.
func TestExplain(t *testing.T) {
	const rest, blueStar = "OOOO - - - -", "pavilion.on.star pavilion.colour.blue"
	fiveOfBlue := "...... ...... ...... ...... BBBBB."
	opponent := seat{hand: "R"}
	for _, c := range []struct {
		name string
		state
		move string
		want []string // + for an argument for the move, - for one against it
	}{
		{"tiles of the next joker", state{phase: "take", factories: "GGRR OOOO - - -"}, "1G",
			[]string{"+why.pays 2 pavilion.on.star pavilion.colour.green 1", "+why.next-joker pavilion.colour.green"}},
		{"a joker and a colour that is collected", state{phase: "take", factories: "BBPR OOOO - - -", boards: [2]seat{{hand: "BB", stars: fiveOfBlue}, {}}}, "1B",
			[]string{"+why.lacks 1 pavilion.colour.blue 6 " + blueStar + " 6", "+why.star-part 1 " + blueStar + " 15", "+why.hold 4 pavilion.colour.blue", "+why.joker 1"}},
		{"the marker costs", state{phase: "take", factories: rest, centre: "YYY", boards: [2]seat{{score: 10}, {}}}, "CY",
			[]string{"+why.hold 3 pavilion.colour.yellow", "+why.pays 3 pavilion.on.star pavilion.colour.yellow 1", "+why.marker", "-why.marker-cost 3"}},
		{"a tile that another player needs", state{phase: "take", factories: "BRRR OOOO - - -", boards: [2]seat{{}, {hand: "BBBBB", stars: fiveOfBlue}}}, "1B",
			[]string{"+why.needs 1 pavilion.colour.blue 6 " + blueStar, "+why.pays 1 pavilion.on.star pavilion.colour.blue 1"}},
		{"a tile that another player could take before", state{phase: "take", factories: "BRRR OOOO - - -", boards: [2]seat{{}, {hand: "BBBBB", stars: fiveOfBlue}}}, "2O",
			[]string{"+why.hold 4 pavilion.colour.orange", "+why.pays 4 pavilion.on.star pavilion.colour.orange 1"}},
		{"tiles joined for another player", state{phase: "take", factories: "BOOO - - - -", centre: "B", marker: 1, boards: [2]seat{{}, {hand: "BBBB", stars: fiveOfBlue}}}, "1O",
			[]string{"+why.hold 3 pavilion.colour.orange", "+why.pays 3 pavilion.on.star pavilion.colour.orange 1", "-why.reply-star 1 pavilion.colour.blue 6 " + blueStar}},
		{"a star", state{boards: [2]seat{{hand: "BBBBBBY", stars: fiveOfBlue}, opponent}}, "B4.6",
			[]string{"+why.star " + blueStar + " 15", "+why.run 6"}},
		{"a star nearly complete", state{boards: [2]seat{{hand: "BBBBBY", stars: "...... ...... ...... ...... BBBB.."}, opponent}}, "B4.5",
			[]string{"+why.star-part 1 " + blueStar + " 15", "+why.run 5"}},
		{"an ornament and jokers", state{supply: "GGOOYYBBRR", boards: [2]seat{{hand: "BBBPPP", stars: "...... ...... ...... ...... ....B."}, opponent}}, "B4.6+3",
			[]string{"+why.ornament pavilion.a.window 3", "+why.run 2", "-why.spends 3"}},
		{"a set of numbers", state{boards: [2]seat{{hand: "B", stars: "P..... P..... O..... R..... ...... Y..... G....."}, opponent}}, "B4.1",
			[]string{"+why.number 1 4", "+why.run 1"}},
		{"a set of numbers nearly complete", state{boards: [2]seat{{hand: "BY", stars: "P..... P..... O..... R..... ...... ...... G....."}, opponent}}, "B4.1",
			[]string{"+why.number-part 1 1 4", "+why.run 1"}},
		{"tiles kept and lost", state{boards: [2]seat{{score: 9, hand: "BBBGR"}, opponent}}, "/GBBB",
			[]string{"+why.keep 4", "+why.keep-joker 1", "+why.pays 4 " + blueStar + " 1", "-why.lose 1 1"}},
		{"only jokers kept", state{boards: [2]seat{{score: 9, hand: "GG"}, opponent}}, "/GG",
			[]string{"+why.keep-joker 2", "+why.spared"}},
		{"a take for the last space of a number", state{phase: "take", factories: "BRRR OOOO - - -", boards: [2]seat{{stars: "P..... P..... O..... R..... ...... Y..... G....."}, opponent}}, "1B",
			[]string{"+why.number-later 1 4 1", "+why.pays 1 " + blueStar + " 1"}},
		{"nothing can be paid", state{boards: [2]seat{{score: 9, hand: "B", stars: "B..... ...... ...... ...... B....."}, opponent}}, "/B",
			[]string{"+why.stuck", "+why.keep 1", "+why.spared"}},
		{"the last round keeps nothing", state{round: 6, boards: [2]seat{{score: 9, hand: "BB"}, opponent}}, "/BB", []string{"-why.lose 2 2"}},
	} {
		p, err := c.state.read(t)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		m, err := p.ParseMove(c.move)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		var got []string
		for _, a := range pavilion.Explain(p.Position, m) {
			sign := "+"
			if a.Sign == engine.Against {
				sign = "-"
			}
			got = append(got, sign+a.Error())
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s:\n%q, want\n%q", c.name, got, c.want)
		}
	}
}
