package scenes

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"azulejo/engine"
	"azulejo/engine/intake"
	"azulejo/engine/quote"
	"azulejo/engine/record"
)

// Player sits at the table: a person, or a computer of some level.
type Player struct {
	Name string
	// Level is the computer's level, empty for a person.
	Level string
}

// Seating is what is chosen before a game. It is kept as JSON for the next one.
type Seating struct {
	Game    string
	Players []Player
	// Start is the seat that starts, -1 for one drawn by the seed.
	Start int
	// Jokers is the order of the joker colours: letters, shuffled, or empty for the usual one.
	Jokers string
	// Seed is the seed of the deals in decimal, empty for a fresh one.
	Seed string
}

// FirstSeating is proposed when nothing is remembered: a person against computers of a level.
func FirstSeating(names []string, level string) Seating {
	s := Seating{Game: "azul", Start: -1}
	for i, n := range names {
		p := Player{Name: n}
		if i > 0 {
			p.Level = level
		}
		s.Players = append(s.Players, p)
	}
	return s
}

// recall reads a remembered seating, or proposes the first. What makes no sense in it gives way to what is usual: a level that is no longer
// there, or an order of jokers that is none.
func recall(blob []byte, names []string, games []Game, levels []string) Seating {
	var s Seating
	first := FirstSeating(names, usual(levels))
	if intake.JSON(blob, &s) != nil || find(games, s.Game) == nil || len(s.Players) != len(first.Players) {
		return first
	}
	if s.Jokers != shuffled && !reordered(s.Jokers, find(games, s.Game).Edition.Letters) {
		s.Jokers = ""
	}
	if s.Start < -1 || s.Start >= len(s.Players) {
		s.Start = -1
	}
	if _, err := strconv.ParseUint(s.Seed, 10, 64); err != nil {
		s.Seed = ""
	}
	for i := range s.Players {
		s.Players[i].Name = quote.Name(s.Players[i].Name)
	}
	reseat(s.Players, levels)
	return s
}

// reseat gives the seats of levels that are not there to the usual one, and returns how many they are. So no file decides which program
// is run.
func reseat(players []Player, levels []string) (n int) {
	for i := range players {
		if p := &players[i]; !seatable(levels, p.Level) {
			p.Level = usual(levels)
			n++
		}
	}
	return n
}

// reordered reports whether a text has the same letters as another, in any order.
func reordered(s, letters string) bool {
	sorted := func(s string) string { return string(slices.Sorted(slices.Values([]byte(s)))) }
	return sorted(s) == sorted(letters)
}

// begin starts the match of the first n players.
func (s Seating) begin(e *engine.Edition, n int) (*engine.Match, error) {
	seed, err := strconv.ParseUint(s.Seed, 10, 64)
	if err != nil {
		seed = uint64(rand.Uint32()) // short enough to be told to a friend
	}
	start := engine.Seat(s.Start)
	if s.Start < 0 || s.Start >= n {
		start = engine.Seat(rand.New(rand.NewPCG(seed, 0)).IntN(n))
	}
	return engine.NewMatch(e, engine.Options{Players: n, Start: start, Jokers: s.order(e, seed)}, seed)
}

// order is the order of the joker colours as the options of an edition name it, empty for the usual one.
func (s Seating) order(e *engine.Edition, seed uint64) string {
	if e.JokerOrders == nil || s.Jokers == e.JokerOrders[0] {
		return ""
	}
	if s.Jokers != shuffled {
		return s.Jokers
	}
	letters := []byte(e.Letters)
	rand.New(rand.NewPCG(seed, 1)).Shuffle(len(letters), func(i, j int) { letters[i], letters[j] = letters[j], letters[i] })
	return string(letters)
}

// headers name the players in a record.
func headers(m *engine.Match, players []Player) []record.Header {
	h := []record.Header{{Key: "Seed", Value: strconv.FormatUint(m.Seed, 10)}}
	for i, p := range players {
		n := strconv.Itoa(i + 1)
		h = append(h, record.Header{Key: "Name" + n, Value: p.Name})
		if p.Level != "" {
			h = append(h, record.Header{Key: "Level" + n, Value: p.Level})
		}
	}
	return h
}
