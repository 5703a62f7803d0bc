// Package saved is the list of saved games.
package saved

import (
	"fmt"

	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
)

// maxName is the length of the longest name for a game, in letters.
const maxName = 24

// list is the list of the games that are kept beside that of the window.
type list struct {
	games  []games.Game
	levels []string // of computers that there are
	// active is the name of the button that was pressed once and does its work at the second press: it ends a name, or removes a game. "" for
	// none.
	active string
}

// New returns the list, in which a game can be resumed, named, replayed and removed. Seats of other levels than those in levels are given
// to another computer.
func New(all []games.Game, levels []string) *dialog.Scene {
	l := &list{games: all, levels: levels}
	return dialog.New("", l.build)
}

func (l *list) build(c *game.Context, scrolled *float64) *stage.Node {
	all, k := saves.List(c), dialog.NewTouchKit(c)
	if !k.Handheld() {
		return k.FitWindow(func(k dialog.Kit) (*stage.Node, float64) { return l.sheet(k, all) })
	}
	return k.List(dialog.List{Name: "kept", Title: k.Words.T("title.kept"), Columns: 2, Buttons: []dialog.Button{k.CloseButton()},
		Rows: func(width float64) (rows []dialog.Row) {
			for i, g := range all {
				rows = append(rows, l.row(k, i, g, width))
			}
			return rows
		}}, scrolled)
}

// sheet lays the list out with a line for each game: the button that resumes it, and the other buttons beside it. It returns the sheet
// and its height.
func (l *list) sheet(k dialog.Kit, all []saves.Game) (*stage.Node, float64) {
	u, row, gap, foot := k.UI.Unit, k.UI.Row(46, 18), k.UI.Gap(10), k.UI.Row(54, 22)
	width := min(1060*u*k.UI.Spread(20), k.Context.W-24*u)
	s := k.Sheet("kept", "title.kept", width, 150*u+float64(len(all))*(row+gap)+foot)
	side, right := 32*u, min(150*u*k.UI.Spread(20), width*0.2)
	for i, g := range all {
		r := stage.Rect{X: side, Y: 104*u + float64(i)*(row+gap), W: width - 2*side - 3*(right+gap), H: row}
		l.addResume(k, s.Body, i, g, l.description(k, g), r)
		r.X, r.W = r.X+r.W+gap, right
		l.addRename(k, s.Body, i, r)
		r.X += right + gap
		l.addReplay(k, s.Body, i, g, r)
		r.X += right + gap
		l.addRemove(k, s.Body, i, g, r)
	}
	return k.AddClose(s, foot, true)
}

// row returns a game in a handheld window: the button that resumes it, below that the players, and below those the other buttons.
func (l *list) row(k dialog.Kit, i int, g saves.Game, width float64) dialog.Row {
	gap, size := dialog.RowGap*k.Context.Device, k.UI.Size(18)
	label := g.WithDate(k.Words, k.Words.T("kept.round", "game", l.title(k, g), "round", g.Round))
	players := g.Names(k.Words)
	resume, buttons := k.UI.WrappedHeight(label, 20, width), k.UI.Row(50, 20)
	text := 1.35*size*float64(len(k.UI.Fonts.Wrap(players, gfx.Serif, size, width))) + gap
	return dialog.Row{Height: resume + text + buttons + 2.4*gap, Build: func(r stage.Rect) *stage.Node {
		n := stage.Group("")
		n.Add(dialog.Divider(stage.Rect{X: r.X, Y: r.Y + r.H - gap, W: r.W}, k.UI.Unit, 0.25))
		l.addResume(k, n, i, g, label, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: resume})
		names, _ := k.UI.Lines(players, gfx.Serif, 18, r.X, r.Y+resume+gap/2+0.675*size, r.W, 0, ui.Body)
		n.Add(names)
		below := stage.Rect{X: r.X, Y: r.Y + resume + text, W: r.W, H: buttons}
		l.addRename(k, n, i, below.Column(0, 3, gap))
		l.addReplay(k, n, i, g, below.Column(1, 3, gap))
		l.addRemove(k, n, i, g, below.Column(2, 3, gap))
		return n
	}}
}

// title returns the name of a game or, where it has none, of its edition.
func (l *list) title(k dialog.Kit, g saves.Game) string {
	return g.Title(k.Words, k.Words.T(games.Find(l.games, g.Edition).Title))
}

// description returns the title of a game, its players, its round and when it was saved.
func (l *list) description(k dialog.Kit, g saves.Game) string {
	return g.WithDate(k.Words, k.Words.T("kept.game", "game", l.title(k, g), "names", g.Names(k.Words), "round", g.Round))
}

// addResume adds the button that resumes a game or, while the game is being named, the field for its name.
func (l *list) addResume(k dialog.Kit, on *stage.Node, i int, g saves.Game, label string, r stage.Rect) {
	if l.active == renameButton(i) {
		on.Add(k.UI.Field(fmt.Sprint("called-", i), k.Words.T("kept.name.field"), g.Name(), maxName, r, func(text string) { saves.Rename(k.Context, g, text) }).Node)
		return
	}
	b := k.UI.Button(fmt.Sprint("kept-", i), label, false, r, func() { l.resume(k.Context, g) })
	if k.Handheld() {
		b.Wrapped(20, 0)
	}
	on.Add(b.Says(stage.RoleButton, l.description(k, g)))
}

// resume goes to the table of a game, or lists the games again where it cannot be opened any more.
func (l *list) resume(c *game.Context, g saves.Game) {
	m, players, ok := saves.MakeCurrent(c, g)
	if !ok {
		c.Relayout()
		return
	}
	saves.ReplaceMissingLevels(c, players, l.levels)
	c.Go(route.Play{Match: m, Players: players})
}

// renameButton returns the name of the button that starts and ends naming a game.
func renameButton(i int) string { return fmt.Sprint("name-", i) }

func (l *list) addRename(k dialog.Kit, on *stage.Node, i int, r stage.Rect) {
	name, label := renameButton(i), "kept.name"
	if l.active == name {
		label = "play.done"
	}
	on.Add(k.UI.Button(name, k.Words.T(label), false, r, func() { l.press(k.Context, name, func() {}) }).Node)
}

// addReplay adds the button that replays a game.
func (l *list) addReplay(k dialog.Kit, on *stage.Node, i int, g saves.Game, r stage.Rect) {
	on.Add(k.UI.Button(fmt.Sprint("replay-", i), k.Words.T("replay.title"), false, r, func() {
		if m, players, ok := saves.Open(k.Context, g); ok {
			k.Context.Push(route.Replay{Match: m, Players: players})
			return
		}
		k.Context.Relayout()
	}).Node)
}

// addRemove adds the button that removes a game at its second press.
func (l *list) addRemove(k dialog.Kit, on *stage.Node, i int, g saves.Game, r stage.Rect) {
	name, label := fmt.Sprint("remove-", i), "kept.remove"
	if l.active == name {
		label = "kept.remove.sure"
	}
	on.Add(k.UI.Button(name, k.Words.T(label), false, r, func() {
		l.press(k.Context, name, func() { saves.Delete(k.Context, g) })
	}).Node)
}

// press makes a button the active one or, at its second press, calls second.
func (l *list) press(c *game.Context, button string, second func()) {
	if l.active == button {
		second()
		button = ""
	}
	l.active = button
	c.Relayout()
}
