package computer

import (
	"fmt"

	"azulejo/engine/box"
	"azulejo/engine/players"
	"azulejo/engine/quote"
)

// roster are the computer players that were asked so far, by level and game. They stay seated, for what they remember.
type roster struct {
	games  box.Games
	seated map[string]players.Player
}

func newRoster(games box.Games) *roster { return &roster{games, map[string]players.Player{}} }

// player is who answers a question.
func (r *roster) player(q Question) (players.Player, error) {
	level, ok := players.FindLevel(q.Level)
	if !ok {
		return nil, fmt.Errorf("there is no computer level %s", quote.Text(q.Level))
	}
	g, err := r.games.Need(q.Edition.ID)
	if err != nil {
		return nil, err
	}
	return r.seat(q, func() (players.Player, error) { return level.New(*g), nil })
}

// seat makes a player for questions like q, once.
func (r *roster) seat(q Question, make func() (players.Player, error)) (players.Player, error) {
	key := q.Level + " " + q.Edition.ID + fmt.Sprint(q.Position.Seats())
	if p := r.seated[key]; p != nil {
		return p, nil
	}
	p, err := make()
	if err == nil {
		r.seated[key] = p
	}
	return p, err
}
