package review

import (
	"azulejo/engine"
	"azulejo/engine/review"
	"azulejo/game"
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/describe"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
	"azulejo/scenes/transfer"
)

// Names of exported files, and lengths of the picture in pixels.
const (
	textName      = "azulejo-review.txt"
	pictureName   = "azulejo-review.png"
	pictureWidth  = 1600
	pictureHeight = pictureHead + 600
	pictureHead   = 112 // the height of the heading and the seats
	pictureMargin = 24
	// pictureColumns are the seats for which the picture has room.
	pictureColumns = 4
	pictureUnit    = 1.5 // pixels of a design unit
)

// exportRoute returns a drawer with the ways to export the game and its review.
func (s *Scene) exportRoute() route.Drawer {
	w := s.ctx.Words
	file := button{name: "export-game", word: w.T("review.export.bare"), press: s.exportGame}
	if s.storable() {
		file.word = w.T("review.export.game")
	}
	all := []button{file}
	if s.complete() {
		all = append(all, button{name: "export-text", word: w.T("review.export.text"), press: s.exportText},
			button{name: "export-picture", word: w.T("review.export.picture"), press: s.exportPicture})
	}
	return route.Drawer{Name: "export", Title: w.T("settings.export.do"), First: "button-export-game", Build: func(c *game.Context, closeDrawer func()) *ui.Drawer {
		k := analysis.DrawerKit(c)
		gap, height, width := drawerGap*k.Device, max(drawerButton*k.Device, k.Target(0)), min(c.W, exportWidth*k.Device)
		top, rows := k.DrawerHeaderHeight(), float64(len(all))
		d := k.Drawer("export", w.T("settings.export.do"), width, top+rows*(height+gap)+gap, stage.Rect{W: c.W, H: c.H}, closeDrawer)
		column := table.Column{X: 2 * gap, Y: top, W: width - 4*gap, Gap: gap}
		var made []*ui.Button
		for _, b := range all {
			made = append(made, k.Button("button-"+b.name, b.word, false, column.Take(height), func() { closeDrawer(); b.press() }))
			d.Body.Add(made[len(made)-1].Node)
		}
		ui.WrapTogether(made, panelText)
		return d
	}}
}

// exportWidth is the width of the drawer in device-independent pixels.
const exportWidth = 380

// complete reports whether the review of every move is known.
func (s *Scene) complete() bool {
	r := s.progress.Review()
	return s.allowed && r.Result != nil && r.Known() == len(r.Steps)
}

// storable reports whether the review has ended, so that a file of the game can hold it.
func (s *Scene) storable() bool {
	return s.complete() && s.progress.Done() && !s.progress.Outdated() && s.cursor.Match.Over()
}

// exportGame exports the file of the game, with its review once that has ended.
func (s *Scene) exportGame() {
	var known *review.Review
	if s.storable() {
		known = s.progress.Review()
	}
	transfer.ExportReview(s.ctx, s.cursor.Match, s.players, known)
}

// exportText exports the review as text.
func (s *Scene) exportText() {
	r := describe.Report{Review: s.progress.Review(), Heading: s.heading(), Match: s.cursor.Match, Describer: s.game.NewDescriber(s.ctx.Words), Comparer: review.NewComparer(s.game.Game.Game),
		Words: s.ctx.Words, Name: func(seat engine.Seat) string { return s.players[seat].Name }, OnlyPerson: s.players.OnlyPerson}
	transfer.DownloadFile(s.ctx, textName, r.Text())
}

// heading returns the game and its outcome.
func (s *Scene) heading() string {
	m := s.cursor.Match
	return s.players.Heading(s.ctx.Words, s.ctx.Words.T(s.game.Title), engine.Cursor{Match: m, At: len(m.Line())})
}

// exportPicture exports the curve as a picture.
func (s *Scene) exportPicture() {
	transfer.DownloadPicture(s.ctx, pictureName, s.picture(), pictureWidth, pictureHeight)
}

// picture returns the curve as an exported picture shows it, below the game and its seats, as the picture is seen without the game.
func (s *Scene) picture() *stage.Node {
	k := *s.sheetKit()
	k.Unit, k.Device, k.Zoom = pictureUnit, pictureUnit, 1
	curve := &analysis.ReviewCurve{Reviewed: s.reviewed(), Still: true}
	curve.Step = len(curve.Review.Steps) // no move is pointed out
	axis, line := s.ctx.Words.T("review.export.axis"), 0.28*pictureHead
	axisWidth, _ := k.Fonts.Measure(axis, gfx.SerifItalic, k.Size(panelText))
	on := stage.Group("").Add(stage.Box("", &stage.Fill{Colour: ui.Surface.Colour()}, stage.Rect{W: pictureWidth, H: pictureHeight}),
		k.FitText(s.heading(), gfx.SerifBold, panelTitle, pictureMargin, line, 0, pictureWidth-axisWidth-3*pictureMargin, ui.Ink),
		k.Text(axis, gfx.SerifItalic, panelText, pictureWidth-pictureMargin, line, 1, ui.Body))
	seats := stage.Rect{X: pictureMargin, Y: 0.5 * pictureHead, W: pictureWidth - 2*pictureMargin, H: 0.5 * pictureHead}
	for seat, r := range table.Row(seats, pictureColumns, pictureMargin)[:len(s.players)] {
		side, text := seatEmblem*pictureUnit, s.players[seat].Name
		if n, _ := curve.Review.Accuracy(engine.Seat(seat)); curve.Graded(engine.Seat(seat)) {
			text = s.ctx.Words.T("review.seat", "player", text, "accuracy", s.ctx.Words.Number(int(n+0.5)))
		}
		x := r.X + side + 0.4*pictureMargin
		on.Add(stage.New("", table.Emblem(s.players.Emblem(engine.Seat(seat))), r.X+side/2, r.Y+r.H/2, side, side),
			k.FitText(text, gfx.Serif, panelText, x, r.Y+r.H/2, 0, r.X+r.W-x, ui.Body))
	}
	curve.Build(&k, on, stage.Rect{Y: pictureHead, W: pictureWidth, H: pictureHeight - pictureHead})
	return on
}
