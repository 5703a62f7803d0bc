package pavilion_test

import (
	"encoding/json"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest"
	"azulejo/engine/pavilion"
)

// state describes a position with two players. Tiles that are not on the table or in the bag are in the storage.
type state struct {
	game, phase         string
	round, turn, marker int
	jokers              string
	factories           string // five words, - for an empty factory
	dealt               int
	centre, supply      string
	boards              [2]seat
	bag                 string // letters, the rest goes to the storage
	bonus               int
}

type seat struct {
	score         int
	hand, corners string
	passed        bool
	stars         string // up to seven words, the rest is empty
}

const colours = "PGOYBR"

// read builds the state as JSON and parses it.
func (s state) read(t *testing.T) (pavilion.View, error) {
	t.Helper()
	s.game, s.phase, s.jokers = or(s.game, "pavilion"), or(s.phase, "place"), or(s.jokers, colours)
	s.round, s.turn = max(1, s.round), max(1, s.turn)
	factories := strings.Fields(or(s.factories, "- - - - -"))
	used := s.centre + s.supply + s.bag
	for i := range factories {
		factories[i] = strings.ReplaceAll(factories[i], "-", "")
		used += factories[i]
	}
	var boards []any
	for _, b := range s.boards {
		stars := strings.Fields(b.stars)
		for len(stars) < 7 {
			stars = append(stars, "......")
		}
		used += b.hand + b.corners + strings.Join(stars, "")
		boards = append(boards, map[string]any{"name": "", "score": b.score, "hand": b.hand, "corners": b.corners, "passed": b.passed, "stars": stars})
	}
	bag, storage := map[string]int{}, map[string]int{}
	for _, c := range strings.Split(colours, "") {
		bag[c] = strings.Count(s.bag, c)
		storage[c] = max(0, 22-strings.Count(used, c))
	}
	text, err := json.Marshal(map[string]any{"game": s.game, "players": 2, "round": s.round, "phase": s.phase, "turn": s.turn, "start": 1,
		"jokers": s.jokers, "joker": s.jokers[s.round-1 : s.round], "factories": factories, "centre": s.centre, "marker": s.marker,
		"supply": s.supply, "bag": bag, "storage": storage, "boards": boards, "bonus": s.bonus, "dealt": s.dealt})
	if err != nil {
		t.Fatal(err)
	}
	e := pavilion.Coloured()
	if s.game == "pavilion-sepia" {
		e = pavilion.Sepia()
	}
	p, _, err := e.ParseState(text)
	if err != nil {
		return pavilion.View{}, err
	}
	return pavilion.See(p), nil
}

// or returns s, or other if s is empty.
func or(s, other string) string {
	if s == "" {
		return other
	}
	return s
}

// position builds and parses a valid state.
func (s state) position(t *testing.T) pavilion.View {
	t.Helper()
	p, err := s.read(t)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestInvalidStates checks the reasons why states are refused.
func TestInvalidStates(t *testing.T) {
	good := state{boards: [2]seat{{score: 5, hand: "GG"}, {score: 7, hand: "R"}}, supply: "PGOYBRPGOY", bag: "RRR"}
	cases := map[string]struct {
		change func(*state)
		reason string
	}{
		"wrong colour on a star":    {func(s *state) { s.boards[0].stars = "...... R....." }, "state.seat 1 illegal.star-only pavilion.colour.purple pavilion.on.star pavilion.colour.purple"},
		"twice on the middle star":  {func(s *state) { s.boards[0].stars = "RR...." }, "state.seat 1 illegal.star-has pavilion.colour.red pavilion.on.middle"},
		"sepia star of both kinds":  {func(s *state) { s.game = "pavilion-sepia"; s.boards[0].stars = "...... RRB..." }, "state.seat 1 illegal.star-has pavilion.colour.red pavilion.on.place pavilion.star.left"},
		"invalid letter on a star":  {func(s *state) { s.boards[0].stars = "X....." }, `state.seat 1 state.row star 0 "X....." 6 PGOYBR`},
		"short star":                {func(s *state) { s.boards[0].stars = "....." }, `state.seat 1 state.row star 0 "....." 6 PGOYBR`},
		"five on the corners":       {func(s *state) { s.boards[1] = seat{corners: "RRRRR", passed: true} }, "state.seat 2 state.between corners 5 0 4"},
		"short factory, full bag":   {func(s *state) { s.phase, s.factories, s.bag = "take", "RRRR GGG - - -", "B" }, "state.short 2 3"},
		"factory after a short one": {func(s *state) { s.phase, s.factories, s.bag = "take", "RRR GGGG - - -", "" }, "state.short 2 4"},
		"corners before passing":    {func(s *state) { s.boards[1].corners = "R" }, "state.corners-early 2"},
		"passed with a hand":        {func(s *state) { s.boards[1].passed = true }, "state.seat 2 state.passed-hand 1"},
		"on turn and passed":        {func(s *state) { s.boards[0] = seat{passed: true} }, "state.passed 1"},
		"on turn without a tile":    {func(s *state) { s.boards[0].hand = "" }, "state.idle 1"},
		"eleven in the supply":      {func(s *state) { s.supply += "R" }, "state.between supply 11 0 10"},
		"negative score":            {func(s *state) { s.boards[0].score = -1 }, "state.seat 1 state.between score -1 0 1000"},
		"tiles on offer":            {func(s *state) { s.centre = "R" }, "state.offered place"},
		"five tiles on a factory":   {func(s *state) { s.phase, s.factories = "take", "RRRRR - - - -" }, "state.between factories 1 5 0 4"},
		"marker without an offer":   {func(s *state) { s.phase, s.marker = "take", 1 }, "state.take-marker"},
		"no such phase":             {func(s *state) { s.phase = "other" }, `state.wrong phase "other" take, place, bonus, over`},
		"repeated joker":            {func(s *state) { s.round = 6; s.jokers = "PGOYBP" }, `form.jokers "PGOYBP" PGOYBR`},
		"over too early":            {func(s *state) { s.phase, s.boards = "over", [2]seat{} }, "state.wrong round 1 6"},
		"over with a hand":          {func(s *state) { s.phase, s.round = "over", 6 }, "state.over-seat 1"},
		"bonus owed while placing":  {func(s *state) { s.bonus = 2 }, "state.wrong bonus 2 0"},
		"four bonus tiles":          {func(s *state) { s.phase, s.bonus = "bonus", 4 }, "state.between bonus 4 0 3"},
		"more owed than in supply":  {func(s *state) { s.phase, s.bonus, s.supply = "bonus", 2, "R" }, "state.between bonus 2 0 1"},
		"nothing owed, supply full": {func(s *state) { s.phase = "bonus" }, "state.bonus-none"},
		"dealt while placing":       {func(s *state) { s.dealt = 2 }, "state.wrong dealt 2 0"},
		"all factories dealt":       {func(s *state) { s.phase, s.dealt, s.factories = "take", 5, "PGOY PGOY PGOY PGOY PGOY" }, "state.between dealt 5 0 4"},
		"dealt factory empty":       {func(s *state) { s.phase, s.dealt, s.factories = "take", 2, "PGOY - - - -" }, "state.dealt 2 2 0"},
		"dealt and passed": {func(s *state) {
			s.phase, s.dealt, s.factories, s.boards[0] = "take", 1, "PGOY - - - -", seat{passed: true}
		}, "state.take-passed 1"},
		"a hand of ninety": {func(s *state) { s.boards[0].hand = strings.Repeat("G", 90) }, `state.seat 1 state.letters hand "GGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGG…" PGOYBR`},
	}
	if _, err := good.read(t); err != nil {
		t.Fatal(err)
	}
	for name, c := range cases {
		s := good
		c.change(&s)
		if _, err := s.read(t); err == nil || err.Error() != c.reason {
			t.Errorf("%s: %v, expected %s", name, err, c.reason)
		}
	}
}

// TestDealWithoutTiles checks that unfinished deals can be completed when only a few tiles, or none, are left.
func TestDealWithoutTiles(t *testing.T) {
	stars := "PGOYBR PPPPPP OOOOOO RRRRRR BBBBBB YYYYYY GGGGGG"
	for dealt, factories := range []string{1: "PGO - - - -", 2: "PGOY PG - - -", 3: "- - - - -"} {
		if factories == "" {
			continue
		}
		s := state{phase: "take", round: 5, dealt: dealt, factories: factories, boards: [2]seat{{stars: stars}, {stars: stars}}}
		used := factories + stars + stars
		for _, c := range colours { // the other tiles are in one seat's hand
			s.boards[1].hand += strings.Repeat(string(c), 22-strings.Count(used, string(c)))
		}
		p := s.position(t)
		if word, groups := p.Chance(); word != "deal" || groups != 5-dealt {
			t.Errorf("after %d factories %d groups to %q are left", dealt, groups, word)
		}
		for p.ToMove() == engine.Nature {
			m, err := p.ParseMove("-")
			if err != nil {
				t.Fatal(err)
			}
			p.Play(m, nil)
		}
	}
}

// FuzzState checks that accepted states verify, are written as they were read, and have playable moves.
func FuzzState(f *testing.F) {
	f.Add(`{"game":"pavilion","players":99}`)
	enginetest.States(f, pavilion.Coloured(), pavilion.Sepia())
}
