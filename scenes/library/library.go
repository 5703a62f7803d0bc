// Package library is the list of saved games.
package library

import (
	"fmt"
	"slices"
	"time"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
	"azulejo/scenes/transfer"
)

// maxName is the length of the longest name for a game, in letters.
const maxName = 24

// List is the list of the archived games, the newest first.
type List struct {
	dialog    dialog.Scene
	lazy      dialog.Lazy
	portraits *board.Portraits
	games     []games.Game
	levels    []string       // of computers that there are
	chosen    map[string]int // the option of each filter, 0 for all games
	restore   func()         // restores the game deleted last; nil for none
}

// mostPortraits is the number of pictures of boards that are kept, more than are in sight at a time.
const mostPortraits = 64

// New returns the list. A game in it can be continued or reviewed, renamed, marked, exported and deleted. A seat whose level is not in levels gets
// another computer.
func New(all []games.Game, levels []string) *List {
	l := &List{games: all, levels: levels, portraits: board.NewPortraits(mostPortraits).PaintOverFrames(), chosen: map[string]int{}}
	l.dialog.Build = l.build
	return l
}

// Layout implements game.Scene.
func (l *List) Layout(c *game.Context) { l.dialog.Layout(c) }

// Update implements game.Scene.
func (l *List) Update(c *game.Context) {
	l.dialog.Update(c)
	if l.lazy.Update() || l.portraits.Waiting() {
		c.Redraw()
	}
}

// Draw implements game.Scene.
func (l *List) Draw(c *game.Context) { l.dialog.Draw(c) }

// Pause implements game.Pauser.
func (l *List) Pause(c *game.Context) { l.dialog.Pause(c) }

// Moving implements game.Animated.
func (*List) Moving() bool { return false }

// build lays out the list.
func (l *List) build(c *game.Context) *stage.Node {
	k := dialog.NewTouchKit(c)
	all := saves.All(c)
	shown := slices.Clone(all)
	for _, f := range filters(k.Words, l.games, time.Now()) {
		if shows := f.options[l.chosen[f.name]].shows; shows != nil {
			shown = slices.DeleteFunc(shown, func(g saves.Game) bool { return !shows(g) })
		}
	}
	none, note := "", ""
	switch {
	case len(all) == 0:
		none = k.Words.T("kept.none")
	case len(shown) == 0:
		none = k.Words.T("kept.nothing")
	case len(shown) < len(all):
		note = k.Words.T("kept.count", "shown", len(shown), "all", len(all))
	}
	closing := k.CloseButton()
	closing.Primary = len(shown) == 0
	list := dialog.List{Name: "kept", Title: k.Words.T("title.kept"), FullWindow: true, Columns: 2, Lazy: &l.lazy, Note: note,
		Rows: func(width float64) (rows []dialog.Row) {
			if none != "" {
				return []dialog.Row{k.TextRow(none, width)}
			}
			for i, g := range shown {
				rows = append(rows, l.row(k, i, g, width))
			}
			return rows
		}}
	if len(all) > 0 {
		list.Buttons = append(list.Buttons, dialog.Button{Name: "filter", Label: k.Words.T("kept.filter"), Press: func() { l.openFilters(c) }})
	}
	if slices.ContainsFunc(all, func(g saves.Game) bool { return g.Over }) {
		list.Buttons = append(list.Buttons, dialog.Button{Name: "statistics", Label: k.Words.T("stats.title"), Press: func() { c.Push(route.Statistics{}) }})
	}
	if l.restore != nil {
		list.Buttons = append(list.Buttons, dialog.Button{Name: "restore", Label: k.Words.T("kept.restore"), Press: func() {
			c.Notify(c.Words.T("kept.restored"))
			l.restore()
			l.restore = nil
			c.ApplySettings()
		}})
	}
	list.Buttons = append(list.Buttons, closing)
	return k.List(list, &l.dialog.Scrolled)
}

// part is a part of a row.
type part uint8

const (
	_ part = iota
	picturePart
	openPart
	morePart
)

// Lengths of a row in design units.
const (
	gameHeight   = 92.0
	gameTitle    = 22.0
	leastTitle   = 0.85 // of its size is that of a title that almost fits in one line
	gameText     = 18.0
	rowGap       = 10.0
	moreWidth    = 58.0
	moreText     = 30.0
	labelMargin  = 16.0 // between the label of a game and the edges of its button
	pictureShape = 1.2  // the width of the picture of a board by its height
	pictureInset = 4.0
)

const (
	mostZoom   = 1.3 // of text next to pictures
	lineHeight = 1.25
	narrow     = 30 // the width of rows with more lines, in sizes of their text
)

// row returns the row of a game: a picture of a board, the button that opens the game, and the one with everything else. All rows are equally high, so
// that long lists are laid out quickly.
func (l *List) row(k dialog.Kit, i int, g saves.Game, width float64) dialog.Row {
	u, lines := k.UI.Unit, 3.0
	more := min(moreWidth*u*k.UI.TextGrowth(gameText), 0.2*width)
	if width < narrow*k.UI.Size(gameText) {
		lines = 5
	}
	height := max(gameHeight*u, lines*lineHeight*k.UI.Size(gameText)+labelMargin*u)
	plan := layout.Box[part]{Gap: rowGap * u, Items: []layout.Box[part]{{Area: openPart, Width: layout.Flexible(0)}, {Area: morePart, Width: layout.Fixed(more)}}}
	if k.UI.Zoom <= mostZoom {
		picture := layout.Box[part]{Area: picturePart, Width: layout.Fixed(min(pictureShape*height, 0.25*width))}
		plan.Items = slices.Insert(plan.Items, 0, picture)
	}
	return dialog.Row{Height: height + rowGap*u, Build: func(r stage.Rect) *stage.Node {
		r.H = height
		n, areas := stage.Group(""), layout.Solve(r, plan)
		if picture, ok := areas[picturePart]; ok {
			l.addPicture(k, n, i, g, picture)
		}
		name := l.description(k, g)
		open := k.UI.Button(fmt.Sprint("kept-", i), "", false, areas[openPart], func() { l.open(k.Context, g) })
		other := k.UI.Button(fmt.Sprint("more-", i), "…", false, areas[morePart], func() { l.openGame(k.Context, g) })
		return n.Add(open.SetRole(stage.RoleButton, name), l.label(k, g, lines, areas[openPart]),
			other.WrapText(moreText, 0).SetRole(stage.RoleButton, k.Words.T("kept.more.of", "game", name)))
	}}
}

// label returns the label of a game on its button: its title, the day if that is known, and the players.
func (l *List) label(k dialog.Kit, g saves.Game, lines float64, r stage.Rect) *stage.Node {
	title, day := l.title(k.Words, g), g.Date(k.Words)
	players := g.Names(k.Words)
	if g.Over {
		players = g.Scoring(k.Words)
	} else {
		title = k.Words.T("kept.round", "game", title, "round", g.Round)
	}
	switch marked := k.Words.T("kept.marked"); {
	case g.Marked() && day == "":
		day = marked
	case g.Marked():
		day = k.Words.T("kept.day", "game", marked, "date", day)
	}
	days := 1.0
	if day == "" {
		days = 0
	}
	n, margin := stage.Group("").SetRole(stage.RoleSilent, ""), labelMargin*k.UI.Unit
	width, line := r.W-2*margin, (r.H-margin)/lines
	wrapped := func(text string, face gfx.Face, units, most float64) float64 {
		return min(most, float64(len(k.UI.Fonts.Wrap(text, face, k.UI.Size(units), width))))
	}
	of := wrapped(title, gfx.SerifBold, leastTitle*gameTitle, max(1, lines-3))
	under := wrapped(players, gfx.Serif, gameText, lines-days-of)
	head := of * line
	if of+days+under < lines { // there is room for a title in its own size
		head *= gameTitle / gameText
	}
	y := r.Y + (r.H-head-(days+under)*line)/2
	for _, part := range []struct {
		text   string
		face   gfx.Face
		units  float64
		paint  gfx.Paint
		height float64
	}{{title, gfx.SerifBold, gameTitle, ui.Ink, head}, {day, gfx.SerifItalic, gameText, ui.Body, days * line}, {players, gfx.Serif, gameText, ui.Body, under * line}} {
		if part.height == 0 {
			continue
		}
		n.Add(k.UI.FitLines(part.text, part.face, part.units, stage.Rect{X: r.X + margin, Y: y, W: width, H: part.height}, part.paint))
		y += part.height
	}
	return n
}

// addPicture adds the board of the seat on turn, or of the first seat where none is. It opens the game like the button next to it, which keyboard
// and screen reader use.
func (l *List) addPicture(k dialog.Kit, on *stage.Node, i int, g saves.Game, r stage.Rect) {
	shown := board.Subject{ID: g.ID(), Seat: max(0, g.ToMove), Position: func() (engine.Position, table.Table) {
		pos := saves.Position(k.Context, g)
		if pos == nil {
			return nil, nil
		}
		return pos, games.Find(l.games, g.Edition).Table()
	}}
	cloth := dialog.Fill(ui.WarmCloth, 1, r).SetRole(stage.RoleSilent, "")
	cloth.Name = fmt.Sprint("picture-", i)
	cloth.Touch = &stage.Touch{Press: func() { l.open(k.Context, g) }}
	on.Add(cloth, l.portraits.Node(k.BoardFrame(), shown, r.Grow(-pictureInset*k.UI.Unit)))
}

// title returns the name of a saved game, if it has one, and what was played: the game, and its edition unless that is the usual one.
func (l *List) title(w *locale.Words, g saves.Game) string {
	played := games.Find(l.games, g.Edition)
	title := w.T(played.Title)
	if usual := slices.IndexFunc(l.games, func(o games.Game) bool { return o.Title == played.Title }); l.games[usual].Edition.ID != g.Edition {
		title = w.T("list.middle", "list", title, "item", w.T(played.Note+".inner"))
	}
	return g.Title(w, title)
}

// description returns the title of a game, its players, its round and when it was saved.
func (l *List) description(k dialog.Kit, g saves.Game) string {
	text := k.Words.T("kept.game", "game", l.title(k.Words, g), "names", g.Names(k.Words), "round", g.Round)
	if g.Over {
		text = k.Words.T("list.middle", "list", l.title(k.Words, g), "item", g.Scoring(k.Words))
	}
	text = g.WithDate(k.Words, text)
	if g.Marked() {
		text = k.Words.T("list.middle", "list", text, "item", k.Words.T("kept.marked"))
	}
	return text
}

// open goes to the table of a game or opens the review of a finished one. It lists the games again where it cannot be opened any more.
func (l *List) open(c *game.Context, g saves.Game) {
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

// review opens the review of a game, or lists the games again where it cannot be opened any more.
func (l *List) review(c *game.Context, g saves.Game) {
	if m, players, ok := saves.Open(c, g); ok {
		c.Push(route.Review{Match: m, Players: players})
		return
	}
	c.ApplySettings()
}

// sheet is a dialog over a list, which lists the games again when it closes.
type sheet struct {
	*dialog.Scene
	list *List
}

// Leave implements game.Leaver.
func (s sheet) Leave(c *game.Context) { s.list.Layout(c) }

// openFilters opens the dialog of the filters.
func (l *List) openFilters(c *game.Context) {
	const textSize = 18.0
	title := c.Words.T("kept.filter")
	s := dialog.NewPaged(&dialog.Paged{Name: "filters", Title: "kept.filter", Columns: 1, ColumnWidth: 900, Rows: func(k dialog.Kit, width float64) (rows []dialog.Row) {
		for _, f := range filters(k.Words, l.games, time.Now()) {
			label, gap := k.Words.T("kept.filter."+f.name), 12*k.UI.Unit
			var labels []string
			for _, o := range f.options {
				labels = append(labels, o.label)
			}
			head, line := 1.4*k.UI.Size(textSize), k.UI.Row(44, textSize)
			choice := func(r stage.Rect) *ui.Choice {
				return k.UI.Choice("filter-"+f.name, label, labels, l.chosen[f.name], r, func(at int) {
					l.chosen[f.name], l.dialog.Scrolled = at, 0
				})
			}
			height := choice(stage.Rect{W: width, H: line}).Height
			rows = append(rows, dialog.Row{Height: head + height + gap, Build: func(r stage.Rect) *stage.Node {
				text := k.UI.FitText(label, gfx.SerifBold, textSize, r.X, r.Y+head/2, 0, r.W, ui.Body).SetRole(stage.RoleSilent, "")
				return stage.Group("").Add(text, choice(stage.Rect{X: r.X, Y: r.Y + head, W: r.W, H: line}).Node)
			}})
		}
		return rows
	}})
	c.Push(route.Sheet{Name: "filter", Title: title, New: func() game.Scene { return sheet{s, l} }})
}

// copyLink copies the link to a game: to its review or, while it is in progress, to its position.
func (l *List) copyLink(c *game.Context, g saves.Game) {
	if m, players, ok := saves.Open(c, g); ok {
		link := record.Link(&record.Record{Headers: seating.Headers(m, players), Match: m})
		c.CopyLink(route.Address(route.Link{Text: link, Try: !g.Over}), "")
		c.Notify(c.Words.T("kept.link.copied"))
	}
}

// remove deletes a game, and notifies the player of it: whoever cannot see the list learns that the game can be restored.
func (l *List) remove(c *game.Context, g saves.Game) {
	if l.restore = saves.Delete(c, g); l.restore != nil {
		c.Notify(c.Words.T("kept.removed", "restore", c.Words.T("kept.restore")))
	}
}

// openGame opens the dialog with everything that can be done with a game.
func (l *List) openGame(c *game.Context, g saves.Game) {
	title := l.title(c.Words, g)
	then := func(do func()) func() {
		return func() {
			c.Pop()
			do()
			c.ApplySettings()
		}
	}
	s := dialog.NewPaged(&dialog.Paged{Name: "saved", Title: "kept.one", Columns: 1, ColumnWidth: 520, Proceeds: true, Rows: func(k dialog.Kit, width float64) (rows []dialog.Row) {
		row := func(name, label string, primary bool, press func()) {
			rows = append(rows, k.ButtonRow(name, k.Words.T(label), primary, width, press))
		}
		label, head, field := k.Words.T("kept.name.field"), 1.4*k.UI.Size(gameText), k.UI.Row(50, 20)
		rows = append(rows, dialog.Row{Height: head + field + dialog.RowGap*k.Context.Device, Build: func(r stage.Rect) *stage.Node {
			text := k.UI.FitText(label, gfx.SerifBold, gameText, r.X, r.Y+head/2, 0, r.W, ui.Body).SetRole(stage.RoleSilent, "")
			r.Y, r.H = r.Y+head, field
			return stage.Group("").Add(text, k.UI.Field("name", label, g.Name(), maxName, r, func(text string) { saves.Rename(c, g, text) }).Node)
		}})
		if !g.Over {
			row("resume", "title.continue", true, func() { c.Pop(); l.open(c, g) })
		}
		row("review", "review.title", g.Over, func() { c.Pop(); l.review(c, g) })
		mark := "kept.mark"
		if g.Marked() {
			mark = "kept.unmark"
		}
		row("mark", mark, false, then(func() { saves.Mark(c, g, !g.Marked()) }))
		row("export", "settings.export.do", false, then(func() {
			if m, players, ok := saves.Open(c, g); ok {
				transfer.ExportMatch(c, m, players)
			}
		}))
		if c.CanCopyLinks() {
			row("link", "kept.link", false, then(func() { l.copyLink(c, g) }))
		}
		row("remove", "kept.remove", false, then(func() { l.remove(c, g) }))
		return rows
	}})
	s.First = "resume"
	if g.Over {
		s.First = "review"
	}
	c.Push(route.Sheet{Name: "game", Title: title, New: func() game.Scene { return sheet{s, l} }})
}
