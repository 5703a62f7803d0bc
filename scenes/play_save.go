package scenes

import (
	"errors"
	"fmt"

	"azulejo/engine"
	"azulejo/engine/quote"
	"azulejo/engine/record"
	"azulejo/game"
	"azulejo/game/store"
)

// Autosave is the name under which the first window keeps the game in progress; the others keep theirs in slots of their own.
const Autosave = "autosave.azl"

// save keeps the game; a storage that fails is said on the screen and the game goes on.
func (p *Play) save() {
	text := record.Format(&record.Record{Headers: headers(p.match, p.players), Match: p.match})
	if err := p.ctx.Store.Save(p.ctx.Slot.Key(Autosave), text); err != nil {
		p.ctx.Notify(p.ctx.Words.T("store.failed", err.Error()))
	}
}

// saved reads the game in progress, this window's or one that a window now closed has left, or nil. What cannot be read is never
// written over: this window then keeps its game elsewhere and says so.
func saved(c *game.Context, games []Game, b Brain) *Play {
	rec, err := own(c, games)
	if rec == nil {
		rec = left(c, games)
	}
	if rec == nil && err != nil {
		c.Slot.EnterEmpty(Autosave)
	}
	if err != nil {
		c.NotifyNext(c.Words.T("store.avoided", c.Slot.Key(Autosave), err.Error()))
	}
	if rec == nil {
		return nil
	}
	players := playersOf(rec)
	if n := reseat(players, b.Levels()); n > 0 {
		c.NotifyNext(c.Words.T("play.reseated", n, levelWord(c.Words, usual(b.Levels()))))
	}
	return newPlay(games, b, find(games, rec.Match.Edition.ID), rec.Match, players)
}

// own is the game in progress of this window's slot, or nil. A damaged one is set aside under another name and said on the screen; the
// error is for one that stays in the way.
func own(c *game.Context, games []Game) (*record.Record, error) {
	name := c.Slot.Key(Autosave)
	text, err := c.Store.Load(name)
	if errors.Is(err, store.ErrMissing) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	rec, err := inProgress(name, text, games)
	if err == nil {
		return rec, nil
	}
	aside, stuck := c.Store.SetAside(name)
	if stuck != nil {
		return nil, stuck
	}
	c.NotifyNext(c.Words.T("store.damaged", aside, engine.Say(err, c.Words)))
	return nil, nil
}

// inProgress reads a game, or nil where it is over.
func inProgress(name string, text []byte, games []Game) (*record.Record, error) {
	rec, err := record.Parse(name, text, editions(games))
	if err != nil || rec.Match.Position().Over() {
		return nil, err
	}
	return rec, nil
}

// left goes to the first free slot that has a game in progress, and returns that game, or nil where there is none.
func left(c *game.Context, games []Game) *record.Record {
	for _, n := range c.Slot.Others(Autosave) {
		if !waits(c, games, n) || !c.Slot.Enter(n) {
			continue
		}
		if rec, _ := own(c, games); rec != nil {
			return rec
		}
	}
	return nil
}

// waits reports whether there is a game in progress in a slot.
func waits(c *game.Context, games []Game, n int) bool {
	name := store.SlotKey(Autosave, n)
	text, err := c.Store.Load(name)
	if err != nil {
		return false
	}
	rec, err := inProgress(name, text, games)
	return err == nil && rec != nil
}

// playersOf reads who sits at the table from the headers.
func playersOf(rec *record.Record) []Player {
	players := make([]Player, rec.Match.Position().Seats())
	for i := range players {
		players[i] = Player{quote.Name(rec.Get(fmt.Sprintf("Name%d", i+1))), rec.Get(fmt.Sprintf("Level%d", i+1))}
		if players[i].Name == "" {
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
