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

// keptList is the list of the games kept, to go on with one or to remove one.
type keptList struct {
	games   []games.Game
	levels  []string // that can be seated
	pressed string   // the button that waits for a second press: to end a name, or to confirm that a game is removed
}

func (l *keptList) sheet(c *game.Context, at *float64) *stage.Node {
	all := saves.Kept(c)
	if k := sheetKit(c); k.handheld() {
		return k.list(list{name: "kept", title: k.Words.T("title.kept"), columns: 2, ways: []way{k.closes()}, rows: func(width float64) (rows []leaf) {
			for i, g := range all {
				rows = append(rows, l.row(k, i, g, width))
			}
			return rows
		}}, at)
	}
	return kitOf(c).sheet(func(k kit) (*stage.Node, float64) { return l.lay(k, all) })
}

// row is a game in a list: what goes on with it, who plays, and below that what names, replays and removes it.
func (l *keptList) row(k kit, i int, g saves.Game, width float64) leaf {
	gap, size := rowGap*k.c.Device, k.Kit.Size(18)
	word := g.Dated(k.Words, k.Words.T("kept.round", l.title(k, g), g.Round))
	names, main, foot := g.Names(k.Words), 0.0, k.Kit.Row(50, 20)
	main = k.Kit.WrappedHeight(word, 20, width)
	who := 1.35*size*float64(len(k.Kit.Fonts.Wrap(names, gfx.Serif, size, width))) + gap
	return leaf{main + who + foot + 2.4*gap, false, func(r stage.Rect) *stage.Node {
		n := stage.Group("")
		n.Add(line(stage.Rect{X: r.X, Y: r.Y + r.H - gap, W: r.W}, k.Kit.Unit, 0.25))
		l.goesOn(k, n, i, g, word, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: main})
		text, _ := k.Kit.Lines(names, gfx.Serif, 18, r.X, r.Y+main+gap/2+0.675*size, r.W, 0, ui.Body)
		n.Add(text)
		below := stage.Rect{X: r.X, Y: r.Y + main + who, W: r.W, H: foot}
		l.naming(k, n, i, partAcross(below, 0, 3, gap))
		l.replaying(k, n, i, g, partAcross(below, 1, 3, gap))
		l.removing(k, n, i, g, partAcross(below, 2, 3, gap))
		return n
	}}
}

// title is the name of a game or, without one, what it is.
func (l *keptList) title(k kit, g saves.Game) string {
	return g.Title(k.Words, k.Words.T(games.Find(l.games, g.Edition).Title))
}

// goesOn is the button with a word that goes on with a game, or the field for its name while that is given.
func (l *keptList) goesOn(k kit, on *stage.Node, i int, g saves.Game, word string, r stage.Rect) {
	if l.pressed == fmt.Sprint("name-", i) {
		on.Add(k.Kit.Field(fmt.Sprint("called-", i), k.Words.T("kept.name.field"), g.Name(), mostNamed, r, func(text string) { saves.Call(k.c, g, text) }).Node)
		return
	}
	whole := g.Dated(k.Words, k.Words.T("kept.game", l.title(k, g), g.Names(k.Words), g.Round))
	b := k.Kit.Button(fmt.Sprint("kept-", i), word, false, r, func() { l.take(k.c, g) })
	if k.handheld() {
		b.Wrapped(20, 0)
	}
	on.Add(b.Says(stage.RoleButton, whole))
}

// naming is the button that begins and ends giving a name to a game.
func (l *keptList) naming(k kit, on *stage.Node, i int, r stage.Rect) {
	name := fmt.Sprint("name-", i)
	on.Add(k.Kit.Button(name, k.either(l.pressed == name, "play.done", "kept.name"), false, r, func() { l.press(k.c, name, func() {}) }).Node)
}

// replaying is the button that shows the moves of a game again.
func (l *keptList) replaying(k kit, on *stage.Node, i int, g saves.Game, r stage.Rect) {
	on.Add(k.Kit.Button(fmt.Sprint("replay-", i), k.Words.T("replay.title"), false, r, func() {
		if m, players, ok := saves.Open(k.c, g); ok {
			k.c.Push(route.Replay{Match: m, Players: players})
			return
		}
		k.c.Relayout()
	}).Node)
}

// removing is the button that removes a game, once it was pressed twice.
func (l *keptList) removing(k kit, on *stage.Node, i int, g saves.Game, r stage.Rect) {
	name := fmt.Sprint("remove-", i)
	on.Add(k.Kit.Button(name, k.either(l.pressed == name, "kept.remove.sure", "kept.remove"), false, r, func() {
		l.press(k.c, name, func() { saves.Remove(k.c, g) })
	}).Node)
}

// lay lays the list out: a row for each game, and beside it what names, replays and removes it.
func (l *keptList) lay(k kit, all []saves.Game) (*stage.Node, float64) {
	c, u, row, gap, foot := k.c, k.Kit.Unit, k.Kit.Row(46, 18), k.Kit.Gap(10), k.Kit.Row(54, 22)
	width := min(1060*u*k.Kit.Spread(20), c.W-24*u)
	s := k.dialog("kept", "title.kept", width, 150*u+float64(len(all))*(row+gap)+foot)
	side, right := 32*u, min(150*u*k.Kit.Spread(20), width*0.2)
	for i, g := range all {
		r := stage.Rect{X: side, Y: 104*u + float64(i)*(row+gap), W: width - 2*side - 3*(right+gap), H: row}
		l.goesOn(k, s.Body, i, g, g.Dated(k.Words, k.Words.T("kept.game", l.title(k, g), g.Names(k.Words), g.Round)), r)
		r.X, r.W = r.X+r.W+gap, right
		l.naming(k, s.Body, i, r)
		r.X += right + gap
		l.replaying(k, s.Body, i, g, r)
		r.X += right + gap
		l.removing(k, s.Body, i, g, r)
	}
	return k.closed(s, foot, true)
}

// take goes on with a game, or lists the games again if it cannot be opened any more.
func (l *keptList) take(c *game.Context, g saves.Game) {
	m, players, ok := saves.Take(c, g)
	if !ok {
		c.Relayout()
		return
	}
	reseated(c, players, l.levels)
	c.Go(route.Play{Match: m, Players: players})
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
