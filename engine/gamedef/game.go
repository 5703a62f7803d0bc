// Package gamedef defines what the program needs to know about a game: its rules, evaluation, training and explanations. Packages that work with
// any game take a Game or Games; the list of games is in package catalogue.
package gamedef

import (
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/bounded"
	"azulejo/engine/sanitize"
	"azulejo/engine/search"
)

// Game is the definition of one game.
type Game struct {
	Edition *engine.Edition
	// Evaluator creates an evaluator for the best level.
	Evaluator func() search.Evaluator
	// Plain creates the hand-written evaluator.
	Plain func() search.Evaluator
	// Explain returns the arguments for m, a legal move of p, and then those against it, each group by decreasing weight.
	Explain func(p engine.Position, m engine.Move) []engine.Argument
	// Outcome returns what the moves from p to the end of its round leave all seats with.
	Outcome func(p engine.Position, moves []engine.Move) engine.Outcome
	// Natural returns the move that a learner would choose in p without looking ahead.
	Natural func(p engine.Position) engine.Move
	// Cheaper returns a move that does for the seat what m does, but wastes fewer tiles, or NoMove if there is none.
	Cheaper func(p engine.Position, m engine.Move) engine.Move
	// Comment returns comments on a transition for a seat.
	Comment func(h *engine.Transition, s engine.Seat) engine.Comments
	// Sources are the causes of points in the order of the score sheet.
	Sources []engine.Source
	// Learning defines how the weights of Evaluator are trained.
	Learning Learning
}

// Games is a list of games.
type Games []Game

// Find returns the game with an ID, or nil.
func (g Games) Find(id string) *Game {
	for i := range g {
		if g[i].Edition.ID == id {
			return &g[i]
		}
	}
	return nil
}

// Need returns the game with an ID, or an error that lists the valid IDs.
func (g Games) Need(id string) (*Game, error) {
	if found := g.Find(id); found != nil {
		return found, nil
	}
	return nil, engine.NewReason("cli.game", "game", sanitize.Text(id), "games", strings.Join(g.IDs(), ", "))
}

// IDs returns the IDs of the games.
func (g Games) IDs() []string {
	var all []string
	for i := range g {
		all = append(all, g[i].Edition.ID)
	}
	return all
}

// Editions returns the editions of the games.
func (g Games) Editions() []*engine.Edition {
	var all []*engine.Edition
	for i := range g {
		all = append(all, g[i].Edition)
	}
	return all
}

// ParseState parses the state of a position of any of the games and returns its game, the position and the names of the players.
func (g Games) ParseState(data []byte) (*Game, engine.Position, []string, error) {
	var head struct{ Game string }
	if err := bounded.JSON(data, &head); err != nil {
		return nil, nil, nil, engine.NoState(err)
	}
	found, err := g.Need(head.Game)
	if err != nil {
		return nil, nil, nil, err
	}
	p, names, err := found.Edition.ParseState(data)
	return found, p, names, err
}

// SourcesOf returns the causes of points in a match. One from a position has points from the start in all games.
func (g *Game) SourcesOf(m *engine.Match) []engine.Source {
	if m.Options.Position == "" || slices.Contains(g.Sources, engine.FromStart) {
		return g.Sources
	}
	return append([]engine.Source{engine.FromStart}, g.Sources...)
}
