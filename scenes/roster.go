package scenes

import (
	"fmt"

	"azulejo/engine/bot"
	"azulejo/engine/quote"
)

// roster are the computer players that were asked so far, by level and game. They stay seated, for what they remember.
type roster struct {
	games  []bot.Game
	seated map[string]bot.Chooser
}

func newRoster(games []bot.Game) *roster { return &roster{games, map[string]bot.Chooser{}} }

// player is who answers a question.
func (r *roster) player(q Question) (bot.Chooser, error) {
	level, ok := bot.FindLevel(q.Level)
	if !ok {
		return nil, fmt.Errorf("there is no computer level %s", quote.Text(q.Level))
	}
	for _, g := range r.games {
		if g.Edition.ID == q.Edition.ID {
			return r.seat(q, func() (bot.Chooser, error) { return level.New(g), nil })
		}
	}
	return nil, fmt.Errorf("no computer plays %s", q.Edition.ID)
}

// seat makes a player for questions like q, once.
func (r *roster) seat(q Question, make func() (bot.Chooser, error)) (bot.Chooser, error) {
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
