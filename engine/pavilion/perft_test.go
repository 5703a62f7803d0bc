package pavilion_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/engine/enginetest"
	"azulejo/engine/pavilion"
)

// reference is a simple, slow implementation of the rules, which tests compare with the package's own.
type reference struct {
	Game, Phase, Centre, Supply, Joker  string
	Players, Turn, Start, Marker, Bonus int
	Factories                           []string
	Boards                              []referenceBoard
}

type referenceBoard struct {
	Hand   string
	Passed bool
	Stars  []string
}

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
		r.Boards[i].Stars = slices.Clone(r.Boards[i].Stars)
	}
	return r
}

// Moves implements enginetest.Rules.
func (r reference) Moves() (all []string) {
	switch r.Phase {
	case "take":
		for i, f := range r.Factories {
			all = append(all, r.takes(fmt.Sprint(i+1), f)...)
		}
		all = append(all, r.takes("C", r.Centre)...)
	case "place":
		hand := r.Boards[r.Turn-1].Hand
		for n := range 5 {
			all = append(all, choices("/", hand, n)...)
		}
		for star := range 7 {
			for space := range 6 {
				all = append(all, r.placements(star, space)...)
			}
		}
	case "bonus":
		all = choices("=", r.Supply, r.Bonus)
	}
	return all
}

// takes returns the moves from a source with the given tiles.
func (r reference) takes(source, tiles string) (all []string) {
	for _, c := range colours {
		if strings.ContainsRune(tiles, c) && string(c) != r.Joker {
			all = append(all, source+string(c))
		}
	}
	if all == nil && tiles != "" {
		all = []string{source + r.Joker}
	}
	return all
}

// choices returns all ways to choose n of the tiles, written in the order of the colours after the prefix chosen.
func choices(chosen, tiles string, n int) (all []string) {
	if n == 0 {
		return []string{chosen}
	}
	for i, c := range colours {
		if strings.ContainsRune(tiles, c) {
			left := strings.Map(func(r rune) rune { // only this colour and those after it
				if strings.ContainsRune(colours[:i], r) {
					return -1
				}
				return r
			}, tiles)
			all = append(all, choices(chosen+string(c), strings.Replace(left, string(c), "", 1), n-1)...)
		}
	}
	return all
}

// placements returns the ways to pay for a space; star and space count from 0.
func (r reference) placements(star, space int) (all []string) {
	b, cost := r.Boards[r.Turn-1], r.cost(star, space)
	if b.Stars[star][space] != '.' {
		return nil
	}
	for _, c := range colours {
		colour := string(c)
		own, jokers := strings.Count(b.Hand, colour), strings.Count(b.Hand, r.Joker)
		if colour == r.Joker {
			jokers = 0
		}
		for with := 0; r.takesColour(star, colour) && with < cost; with++ {
			text := fmt.Sprintf("%s%d.%d", colour, star, space+1)
			if with > 0 {
				text += fmt.Sprintf("+%d", with)
			}
			if with <= jokers && cost-with <= own {
				all = append(all, text)
			}
		}
	}
	return all
}

func (r reference) cost(star, space int) int {
	switch {
	case r.Game == "pavilion":
		return space + 1
	case star == 0:
		return 3
	}
	return [...]int{3, 2, 1, 4, 5, 6}[space]
}

// takesColour reports whether a star accepts a colour.
func (r reference) takesColour(star int, colour string) bool {
	on := strings.ReplaceAll(r.Boards[r.Turn-1].Stars[star], ".", "")
	switch {
	case r.Game == "pavilion" && star > 0:
		return colour == string("PORBYG"[star-1])
	case r.Game == "pavilion" || len(on) > 1 && on[0] != on[1]:
		return !strings.Contains(on, colour)
	case len(on) > 1:
		return on[:1] == colour
	}
	return true
}

// Play implements enginetest.Rules.
func (r reference) Play(move string) enginetest.Rules {
	r = r.clone()
	b := &r.Boards[r.Turn-1]
	switch {
	case r.Phase == "bonus":
		r.Phase = "" // Nature refills the supply
	case r.Phase == "take":
		r.take(b, move[:1], move[1:])
	case move[0] == '/':
		b.Passed = true
		r.next()
	default:
		r.place(b, move)
	}
	return r
}

func (r *reference) take(b *referenceBoard, source, colour string) {
	tiles := &r.Centre
	if source != "C" {
		tiles = &r.Factories[source[0]-'1']
	} else if r.Marker == 0 {
		r.Marker = r.Turn
	}
	rest := *tiles
	if *tiles = ""; colour != r.Joker {
		b.Hand += strings.Repeat(colour, strings.Count(rest, colour))
		rest = strings.ReplaceAll(rest, colour, "")
	}
	if strings.Contains(rest, r.Joker) {
		b.Hand += r.Joker
		rest = strings.Replace(rest, r.Joker, "", 1)
	}
	r.Centre += rest
	if r.Turn = r.Turn%r.Players + 1; r.Centre+strings.Join(r.Factories, "") == "" {
		r.startPlacing()
	}
}

func (r *reference) startPlacing() {
	r.Phase, r.Turn = "place", r.Start
	if r.Marker > 0 {
		r.Turn = r.Marker
	}
	if r.Boards[r.Turn-1].Hand == "" {
		r.next()
	}
}

// next gives the turn to the next seat that has tiles and has not passed. If there is none, the phase ends.
func (r *reference) next() {
	for range r.Players {
		r.Turn = r.Turn%r.Players + 1
		if b := r.Boards[r.Turn-1]; !b.Passed && b.Hand != "" {
			return
		}
	}
	r.Phase = ""
}

func (r *reference) place(b *referenceBoard, move string) {
	colour, star, space, jokers := move[:1], int(move[1]-'0'), int(move[3]-'1'), 0
	if len(move) > 4 {
		jokers = int(move[5] - '0')
	}
	b.Hand = strings.Replace(b.Hand, colour, "", r.cost(star, space)-jokers)
	b.Hand = strings.Replace(b.Hand, r.Joker, "", jokers)
	b.Stars[star] = b.Stars[star][:space] + colour + b.Stars[star][space+1:]
	if r.Bonus = min(b.bonus(star, space+1), len(r.Supply)); r.Bonus > 0 {
		r.Phase = "bonus"
		return
	}
	r.next()
}

// bonus returns the number of bonus tiles for the ornaments that a space, counted from 1, completes.
func (r *referenceBoard) bonus(star, space int) (sum int) {
	type spot struct{ star, space int }
	add := func(tiles int, spots ...spot) {
		full := slices.Contains(spots, spot{star, space})
		for _, s := range spots {
			full = full && r.Stars[s.star][s.space-1] != '.'
		}
		if full {
			sum += tiles
		}
	}
	for s := 1; s <= 6; s++ {
		after := s%6 + 1
		add(3, spot{s, 5}, spot{s, 6})
		add(2, spot{s, 1}, spot{s, 2}, spot{after, 3}, spot{after, 4})
		add(1, spot{s, 2}, spot{s, 3}, spot{0, (s+3)%6 + 1}, spot{0, (s+4)%6 + 1})
	}
	return sum
}

// TestMovesMatchReference compares the legal moves in whole games with those of the reference rules.
func TestMovesMatchReference(t *testing.T) {
	enginetest.Listed(t, pavilion.Coloured(), readReference)
	enginetest.Listed(t, pavilion.Sepia(), readReference)
}

const (
	supply2 = `supply PPGOOYBBRR deal PPOY PGGR PGYB PGGO PGYR
		`
	taking2    = supply2 + "1Y 5R 4O 3Y 2R "
	threeSeats = `supply PPGGGYBBRR deal PPBR PYYR PGGO YYRR PGGO PGOY GGOR
		2R 6G 3G 5G 7R CG CO 1R CB 4Y CR CY `
	fourSeats = `supply PPPOOOOYBR deal GYYB PGOB PYBR OYBR GGOB OBRR GGOB YYBR GGYY
		6B 3Y `
)

// TestPerft checks the numbers of sequences of moves. The joker colour cannot be chosen from a factory that has other colours.
func TestPerft(t *testing.T) {
	enginetest.Counts(t, pavilion.Coloured(), 2, []enginetest.Perft{
		{Name: "opening", Moves: supply2, Counts: []int{12, 132, 1272, 10438, 71272}},
		{Name: "last tiles and first placements", Moves: taking2, Counts: []int{4, 12, 24, 24, 2432, 298228}},
		{Name: "placing", Moves: taking2 + `CO CB CG CY G0.6+2 R3.3+2 / Y5.2+1 Y5.1 B4.1 O0.1
			deal OBBB GYYY POYR PGGO GYYB 4O 3R CO 1B CY 5Y 2Y CO CB CP B0.4+3 B0.2+1 Y5.3`, Counts: []int{72, 864, 4846, 11258, 21368, 22816}},
	}, readReference)
	enginetest.Counts(t, pavilion.Coloured(), 3, []enginetest.Perft{
		{Name: "three seats", Moves: threeSeats + "Y0.5+2 O0.4 R3.2+1 G0.3 Y5.3+1", Counts: []int{31, 217, 5642, 46760}},
	}, readReference)
	enginetest.Counts(t, pavilion.Coloured(), 4, []enginetest.Perft{{Name: "four seats", Moves: fourSeats, Counts: []int{24, 525, 10335, 180831}}}, readReference)
}

// TestPerftOfBonusTiles checks the numbers of sequences of moves. A pillar gives one bonus tile of 4 colours in the supply; then Nature refills the
// supply.
func TestPerftOfBonusTiles(t *testing.T) {
	enginetest.Counts(t, pavilion.Coloured(), 2, []enginetest.Perft{
		{Name: "before", Moves: pillar, Counts: []int{41, 237, 516, 416}},
		{Name: "bonus", Moves: pillar + "R3.2", Counts: []int{4, 0}},
	}, readReference)
}

const pillar = `supply PPGGYYBBBB deal PPOR POYB POYB PPGG OOYB
	5Y CB 2O 3O 1R 4G CY CO CB /PPB O2.1 P0.3 B4.2 Y0.2 R0.1 Y5.1
	deal OOBR PYBR PGOR OORR GGBB 1O 2R CY CR 3R CO 5B 4R CP CB CO B0.1 R3.1 P1.1 /R G0.2 /R
	deal PGRR GBRR PGYY OOYR POYR 5P 3Y 2G CB 1R CY CP CG CR 4Y CR /GOY P0.3 R3.3 `

// TestPerftOfTheSepiaSide checks the numbers of sequences of moves.
func TestPerftOfTheSepiaSide(t *testing.T) {
	enginetest.Counts(t, pavilion.Sepia(), 2, []enginetest.Perft{
		{Name: "window", Moves: taking2 + "CO CB CG CY G1.1 B2.3 G3.3 Y5.3 G2.4+2 Y4.3 Y5.3 P6.3 O2.3 P3.2", Counts: []int{16, 139, 300, 288}},
	}, readReference)
	enginetest.Counts(t, pavilion.Sepia(), 3, []enginetest.Perft{{Name: "three seats", Moves: threeSeats + `
		G1.5+2 O0.6+2 R6.1+1 B3.3 G2.2 R2.3 Y2.3 O1.1 G3.2+1 Y3.2 Y3.2 R4.3 G6.3 R5.3
		deal PBBR PGYB PGBR BBRR GOOO GGYY YYYR 1R 5O 4R 2Y 3R CP 6Y CB 7R CY P1.1 Y6.1+1 B5.5+2 R0.4 Y2.1+1 /GR`,
		Counts: []int{16, 71, 54}}}, readReference)
	enginetest.Counts(t, pavilion.Sepia(), 4, []enginetest.Perft{{Name: "four seats", Moves: fourSeats + `
		2O CG 9G CB 4R 1Y 8B CR 7B CY 5O CO CG CB Y4.4 O3.3 R2.2+1 O4.2+1 B0.2 G2.3 O4.1 R3.3 Y6.2 B4.2 B4.2 G3.1 Y2.3 G5.3 R5.1`,
		Counts: []int{20, 140, 1120, 8008, 16800}}}, readReference)
}
