package scenes

import (
	"errors"
	"fmt"
	"strings"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/game"
	"azulejo/game/store"
)

// autosave is the name under which the game in progress is kept.
const autosave = "autosave.azl"

// save keeps the game; a storage that fails is said on the screen and the game goes on.
func (p *Play) save() {
	text := record.Format(&record.Record{Headers: headers(p.match, p.players), Match: p.match})
	if err := p.ctx.Store.Save(autosave, text); err != nil {
		p.ctx.Notify(p.ctx.Words.T("store.failed", err.Error()))
	}
}

// saved reads the game in progress, or nil. A damaged one is set aside under another name and said on the screen.
func saved(c *game.Context, games []Game, b Brain) *Play {
	text, err := c.Store.Load(autosave)
	if errors.Is(err, store.ErrMissing) {
		return nil
	}
	if err != nil {
		c.Notify(c.Words.T("store.failed", err.Error()))
		return nil
	}
	rec, err := record.Parse(autosave, text, editions(games))
	if err != nil {
		name, moved := c.Store.SetAside(autosave)
		if moved != nil {
			name = moved.Error()
		}
		c.Notify(c.Words.T("store.damaged", name, err.Error()))
		return nil
	}
	if rec.Match.Position().Over() {
		return nil
	}
	players := playersOf(rec)
	if n := reseat(players, b.Levels()); n > 0 {
		c.Notify(c.Words.T("play.reseated", n, levelWord(c.Words, usual(b.Levels()))))
	}
	return newPlay(games, b, find(games, rec.Match.Edition.ID), rec.Match, players)
}

// playersOf reads who sits at the table from the headers.
func playersOf(rec *record.Record) []Player {
	players := make([]Player, rec.Match.Position().Seats())
	for i := range players {
		players[i] = Player{rec.Get(fmt.Sprintf("Name%d", i+1)), rec.Get(fmt.Sprintf("Level%d", i+1))}
		if strings.TrimSpace(players[i].Name) == "" {
			players[i].Name = fmt.Sprintf("%d", i+1)
		}
	}
	return players
}

func editions(games []Game) []*engine.Edition {
	var all []*engine.Edition
	for _, g := range games {
		all = append(all, g.Edition)
	}
	return all
}
