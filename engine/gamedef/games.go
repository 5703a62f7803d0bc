package gamedef

import (
	"strings"

	"azulejo/engine"
	"azulejo/engine/bounded"
	"azulejo/engine/sanitize"
)

// Games are what can be played.
type Games []Game

// Find is the game of a name, or nil.
func (g Games) Find(id string) *Game {
	for i := range g {
		if g[i].Edition.ID == id {
			return &g[i]
		}
	}
	return nil
}

// Need is the game of a name, or an error that lists the names there are.
func (g Games) Need(id string) (*Game, error) {
	if found := g.Find(id); found != nil {
		return found, nil
	}
	return nil, engine.NewReason("cli.game", "game", sanitize.Text(id), "games", strings.Join(g.IDs(), ", "))
}

// IDs are the names of the games.
func (g Games) IDs() []string {
	var all []string
	for i := range g {
		all = append(all, g[i].Edition.ID)
	}
	return all
}

// Editions are the rules of the games.
func (g Games) Editions() []*engine.Edition {
	var all []*engine.Edition
	for i := range g {
		all = append(all, g[i].Edition)
	}
	return all
}

// ParseState reads the state of a position of any of the games, and the names in it.
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
