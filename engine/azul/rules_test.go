package azul_test

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/enginetest"
)

// state describes a position with two players. Tiles that are not on the table or in the bag are in the lid.
type state struct {
	game, phase  string
	round        int // 2 if it is 0
	turn, marker int
	factories    string // five words, - for an empty factory
	centre       string
	dealt        int
	boards       [2]seat
	bag          string // letters, the rest goes to the lid
}

type seat struct {
	score int
	lines string // five words, - for an empty line
	wall  string // five words
	floor string
}

// words returns the words of a text, with empty ones for "-".
func words(s string) []string {
	f := strings.Fields(s)
	for i := range f {
		f[i] = strings.ReplaceAll(f[i], "-", "")
	}
	return f
}

// read builds the state as JSON and parses it.
func (s state) read(t *testing.T) (azul.View, error) {
	t.Helper()
	used := s.factories + s.centre + s.bag
	board := func(b seat) map[string]any {
		if b.lines == "" {
			b.lines = "- - - - -"
		}
		if b.wall == "" {
			b.wall = "..... ..... ..... ..... ....."
		}
		used += b.lines + b.wall + b.floor
		return map[string]any{"name": "", "score": b.score, "lines": words(b.lines), "wall": strings.Fields(b.wall), "floor": b.floor}
	}
	boards := []any{board(s.boards[0]), board(s.boards[1])}
	bag, lid := map[string]int{}, map[string]int{}
	for _, c := range strings.Split("BYRKW", "") {
		bag[c] = strings.Count(s.bag, c)
		lid[c] = 20 - strings.Count(used, c)
	}
	return s.parse(t, map[string]any{"game": s.game, "players": 2, "round": cmp.Or(s.round, 2), "phase": s.phase, "turn": s.turn, "start": 1,
		"factories": words(s.factories), "centre": s.centre, "marker": s.marker, "bag": bag, "lid": lid, "boards": boards, "dealt": s.dealt})
}

// must builds and parses a valid state.
func must(t *testing.T, s state) azul.View {
	t.Helper()
	p, err := s.read(t)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

const empty = "- - - - -"

// TestFloorLine checks that four tiles and the marker on the floor line cost 8 points.
func TestFloorLine(t *testing.T) {
	p := must(t, state{game: "azul", phase: "offer", turn: 1, factories: empty, centre: "RRRR", boards: [2]seat{{score: 20}, {}}})
	enginetest.Play(t, p, "CR-")
	if got := p.Points(0, engine.FromFloor); got != -8 || p.Score(0) != 12 {
		t.Errorf("the floor costs %d and leaves %d, expected -8 and 12", got, p.Score(0))
	}
}

// TestLinesForTwoYellowTiles is Andrea's example in the rulebook: yellow is on rows 2 and 3 of the wall, blue on line 4.
func TestLinesForTwoYellowTiles(t *testing.T) {
	p := must(t, state{game: "azul", phase: "offer", turn: 1, factories: "YYRR - - - -", boards: [2]seat{{lines: "- - - B -", wall: "..... ..Y.. ...Y. ..... ....."}, {}}})
	var yellow []string
	for _, m := range enginetest.Moves(p) {
		if strings.HasPrefix(m, "1Y") {
			yellow = append(yellow, m)
		}
	}
	if want := []string{"1Y1", "1Y5", "1Y-"}; !slices.Equal(yellow, want) {
		t.Errorf("the moves with yellow are %v, expected %v", yellow, want)
	}
	m, _ := p.ParseMove("1Y1")
	if g := p.Gain(m); g.Placed != 1 || g.ToFloor != 1 || g.Floor != -1 || !g.Complete {
		t.Errorf("two yellow on line 1: %+v, expected one on the line and one on the floor", g)
	}
}

// TestScoreOfAPlacedTile checks the points of a white tile on row 3 and column 2 of the wall.
func TestScoreOfAPlacedTile(t *testing.T) {
	cases := []struct {
		name, wall string
		points     int
	}{
		{"alone", "..... ..... ..... ..... .....", 1},
		{"three across", "..... ..... K.B.. ..... .....", 3},
		{"four across and three down", "..... .B... K.BY. .K... .....", 7},
		{"two down", "..... .B... ..... ..... .....", 2},
		{"across and down", "..... .B... K.... ..... .....", 4},
	}
	for _, c := range cases {
		p := must(t, state{game: "azul", phase: "offer", turn: 1, factories: "WRRR - - - -", centre: "", marker: 2,
			boards: [2]seat{{lines: "- - WW - -", wall: c.wall}, {floor: "*"}}})
		enginetest.Play(t, p, "1W3", "CR-")
		if got := p.Points(0, engine.FromWall); got != c.points {
			t.Errorf("%s: %d points, expected %d", c.name, got, c.points)
		}
	}
}

// TestMarkerWithFullFloorLine checks that the marker costs nothing and is not on the floor line if that is full.
func TestMarkerWithFullFloorLine(t *testing.T) {
	p := must(t, state{game: "azul", phase: "offer", turn: 1, factories: empty, centre: "RRBB", boards: [2]seat{{score: 30, floor: "YYYYYYY"}, {}}})
	enginetest.Play(t, p, "CR-")
	if p.Marker() != 0 || p.FloorLen(0) != 7 {
		t.Errorf("seat %d holds the marker and %d tiles are on the floor line, expected seat 0 and 7", p.Marker(), p.FloorLen(0))
	}
	enginetest.Play(t, p, "CB-")
	if p.Start() != 0 || p.Score(0) != 16 {
		t.Errorf("seat %d starts with %d points, expected seat 0 with 16", p.Start(), p.Score(0))
	}
}

// TestUntakenMarker checks that the same seat starts the next round if nobody has taken the marker.
func TestUntakenMarker(t *testing.T) {
	p := must(t, state{game: "azul", phase: "offer", turn: 2, factories: "RRRR - - - -"})
	enginetest.Play(t, p, "1R5")
	if p.ToMove() != engine.Nature || p.Start() != 0 {
		t.Errorf("seat %d starts, expected the same as before", p.Start())
	}
}

// TestRefillWithinAFactory checks that a factory receives the last tiles of the bag first and the others from the lid.
func TestRefillWithinAFactory(t *testing.T) {
	p := must(t, state{game: "azul", phase: "offer", turn: 1, factories: empty, bag: "BB"})
	for text, good := range map[string]bool{"BBRR": true, "BBBB": true, "BRRR": false, "RRRR": false, "BBR": false} {
		if _, err := p.ParseMove(text); (err == nil) != good {
			t.Errorf("dealing %s from a bag of two blue: %v", text, err)
		}
	}
	enginetest.Play(t, p, "BBRY")
	if p.Bag(0) != 18 || p.Lid(0) != 0 {
		t.Errorf("the bag holds %d blue and the lid %d, expected 18 and 0", p.Bag(0), p.Lid(0))
	}
}

// TestEndOfTheGame checks that a complete row ends the game, and the bonuses.
func TestEndOfTheGame(t *testing.T) {
	p := must(t, state{game: "azul", phase: "offer", turn: 1, factories: "WRRR - - - -", marker: 2,
		boards: [2]seat{{wall: "BYRK. W.... K.... R.... Y...."}, {floor: "*", score: 5}}})
	enginetest.Play(t, p, "1W1", "CR-")
	if !p.Over() {
		t.Fatal("a complete row does not end the game")
	}
	for src, want := range map[engine.Source]int{engine.FromWall: 5, engine.FromRows: 2, engine.FromColumns: 7, engine.FromColours: 0} {
		if got := p.Points(0, src); got != want {
			t.Errorf("source %d scores %d, expected %d", src, got, want)
		}
	}
	if w := p.Winners(nil); !slices.Equal(w, []engine.Seat{0}) {
		t.Errorf("%v win", w)
	}
}

// TestTies checks that the player with more complete rows wins a tie, and that the victory is shared otherwise.
func TestTies(t *testing.T) {
	rows := seat{score: 9, wall: "BYRKW ..... ..... ..... ....."}
	none := seat{score: 9}
	for _, c := range []struct {
		boards [2]seat
		want   []engine.Seat
	}{{[2]seat{rows, none}, []engine.Seat{0}}, {[2]seat{none, rows}, []engine.Seat{1}}, {[2]seat{rows, rows}, []engine.Seat{0, 1}}} {
		p := must(t, state{game: "azul", phase: "over", turn: 1, factories: empty, boards: c.boards})
		if got := p.Winners(nil); !slices.Equal(got, c.want) {
			t.Errorf("%v win, expected %v", got, c.want)
		}
	}
}

// TestGreyWallSpaces checks that a colour cannot be twice in a row or column of the grey wall.
func TestGreyWallSpaces(t *testing.T) {
	p := must(t, state{game: "azul-grey", phase: "tiling", turn: 1, marker: 1, factories: empty,
		boards: [2]seat{{lines: "B - - - -", wall: ".Y... B.... ..B.. ..... .....", floor: "*"}, {}}})
	if got, want := enginetest.Moves(p), []string{"w14", "w15"}; !slices.Equal(got, want) {
		t.Errorf("blue may go to %v, expected %v", got, want)
	}
}

// TestGreyLineWithoutSpace checks that the tiles of a line go to the floor line if its colour has no legal space.
func TestGreyLineWithoutSpace(t *testing.T) {
	p := must(t, state{game: "azul-grey", phase: "offer", turn: 1, marker: 2, factories: empty, centre: "B",
		boards: [2]seat{{score: 9, wall: ".YRKW B.... ..... ..... ....."}, {floor: "*"}}})
	enginetest.Play(t, p, "CB1")
	if p.Tiling() || p.Score(0) != 8 {
		t.Errorf("the score is %d, expected 8: the line falls to the floor at once", p.Score(0))
	}
}
