// Package seating describes the players of a game and the options chosen before it starts.
package seating

import (
	"cmp"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/cli/shellwords"
	"azulejo/engine/players"
	"azulejo/engine/record"
	"azulejo/engine/sanitize"
	"azulejo/game/locale"
)

// Player is a person or a computer player.
type Player struct {
	Name string
	// Level is the level of a computer player, or empty for a person.
	Level string
	// Emblem is the chosen emblem, from 1, or 0 for the default of the seat.
	Emblem int `json:",omitempty"`
	// Guided reports whether a person is learning the game and gets help.
	Guided bool `json:",omitempty"`
}

// ComputerNames returns the names that are proposed for computer players: one for each of the other seats, and one for the first seat.
func ComputerNames() []string { return []string{"Inês", "Duarte", "Marta", "Rui"} }

// LevelName returns the name of a level, or an empty string for a person. An outside program has the name of its file.
func LevelName(w *locale.Words, id string) string {
	if id == "" {
		return ""
	}
	if program, ok := strings.CutPrefix(id, players.Program); ok {
		command, err := shellwords.Parse(program)
		if err != nil {
			return program
		}
		return filepath.Base(command.Words[0])
	}
	return w.T("level." + id)
}

// Shuffled is the joker order that the seed determines.
const Shuffled = "shuffled"

// Setup is the configuration of a new game. It is stored as JSON and restored for the next game.
type Setup struct {
	Game    string
	Players Players
	// Start is the seat that starts, or -1 for a random one.
	Start int
	// Jokers is the order of the joker colours as letters, Shuffled, or empty for the default order.
	Jokers string
	// Seed is the seed of the deals in decimal, or empty for a random one.
	Seed string
}

// Choices are a Setup and the number of its players who take part.
type Choices struct {
	Seating Setup
	Seats   int
}

// SavedSetup is the set-up screen as it was left, in the form that is stored. Played is the set-up of the last game, if it differs.
type SavedSetup struct {
	Choices
	Played *Choices `json:",omitempty"`
}

// Begin returns a new match of the first n players.
func (s Setup) Begin(e *engine.Edition, n int) (*engine.Match, error) {
	seed, err := strconv.ParseUint(s.Seed, 10, 64)
	if err != nil {
		seed = uint64(rand.Uint32()) // short enough to share
	}
	start := engine.Seat(s.Start)
	if s.Start < 0 || s.Start >= n {
		start = engine.Seat(rand.New(rand.NewPCG(seed, 0)).IntN(n))
	}
	return engine.NewMatch(e, engine.Options{Players: n, Start: start, Jokers: s.jokerOrder(e, seed)}, seed)
}

// jokerOrder returns the order of the joker colours for the options of an edition, or an empty string for the default order.
func (s Setup) jokerOrder(e *engine.Edition, seed uint64) string {
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

// Headers returns the record headers for the seed and the players.
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

// PlayersOf returns the players that the headers of a record name.
func PlayersOf(rec *record.Record) Players { return PlayersFromHeaders(rec, rec.Match.Options.Players) }

// PlayersFromHeaders returns the players of a record that has only headers.
func PlayersFromHeaders(rec *record.Record, seats int) Players {
	players := make(Players, seats)
	for i := range players {
		n := strconv.Itoa(i + 1)
		players[i] = Player{Name: cmp.Or(sanitize.Name(rec.Get("Name"+n)), n), Level: rec.Get("Level" + n), Guided: rec.Get("Guided"+n) == "yes"}
		players[i].Emblem, _ = strconv.Atoi(rec.Get("Emblem" + n))
	}
	players.DeduplicateEmblems()
	return players
}

// Players are the players of a game, by seat.
type Players []Player

// Person reports whether a person plays a seat.
func (p Players) Person(s engine.Seat) bool { return p[s].Level == "" }

// PersonCount returns the number of people.
func (p Players) PersonCount() (n int) {
	for s := range p {
		if p.Person(engine.Seat(s)) {
			n++
		}
	}
	return n
}

// FirstPerson returns the first seat that a person plays, and whether there is one.
func (p Players) FirstPerson() (engine.Seat, bool) {
	s := slices.IndexFunc(p, func(player Player) bool { return player.Level == "" })
	return engine.Seat(s), s >= 0
}

// Guided reports whether a person is guided.
func (p Players) Guided() bool {
	return slices.ContainsFunc(p, func(player Player) bool { return player.Guided })
}

// Unguided returns the players with nobody guided.
func (p Players) Unguided() Players {
	all := slices.Clone(p)
	for i := range all {
		all[i].Guided = false
	}
	return all
}

// Names returns the names of all players.
func (p Players) Names() (all []string) {
	for _, player := range p {
		all = append(all, player.Name)
	}
	return all
}

// Levels returns the levels of all seats, "" for people.
func (p Players) Levels() (all []string) {
	for i := range p {
		all = append(all, p[i].Level)
	}
	return all
}

// OnlyPerson reports whether a seat is played by the only person.
func (p Players) OnlyPerson(s engine.Seat) bool { return p.Person(s) && p.PersonCount() == 1 }

// Address returns the argument address of a text about the player at a seat: texts address the only person without a name.
func (p Players) Address(s engine.Seat) string { return locale.Address(p.OnlyPerson(s)) }

// OutcomeAndTie is Outcome followed by how a tie was broken, if one was.
func (p Players) OutcomeAndTie(w *locale.Words, end engine.Cursor) string {
	outcome := p.Outcome(w, end)
	if broken := BrokenTie(w, end); broken != "" {
		return outcome + ". " + broken // outcomes have no period
	}
	return outcome
}

// BrokenTie returns a sentence that says by what a tie was broken in a game that has ended at a cursor, or "" if no tie was broken.
func BrokenTie(w *locale.Words, end engine.Cursor) string {
	rule, pos, winners := end.Match.Edition.TieBreak, end.Position(), end.Winners(nil)
	if rule == nil || end.Endless() {
		return ""
	}
	scores, next, tied := pos.Scores(nil), 0, false
	for s := range engine.Seat(pos.Seats()) {
		if scores[s] == scores[winners[0]] && !slices.Contains(winners, s) {
			next, tied = max(next, rule.Count(pos, s)), true
		}
	}
	if !tied {
		return ""
	}
	return rule.Broken(rule.Count(pos, winners[0]), next).Say(w)
}

// Heading returns two sentences: the title of a game with the number of its seats, and its outcome, or its round if it is not over at a cursor.
func (p Players) Heading(w *locale.Words, title string, at engine.Cursor) string {
	outcome := ""
	if at.Over() {
		outcome = p.Outcome(w, at)
	} else {
		outcome = w.T("play.round", "round", at.Position().Round())
	}
	return w.T("luck.game", "game", title, "seats", len(p), "outcome", outcome)
}

// Outcome returns a sentence with the winner of a game that has ended at a cursor.
func (p Players) Outcome(w *locale.Words, end engine.Cursor) string {
	if end.Endless() {
		return w.T("play.endless", "rounds", engine.StallRounds)
	}
	winners := end.Winners(nil)
	points := end.Position().Scores(nil)[winners[0]]
	var names []string
	for _, s := range winners {
		names = append(names, p[s].Name)
	}
	switch {
	case len(winners) > 1:
		return w.T("play.share", "names", w.List(names...), "points", points)
	case p.OnlyPerson(winners[0]):
		return w.T("play.youWin", "points", points)
	}
	return w.T("play.wins", "player", names[0], "points", points)
}
