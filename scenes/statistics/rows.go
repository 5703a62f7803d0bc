package statistics

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/statistics"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// Lengths in design units.
const (
	columnWidth = 520.0 // at the usual text size
	rowText     = 19.0
	rowHeight   = 1.45 // in text sizes
	barHeight   = 14.0
	barGap      = 2.0 // between a bar and the one it is compared with
	choiceText  = 18.0
	tileSide    = 24.0
	chartHeight = 120.0
)

// Shares of the width of a row.
const (
	labelShare  = 0.3
	figureShare = 0.2
	tallyShare  = 0.34 // of a figure with two numbers
)

// rows returns the rows for a column of a width.
func (s *Scene) rows(k dialog.Kit, width float64) (rows []dialog.Row) {
	w := k.Words
	switch {
	case s.reading():
		return []dialog.Row{k.TextRow(w.T("stats.reading", "games", s.total), width)}
	case len(s.all) == 0:
		return []dialog.Row{k.TextRow(w.T("stats.none"), width)}
	}
	choices := s.choiceRows(k, width)
	if s.name == "" {
		return append(choices, k.TextRow(w.T("stats.nobody"), width))
	}
	shown, g := s.shown(), s.game()
	p := statistics.PersonOf(s.name, shown)
	export := k.ButtonRow("export", w.T("stats.export"), false, width, func() { s.export(k.Context) })
	results := resultRows(k, p)
	if layout.ShapeOf(k.Context.W, k.Context.H, k.Context.Device) == layout.PhoneLandscape {
		results, choices = append(choices, results...), nil // no hole below the choices, next to the results
	}
	rows = choices
	for _, section := range [][]dialog.Row{results, ratingRows(k, p, width), peopleRows(k, p), seriesRows(k, statistics.SeriesOf(s.name, shown)),
		pointsRows(k, p, g, width), recordRows(k, p), favouriteRows(k, p, g), lineRows(k, p),
		append(skillRows(k, p, width), export)} { // the button is not alone on a page
		if len(section) > 0 {
			rows = append(rows, together(section))
		}
	}
	return rows
}

// together returns rows as one, which stays on one page.
func together(rows []dialog.Row) dialog.Row {
	height := 0.0
	for _, row := range rows {
		height += row.Height
	}
	return dialog.Row{Height: height, Build: func(r stage.Rect) *stage.Node {
		n := stage.Group("")
		for _, row := range rows {
			r.H = row.Height
			n.Add(row.Build(r))
			r.Y += r.H
		}
		return n
	}}
}

// choiceRows returns the choices of a game and of a person, where there are several.
func (s *Scene) choiceRows(k dialog.Kit, width float64) (rows []dialog.Row) {
	relayout := func() {
		s.choosePerson()
		s.Layout(k.Context)
	}
	add := func(name, label string, options []string, at int, change func(int)) {
		if len(options) < 2 {
			return
		}
		build := func(r stage.Rect) *ui.Choice {
			r.H = k.UI.Row(42, choiceText)
			return k.UI.Choice(name, label, options, at, r, change)
		}
		gap := dialog.RowGap * k.UI.Unit
		rows = append(rows, dialog.Row{Height: build(stage.Rect{W: width}).Height + gap, Build: func(r stage.Rect) *stage.Node { return build(r).Node }})
	}
	titles := s.played()
	var options []string
	for _, title := range titles {
		options = append(options, k.Words.T(title))
	}
	add("stats-game", k.Words.T("stats.game"), options, max(0, slices.Index(titles, s.title)), func(i int) {
		s.title = titles[i]
		relayout()
	})
	names := statistics.Persons(s.shown())
	names = names[:min(len(names), mostNames)]
	add("stats-person", k.Words.T("stats.person"), names, max(0, slices.Index(names, s.name)), func(i int) {
		s.name = names[i]
		relayout()
	})
	return rows
}

// mostNames is the greatest number of people to choose from.
const mostNames = 6

// bar is a row with a label, a bar and a figure.
type bar struct {
	label  string
	tile   *table.Skin // before the label; nil for none
	figure string
	said   string  // for screen readers; if empty, the label and the figure
	share  float64 // of the full length
	other  float64 // of the bar that it is compared with; negative for none
	tally  bool    // the figure has two numbers
}

// row returns the row.
func (b bar) row(k dialog.Kit) dialog.Row {
	u, size := k.UI, k.UI.Size(rowText)
	return dialog.Row{Height: max(rowHeight*size, (tileSide+4)*u.Unit), Build: func(r stage.Rect) *stage.Node {
		said := cmp.Or(b.said, k.Words.T("list.middle", "list", b.label, "item", b.figure))
		n, x, y := stage.Group("").SetRole(stage.RoleText, said), r.X, r.Y+r.H/2
		label, figure := labelShare*r.W, figureShare*r.W
		if b.tally {
			figure = tallyShare * r.W
		}
		if b.tile != nil {
			side := tileSide * u.Unit
			n.Add(b.tile.Flat(table.Spot{X: r.X + side/2, Y: y, Size: side}))
			x, label = x+1.4*side, label-1.4*side
		}
		silent := func(node *stage.Node) *stage.Node { return node.SetRole(stage.RoleSilent, "") }
		if b.label != "" {
			n.Add(silent(u.FitText(b.label, gfx.Serif, rowText, x, y, 0, label, ui.Ink)))
		}
		n.Add(silent(u.FitText(b.figure, gfx.Sans, rowText, r.X+r.W, y, 1, figure, ui.Ink)))
		track := stage.Rect{X: r.X + labelShare*r.W + 8*u.Unit, Y: y - barHeight*u.Unit/2, W: (1-labelShare)*r.W - figure - 16*u.Unit, H: barHeight * u.Unit}
		draw := func(role ui.Role, share float64, r stage.Rect) {
			if r.W *= min(1, max(0, share)); r.W > 0 {
				n.Add(stage.Box("", &stage.Fill{Colour: role.Colour()}, r))
			}
		}
		if b.other < 0 {
			draw(ui.ShareTint, 1, track)
			draw(ui.Accent, b.share, track)
			return n
		}
		track.H = (track.H - barGap*u.Unit) / 2
		draw(ui.Accent, b.share, track)
		track.Y += track.H + barGap*u.Unit
		draw(ui.ShareEdge, b.other, track)
		return n
	}}
}

// tallyRow returns the row of results.
func tallyRow(k dialog.Kit, label string, t statistics.Tally) dialog.Row {
	w := k.Words
	figure := w.T("stats.won", "won", victories(w, t.Victories), "games", w.Number(t.Games))
	return bar{label: label, figure: figure, share: t.Victories / float64(t.Games), other: -1, tally: true}.row(k)
}

// victories returns a number of victories, of which shared ones count in part.
func victories(w *locale.Words, n float64) string {
	if n == math.Trunc(n) {
		return w.Decimal(n, 0)
	}
	return w.Decimal(n, 1)
}

// resultRows returns the results by level.
func resultRows(k dialog.Kit, p *statistics.Person) []dialog.Row {
	rows := []dialog.Row{k.HeadingRow(k.Words.T("stats.results")), tallyRow(k, k.Words.T("stats.all"), p.All)}
	for _, id := range players.PlayableLevels() {
		if t := p.Levels[id]; t != nil {
			rows = append(rows, tallyRow(k, seating.LevelName(k.Words, id), *t))
		}
	}
	return rows
}

// peopleRows returns the results against other people.
func peopleRows(k dialog.Kit, p *statistics.Person) (rows []dialog.Row) {
	names := slices.SortedFunc(maps.Keys(p.Others), func(a, b string) int { return p.Others[b].Games - p.Others[a].Games })
	for i, name := range names[:min(len(names), mostNames)] {
		if i == 0 {
			rows = append(rows, k.HeadingRow(k.Words.T("stats.people")))
		}
		rows = append(rows, tallyRow(k, name, *p.Others[name]))
	}
	return rows
}

// seriesRows returns the victories of each person in each series.
func seriesRows(k dialog.Kit, all []statistics.Series) (rows []dialog.Row) {
	for i, s := range all[:min(len(all), mostNames)] {
		if i == 0 {
			rows = append(rows, k.HeadingRow(k.Words.T("stats.series")))
		}
		var won []string
		for _, n := range s.Won {
			won = append(won, victories(k.Words, n))
		}
		rows = append(rows, figureRow(k, strings.Join(s.Names, " – "), strings.Join(won, " : ")))
	}
	return rows
}

// pointsRows returns the mean points by source, compared with those of the computers in the same games.
func pointsRows(k dialog.Kit, p *statistics.Person, g *games.Game, width float64) []dialog.Row {
	w := k.Words
	most := 1.0
	for _, source := range g.Sources {
		most = max(most, math.Abs(p.Mean[source]), math.Abs(p.Computers[source]))
	}
	rows := []dialog.Row{k.HeadingRow(w.T("stats.points"))}
	if len(p.Computers) > 0 {
		rows = append(rows, k.TextRow(w.T("stats.computers"), width))
	}
	for _, source := range g.Sources {
		label, own := w.T("source."+source.String()), w.Decimal(p.Mean[source], 1)
		b := bar{label: label, figure: own, share: math.Abs(p.Mean[source]) / most, other: -1}
		if len(p.Computers) > 0 {
			b.other = math.Abs(p.Computers[source]) / most
			b.said = w.T("stats.compared", "source", label, "own", own, "computers", w.Decimal(p.Computers[source], 1))
		}
		rows = append(rows, b.row(k))
	}
	return rows
}

// recordRows returns the records.
func recordRows(k dialog.Kit, p *statistics.Person) []dialog.Row {
	rows := []dialog.Row{k.HeadingRow(k.Words.T("stats.records"))}
	for _, x := range []struct {
		key   string
		value int
	}{{"stats.best", p.Best}, {"stats.round", p.Round}, {"stats.floor", p.Floor}, {"stats.row", p.Row}} {
		rows = append(rows, figureRow(k, k.Words.T(x.key), k.Words.Number(x.value)))
	}
	return rows
}

// figureRow returns a row with a label and a figure.
func figureRow(k dialog.Kit, label, figure string) dialog.Row {
	return dialog.Row{Height: rowHeight * k.UI.Size(rowText), Build: func(r stage.Rect) *stage.Node {
		y := r.Y + r.H/2
		return stage.Group("").SetRole(stage.RoleText, k.Words.T("list.middle", "list", label, "item", figure)).Add(
			k.UI.FitText(label, gfx.Serif, rowText, r.X, y, 0, (1-figureShare)*r.W, ui.Ink).SetRole(stage.RoleSilent, ""),
			k.UI.FitText(figure, gfx.Sans, rowText, r.X+r.W, y, 1, figureShare*r.W, ui.Ink).SetRole(stage.RoleSilent, ""))
	}}
}

// favouriteRows returns how often tiles of each colour were placed in a game.
func favouriteRows(k dialog.Kit, p *statistics.Person, g *games.Game) []dialog.Row {
	rows, tab, words := []dialog.Row{k.HeadingRow(k.Words.T("stats.colours"))}, k.Table(g), g.NewDescriber(k.Words)
	most := slices.Max(append([]int{1}, p.Placed...))
	for colour, n := range p.Placed {
		skin, figure := tab.Skin(table.Piece{Place: engine.Place{Zone: engine.Wall}, Tile: engine.Tile(colour)}), k.Words.Decimal(float64(n)/float64(p.All.Games), 1)
		name := words.ColourName(engine.Tile(colour))
		rows = append(rows, bar{tile: &skin, label: name, figure: figure, share: float64(n) / float64(most), other: -1}.row(k))
	}
	return rows
}

// lineRows returns how many tiles each pattern line gave to the wall in a game, or no rows in a game without pattern lines.
func lineRows(k dialog.Kit, p *statistics.Person) (rows []dialog.Row) {
	for i, n := range p.Lines {
		if i == 0 {
			rows = append(rows, k.HeadingRow(k.Words.T("stats.lines")))
		}
		label, figure := k.Words.T("stats.line", "line", i+1), k.Words.Decimal(float64(n)/float64(p.All.Games), 1)
		rows = append(rows, bar{label: label, figure: figure, share: float64(n) / float64(slices.Max(p.Lines)), other: -1}.row(k))
	}
	return rows
}
