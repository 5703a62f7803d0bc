package results

import (
	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/dialog"
	"azulejo/scenes/seating"
	"azulejo/scenes/table"
)

// row is a row of the table of sources.
type row int

const (
	_ row = iota
	titleRow
	headsRow
	totalsRow
	ornamentsRow
	noteRow
	// sourceRow is the row of the first source. Those of the others follow.
	sourceRow
)

// Lengths of the table in design units.
const (
	sheetPadX       = 32.0
	sheetPadY       = 16.0
	titleText       = 28
	headText        = 20.0
	labelText       = 20
	numberText      = 22
	totalText       = 34
	totalLabel      = 24
	noteText        = 18
	emblemSide      = 34.0
	starSide        = 26.0
	barHeight       = 10.0
	sourceHeight    = 40.0
	totalsHeight    = 58.0
	maxSourceGrowth = 2.2  // the maximum height of the row of a source, in its normal height
	maxSourceZoom   = 1.35 // the maximum scale of its number and bar
	labelsShare     = 0.36 // the maximum share of labels in the width
)

// sourceTable is the table of sources: a row for each source of points and one for the totals, and a column for each seat. Lengths are in pixels.
type sourceTable struct {
	kit       dialog.Kit
	outcome   outcome
	on        *stage.Node
	width     float64       // of the rows
	seats     []layout.Rect // the columns of the seats, of which only X and W are set
	label     float64       // the height of the label above a row, 0 if labels are left of their rows
	wrapped   bool          // the names of seats are below their emblems
	maxPoints int           // the points of a full bar
	areas     layout.Areas[row]

	counts [][]counter // by source, of all seats
	totals []*stage.Label
	stars  []*stage.Node // next to the totals of winners
}

// newSourceTable returns the table for a sheet of a width, with its columns laid out.
func (o outcome) newSourceTable(k dialog.Kit, width float64) *sourceTable {
	t := &sourceTable{kit: k, outcome: o, on: stage.Group("").SetRole(stage.RoleSilent, ""), width: width - 2*sheetPadX*k.UI.Unit, maxPoints: o.maxPoints()}
	label := min(t.labelWidth(), labelsShare*t.width)
	if n := float64(len(o.players)); k.Compact() && (t.width-label)/n < 4.5*k.UI.MinTextSize() {
		label, t.label = 0, 1.5*k.UI.Size(labelText)
	}
	for i := range o.players {
		t.seats = append(t.seats, stage.Rect{X: label, W: t.width - label}.Column(i, len(o.players), 0))
	}
	room := t.seats[0].W - (emblemSide+14)*k.UI.Unit
	t.wrapped = k.UI.Fonts.MaxWidth(o.players.Names(), gfx.SerifBold, max(k.UI.MinTextSize(), 0.9*k.UI.Size(headText))) > room
	return t
}

// labelWidth returns the width of the labels before the rows.
func (s *sourceTable) labelWidth() float64 {
	k := s.kit
	var labels []string
	for _, src := range s.outcome.sources() {
		labels = append(labels, k.Words.T("source."+src.String()))
	}
	if s.outcome.game.Stars != nil {
		labels = append(labels, k.Words.T("results.ornaments"))
	}
	return max(k.TextWidth(gfx.SerifBold, totalLabel, k.Words.T("results.total")), k.TextWidth(gfx.Serif, labelText, labels...)) + 16*k.UI.Unit
}

// plan returns the plan of the rows. Text shrinks if space is short.
func (s *sourceTable) plan() layout.Box[row] {
	ui, u := s.kit.UI, s.kit.UI.Unit
	text := func(r row, units float64) layout.Box[row] {
		const line = 1.35
		return layout.Box[row]{Area: r, Height: layout.Size{Min: line * ui.MinTextSize(), Pref: line * ui.Size(units)}}
	}
	heads := layout.Fixed(max(emblemSide*u, 1.25*ui.Size(headText)) + 8*u)
	if s.wrapped {
		heads = layout.Fixed(emblemSide*u + 1.3*ui.Size(headText) + 6*u)
	}
	column := layout.Box[row]{Kind: layout.Column, MainAlign: layout.Start, PaddingX: sheetPadX * u, PaddingY: sheetPadY * u,
		Items: []layout.Box[row]{text(titleRow, titleText), {Area: headsRow, Height: heads}}}
	source := s.sourceSize()
	for i := range s.outcome.sources() {
		column.Items = append(column.Items, layout.Box[row]{Area: sourceRow + row(i), Height: source})
	}
	totals := text(totalsRow, totalText)
	totals.Height.Pref = max(totals.Height.Pref, ui.Gap(totalsHeight)) + s.label
	totals.Height.Min += s.label
	column.Items = append(column.Items, totals)
	if s.outcome.game.Stars != nil {
		ornaments := text(ornamentsRow, 1.25*labelText)
		ornaments.Height.Min, ornaments.Height.Pref = ornaments.Height.Min+s.label, ornaments.Height.Pref+s.label
		column.Items = append(column.Items, ornaments)
	}
	if note := s.outcome.note(s.kit.Words); note != "" {
		column.Items = append(column.Items, layout.Box[row]{Area: noteRow, HeightFor: func(width float64) layout.Size {
			_, height := ui.Lines(note, gfx.SerifItalic, noteText, 0, 0, width, 0, gfx.Colour{})
			return layout.Fixed(height)
		}})
	}
	return column
}

// sourceSize returns the height of the row of a source: a number above its bar.
func (s *sourceTable) sourceSize() layout.Size {
	k, u := s.kit, s.kit.UI.Unit
	high := max(k.UI.Gap(sourceHeight), k.UI.Size(numberText)*1.15+11*u)
	if k.Compact() {
		high = max(high, 2.7*k.UI.MinTextSize()) // two lines of text
	}
	return layout.Size{Min: 1.15*k.UI.MinTextSize() + 11*u + s.label, Pref: high + s.label, Weight: 1, Max: maxSourceGrowth*high + s.label}
}

// sourcesSize returns the height that the sheet of sources requests in a width.
func (o outcome) sourcesSize(k dialog.Kit, width float64) layout.Size {
	plan := o.newSourceTable(k, width).plan()
	return plan.HeightIn(width)
}

// sourceSheet returns the sheet of sources at the top of a rectangle. The numbers, bars and stars become parts of the scene.
func (s *Scene) sourceSheet(k dialog.Kit, room stage.Rect) *stage.Node {
	t := s.outcome.newSourceTable(k, room.W)
	sheet := t.build(room)
	s.parts.counts, s.parts.totals, s.parts.stars = t.counts, t.totals, t.stars
	return sheet
}

// build lays the table out on a sheet.
func (s *sourceTable) build(room stage.Rect) *stage.Node {
	k, o := s.kit, s.outcome
	s.areas = layout.Solve(room, s.plan())
	for i := range s.seats {
		s.seats[i].X += s.areas[titleRow].X
	}
	title := s.areas[titleRow]
	heading := k.UI.FitBox(k.Words.T("results.sources"), gfx.SerifBold, titleText, title.X, title.Y+title.H/2, 0, title.W, title.H, ui.Ink)
	sources, note := stage.Group("sources"), (*stage.Node)(nil)
	s.addHeads()
	for i, src := range o.sources() {
		s.addSource(src, s.areas[sourceRow+row(i)])
	}
	s.addTotals()
	last := s.areas[totalsRow]
	if r, shown := s.areas[ornamentsRow]; shown {
		s.addOrnaments(r)
		last = r
	}
	if r, shown := s.areas[noteRow]; shown {
		note, _ = k.UI.Lines(o.note(k.Words), gfx.SerifItalic, noteText, r.X, r.Y+0.675*k.UI.Size(noteText), r.W, 0, ui.Body)
		last = r
	}
	room.H = last.Y + last.H + sheetPadY*k.UI.Unit - room.Y
	sources.Add(o.panel(k, room), s.on, heading.SetRole(stage.RoleHeading, k.Words.T("results.sources")), o.readerTable(k.Words))
	if note != nil {
		sources.Add(note)
	}
	return sources
}

// addHeads adds the emblem and name of each seat above its column, the name at the right of the emblem or, if that is too narrow, below it.
func (s *sourceTable) addHeads() {
	k, r := s.kit, s.areas[headsRow]
	u := k.UI.Unit
	side, text := emblemSide*u, k.UI.Size(headText)
	for i, p := range s.outcome.players {
		column := s.seats[i]
		nameX, nameY, emblemY, width := column.X+side+8*u, r.Y+r.H/2, r.Y+r.H/2, column.W-side-14*u
		if s.wrapped {
			nameX, nameY, emblemY, width = column.X, r.Y+side+0.65*text, r.Y+side/2, column.W-6*u
		}
		s.on.Add(emblem(s.outcome.players, engine.Seat(i), column.X+side/2, emblemY, side), k.UI.FitText(p.Name, gfx.SerifBold, headText, nameX, nameY, 0, width, ui.Ink))
	}
}

// emblem returns the emblem of a seat around a point.
func emblem(p seating.Players, s engine.Seat, x, y, side float64) *stage.Node {
	return stage.New("", table.Emblem(p.Emblem(s)), x, y, side, side)
}

// addLabel adds a divider and the label of a row, and returns the rest of the row.
func (s *sourceTable) addLabel(text string, face gfx.Face, units float64, r stage.Rect, thickness, alpha float64, ink ui.Role) stage.Rect {
	s.on.Add(dialog.Divider(r, thickness*s.kit.UI.Unit, alpha))
	label := r
	if s.label > 0 {
		label.H = s.label
		r.Y, r.H = r.Y+s.label, r.H-s.label
	} else {
		label.W = s.seats[0].X - r.X - 6*s.kit.UI.Unit
	}
	s.on.Add(s.kit.UI.FitLines(text, face, units, label, ink))
	return r
}

// addNumber adds a number to the column of a seat, with a maximum height.
func (s *sourceTable) addNumber(n, seat int, units, y, height float64, ink ui.Role) *stage.Node {
	column := s.seats[seat]
	number := s.kit.UI.FitBox(s.kit.Words.Number(n), gfx.SerifBold, units, column.X, y, 0, column.W-8*s.kit.UI.Unit, height, ink)
	s.on.Add(number)
	return number
}

// addSource adds the row of a source: its label and, for each seat, the points above a bar. Lost points are red.
func (s *sourceTable) addSource(src engine.Source, r stage.Rect) {
	k := s.kit
	r = s.addLabel(k.Words.T("source."+src.String()), gfx.Serif, labelText, r, 1, 0.3, ui.Body)
	zoom := min(maxSourceZoom, max(1, r.H/(s.sourceSize().Pref-s.label)))
	thickness := min(barHeight*k.UI.Unit*zoom, 0.17*r.H)
	var counts []counter
	for i, column := range s.seats {
		n, ink := s.outcome.match.Points(engine.Seat(i), src), ui.Ink
		if n < 0 {
			ink = ui.Loss
		}
		number := s.addNumber(n, i, numberText*zoom, 0, r.H-thickness, ink)
		label := number.Art.(*stage.Label)
		bar := min(r.Y+r.H/2+0.5*label.Size-0.2*thickness, r.Y+r.H-1.5*thickness)
		number.Y = bar - 0.62*label.Size
		track := stage.Rect{X: column.X, Y: bar, W: column.W - 20*k.UI.Unit, H: thickness}
		counts = append(counts, counter{label, s.addBar(track, n, i), n})
	}
	s.counts = append(s.counts, counts)
}

// addBar adds the bar for a number of points on its track, hatched for lost points. It returns nil for no points.
func (s *sourceTable) addBar(track stage.Rect, n, seat int) *stage.Node {
	s.on.Add(s.bar(track, ui.Gold, 0.2))
	if n == 0 {
		return nil
	}
	track.W = max(track.H, track.W*float64(max(n, -n))/float64(s.maxPoints))
	bar := s.bar(track, ui.Seat(s.outcome.players.Emblem(engine.Seat(seat))), 1)
	if n < 0 {
		bar = s.bar(track, ui.Loss, 1)
		hatch(bar)
	}
	s.on.Add(bar)
	return bar
}

// bar returns a bar of a colour.
func (s *sourceTable) bar(r stage.Rect, role ui.Role, alpha float64) *stage.Node {
	return stage.Box("", stage.Track(0.3*s.kit.UI.Unit, role.Colour().Fade(alpha)), r)
}

// hatch adds slanting lines to a bar.
func hatch(bar *stage.Node) {
	for x := 0.6*bar.H - bar.W/2; x < bar.W/2-0.4*bar.H; x += 0.9 * bar.H {
		line := stage.New("", &stage.Fill{Colour: gfx.White().Fade(0.4)}, x, 0, 0.25*bar.H, bar.H)
		line.Rotation = 0.6
		bar.Add(line)
	}
}

// addTotals adds the row of totals, with a star next to each winner's total.
func (s *sourceTable) addTotals() {
	k, pos := s.kit, s.outcome.pos()
	side, scores := starSide*k.UI.Unit, pos.Scores(nil)
	r := s.addLabel(k.Words.T("results.total"), gfx.SerifBold, totalLabel, s.areas[totalsRow], 2, 0.9, ui.Ink)
	y := r.Y + r.H/2
	for i, n := range scores {
		s.totals = append(s.totals, s.addNumber(n, i, totalText, y, r.H, ui.Ink).Art.(*stage.Label))
	}
	for _, seat := range s.outcome.match.Winners(nil) {
		column := s.seats[seat]
		if w := k.UI.Fonts.MaxWidth([]string{s.totals[seat].Text}, gfx.SerifBold, s.totals[seat].Size) + 10*k.UI.Unit; w+side < column.W {
			mark := analysis.Star(column.X+w+side/2, y, side)
			s.on.Add(mark)
			s.stars = append(s.stars, mark)
		}
	}
}

// addOrnaments adds the row of ornaments: their icon and the number of bonus tiles, without the word if there is no space.
func (s *sourceTable) addOrnaments(r stage.Rect) {
	k := s.kit
	r = s.addLabel(k.Words.T("results.ornaments"), gfx.Serif, labelText, r, 1, 0.3, ui.Body)
	side, after := min(1.3*k.UI.Size(labelText), 0.9*r.H), afterSign*k.UI.Unit
	width := s.seats[0].W - side - 2*after
	var short, long []string
	for i := range s.seats {
		n := s.outcome.game.Stars.OrnamentTiles(s.outcome.pos(), engine.Seat(i))
		short, long = append(short, k.Words.Signed(n)), append(long, k.Words.T("results.tiles", "tiles", n))
	}
	if k.Compact() || k.UI.Fonts.MaxWidth(long, gfx.SerifBold, k.UI.MinTextSize()) > width {
		long = short
	}
	for i, column := range s.seats {
		x, y := column.X, r.Y+r.H/2
		s.on.Add(stage.New("", stage.NewSprite("statue-done"), x+side/2, y, side, side),
			k.UI.FitBox(long[i], gfx.SerifBold, labelText, x+side+after, y, 0, width, r.H, ui.Gain))
	}
}
