package scenes

import (
	"fmt"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// keptList is the list of the games kept, to go on with one or to remove one.
type keptList struct {
	games  []games.Game
	levels []string // that can be seated
	sure   int      // which is to be removed, if that is confirmed; -1 for none
}

func (l *keptList) sheet(c *game.Context, close func()) (s *stage.Node) {
	all := saves.Kept(c, games.Editions())
	c.Kit().Within(c.H-16*c.Unit, func(k *ui.Kit) (height float64) {
		s, height = l.lay(c, k, all, close)
		return height
	})
	return s
}

// lay lays the list out: a row for each game, and beside it what removes it.
func (l *keptList) lay(c *game.Context, k *ui.Kit, all []saves.Game, close func()) (*stage.Node, float64) {
	u, row, gap, foot, under := k.Unit, k.Row(46, 18), k.Gap(10), k.Row(54, 22), 0.0
	if c.H > c.W { // the names have a line of their own
		under = k.Row(30, 16)
	}
	width := min(860*u*k.Spread(20), c.W-24*u)
	height := 104*u + float64(len(all))*(row+under+gap) + 16*u + foot + 30*u
	s := k.Sheet("kept", c.Words.T("title.kept"), width, height, c.W, c.H, close)
	side, right := 32*u, min(170*u*k.Spread(20), width*0.3)
	for i, g := range all {
		y := 104*u + float64(i)*(row+under+gap)
		r := stage.Rect{X: side, Y: y, W: width - 2*side - right - gap, H: row}
		title, names, round := l.tell(c, g)
		whole := c.Words.T("kept.game", title, names, round)
		word := whole
		if under > 0 {
			word = c.Words.T("kept.round", title, round)
			s.Body.Add(k.FitBox(names, gfx.Serif, 18, side+12*u, y+row+under/2, 0, width-2*side-12*u, under, ui.Body))
		}
		s.Body.Add(k.Button(fmt.Sprint("kept-", i), word, false, r, func() { l.take(c, g) }).Node.Says(stage.RoleButton, whole))
		word = "kept.remove"
		if i == l.sure {
			word = "kept.remove.sure"
		}
		r = stage.Rect{X: width - side - right, Y: y, W: right, H: row}
		s.Body.Add(k.Button(fmt.Sprint("remove-", i), c.Words.T(word), false, r, func() { l.remove(c, i, g) }).Node)
	}
	s.Body.Add(k.Button("close", c.Words.T("settings.close"), true, stage.Rect{X: width/2 - 110*u, Y: height - 30*u - foot, W: 220 * u, H: foot}, close).Node)
	return s.Node, height
}

// tell tells of a game what it is, who plays, and in which round it is.
func (l *keptList) tell(c *game.Context, g saves.Game) (title, names string, round int) {
	var all []string
	for _, p := range g.Players {
		all = append(all, p.Name)
	}
	found := games.Find(l.games, g.Match.Edition.ID)
	return c.Words.T(found.Title), c.Words.List(all...), max(1, g.Match.Position().Round())
}

// take goes on with a game.
func (l *keptList) take(c *game.Context, g saves.Game) {
	saves.Take(c, games.Editions(), g)
	if n := reseat(g.Players, l.levels); n > 0 {
		c.NotifyNext(c.Words.T("play.reseated", n, seating.LevelWord(c.Words, usual(l.levels))))
	}
	c.Go(route.Play{Match: g.Match, Players: g.Players})
}

// remove removes a game once that is confirmed by a second press.
func (l *keptList) remove(c *game.Context, i int, g saves.Game) {
	if l.sure == i {
		saves.Remove(c, g)
		i = -1
	}
	l.sure = i
	c.Relayout()
}
