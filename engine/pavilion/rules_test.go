package pavilion_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest"
	"azulejo/engine/pavilion"
)

// TestFirstTakeFromTheCentre checks that only the first seat that takes from the centre loses a point for each tile, and no more points than it has.
func TestFirstTakeFromTheCentre(t *testing.T) {
	s := state{phase: "take", centre: "YYYPPG", factories: "GGGG - - - -", boards: [2]seat{{score: 10}, {score: 2}}, supply: "RRRRRRRRRR"}
	p := s.position(t)
	enginetest.Play(t, p, "CY") // Tom takes three yellow and one purple joker
	if p.Score(0) != 6 || p.Hand(0, 3) != 3 || p.Hand(0, 0) != 1 || p.Marker() != 0 {
		t.Errorf("score %d, expected 6; %s", p.Score(0), p.AppendState(nil, nil))
	}
	enginetest.Play(t, p, "CG")
	if p.Score(1) != 2 || p.Hand(1, 0) != 1 || p.Marker() != 0 {
		t.Errorf("the second to take from the centre has %d points, expected 2", p.Score(1))
	}
	s.turn = 2
	p = s.position(t)
	enginetest.Play(t, p, "CY")
	if p.Score(1) != 0 {
		t.Errorf("score %d, expected 0 and not less", p.Score(1))
	}
}

// TestJokersAreTakenOneAtATime checks that a take of another colour includes one joker, and that a joker can be taken alone only if there is no other
// colour.
func TestJokersAreTakenOneAtATime(t *testing.T) {
	p := state{phase: "take", factories: "GPPR PPPP - - -", centre: "PP"}.position(t)
	if got, want := enginetest.Moves(p), []string{"1G", "1R", "2P", "CP"}; !slices.Equal(got, want) {
		t.Fatalf("moves %v, expected %v", got, want)
	}
	enginetest.Play(t, p, "1G", "2P", "CR")
	if p.Hand(0, 0) != 2 || p.Hand(0, 1) != 1 || p.Hand(1, 0) != 1 {
		t.Errorf("%s", p.AppendState(nil, nil))
	}
}

// TestRulebookExamples plays examples A, C, D and E of the rulebook. Star 4 is blue, star 2 orange, star 1 purple.
func TestRulebookExamples(t *testing.T) {
	cases := map[string]struct {
		hand, stars, move string
		points            int
		left              string
		storage           string // tiles that the move adds to the storage
	}{
		"A": {"BBBBBBB", "", "B4.6", 1, "B", "BBBBB"},
		"C": {"BBBPPP", "...... ...... ...... ...... B...B.", "B4.6+3", 3, "", "BBPPP"},
		"D": {"OPPP", "...... ...... .OO...", "O2.4+3", 3, "", "PPP"},
		"E": {"PP", "...... P.P...", "P1.2", 3, "", "P"},
	}
	for name, c := range cases {
		s := state{boards: [2]seat{{score: 5, hand: c.hand, stars: c.stars}, {hand: "R"}}}
		p := s.position(t)
		before := [6]int{}
		for i := range before {
			before[i] = p.Storage(engine.Tile(i))
		}
		enginetest.Play(t, p, c.move)
		if got := p.Score(0) - 5; got != c.points {
			t.Errorf("%s scores %d, expected %d", name, got, c.points)
		}
		for i := range before {
			tile := engine.Tile(i)
			if n := strings.Count(c.left, colours[i:i+1]); p.Hand(0, tile) != n {
				t.Errorf("%s leaves %d of %c in the hand, expected %d", name, p.Hand(0, tile), colours[i], n)
			}
			if n := strings.Count(c.storage, colours[i:i+1]); p.Storage(tile)-before[i] != n {
				t.Errorf("%s sends %d of %c to the storage, expected %d", name, p.Storage(tile)-before[i], colours[i], n)
			}
		}
	}
}

// TestExampleB plays the example B of the rulebook: a window gives three bonus tiles.
func TestExampleB(t *testing.T) {
	p := state{supply: "GGOOYYBBRR", bag: "RRRR", boards: [2]seat{{score: 5, hand: "BBBBBBG", stars: "...... ...... ...... ...... ....B."}, {hand: "R"}}}.position(t)
	enginetest.Play(t, p, "B4.6")
	if !p.Choosing() || p.Owed() != 3 || p.ToMove() != 0 {
		t.Fatalf("owed %d, expected 3", p.Owed())
	}
	enginetest.Play(t, p, "=GGO")
	if word, _ := p.Chance(); word != "fill" || p.Hand(0, 1) != 3 || p.Hand(0, 2) != 1 {
		t.Fatalf("%s", p.AppendState(nil, nil))
	}
	enginetest.Play(t, p, "RRR")
	if p.ToMove() != 1 || p.Supply(5) != 5 {
		t.Errorf("%s", p.AppendState(nil, nil))
	}
}

// TestExampleF plays the example F of the rulebook: four tiles are kept on the corners, two are lost.
func TestExampleF(t *testing.T) {
	p := state{boards: [2]seat{{score: 5, hand: "GGGGRR"}, {score: 9, hand: "R"}}, bag: strings.Repeat("Y", 20)}.position(t)
	enginetest.Play(t, p, "/GGGG")
	if p.Score(0) != 3 || p.Corner(0, 1) != 4 || p.Hand(0, 5) != 0 || !p.Gone(0) {
		t.Fatalf("score %d, expected 3", p.Score(0))
	}
	if err := p.Check(pavilion.PassMove(pavilion.Pile{0, 0, 0, 0, 0, 2})); err == nil {
		t.Error("two red tiles can be kept without having them")
	}
	enginetest.Play(t, p, "/")
	if word, groups := p.Chance(); word != "deal" || groups != 5 || p.Hand(0, 1) != 4 || p.Corner(0, 1) != 0 || p.Round() != 2 || p.Score(1) != 8 {
		t.Errorf("%s", p.AppendState(nil, nil))
	}
}

// TestTwoOrnamentsAtOnce checks that the bonus tiles of two ornaments that one tile completes are taken together.
func TestTwoOrnamentsAtOnce(t *testing.T) {
	// Space 2 of the purple star completes the pillar (spaces 2 and 3, and 5 and 6 of the central star) and the statue
	// next to the orange star.
	p := state{supply: "GGOOYYBBRR", boards: [2]seat{{hand: "PP", stars: "....BR P.P... ..OO.."}, {hand: "R"}}}.position(t)
	enginetest.Play(t, p, "P1.2")
	if p.Owed() != 3 {
		t.Errorf("owed %d, expected 1 for the pillar and 2 for the statue", p.Owed())
	}
}

// TestShortSupply checks that an ornament gives only as many bonus tiles as are in the supply.
func TestShortSupply(t *testing.T) {
	s := state{boards: [2]seat{{hand: "BBBBBB", stars: "...... ...... ...... ...... ....B."}, {hand: "R"}}}
	p := s.position(t)
	enginetest.Play(t, p, "B4.6")
	if p.Choosing() || p.ToMove() != 1 {
		t.Error("an empty supply gives a choice")
	}
	s.supply = "GR"
	p = s.position(t)
	enginetest.Play(t, p, "B4.6")
	if got := enginetest.Moves(p); !slices.Equal(got, []string{"=GR"}) {
		t.Errorf("choices %v, expected =GR", got)
	}
}

// TestColoursOfStars checks which colours stars accept, and the reasons against others.
func TestColoursOfStars(t *testing.T) {
	cases := []struct {
		game, stars, move, reason string
	}{
		{"pavilion", "", "G0.1", ""},
		{"pavilion", ".G....", "G0.1", "illegal.star-has pavilion.colour.green pavilion.on.middle"},
		{"pavilion", "", "G1.1", "illegal.star-only pavilion.colour.purple pavilion.on.star pavilion.colour.purple"},
		{"pavilion", "G.....", "R0.1", "illegal.star-taken"},
		{"pavilion-sepia", "...... G.....", "G1.3", ""},
		{"pavilion-sepia", "...... .G....", "R1.3", ""},
		{"pavilion-sepia", "...... .G...G", "R1.3", "illegal.star-only pavilion.colour.green pavilion.on.place pavilion.star.left"},
		{"pavilion-sepia", "...... .G...Y", "G1.3", "illegal.star-has pavilion.colour.green pavilion.on.place pavilion.star.left"},
		{"pavilion-sepia", "...... .G...Y", "R1.3", ""},
	}
	for _, c := range cases {
		p := state{game: c.game, boards: [2]seat{{hand: "GGGGGGRRRRRR", stars: c.stars}, {hand: "R"}}}.position(t)
		_, err := p.ParseMove(c.move)
		if (err == nil) != (c.reason == "") || err != nil && err.Error() != c.reason {
			t.Errorf("%s %q %s: %v, expected %q", c.game, c.stars, c.move, err, c.reason)
		}
	}
}

// TestPayments checks the payments for a space, which spaces can be paid for, and the reasons against other payments.
func TestPayments(t *testing.T) {
	p := state{boards: [2]seat{{hand: "BBBPPP"}, {hand: "R"}}}.position(t)
	var got []string
	for _, l := range p.Payments(6*4 + 3) {
		got = append(got, string(p.AppendMove(nil, l.Move())))
	}
	if want := []string{"B4.4+1", "B4.4+2", "B4.4+3"}; !slices.Equal(got, want) {
		t.Errorf("payments of blue 4 are %v, expected %v", got, want)
	}
	if p.Payable(6*2+1) || !p.Payable(6*4+5) || p.Payable(6*1+3) {
		t.Error("payable spaces differ")
	}
	for move, reason := range map[string]string{"B4.2+2": "illegal.jokers 2", "B4.6+2": "illegal.jokers 2", "R3.1": "illegal.none-pays pavilion.colour.red", "P1.4": "illegal.costs 4 3 pavilion.colour.purple"} {
		if _, err := p.ParseMove(move); err == nil || err.Error() != reason {
			t.Errorf("%s: %v, expected %q", move, err, reason)
		}
	}
}

// TestFinalBonuses checks the bonuses for stars and numbers and the points for left-over tiles.
func TestFinalBonuses(t *testing.T) {
	s := state{round: 6, boards: [2]seat{
		{score: 50, hand: "GG", stars: "PGOYBR PPPPPP OOO... RRR... BBB... YYY... GGG..."},
		{score: 50, corners: "RR", passed: true},
	}}
	p := s.position(t)
	enginetest.Play(t, p, "/GG")
	if !p.Over() {
		t.Fatal("the game is not over after round 6")
	}
	if p.Points(0, engine.FromStars) != 20+12 || p.Points(0, engine.FromNumbers) != 4+8+12 || p.Points(0, engine.FromLeftovers) != -2 {
		t.Errorf("stars %d numbers %d leftovers %d, expected 32, 24 and -2", p.Points(0, engine.FromStars), p.Points(0, engine.FromNumbers), p.Points(0, engine.FromLeftovers))
	}
	if got := p.Scores(nil); !slices.Equal(got, []int{104, 48}) || !slices.Equal(p.Winners(nil), []engine.Seat{0}) {
		t.Errorf("scores %v", got)
	}
}

// TestBonusesComeBeforeLeftovers checks that the final bonuses are scored before the tiles on the corners are lost: a score of 1 with a bonus of 4
// and three tiles on the corners ends at 2. In the other order it would end at 4, because a score never falls below 0.
func TestBonusesComeBeforeLeftovers(t *testing.T) {
	p := state{round: 6, boards: [2]seat{
		{score: 1, hand: "GGG", stars: "P..... P..... O..... R..... B..... Y..... G....."},
		{score: 2, corners: "RRR", passed: true},
	}}.position(t)
	var log engine.Log
	m, err := p.ParseMove("/GGG")
	if err != nil {
		t.Fatal(err)
	}
	p.Play(m, &log)
	if got := p.Scores(nil); !slices.Equal(got, []int{2, 0}) || p.Points(0, engine.FromLeftovers) != -3 || p.Points(1, engine.FromLeftovers) != -2 {
		t.Errorf("scores %v, leftovers %d and %d, expected 2 and 0, -3 and -2", got, p.Points(0, engine.FromLeftovers), p.Points(1, engine.FromLeftovers))
	}
	bonus := slices.IndexFunc(log.Events, func(e engine.Event) bool { return e.Source == engine.FromNumbers })
	loss := slices.IndexFunc(log.Events, func(e engine.Event) bool { return e.Source == engine.FromLeftovers })
	if bonus < 0 || loss < bonus || log.Events[loss].Beat <= log.Events[bonus].Beat {
		t.Errorf("the bonus is event %d and the loss event %d: the bonus must be seen first", bonus, loss)
	}
}

// TestFinalBonusesOfTheSepiaSide checks the bonuses for stars and numbers.
func TestFinalBonusesOfTheSepiaSide(t *testing.T) {
	p := state{game: "pavilion-sepia", round: 6, boards: [2]seat{
		{score: 50, hand: "P", stars: "RRRRRR RRRRRR BYOGPR O..... O..... O..... O....."},
		{score: 50, passed: true},
	}}.position(t)
	enginetest.Play(t, p, "/")
	// Two red stars and one of six colours. All spaces with number 3 are covered: those of the central star and the first
	// space of each outer star.
	if p.Points(0, engine.FromStars) != 14+14+12 || p.Points(0, engine.FromNumbers) != 12 {
		t.Errorf("stars %d numbers %d, expected 40 and 12", p.Points(0, engine.FromStars), p.Points(0, engine.FromNumbers))
	}
}

// TestEmptyHandPasses checks that seats without tiles pass automatically.
func TestEmptyHandPasses(t *testing.T) {
	p := state{boards: [2]seat{{hand: "BB"}, {hand: "RR"}}, bag: strings.Repeat("Y", 20)}.position(t)
	enginetest.Play(t, p, "B4.2", "R3.2")
	if word, _ := p.Chance(); word != "deal" {
		t.Errorf("%s", p.AppendState(nil, nil))
	}
}

// TestJokerOrders checks that the joker order can be set, and that it must contain each colour once.
func TestJokerOrders(t *testing.T) {
	for _, order := range []string{"", pavilion.BackOrder, "GPOYBR"} {
		p, err := pavilion.Coloured().New(engine.Options{Players: 2, Jokers: order})
		if err != nil {
			t.Fatal(err)
		}
		want := order
		if want == "" {
			want = pavilion.FrontOrder
		}
		if got := p.(*pavilion.Position).Joker(); want[0] != colours[got] {
			t.Errorf("order %q begins with %d", order, got)
		}
	}
	for _, order := range []string{"PGOYB", "PGOYBB", "PGOYBRP", "pgoybr"} {
		if _, err := pavilion.Coloured().New(engine.Options{Players: 2, Jokers: order}); err == nil {
			t.Errorf("the order %q is accepted", order)
		}
	}
}

// TestGeometry checks the ornaments against the text of the rules and the six-fold symmetry of the board.
func TestGeometry(t *testing.T) {
	var each [pavilion.Spaces]int
	seen := map[string]bool{}
	for _, o := range pavilion.Ornaments() {
		name := fmt.Sprint(o.Kind, o.Star)
		if seen[name] || o.Bonus() != map[pavilion.OrnamentKind]int{pavilion.Pillar: 1, pavilion.Statue: 2, pavilion.Window: 3}[o.Kind] {
			t.Errorf("ornament %s is repeated or has a bonus of %d", name, o.Bonus())
		}
		seen[name] = true
		for at := range each {
			each[at] += int(o.Spaces >> at & 1)
		}
		// Rotating the board by one star maps each ornament to its neighbour: it moves the outer stars and the spaces of
		// the central star.
		rotated := uint64(0)
		for at := range pavilion.Spaces {
			star, n := at/6, at%6
			if star > 0 {
				star = star%6 + 1
			} else {
				n = (n + 1) % 6
			}
			rotated |= o.Spaces >> at & 1 << (6*star + n)
		}
		for _, q := range pavilion.Ornaments() {
			if q.Kind == o.Kind && q.Star == o.Star%6+1 && q.Spaces != rotated {
				t.Errorf("ornament %s does not have the shape of its neighbour", name)
			}
		}
	}
	if len(seen) != 18 {
		t.Errorf("%d ornaments, expected 6 windows, 6 statues and 6 pillars", len(seen))
	}
	for at, n := range each {
		want := [2][6]int{{2, 2, 2, 2, 2, 2}, {1, 2, 2, 1, 1, 1}}[min(1, at/6)][at%6]
		if n != want {
			t.Errorf("star %d space %d is next to %d ornaments, expected %d", at/6, at%6+1, n, want)
		}
	}
	window := pavilion.Ornaments()[12+3]
	if window.Kind != pavilion.Window || window.Star != 4 || window.Spaces != 1<<(24+4)|1<<(24+5) {
		t.Errorf("the blue star's window is %+v", window)
	}
}
