package computer

import (
	"fmt"

	"azulejo/engine/bot"
	"azulejo/engine/box"
	"azulejo/engine/quote"
)

// roster are the computer players that were asked so far, by level and game. They stay seated, for what they remember.
type roster struct {
	games  box.Games
	seated map[string]bot.Player
}

func newRoster(games box.Games) *roster { return &roster{games, map[string]bot.Player{}} }

// player is who answers a question.
func (r *roster) player(q Question) (bot.Player, error) {
	level, ok := bot.FindLevel(q.Level)
	if !ok {
		return nil, fmt.Errorf("there is no computer level %s", quote.Text(q.Level))
	}
	g, err := r.games.Need(q.Edition.ID)
	if err != nil {
		return nil, err
	}
	return r.seat(q, func() (bot.Player, error) { return level.New(*g), nil })
}

// seat makes a player for questions like q, once.
func (r *roster) seat(q Question, make func() (bot.Player, error)) (bot.Player, error) {
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
