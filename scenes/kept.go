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
)

// mostNamed is how many letters the name of a game has at most.
const mostNamed = 24

// touched is the height of a row on small windows, in device-independent pixels.
const touched = 42.0

// keptList is the list of the games kept, to go on with one or to remove one.
type keptList struct {
	games   []games.Game
	levels  []string // that can be seated
	pressed string   // the button that waits for a second press: to end a name, or to confirm that a game is removed
}

func (l *keptList) sheet(c *game.Context) *stage.Node {
	all := saves.Kept(c)
	return kitOf(c).sheet(func(k kit) (*stage.Node, float64) { return l.lay(k, all) })
}

// lay lays the list out: a row for each game, and beside it what removes it.
func (l *keptList) lay(k kit, all []saves.Game) (*stage.Node, float64) {
	c, u, row, gap, foot, under, aside := k.c, k.Kit.Unit, k.Kit.Row(46, 18), k.Kit.Gap(10), k.Kit.Row(54, 22), 0.0, 2.0
	if c.H > c.W { // the names have a line of their own, with what gives the game one beside them
		under, aside = row+4*u, 1
	}
	if each := (c.H - 166*u - foot - float64(len(all))*(gap+4*u)) / float64(len(all)) / (3 - aside); u*46 < touched*k.Kit.Device && each > row {
		grown := min(touched*k.Kit.Device, each) - row // as high as a finger wants, where there is room for all
		row, under = row+grown, under+(2-aside)*grown
	}
	width := min(1060*u*k.Kit.Spread(20), c.W-24*u)
	s := k.dialog("kept", "title.kept", width, 150*u+float64(len(all))*(row+under+gap)+foot)
	side, right := 32*u, min(170*u*k.Kit.Spread(20), width*0.3)
	for i, g := range all {
		y := 104*u + float64(i)*(row+under+gap)
		r := stage.Rect{X: side, Y: y, W: width - 2*side - aside*(right+gap), H: row}
		title, names := g.Title(k.Words, k.Words.T(games.Find(l.games, g.Match.Edition.ID).Title)), g.Names(k.Words)
		whole := g.Dated(k.Words, k.Words.T("kept.game", title, names, g.Round()))
		word, call := whole, stage.Rect{X: r.X + r.W + gap, Y: y, W: right, H: row}
		if under > 0 {
			word = g.Dated(k.Words, k.Words.T("kept.round", title, g.Round()))
			call.X, call.Y, call.H = width-side-right, y+row+4*u, under-4*u
			s.Body.Add(k.Kit.FitBox(names, gfx.Serif, 18, side+12*u, y+row+under/2, 0, width-2*side-right-gap-12*u, under, ui.Body))
		}
		button := func(name, word string, r stage.Rect, do func()) *ui.Button {
			b := k.Kit.Button(name, word, false, r, do)
			s.Body.Add(b.Node)
			return b
		}
		naming, removing := fmt.Sprint("name-", i), fmt.Sprint("remove-", i)
		if l.pressed == naming {
			s.Body.Add(k.Kit.Field(fmt.Sprint("called-", i), k.Words.T("kept.name.field"), g.Name(), mostNamed, r, func(text string) { saves.Call(c, g, text) }).Node)
		} else {
			button(fmt.Sprint("kept-", i), word, r, func() { l.take(c, g) }).Says(stage.RoleButton, whole)
		}
		button(naming, k.either(l.pressed == naming, "play.done", "kept.name"), call, func() { l.press(c, naming, func() {}) })
		r = stage.Rect{X: width - side - right, Y: y, W: right, H: row}
		button(removing, k.either(l.pressed == removing, "kept.remove.sure", "kept.remove"), r, func() { l.press(c, removing, func() { saves.Remove(c, g) }) })
	}
	return k.closed(s, foot, true)
}

// take goes on with a game.
func (l *keptList) take(c *game.Context, g saves.Game) {
	saves.Take(c, g)
	reseated(c, g.Players, l.levels)
	c.Go(route.Play{Match: g.Match, Players: g.Players})
}

// press lets a button wait for a second press, which does something and ends that.
func (l *keptList) press(c *game.Context, button string, second func()) {
	if l.pressed == button {
		second()
		button = ""
	}
	l.pressed = button
	c.Relayout()
}

// either is the first of two words where something is so, and else the second.
func (k kit) either(so bool, yes, no string) string {
	if so {
		return k.Words.T(yes)
	}
	return k.Words.T(no)
}
