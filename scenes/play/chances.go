package play

import (
	"strings"
	"time"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/table"
)

// chancesTime is how long the computer may weigh a position for the chances of winning.
const chancesTime = 400 * time.Millisecond

// chances are what the computer thinks of a position: who wins, as a bar beside the table.
type chances struct {
	s      *Scene
	shares analysis.WinShares
	bar    *analysis.WinBar     // nil while it is not shown
	seen   map[uint64][]float64 // the shares of positions, by their hash
	told   bool                 // the position has been weighed, or cannot be
	rested int                  // ticks that it has been at rest
	beside bool                 // the bar has a strip of the window, as the log has no room for it
	// How the window is shared out: what the table, the log and the bar have of it.
	tableRoom, logRoom, barRoom stage.Rect
}

// layout lays the table out and shares the window: the bar lies in the panel of the log, if that has room for it, or else beside the table.
func (c *chances) layout() table.Rooms {
	w := c.s.ctx
	c.tableRoom = stage.Rect{W: w.W, H: w.H}
	c.beside = w.Settings.WinBar && !c.roomy()
	if c.beside {
		c.tableRoom, c.barRoom = analysis.WinBarRooms(w.W, w.H, analysis.WinBarUnit(kit(w)))
		c.barRoom = table.MirrorOf(w.Settings, w.W).Turn(c.barRoom)
	}
	rooms := c.s.view.Layout(c.s.frame())
	c.logRoom = rooms.Panel
	if w.Settings.WinBar && !c.beside {
		c.logRoom, c.barRoom, _ = analysis.DividePanel(rooms.Panel, c.s.groundKit(), len(c.s.session.players))
	}
	return rooms
}

// roomy reports whether the panel of a table that has all of the window has room for the bar, as that of a phone has not. The table on
// the stage stays as it is, so that it can close up from there.
func (c *chances) roomy() bool {
	rooms := c.s.session.game.Table().Layout(c.s.frame())
	_, _, fits := analysis.DividePanel(rooms.Panel, c.s.groundKit(), len(c.s.session.players))
	return fits
}

// rest shows the bar, if it is wanted, beside a position that has come to rest. At the end it shows who won.
func (c *chances) rest() {
	layer := c.s.hud.layers.winBar
	c.told, c.rested, c.bar = false, 0, nil
	layer.Clear()
	if !c.s.ctx.Settings.WinBar {
		return
	}
	c.bar = analysis.NewWinBar(c.s.ctx.Words, c.s.groundKit(), layer, c.barRoom, c.s.session.players)
	feeler := stage.Box("win-bar-feeler", nil, c.bar.Room)
	feeler.Touch = &stage.Touch{Hover: c.tell}
	layer.Add(feeler)
	if pos := c.s.view.Shown(); c.s.phase == over {
		c.aim(engine.Shares(pos.Winners(nil), pos.Seats()))
	}
	c.bar.Show(&c.shares)
}

// move lets the bar move on by a tick.
func (c *chances) move() {
	if c.bar != nil && c.shares.Tick() {
		c.bar.Show(&c.shares)
	}
}

// toggle shows the bar from now on, or no longer.
func (c *chances) toggle() {
	c.s.ctx.Settings.WinBar = !c.s.ctx.Settings.WinBar
	c.s.ctx.SaveSettings()
	c.s.layOutAnew()
}

func (c *chances) aim(shares []float64) { c.shares.Set(shares, c.s.ctx.Settings.ReducedMotion) }

// ask has a person's position weighed once, unless the computer is asked for something else.
func (c *chances) ask() {
	if c.bar == nil || c.told || c.s.questions.Busy() {
		return
	}
	if c.rested++; !c.s.turn.onScreen(c.rested) {
		return
	}
	at := c.s.view.Shown().Hash()
	if shares := c.seen[at]; shares != nil {
		c.told = true
		c.aim(shares)
		return
	}
	q := c.s.session.request(c.s.view.Shown(), players.Best, chancesTime)
	q.MultiPV = 1
	c.s.questions.Ask(analysis.ForChances, q, func(choice players.Choice, err error) {
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
	w := c.s.ctx.Words
	switch {
	case !on:
		c.s.Say("")
		return
	case !c.shares.Known:
		c.s.Say(w.T("play.chances.unknown"))
		return
	}
	var parts []string
	for seat, n := range analysis.Percents(c.shares.Shown) {
		parts = append(parts, w.T("play.chances.seat", c.s.session.players[seat].Name, w.T("play.percent", n)))
	}
	c.s.Say(w.T("play.chances", strings.Join(parts, ", ")))
}
