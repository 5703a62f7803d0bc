// Package library is the list of saved games.
package library

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/table"
	"azulejo/scenes/transfer"
)

// maxName is the length of the longest name for a game, in letters.
const maxName = 24

// list is the list of the archived games: those in progress and, below them, the finished ones.
type list struct {
	games  []games.Game
	levels []string // of computers that there are
	// active is the name of the button that was pressed once and does its work at the second press: it ends a name, or removes a game. "" for
	// none.
	active    string
	portraits *board.Portraits
}

// New returns the list. A game in it can be resumed, named, reviewed and removed, and a finished one exported. A seat whose level is not in levels gets
// another computer.
func New(all []games.Game, levels []string) *dialog.Scene {
	l := &list{games: all, levels: levels, portraits: board.NewPortraits(64)}
	s := dialog.NewPaged(&dialog.Paged{Name: "kept", Title: "title.kept", Rows: l.rows, Columns: 1, ColumnWidth: rowWidth})
	s.First = ""
	return s
}

// rows returns the games for a column of a width, those in progress above the finished ones.
func (l *list) rows(k dialog.Kit, width float64) (rows []dialog.Row) {
	unfinished, finished := saves.List(k.Context), saves.ListFinished(k.Context)
	for i, g := range append(slices.Clone(unfinished), finished...) {
		switch {
		case i == 0 && !g.Over && len(finished) > 0:
			rows = append(rows, k.HeadingRow(k.Words.T("kept.unfinished")))
		case i == len(unfinished) && g.Over:
			rows = append(rows, k.HeadingRow(k.Words.T("kept.finished")))
		}
		if k.Handheld() {
			rows = append(rows, l.row(k, i, g, width))
		} else {
			rows = append(rows, l.wideRow(k, i, g, width))
		}
	}
	return rows
}

// area is a part of a game in the list.
type area int

// areaOf returns the area of a part of the i-th game.
func areaOf(i int, p part) area { return area(i)*parts + area(p) }

// part is a part of a game in the list.
type part uint8

const (
	_ part = iota
	picturePart
	resumePart
	playersPart
	renamePart
	reviewPart
	removePart
	parts = iota
)

// plan says how areas are arranged.
type plan = layout.Box[area]

// Lengths of a game in the list in design units.
const (
	rowWidth    = 1200.0 // at the usual text size
	gameHeight  = 92.0
	gameTitle   = 22.0
	gameText    = 18.0
	buttonText  = 20.0 // of the buttons next to that of the game
	rowGap      = 10.0
	sideButton  = 138.0 // the width of a button next to that of the game, at the usual text size
	sideShare   = 0.2   // of the width of the row at most
	widthText   = 20.0  // by which widths grow with the text
	labelMargin = 18.0  // between the label of a game and the edges of its button

	pictureShape = 1.35 // the width of the picture of a board by its height
	pictureInset = 4.0
)

// On phones the picture of a board is a part of the width of a row. Text that is larger than mostZoom takes its room.
const (
	pictureShare = 0.27
	mostZoom     = 1.3
)

// buttonParts are the buttons of a game next to the one that resumes it, or below that.
func buttonParts() []part { return []part{renamePart, reviewPart, removePart} }

// wideRow returns a game in a window of a desktop: a picture of a board, the button that resumes the game, and the other buttons in one line.
func (l *list) wideRow(k dialog.Kit, i int, g saves.Game, width float64) dialog.Row {
	u, label := k.UI.Unit, l.description(k, g)
	side := layout.Fixed(min(sideButton*u*k.UI.TextGrowth(widthText), sideShare*width))
	row := plan{Gap: rowGap * u, Items: []plan{{Area: areaOf(i, picturePart), Width: layout.Fixed(pictureShape * gameHeight * u)},
		{Area: areaOf(i, resumePart), Width: layout.Flexible(0), HeightFor: func(width float64) layout.Size {
			if labelled(k, width) {
				return layout.Fixed(gameHeight * u)
			}
			return layout.Fixed(max(gameHeight*u, k.UI.WrappedButtonHeight(label, widthText, width)))
		}}}}
	for _, p := range buttonParts() {
		row.Items = append(row.Items, plan{Area: areaOf(i, p), Width: side})
	}
	height := row.HeightIn(width).Pref
	return dialog.Row{Height: height + rowGap*u, Build: func(r stage.Rect) *stage.Node {
		r.H = height
		n, areas := stage.Group(""), layout.Solve(r, row)
		resume := areas[areaOf(i, resumePart)]
		if l.active == renameButton(i) || !labelled(k, resume.W) {
			l.addGame(k, n, i, g, label, areas)
			return n
		}
		l.addGame(k, n, i, g, "", areas)
		n.Add(l.label(k, g, resume))
		return n
	}}
}

// labelled reports whether the button of a game has room for a label in two lines with the date at the right.
func labelled(k dialog.Kit, width float64) bool {
	const least = 24 // the width of a label in sizes of its text
	return k.UI.Zoom <= mostZoom && width >= least*k.UI.Size(gameText)
}

// label returns the label of a game on its button: the game and the day, and the players below.
func (l *list) label(k dialog.Kit, g saves.Game, r stage.Rect) *stage.Node {
	u, title, players := k.UI, l.title(k, g), g.Names(k.Words)
	if g.Over {
		players = g.Scoring(k.Words)
	} else {
		title = k.Words.T("kept.round", "game", title, "round", g.Round)
	}
	left, right, date := r.X+labelMargin*u.Unit, r.X+r.W-labelMargin*u.Unit, g.Date(k.Words)
	day := u.FitText(date, gfx.SerifItalic, gameText, right, r.Y+0.34*r.H, 1, 0.45*r.W, ui.Body)
	return stage.Group("").SetRole(stage.RoleSilent, "").Add(day,
		u.FitText(title, gfx.SerifBold, gameTitle, left, r.Y+0.34*r.H, 0, right-left-table.Width(u, day)-labelMargin*u.Unit, ui.Ink),
		u.FitText(players, gfx.Serif, gameText, left, r.Y+0.68*r.H, 0, right-left, ui.Body))
}

// row returns a game in a handheld window: beside a picture of a board the button that resumes the game and the players, and below those the
// other buttons.
func (l *list) row(k dialog.Kit, i int, g saves.Game, width float64) dialog.Row {
	label, players := l.title(k, g), g.Names(k.Words)
	if g.Over {
		players = g.Scoring(k.Words)
	} else {
		label = k.Words.T("kept.round", "game", label, "round", g.Round)
	}
	label = g.WithDate(k.Words, label)
	row := rowPlan(k, i, label, players, width)
	return dialog.Row{Height: row.HeightIn(width).Pref, Build: func(r stage.Rect) *stage.Node {
		n, gap := stage.Group(""), dialog.RowGap*k.Context.Device
		areas := layout.Solve(r, row)
		names := areas[areaOf(i, playersPart)]
		text, _ := k.UI.Lines(players, gfx.Serif, gameText, names.X, names.Y+0.675*k.UI.Size(gameText), names.W, 0, ui.Body)
		n.Add(dialog.Divider(stage.Rect{X: r.X, Y: r.Y + r.H - gap, W: r.W}, k.UI.Unit, 0.25), text.SetRole(stage.RoleSilent, ""))
		l.addGame(k, n, i, g, label, areas)
		return n
	}}
}

// rowPlan returns the plan of a game in a row of a width in a handheld window, with the label of the button that resumes it and the names of
// the players.
func rowPlan(k dialog.Kit, i int, label, names string, width float64) plan {
	gap := dialog.RowGap * k.Context.Device
	resume := plan{Area: areaOf(i, resumePart), HeightFor: func(width float64) layout.Size {
		return layout.Fixed(k.UI.WrappedButtonHeight(label, widthText, width))
	}}
	players := plan{Area: areaOf(i, playersPart), HeightFor: func(width float64) layout.Size {
		size := k.UI.Size(gameText)
		return layout.Fixed(1.35 * size * float64(len(k.UI.Fonts.Wrap(names, gfx.Serif, size, width))))
	}}
	game := plan{Kind: layout.Column, Gap: gap / 2, Width: layout.Flexible(0), Items: []plan{resume, players}}
	if k.UI.Zoom <= mostZoom {
		picture := plan{Area: areaOf(i, picturePart), Width: layout.Fixed(pictureShare * width)}
		game = plan{Gap: gap, Items: []plan{picture, game}}
	}
	return plan{Kind: layout.Column, Gap: gap / 2, Items: []plan{game, buttonsPlan(k, i, width), {Height: layout.Fixed(1.9 * gap)}}}
}

// buttonsPlan returns the plan of the buttons below a game in a handheld window: in one line or, where that is too narrow for any of their labels, with
// the last button below the others.
func buttonsPlan(k dialog.Kit, i int, width float64) plan {
	gap, height := dialog.RowGap*k.Context.Device, k.UI.Row(50, 20)
	all := buttonParts()
	lines := [][]part{all}
	n := float64(len(all))
	side := (width - (n-1)*gap) / n
	for _, label := range []string{"kept.name", "play.done", "review.title", "settings.export.do", "kept.remove", "kept.remove.sure"} {
		if !k.UI.ButtonHasRoom(k.Words.T(label), side, height) {
			last := len(all) - 1
			lines = [][]part{all[:last], all[last:]}
			break
		}
	}
	buttons := plan{Kind: layout.Column, Gap: gap}
	for _, parts := range lines {
		line := plan{Gap: gap, Height: layout.Fixed(height)}
		for _, p := range parts {
			line.Items = append(line.Items, plan{Area: areaOf(i, p), Width: layout.Flexible(0)})
		}
		buttons.Items = append(buttons.Items, line)
	}
	return buttons
}

// addGame adds the picture and the buttons of a game in their areas.
func (l *list) addGame(k dialog.Kit, on *stage.Node, i int, g saves.Game, label string, areas layout.Areas[area]) {
	if r, ok := areas[areaOf(i, picturePart)]; ok {
		l.addPicture(k, on, i, g, r)
	}
	l.addResume(k, on, i, g, label, areas[areaOf(i, resumePart)])
	l.addRename(k, on, i, areas[areaOf(i, renamePart)])
	if g.Over {
		l.addExport(k, on, i, g, areas[areaOf(i, reviewPart)])
	} else {
		l.addReview(k, on, i, g, areas[areaOf(i, reviewPart)])
	}
	l.addRemove(k, on, i, g, areas[areaOf(i, removePart)])
}

// addPicture adds the board of the seat on turn, or of the first seat where none is. It resumes the game like the button next to it, which keyboard
// and screen reader use.
func (l *list) addPicture(k dialog.Kit, on *stage.Node, i int, g saves.Game, r stage.Rect) {
	shown := board.Subject{ID: g.ID(), Seat: max(0, g.ToMove), Position: func() (engine.Position, table.Table) {
		pos := saves.Position(k.Context, g)
		if pos == nil {
			return nil, nil
		}
		return pos, games.Find(l.games, g.Edition).Table()
	}}
	cloth := dialog.Fill(ui.WarmCloth, 1, r).SetRole(stage.RoleSilent, "")
	cloth.Name = fmt.Sprint("picture-", i)
	cloth.Touch = &stage.Touch{Press: func() { l.resume(k.Context, g) }}
	on.Add(cloth, l.portraits.Node(k.BoardFrame(), shown, r.Grow(-pictureInset*k.UI.Unit)))
}

// title returns the name of a game or, where it has none, of its edition.
func (l *list) title(k dialog.Kit, g saves.Game) string {
	return g.Title(k.Words, k.Words.T(games.Find(l.games, g.Edition).Title))
}

// description returns the title of a game, its players, its round and when it was saved.
func (l *list) description(k dialog.Kit, g saves.Game) string {
	if g.Over {
		return g.WithDate(k.Words, k.Words.T("list.middle", "list", l.title(k, g), "item", g.Scoring(k.Words)))
	}
	return g.WithDate(k.Words, k.Words.T("kept.game", "game", l.title(k, g), "names", g.Names(k.Words), "round", g.Round))
}

// addResume adds the button that resumes a game or, while the game is being named, the field for its name.
func (l *list) addResume(k dialog.Kit, on *stage.Node, i int, g saves.Game, label string, r stage.Rect) {
	if l.active == renameButton(i) {
		on.Add(k.UI.Field(fmt.Sprint("called-", i), k.Words.T("kept.name.field"), g.Name(), maxName, r, func(text string) { saves.Rename(k.Context, g, text) }).Node)
		return
	}
	b := k.UI.Button(fmt.Sprint("kept-", i), label, false, r, func() { l.resume(k.Context, g) })
	b.WrapText(widthText, 0)
	on.Add(b.SetRole(stage.RoleButton, l.description(k, g)))
}

// resume goes to the table of a game or opens the review of a finished one. It lists the games again where it cannot be opened any more.
func (l *list) resume(c *game.Context, g saves.Game) {
	if g.Over {
		l.review(c, g)
		return
	}
	m, players, ok := saves.MakeCurrent(c, g)
	if !ok {
		c.ApplySettings()
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
	on.Add(k.UI.Button(name, k.Words.T(label), false, r, func() { l.press(k.Context, name, func() {}) }).WrapText(buttonText, 0).Node)
}

// addReview adds the button that reviews a game.
func (l *list) addReview(k dialog.Kit, on *stage.Node, i int, g saves.Game, r stage.Rect) {
	on.Add(k.UI.Button(fmt.Sprint("review-", i), k.Words.T("review.title"), false, r, func() { l.review(k.Context, g) }).WrapText(buttonText, 0).Node)
}

// review opens the review of a game, or lists the games again where it cannot be opened any more.
func (l *list) review(c *game.Context, g saves.Game) {
	if m, players, ok := saves.Open(c, g); ok {
		c.Push(route.Review{Match: m, Players: players})
		return
	}
	c.ApplySettings()
}

// addExport adds the button that exports a game, in the place of that for the review, which the button of a finished game opens.
func (l *list) addExport(k dialog.Kit, on *stage.Node, i int, g saves.Game, r stage.Rect) {
	on.Add(k.UI.Button(fmt.Sprint("export-", i), k.Words.T("settings.export.do"), false, r, func() {
		if m, players, ok := saves.Open(k.Context, g); ok {
			transfer.ExportMatch(k.Context, m, players)
			return
		}
		k.Context.ApplySettings()
	}).WrapText(buttonText, 0).Node)
}

// addRemove adds the button that removes a game at its second press.
func (l *list) addRemove(k dialog.Kit, on *stage.Node, i int, g saves.Game, r stage.Rect) {
	name, label := fmt.Sprint("remove-", i), "kept.remove"
	if l.active == name {
		label = "kept.remove.sure"
	}
	on.Add(k.UI.Button(name, k.Words.T(label), false, r, func() {
		l.press(k.Context, name, func() { saves.Delete(k.Context, g) })
	}).WrapText(buttonText, 0).Node)
}

// press makes a button the active one or, at its second press, calls second.
func (l *list) press(c *game.Context, button string, second func()) {
	if l.active == button {
		second()
		button = ""
	}
	l.active = button
	c.ApplySettings()
}
