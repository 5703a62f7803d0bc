package pavilion_test

import (
	"slices"
	"testing"

	"azulejo/engine/enginetest"
	"azulejo/engine/pavilion"
)

// TestComments checks the comments on a move for the first seat, in order of weight. Star 4 is blue, star 1 purple.
func TestComments(t *testing.T) {
	const rest = "OOOO - - - -"
	opponent := seat{hand: "R"}
	cases := []struct {
		name string
		state
		move string
		want []string
	}{
		{"a joker is taken with other tiles", state{phase: "take", factories: "GPPR OOOO - - -"}, "1G", []string{"comment.pavilion.joker pavilion.colour.purple", "comment.pavilion.waits"}},
		{"the marker costs", state{phase: "take", factories: rest, centre: "YYYG", boards: [2]seat{{score: 10}, {}}}, "CY", []string{"comment.pavilion.marker 3", "comment.pavilion.waits"}},
		{"the marker goes to another", state{phase: "take", turn: 2, factories: rest, centre: "YYYG"}, "CY", []string{"comment.pavilion.marker-theirs 1"}},
		{"the last tile is taken", state{phase: "take", turn: 2, marker: 1, centre: "Y", boards: [2]seat{{hand: "G"}, {}}}, "CY", []string{"comment.pavilion.placing"}},
		{"a tile alone", state{boards: [2]seat{{hand: "BBBBBBB"}, opponent}}, "B4.6", []string{"comment.pavilion.paid 6", "comment.alone"}},
		{"a run paid with jokers", state{boards: [2]seat{{hand: "BBBPPP", stars: "...... ...... ...... ...... B...B."}, opponent}, supply: ""}, "B4.6+3",
			[]string{"comment.pavilion.stand-in 3", "comment.run 3", "comment.pavilion.paid 6"}},
		{"a window, and too many tiles left", state{supply: "GGOOYYBBRR", boards: [2]seat{{hand: "BBBBBBGGGGG", stars: "...... ...... ...... ...... ....B."}, opponent}}, "B4.6",
			[]string{"comment.pavilion.ornament 1 3", "comment.run 2", "comment.pavilion.paid 6", "comment.pavilion.limit 4"}},
		{"a star", state{boards: [2]seat{{hand: "B", stars: "...... ...... ...... ...... .BBBBB"}, opponent}}, "B4.1",
			[]string{"comment.pavilion.star 15", "comment.run 6"}},
		{"the last space with a number", state{boards: [2]seat{{hand: "B", stars: "P..... P..... O..... R..... ...... Y..... G....."}, opponent}}, "B4.1",
			[]string{"comment.pavilion.number 1 4", "comment.alone"}},
		{"tiles are given up", state{boards: [2]seat{{score: 5, hand: "GGGGRR"}, opponent}}, "/GGGG", []string{"comment.pavilion.lost 2", "comment.pavilion.kept 4"}},
		{"a star and an ornament lack one", state{turn: 2, boards: [2]seat{{hand: "G", stars: "...... ...... ...... ...... .BBBBB"}, {hand: "RR"}}}, "R3.1",
			[]string{"comment.pavilion.near-star 15"}},
		{"a window lacks one", state{turn: 2, supply: "GGOOYYBBRR", boards: [2]seat{{hand: "G", stars: "...... ...... ...... ...... ....B."}, {hand: "RR"}}}, "R3.1",
			[]string{"comment.pavilion.near-ornament 3"}},
	}
	for _, c := range cases {
		if got := enginetest.Comments(t, c.position(t).Position, c.move, pavilion.Comment); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, expected %q", c.name, got, c.want)
		}
	}
}

// TestReplyComments checks the warnings of the space that the other seat can pay for after its take of the orange tiles. The joker is green.
func TestReplyComments(t *testing.T) {
	const run = "...... ...... ...... ...... ...BBB" // on the blue star
	theirs := func(factories, hand, stars string) state {
		return state{phase: "take", round: 2, turn: 2, factories: factories, boards: [2]seat{{}, {hand: hand, stars: stars}}}
	}
	early := theirs("OOOO BBBR YYYY - -", "", run)
	early.round, early.jokers = 1, "GPOYBR"
	cases := []struct {
		name string
		state
		want []string
	}{
		{"blue pays for the 3", theirs("OOOO BBBR YYYY - -", "", run), []string{"comment.pavilion.reply 1 pavilion.colour.blue 3 4"}},
		{"two points are too few", theirs("OOOO BBBR YYYY - -", "", "...... ...... ...... ...... ....B."), nil},
		{"in the first round", early, nil},
		{"too few blue tiles", theirs("OOOO BRRR YYYY - -", "", "...... ...... ...... ...... ..BB.."), nil},
		{"the blue tiles are the last", theirs("OOOO BBB - - -", "", run), nil},
	}
	for _, c := range cases {
		if got := enginetest.Comments(t, c.position(t).Position, "1O", pavilion.Comment); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, expected %q", c.name, got, c.want)
		}
	}
}
