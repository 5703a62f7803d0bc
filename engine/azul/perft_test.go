package azul_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/engine/azul"
	"azulejo/engine/enginetest"
)

// reference is a simple, slow implementation of the rules, which tests compare with the package's own.
type reference struct {
	Game, Phase, Centre          string
	Players, Turn, Start, Marker int
	Factories                    []string
	Boards                       []referenceBoard
}

// referenceBoard is a board without its floor line, which accepts every tile.
type referenceBoard struct{ Lines, Wall []string }

func readReference(state []byte) enginetest.Rules {
	var p reference
	if err := json.Unmarshal(state, &p); err != nil {
		panic(err)
	}
	return p
}

// clone copies everything that Play changes.
func (r reference) clone() reference {
	r.Factories, r.Boards = slices.Clone(r.Factories), slices.Clone(r.Boards)
	for i := range r.Boards {
		r.Boards[i].Lines, r.Boards[i].Wall = slices.Clone(r.Boards[i].Lines), slices.Clone(r.Boards[i].Wall)
	}
	return r
}

// Moves implements enginetest.Rules.
func (r reference) Moves() (all []string) {
	switch r.Phase {
	case "offer":
		for i, f := range r.Factories {
			all = append(all, r.takes(fmt.Sprint(i+1), f)...)
		}
		return append(all, r.takes("C", r.Centre)...)
	case "tiling":
		row := r.Boards[r.Turn-1].complete()
		for _, col := range r.Boards[r.Turn-1].free(row) {
			all = append(all, fmt.Sprintf("w%d%d", row+1, col+1))
		}
	}
	return all
}

// takes returns the moves from a source with the given tiles.
func (r reference) takes(source, tiles string) (all []string) {
	b := r.Boards[r.Turn-1]
	for _, c := range "BYRKW" {
		colour := string(c)
		if !strings.Contains(tiles, colour) {
			continue
		}
		all = append(all, source+colour+"-")
		for i, line := range b.Lines {
			room := line == "" || len(line) <= i && line[:1] == colour
			if room && !strings.Contains(b.Wall[i], colour) {
				all = append(all, source+colour+fmt.Sprint(i+1))
			}
		}
	}
	return all
}

// Play implements enginetest.Rules.
func (r reference) Play(move string) enginetest.Rules {
	r = r.clone()
	if r.Phase == "tiling" {
		r.tile(int(move[1]-'1'), int(move[2]-'1'))
	} else {
		r.take(move[:1], move[1:2], move[2:])
	}
	return r
}

func (r *reference) take(source, colour, target string) {
	b := &r.Boards[r.Turn-1]
	tiles := r.Centre
	if source == "C" {
		r.Centre = strings.ReplaceAll(tiles, colour, "")
		if r.Marker == 0 {
			r.Marker = r.Turn
		}
	} else {
		f := &r.Factories[source[0]-'1']
		tiles = *f
		r.Centre += strings.ReplaceAll(tiles, colour, "")
		*f = ""
	}
	for range strings.Count(tiles, colour) {
		if target != "-" && len(b.Lines[target[0]-'1']) < int(target[0]-'0') {
			b.Lines[target[0]-'1'] += colour
		}
	}
	r.Turn = r.Turn%r.Players + 1
	if r.Centre+strings.Join(r.Factories, "") == "" {
		r.startTiling()
	}
}

// startTiling continues with the first seat that has a tile to place, beginning with the holder of the marker. On the
// coloured wall there is no choice.
func (r *reference) startTiling() {
	r.Phase = ""
	if r.Game != "azul-grey" {
		return
	}
	first := r.Start
	if r.Marker > 0 {
		first = r.Marker
	}
	for i := range r.Players {
		if r.Turn = (first-1+i)%r.Players + 1; r.choice() {
			return
		}
	}
}

// choice reports whether the seat on turn has a line that can be tiled. It empties complete lines without a legal space,
// which go to the floor line.
func (r *reference) choice() bool {
	b := &r.Boards[r.Turn-1]
	for row := b.complete(); row >= 0; row = b.complete() {
		if len(b.free(row)) > 0 {
			r.Phase = "tiling"
			return true
		}
		b.Lines[row] = ""
	}
	return false
}

// tile places the tile of a line and finds the next seat that has one to place.
func (r *reference) tile(row, col int) {
	b := &r.Boards[r.Turn-1]
	b.Wall[row] = b.Wall[row][:col] + b.Lines[row][:1] + b.Wall[row][col+1:]
	b.Lines[row] = ""
	r.startTiling()
}

// complete returns the first complete line, or -1.
func (r *referenceBoard) complete() int {
	return slices.IndexFunc([]int{0, 1, 2, 3, 4}, func(i int) bool { return len(r.Lines[i]) == i+1 })
}

// free returns the columns of the grey wall that accept the tile of a line.
func (r *referenceBoard) free(row int) (all []int) {
	for col := range 5 {
		taken := r.Wall[row][col] != '.'
		for _, other := range r.Wall {
			taken = taken || other[col] == r.Lines[row][0]
		}
		if !taken {
			all = append(all, col)
		}
	}
	return all
}

// TestMovesMatchReference compares the legal moves in whole games with those of the reference rules.
func TestMovesMatchReference(t *testing.T) {
	enginetest.Listed(t, azul.Coloured(), readReference)
	enginetest.Listed(t, azul.Grey(), readReference)
}

const (
	opening2 = `deal RKWW BBYR BBYW BYKK BYYR
		`
	round2 = opening2 + `5Y2 4B4 3B5 1W1 CY4 CK3 CW1 2B5 CY4 CB5 CR3
		deal BRKW YRKW YKKK BBKW BYYW 2K3 CW2 4W2 CR3 CY1 5W2 `
	round3 = round2 + `CB5 1B5 3K3 CR1 CW2 CY- CK-
		deal YYRW YRKW BRRK BKKK YRKW 5R2 4K1 3B5 1R2 CR2 `
	greyRound2 = opening2 + `5Y2 4B4 3B5 1W1 CY4 CK3 CW1 2B5 CY4 CB5 CR3 w12 w23 w35 w14 w32
		deal BBBR YKWW YRRK BRRW BBYR 5Y4 CB1 4B5 3R2 CW2 2Y3 CK1 `
	threeSeats = `deal YYWW BBKW BRRW BYYR RRWW BYYY BBYR
		1Y2 5R4 2W3 4R3 CY1 7R1 3B5 CW3 6Y4 CB4 CK2 CY5 CR1 `
)

// TestPerft checks the numbers of sequences of moves. In the opening there are 15 pairs of a factory and a colour, each of which can go to 5 lines or
// the floor: 90 moves. With four players there are 27 pairs and 162 moves.
func TestPerft(t *testing.T) {
	enginetest.Counts(t, azul.Coloured(), 2, []enginetest.Perft{
		{Name: "opening", Moves: opening2, Counts: []int{90, 7560, 492234}},
		{Name: "round 2", Moves: round2, Counts: []int{17, 295, 3068, 28246, 175850}},
		{Name: "round 3", Moves: round3, Counts: []int{23, 258, 2936, 17623, 101494}},
		{Name: "last tiles", Moves: round2 + "CB5 1B5 3K3 CR1 ", Counts: []int{5, 10, 16, 0}},
	}, readReference)
	enginetest.Counts(t, azul.Coloured(), 3, []enginetest.Perft{{Name: "three seats", Moves: threeSeats + `
		deal BRRW RRKW KKWW BWWW YRKK KKWW YYKW 2W5 4W3 7W4 1R3 5Y5 6K1`, Counts: []int{19, 345, 3811, 31365, 210304}}}, readReference)
	enginetest.Counts(t, azul.Coloured(), 4, []enginetest.Perft{
		{Name: "four seats", Moves: "deal BYRW BRRK BYYK BKKW YKKW YYRK YWWW YYRK RKKW", Counts: []int{162, 25272}},
	}, readReference)
}

// TestPerftOfTheGreyWall checks the numbers of sequences of moves. On an empty grey wall a tile has 5 legal spaces, so each complete line multiplies the
// count by 5.
func TestPerftOfTheGreyWall(t *testing.T) {
	enginetest.Counts(t, azul.Grey(), 2, []enginetest.Perft{
		{Name: "opening", Moves: opening2, Counts: []int{90, 7560, 492234}},
		{Name: "first tiling", Moves: opening2 + "5Y2 4B4 3B5 1W1 CY4 CK3 CW1 2B5 CY4 CB5 CR3", Counts: []int{5, 25, 125, 625, 3125, 0}},
		{Name: "round 2", Moves: greyRound2, Counts: []int{8, 59, 233, 669, 1350, 5940}},
		{Name: "second tiling", Moves: greyRound2 + "CW- 1B3 CY3 CR-", Counts: []int{4, 20, 80, 320, 1280, 0}},
	}, readReference)
	enginetest.Counts(t, azul.Grey(), 3, []enginetest.Perft{{Name: "three seats", Moves: threeSeats + `w12 w32 w14 w15 w21 w42
		deal YYKW RRKK BRKW YYRK BYKW YKWW BRWW 3B1 4Y1 5B2 7B3 6W2 CY1 1K2 CY5 CK4 2K5 CW3 CR- w14`,
		Counts: []int{4, 16, 80, 320, 1600, 6400}}}, readReference)
}
