package azul_test

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/enginetest"
)

// TestComments checks the comments on a move for the first seat, in order of weight.
func TestComments(t *testing.T) {
	offer := func(turn int, factories, centre string, mine seat) state {
		return state{game: "azul", phase: "offer", turn: turn, factories: factories, centre: centre, boards: [2]seat{mine, {}}}
	}
	withMarker := func(s state) state { // the second seat holds the marker
		s.marker, s.boards[1].floor = 2, "*"
		return s
	}
	cases := []struct {
		name string
		state
		move string
		want []string
	}{
		{"a line is full", offer(1, "YYRR WWWW - - -", "", seat{}), "1Y2", []string{"comment.azul.full 2"}},
		{"a line is started", offer(1, "YYRR WWWW - - -", "", seat{}), "1Y4", []string{"comment.azul.only 4 azul.colour.yellow"}},
		{"a line grows", offer(1, "YYRR WWWY YYYY - -", "", seat{lines: "- - - - Y"}), "1Y5", []string{"comment.azul.lacks 5 2"}},
		{"two fall", offer(1, "YYYR WWWW - - -", "", seat{}), "1Y1", []string{"comment.azul.fell 2 2", "comment.azul.full 1"}},
		{"the marker falls, too", offer(1, "WWWW - - - -", "YY", seat{}), "CY1", []string{"comment.azul.fell 1 1", "comment.azul.marker", "comment.azul.full 1"}},
		{"the marker goes to another", offer(2, "WWWW - - - -", "YYR", seat{}), "CY5", []string{"comment.marker-theirs 1"}},
		{"the last yellow tiles are taken", offer(2, "WWWW YYRR - - -", "", seat{lines: "- - - YY -"}), "2Y5", []string{"comment.azul.late 4 azul.colour.yellow"}},
		{"the game will end", offer(1, "WRRR WWWW - - -", "", seat{wall: "BYRK. ..... ..... ..... ....."}), "1W1", []string{"comment.azul.last 1", "comment.azul.full 1"}},
		{"a row and a column", withMarker(offer(2, empty, "R", seat{lines: "- - WWW - -", wall: "..... .B... K.BY. .K... ....."})), "CR5",
			[]string{"comment.azul.sum 4 3 7", "comment.round 2 7", "comment.azul.closed 3 azul.colour.white"}},
		{"a tile alone and an incomplete line", withMarker(offer(2, empty, "R", seat{lines: "- WW RR - -"})), "CR5",
			[]string{"comment.alone", "comment.round 2 1", "comment.azul.closed 2 azul.colour.white", "comment.azul.stays 3"}},
		{"a column", withMarker(offer(2, empty, "R", seat{lines: "B - - - -", wall: "..... W.... K.... R.... Y...."})), "CR5",
			[]string{"comment.azul.column 1", "comment.run 5", "comment.round 2 5", "comment.azul.closed 1 azul.colour.blue"}},
		{"the last tiles of a round fall", withMarker(offer(1, empty, "RRR", seat{score: 9, lines: "- - - - YY", floor: "Y"})), "CR1",
			[]string{"comment.azul.fell 2 3", "comment.azul.floor 4", "comment.alone", "comment.azul.closed 1 azul.colour.red", "comment.azul.stays 5"}},
		{"the floor costs", withMarker(offer(2, empty, "R", seat{score: 9, floor: "YYY"})), "CR5", []string{"comment.azul.floor 4"}},
		{"sets lack one tile", offer(2, "WWWW RRRR - - -", "", seat{wall: "B.... WB... K.B.. R..B. ....."}), "1W5",
			[]string{"comment.azul.near-column 1", "comment.azul.near-colour azul.colour.blue"}},
		{"no set is near", offer(2, "WWWW RRRR - - -", "", seat{}), "1W5", nil},
	}
	for _, c := range cases {
		if got := enginetest.Comments(t, must(t, c.state).Position, c.move, azul.Comment); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, expected %q", c.name, got, c.want)
		}
	}
}

// TestCommentOnDroppedLine checks the comment on a complete line that has no legal space on the grey wall.
func TestCommentOnDroppedLine(t *testing.T) {
	p := must(t, state{game: "azul-grey", phase: "offer", turn: 1, marker: 2, factories: empty, centre: "B",
		boards: [2]seat{{score: 9, wall: ".YRKW B.... ..... ..... ....."}, {floor: "*"}}})
	got := enginetest.Comments(t, p.Position, "CB1", azul.Comment)
	if want := []string{"comment.azul.fits-not 1", "comment.azul.floor 1"}; !slices.Equal(got, want) {
		t.Errorf("%q, expected %q", got, want)
	}
}

// TestReplyComments checks the warnings of the line that the other seat can finish after its take of the red tiles.
func TestReplyComments(t *testing.T) {
	const rows = "B...W ..... K.BY. ..... ....."
	theirs := func(factories, lines string) state {
		return state{game: "azul", phase: "offer", turn: 2, factories: factories, boards: [2]seat{{}, {lines: lines, wall: rows}}}
	}
	early := theirs("WWBB RRRR YYYY - -", "Y BB WW - -") // the tiles of lines 1 and 2 and the white one make a column
	early.boards[1].wall = ""
	later := early
	early.round = 1
	three := theirs("WWBB RRRR YYYY - -", "- - WW - -")
	three.boards[1].wall = "..... ..... K.B.. ..... ....."
	three.boards[0].lines = "Y - - - -"
	two := three
	two.boards[1].wall = "..... ..... K.... ..... ....."
	cases := []struct {
		name string
		state
		want []string
	}{
		{"line 3 joins a row of four", theirs("WWBB RRRR YYYY - -", "- - WW - -"), []string{"comment.azul.reply 1 3 4"}},
		{"three points", three, []string{"comment.azul.reply 1 3 3"}},
		{"two points are too few", two, nil},
		{"in the first round", early, nil},
		{"the same in a later round", later, []string{"comment.azul.reply 1 3 3"}},
		{"too few white tiles", theirs("WBBB RRRR YYYY - -", "- - W - -"), nil},
		{"the white tiles are the last", theirs("- RRRR WW - -", "- - WW - -"), nil},
	}
	for _, c := range cases {
		if got := enginetest.Comments(t, must(t, c.state).Position, "2R5", azul.Comment); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, expected %q", c.name, got, c.want)
		}
	}
}

// TestReplyCommentsWaitForTheFirstMove checks that a warning has weight 0 before the first move of its seat in the round, while the score of the
// last round is explained.
func TestReplyCommentsWaitForTheFirstMove(t *testing.T) {
	s := state{game: "azul", phase: "offer", turn: 2, factories: "WWBB RRRR YYYY - -", boards: [2]seat{{lines: "Y - - - -"}, {lines: "- - WW - -", wall: "..... ..... K.BY. ..... ....."}}}
	before, after := must(t, s).Position, must(t, s).Position
	s.boards[0].lines = ""
	start := must(t, s).Position
	m, err := before.ParseMove("2R5")
	if err != nil {
		t.Fatal(err)
	}
	after.Play(m, nil)
	for weight, began := range []engine.Position{before, start} {
		h := engine.Transition{Began: began, Before: before, After: after, Move: m}
		all := azul.Comment(&h, 0)
		if len(all) != 1 || !all[0].Warning || all[0].Weight != weight || all[0].At != (engine.Place{Zone: engine.Line, Seat: 1, Row: 2}) {
			t.Errorf("%+v, expected one warning of weight %d", all, weight)
		}
	}
}
