// Package seating says who sits at a table and how a game is begun.
package seating

import (
	"cmp"
	"math/rand/v2"
	"path/filepath"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/record"
	"azulejo/engine/sanitize"
	"azulejo/game/locale"
)

// Player sits at the table: a person, or a computer of some level.
type Player struct {
	Name string
	// Level is the computer's level, empty for a person.
	Level string
	// Emblem is the one that was chosen, from 1, with its colour; 0 for that of the seat.
	Emblem int `json:",omitempty"`
	// Guided says that a person learns the game and is helped.
	Guided bool `json:",omitempty"`
}

// LevelWord is what a level is called, nothing for a person; an outside program is called by its own name.
func LevelWord(w *locale.Words, id string) string {
	if id == "" {
		return ""
	}
	if program, ok := strings.CutPrefix(id, players.Program); ok {
		return filepath.Base(strings.Fields(program + " ?")[0])
	}
	return w.T("level." + id)
}

// Shuffled stands for an order of the jokers that the seed draws.
const Shuffled = "shuffled"

// Seating is what is chosen before a game. It is kept as JSON for the next one.
type Seating struct {
	Game    string
	Players Players
	// Start is the seat that starts, -1 for one drawn by the seed.
	Start int
	// Jokers is the order of the joker colours: letters, Shuffled, or empty for the usual one.
	Jokers string
	// Seed is the seed of the deals in decimal, empty for a fresh one.
	Seed string
}

// Begin starts the match of the first n players.
func (s Seating) Begin(e *engine.Edition, n int) (*engine.Match, error) {
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
	if s.Jokers != Shuffled {
		return s.Jokers
	}
	letters := []byte(e.Letters)
	rand.New(rand.NewPCG(seed, 1)).Shuffle(len(letters), func(i, j int) { letters[i], letters[j] = letters[j], letters[i] })
	return string(letters)
}

// Headers name the players in a record.
func Headers(m *engine.Match, players Players) []record.Header {
	h := []record.Header{{Key: "Seed", Value: strconv.FormatUint(m.Seed, 10)}}
	for i, p := range players {
		n := strconv.Itoa(i + 1)
		h = append(h, record.Header{Key: "Name" + n, Value: p.Name})
		if p.Level != "" {
			h = append(h, record.Header{Key: "Level" + n, Value: p.Level})
		}
		if e := players.Emblem(engine.Seat(i)); e != i+1 {
			h = append(h, record.Header{Key: "Emblem" + n, Value: strconv.Itoa(e)})
		}
		if p.Guided {
			h = append(h, record.Header{Key: "Guided" + n, Value: "yes"})
		}
	}
	return h
}

// PlayersOf reads who sits at the table from the headers of a record.
func PlayersOf(rec *record.Record) Players { return PlayersIn(rec, rec.Match.Options.Players) }

// PlayersIn is PlayersOf for a record of which only the headers were read.
func PlayersIn(rec *record.Record, seats int) Players {
	players := make(Players, seats)
	for i := range players {
		n := strconv.Itoa(i + 1)
		players[i] = Player{Name: cmp.Or(sanitize.Name(rec.Get("Name"+n)), n), Level: rec.Get("Level" + n), Guided: rec.Get("Guided"+n) == "yes"}
		players[i].Emblem, _ = strconv.Atoi(rec.Get("Emblem" + n))
	}
	players.Part()
	return players
}

// Players sit at a table, by seat.
type Players []Player

// Person reports whether a person sits on a seat.
func (p Players) Person(s engine.Seat) bool { return p[s].Level == "" }

// Persons is how many people sit at the table.
func (p Players) Persons() (n int) {
	for s := range p {
		if p.Person(engine.Seat(s)) {
			n++
		}
	}
	return n
}

// Names are what they are called.
func (p Players) Names() (all []string) {
	for _, player := range p {
		all = append(all, player.Name)
	}
	return all
}

// Alone reports whether a seat is that of the only person, who is addressed without a name.
func (p Players) Alone(s engine.Seat) bool { return p.Person(s) && p.Persons() == 1 }

// Outcome tells who won a game that is over.
func (p Players) Outcome(w *locale.Words, pos engine.Position) string {
	winners := pos.Winners(nil)
	points := pos.Scores(nil)[winners[0]]
	var names []string
	for _, s := range winners {
		names = append(names, p[s].Name)
	}
	switch {
	case len(winners) > 1:
		return w.T("play.share", "names", w.List(names...), "points", points)
	case p.Alone(winners[0]):
		return w.T("play.youWin", "points", points)
	}
	return w.T("play.wins", "player", names[0], "points", points)
}
