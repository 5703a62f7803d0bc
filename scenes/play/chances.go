package play

import (
	"strings"
	"time"

	"azulejo/engine/players"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// chancesTime is how long the computer may weigh a position for the chances of winning.
const chancesTime = 400 * time.Millisecond

// chances are what the computer thinks of a position: who wins, as a bar beside the table.
type chances struct {
	s      *Scene
	shares winShares
	bar    *winBar              // nil while it is not shown
	seen   map[uint64][]float64 // the shares of positions, by their hash
	told   bool                 // the position has been weighed, or cannot be
	rested int                  // ticks that it has been at rest
	beside bool                 // the bar has a strip of the window, as the log has no room for it
}

func newChances(s *Scene, seats int) chances {
	return chances{s: s, shares: newWinShares(seats), seen: map[uint64][]float64{}}
}

// rooms share the window out: all of it is the table's where the bar lies in the panel of the log.
func (c *chances) rooms() (table, bar stage.Rect) {
	w := c.s.ctx
	if !c.beside {
		_, bar, _ = c.panelled(c.s.hud.rooms.Panel)
		return stage.Rect{W: w.W, H: w.H}, bar
	}
	table, bar = winBarRooms(w.W, w.H, winBarUnit(kit(w)))
	return table, mirror(w).Turn(bar)
}

// panelled shares the panel of the log out, if it has room for the bar.
func (c *chances) panelled(panel stage.Rect) (log, bar stage.Rect, ok bool) {
	return panelled(panel, c.s.ctx.Kit(), len(c.s.session.players))
}

// layout lays the table out, with the bar in the panel of the log, if that has room for it, or else beside the table.
func (c *chances) layout() table.Rooms {
	c.beside = false
	c.beside = c.s.ctx.Settings.WinBar && !c.roomy()
	return c.s.view.Layout(c.s.frame())
}

// roomy reports whether the panel of a table that has all of the window has room for the bar. The table on the stage stays as it is, so
// that it can close up from there.
func (c *chances) roomy() bool {
	f := c.s.frame()
	if f.Shape().Phone() {
		return false
	}
	_, _, fits := c.panelled(c.s.session.game.Table().Layout(f).Panel)
	return fits
}

// logRoom is what the bar leaves of the panel to the log.
func (c *chances) logRoom(panel stage.Rect) stage.Rect {
	if log, _, fits := c.panelled(panel); fits && !c.beside && c.s.ctx.Settings.WinBar {
		return log
	}
	return panel
}

// rest shows the bar, if it is wanted, beside a position that has come to rest. At the end it shows who won.
func (c *chances) rest() {
	s, layer := c.s, c.s.hud.layers.winBar
	c.told, c.rested, c.bar = false, 0, nil
	layer.Clear()
	if !s.ctx.Settings.WinBar {
		return
	}
	_, room := c.rooms()
	c.bar = newWinBar(s.ctx.Words, groundKit(s), layer, room, s.session.players)
	feeler := stage.Box("win-bar-feeler", nil, c.bar.room)
	feeler.Touch = &stage.Touch{Hover: c.tell}
	layer.Add(feeler)
	if s.phase == over {
		c.aim(outcomeShares(s.view.Shown()))
	}
	c.bar.show(&c.shares)
}

// move lets the bar move on by a tick.
func (c *chances) move() {
	if c.bar != nil && c.shares.move() {
		c.bar.show(&c.shares)
	}
}

// toggle shows the bar from now on, or no longer.
func (c *chances) toggle() {
	s := c.s
	s.ctx.Settings.WinBar = !s.ctx.Settings.WinBar
	s.ctx.SaveSettings()
	s.arrive()
}

func (c *chances) aim(shares []float64) { c.shares.aim(shares, c.s.ctx.Settings.ReducedMotion) }

// ask has a person's position weighed once, unless the computer is asked for something else.
func (c *chances) ask() {
	s := c.s
	if c.bar == nil || c.told || s.analysis.open != noPurpose {
		return
	}
	if c.rested++; !s.turn.onScreen(c.rested) {
		return
	}
	at := s.view.Shown().Hash()
	if shares := c.seen[at]; shares != nil {
		c.told = true
		c.aim(shares)
		return
	}
	q := s.session.request(s.view.Shown(), players.Best, chancesTime)
	q.MultiPV = 1
	s.analysis.ask(forChances, q, func(choice players.Choice, err error) {
		c.told = true
		if shares := c.sharesOf(choice); err == nil && shares != nil {
			c.seen[at] = shares
			c.aim(shares)
		}
	})
}

// weighing reports whether a person's position is to be weighed yet.
func (c *chances) weighing() bool { return c.bar != nil && !c.told }

// hear takes over what a computer on turn saw, if it sees as much as the one that is asked for people, or if nobody is.
func (c *chances) hear(level string, choice players.Choice) {
	if shares := c.sharesOf(choice); shares != nil && c.bar != nil && (level == players.Best || c.s.session.players.Persons() == 0) {
		c.aim(shares)
	}
}

// sharesOf are the chances that a choice comes with, or nil.
func (c *chances) sharesOf(choice players.Choice) []float64 {
	if len(choice.Lines) == 0 || len(choice.Lines[0].Win) != len(c.s.session.players) {
		return nil
	}
	return choice.Lines[0].Win
}

// tell words the chances while the pointer rests on the bar.
func (c *chances) tell(on bool) {
	s, w := c.s, c.s.ctx.Words
	switch {
	case !on:
		s.Say("")
		return
	case !c.shares.known:
		s.Say(w.T("play.chances.unknown"))
		return
	}
	var parts []string
	for seat, n := range percents(c.shares.shown) {
		parts = append(parts, w.T("play.chances.seat", s.session.players[seat].Name, w.T("play.percent", n)))
	}
	s.Say(w.T("play.chances", strings.Join(parts, ", ")))
}
