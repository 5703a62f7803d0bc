package results

import (
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/analysis"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/dialog"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
	"azulejo/scenes/transfer"
)

// area is a part of the screen.
type area int

const (
	_ area = iota
	headlineArea
	boardsArea
	sourcesArea
	curveArea
	buttonsArea
	// largeArea is the first of the large boards and smallArea the first of the small ones. The areas of the others follow.
	largeArea
	smallArea = largeArea + engine.MaxSeats
)

// plan says how areas are arranged.
type plan = layout.Box[area]

// Lengths of a window that is not a phone's, in design units.
const (
	screenMargin = 48.0
	screenGap    = 22.0
	sourcesWidth = 666.0 // at the usual text size
	minBoards    = 300.0 // the minimum width and height of the boards
	buttonHeight = 76.0
	buttonGap    = 12.0
	buttonText   = 26.0 // the maximum size of text on the buttons
	buttonLabel  = 24.0
	curveText    = 22.0
	sourcesText  = 20.0

	landscapeHeadline = 58.0 // text above the boards
	portraitHeadline  = 48.0
	aloneHeadline     = 36.0 // without boards

	portraitSources = 1.1 // the height of the sources below the boards, in their required heights
	sourcesWeight   = 2   // the weight of the sources compared with the curve
)

// gap returns the distance between parts of the screen.
func gap(k dialog.Kit) float64 { return screenGap * k.UI.Unit }

// plans returns the plans for the shape of the window, those that show more first.
func (s *Scene) plans(k dialog.Kit) (plans []plan) {
	if k.Shape() == layout.Portrait {
		return []plan{
			s.columnPlan(k, portraitHeadline, boardsArea, sourcesArea, buttonsArea),
			s.columnPlan(k, portraitHeadline, sourcesArea, buttonsArea),
		}
	}
	curve, plain := []area{sourcesArea, curveArea, buttonsArea}, []area{sourcesArea, buttonsArea}
	for _, right := range [][]area{curve, plain} {
		plans = append(plans, s.plansBesideBoards(k, right...))
	}
	for _, all := range [][]area{curve, plain} {
		plans = append(plans, s.columnPlan(k, aloneHeadline, all...))
	}
	return plans
}

// columnPlan returns areas below a headline with text of a size in design units.
func (s *Scene) columnPlan(k dialog.Kit, headline float64, areas ...area) plan {
	return plan{Kind: layout.Column, Width: layout.Flexible(0), Items: []plan{
		{Area: headlineArea, HeightFor: func(width float64) layout.Size { return layout.Fixed(s.headlineHeight(k, headline, width)) }},
		s.planBelow(k, areas),
	}}
}

// plansBesideBoards returns the boards below a headline, and areas at the right of both.
func (s *Scene) plansBesideBoards(k dialog.Kit, areas ...area) plan {
	left, right := s.columnPlan(k, landscapeHeadline, boardsArea), s.planBelow(k, areas)
	left.Width = layout.Flexible(minBoards * k.UI.Unit)
	right.Width = layout.Fixed(sourcesWidth * k.UI.Unit * max(1, k.UI.Design().TextGrowth(sourcesText)))
	return plan{Gap: 2 * gap(k), Items: []plan{left, right}}
}

// planBelow returns areas in a column with the sizes that they request. Sources request their full height if other areas can be left out.
func (s *Scene) planBelow(k dialog.Kit, areas []area) plan {
	u := k.UI.Unit
	column := plan{Kind: layout.Column, Gap: gap(k), Height: layout.Flexible(0)}
	for _, a := range areas {
		p := plan{Area: a}
		switch a {
		case boardsArea:
			p.Height = layout.Flexible(minBoards * u)
		case sourcesArea:
			p.HeightFor = func(width float64) layout.Size {
				size := s.outcome.sourcesSize(k, width)
				switch {
				case slices.Contains(areas, boardsArea):
					return layout.Size{Min: size.Pref, Pref: portraitSources * size.Pref}
				case slices.Contains(areas, curveArea):
					return layout.Size{Min: size.Pref, Weight: sourcesWeight, Max: size.Max}
				}
				return layout.Size{Min: size.Min, Pref: size.Pref, Weight: 1}
			}
		case curveArea:
			p.Height = layout.Flexible(analysis.CurveHeight * u * k.UI.TextGrowth(curveText))
		case buttonsArea:
			p.HeightFor = func(width float64) layout.Size {
				rows := float64(s.buttonRows(k, width))
				return layout.Fixed(rows*k.UI.Row(buttonHeight, buttonText) + (rows-1)*buttonGap*u)
			}
		}
		column.Items = append(column.Items, p)
	}
	return column
}

// Lengths of the boards in design units.
const (
	largeGap      = 20.0 // between large boards
	smallGap      = 16.0 // between small boards
	rowGap        = 44.0 // between the large boards and the small ones
	smallWidth    = 234.0
	smallHeight   = 164.0
	minLargeBoard = 220.0 // the width of a large board
	largeWidth    = 0.86  // in heights of a large board
	largeHeight   = 1.22  // the maximum, in widths of a large board
	largeShare    = 2.8   // the height of large boards in heights of small ones, if space is short
)

// boardPlans returns the plans for the large boards in a rectangle, with small boards below them if there is space.
func boardPlans(k dialog.Kit, large, small int) []plan {
	u := k.UI.Unit
	upper := plan{Gap: largeGap * u, Height: layout.Size{Min: minPicture * u, Pref: largeShare * smallHeight * u, Weight: 1}}
	for i := range large {
		upper.Items = append(upper.Items, plan{
			WidthFor:   func(height float64) layout.Size { return layout.Size{Pref: largeWidth * height} },
			CrossAlign: layout.Middle,
			Items:      []plan{{Area: largeArea + area(i), HeightFor: func(width float64) layout.Size { return layout.Size{Pref: largeHeight * width} }}},
		})
	}
	column := func(items ...plan) plan {
		return plan{Kind: layout.Column, Gap: rowGap * u, CrossAlign: layout.Middle, Items: items}
	}
	if small == 0 {
		return []plan{column(upper)}
	}
	lower := plan{Gap: smallGap * u, Height: smallSize(k)}
	for i := range small {
		lower.Items = append(lower.Items, plan{Area: smallArea + area(i), Width: layout.Size{Pref: smallWidth * u}})
	}
	return []plan{column(upper, lower), column(upper)}
}

// smallSize returns the height that small boards request. On phones it is that of emblem and score.
func smallSize(k dialog.Kit) layout.Size {
	least := max(k.UI.Target(0), 2.9*k.UI.MinTextSize())
	if k.Compact() {
		return layout.Fixed(max(smallHeight*k.UI.Unit, 66*k.UI.Unit+1.3*k.UI.Size(scoreText)))
	}
	return layout.Size{Min: least, Pref: max(least, smallHeight*k.UI.Unit)}
}

// screen lays the results out in a window that is not handheld.
func (s *Scene) screen(k dialog.Kit) *stage.Node {
	s.clear()
	c := k.Context
	newBorder := backdrop.Border
	if s.outcome.isCool() {
		newBorder = backdrop.CoolBorder
	}
	border, left := newBorder(c)
	on := stage.Group("results").SetRole(stage.RoleDialog, c.Words.T("play.results")).Add(border)
	margin := min(screenMargin*c.Unit, 0.03*c.W)
	room := stage.Rect{X: left + margin, Y: 0.6 * margin, W: c.W - left - 2*margin, H: c.H - 1.2*margin}
	areas := layout.SolveFirst(room, s.plans(k)...)
	s.addHeadline(k, on, areas[headlineArea])
	if r, shown := areas[boardsArea]; shown {
		s.addBoards(k, on, r)
	}
	on.Add(s.sourceSheet(k, areas[sourcesArea]))
	if r, shown := areas[curveArea]; shown {
		s.curve = s.newCurve(k)
		s.curve.Panel = func(r stage.Rect) *stage.Node { return s.outcome.panel(k, r) }
		s.curve.Build(on, r)
	}
	s.addButtons(k, on, areas[buttonsArea])
	return on
}

// newCurve returns the curve of win probabilities with the winner's line in bold. Choosing a sample shows the table at that move.
func (s *Scene) newCurve(k dialog.Kit) *analysis.Curve {
	return &analysis.Curve{WinHistory: s.winHistory, Kit: k.UI, Words: k.Words, Players: s.outcome.players, Wording: s.outcome.game.NewDescriber(k.Words),
		Seat: s.outcome.ranking()[0], Cursor: -1,
		Open: func(moves int) { k.Context.Pop(); s.showMove(moves) }}
}

// headlineLine is the height of a headline of one line, in text sizes.
const headlineLine = 1.5

// headlineFits reports whether the headline fits on one line of a width.
func (s *Scene) headlineFits(k dialog.Kit, width float64) bool {
	return k.UI.Fonts.MaxWidth([]string{s.headline(k)}, gfx.SerifBold, k.UI.MinTextSize()) <= width
}

// headline returns the sentence that names the winners.
func (s *Scene) headline(k dialog.Kit) string {
	return s.outcome.players.Outcome(k.Words, s.outcome.end())
}

// headlineHeight returns the height of the headline in a width.
func (s *Scene) headlineHeight(k dialog.Kit, units, width float64) float64 {
	if s.headlineFits(k, width) {
		return headlineLine * k.UI.Size(units)
	}
	_, height := k.UI.Lines(s.headline(k), gfx.SerifBold, ui.MinText, 0, 0, width, 0.5, ui.Ink)
	return height + 8*k.UI.Unit
}

// addHeadline adds the headline in one line as large as fits, or in several lines if it is too long.
func (s *Scene) addHeadline(k dialog.Kit, on *stage.Node, r stage.Rect) {
	text, x := s.headline(k), r.X+r.W/2
	var head *stage.Node
	if s.headlineFits(k, r.W) {
		units := r.H / headlineLine / (k.UI.Unit * k.UI.Zoom)
		head = k.UI.FitText(text, gfx.SerifBold, units, x, r.Y+0.4*r.H, 0.5, r.W, ui.Ink)
	} else {
		head, _ = k.UI.Lines(text, gfx.SerifBold, ui.MinText, x, r.Y+0.6*k.UI.Size(ui.MinText), r.W, 0.5, ui.Ink)
	}
	on.Add(head.SetRole(stage.RoleTitle, text))
}

// isTruncated reports whether a line of text is truncated.
func isTruncated(text *stage.Node) bool { return text.Art.(*stage.Label).Truncated }

// buttons returns the buttons of the screen.
func (s *Scene) buttons(k dialog.Kit) []dialog.Button {
	c, w := k.Context, k.Words
	unguided := s.outcome.players.Unguided() // who has finished a guided game is guided again only on request
	all := []dialog.Button{{Name: "again", Label: w.T("results.again"), Primary: true, Press: func() { s.playAgain(c, unguided) }}}
	if stronger, opponents := s.outcome.stronger(); opponents > 0 {
		all = append(all, dialog.Button{Name: "stronger", Label: w.T("results.stronger", "opponents", opponents), Press: func() { s.playAgain(c, stronger.Unguided()) }})
	} else if s.outcome.players.Guided() {
		all = append(all, dialog.Button{Name: "guided", Label: w.T("results.guided"), Press: func() { s.playAgain(c, s.outcome.players) }})
	}
	if seat, ok := s.outcome.players.FirstPerson(); ok {
		all = append(all, dialog.Button{Name: "mistakes", Label: w.T("mistakes.short"), Press: func() { s.learn(c, seat) }})
	}
	return append(all,
		dialog.Button{Name: "review", Label: w.T("review.title"), Press: func() { s.openReview(c) }},
		dialog.Button{Name: "export", Label: w.T("settings.export.do"), Press: func() { transfer.ExportMatch(c, s.outcome.match, s.outcome.players) }},
		dialog.Button{Name: "look", Label: w.T("results.look"), Press: c.Pop},
		dialog.Button{Name: "title", Label: w.T("menu.title"), Press: func() { c.Go(route.Title{}) }})
}

// buttonRows returns the number of rows of the buttons in a width: two in an upright window where legible labels have no room in one.
func (s *Scene) buttonRows(k dialog.Kit, width float64) int {
	plan := buttonsPlan(k, s.buttons(k), 1, ui.MinText)
	if k.Shape() == layout.Portrait && plan.WidthIn(k.UI.Row(buttonHeight, buttonText)).Min > width {
		return 2
	}
	return 1
}

// addButtons adds the buttons. Each is as wide as its label needs on two lines, and all labels have the same size.
func (s *Scene) addButtons(k dialog.Kit, on *stage.Node, r stage.Rect) {
	all, units, rows := s.buttons(k), buttonLabel, s.buttonRows(k, r.W)
	plan := buttonsPlan(k, all, rows, units)
	for units > ui.MinText && plan.WidthIn(r.H).Min > r.W {
		units--
		plan = buttonsPlan(k, all, rows, units)
	}
	areas := layout.Solve(r, plan)
	for i, b := range all {
		on.Add(k.UI.Button(b.Name, b.Label, b.Primary, areas[i+1], b.Press).WrapText(units, 0).Node)
	}
}

// buttonsPlan returns the plan of rows of buttons with labels of a size in design units.
func buttonsPlan(k dialog.Kit, all []dialog.Button, rows int, units float64) layout.Box[int] {
	const padding = 20.0
	plan := layout.Box[int]{Kind: layout.Column, Gap: buttonGap * k.UI.Unit}
	for i, b := range all {
		word := k.TextWidth(gfx.Serif, units, strings.Fields(b.Label)...)
		lines := table.BalancedWidth(k.UI.Fonts, b.Label, gfx.Serif, k.UI.Size(units), k.TextWidth(gfx.Serif, units, b.Label)/1.5)
		if i == len(plan.Items)*(len(all)+rows-1)/rows {
			plan.Items = append(plan.Items, layout.Box[int]{Gap: buttonGap * k.UI.Unit, Height: layout.Flexible(0)})
		}
		row := &plan.Items[len(plan.Items)-1]
		row.Items = append(row.Items, layout.Box[int]{Area: i + 1, Width: layout.Size{Min: max(word, lines) + padding*k.UI.Unit, Weight: 1}})
	}
	return plan
}

// The height of the large boards in the list: in widths, and the maximum in heights of the window.
const listBoards, maxBoards = 1.0, 0.8

// list lays the results out in a handheld window: the boards, the sources below or next to them, and the curve below those.
func (s *Scene) list(k dialog.Kit) *stage.Node {
	return k.List(dialog.List{Name: "results", Title: k.Words.T("play.results"), Heading: s.headline(k), FullWindow: true, Columns: 2,
		Rows: func(width float64) []dialog.Row {
			rows := []dialog.Row{s.boardsRow(k, width), s.sourcesRow(k, width)}
			return append(rows, s.curveRow(k, width))
		},
		Buttons: s.buttons(k)}, &s.dialog.Scrolled)
}

// boardsRow returns the large boards above the others.
func (s *Scene) boardsRow(k dialog.Kit, width float64) dialog.Row {
	height := min(listBoards*width, maxBoards*k.Context.H)
	if len(s.largeSeats()) < len(s.outcome.players) {
		height += smallSize(k).Pref + rowGap*k.UI.Unit
	}
	return s.partRow(k, height, func(on *stage.Node, r stage.Rect) { s.addBoards(k, on, r) })
}

// sourcesRow returns the sheet of sources.
func (s *Scene) sourcesRow(k dialog.Kit, width float64) dialog.Row {
	return s.partRow(k, s.outcome.sourcesSize(k, width).Pref, func(on *stage.Node, r stage.Rect) { on.Add(s.sourceSheet(k, r)) })
}

// partRow returns a row of a height whose contents build adds to a node.
func (s *Scene) partRow(k dialog.Kit, height float64, build func(on *stage.Node, r stage.Rect)) dialog.Row {
	return dialog.Row{Height: height + gap(k), Build: func(r stage.Rect) *stage.Node {
		on := stage.Group("")
		build(on, stage.Rect{X: r.X, Y: r.Y + gap(k)/2, W: r.W, H: height})
		return on
	}}
}

// curveRow returns the curve of win probabilities, across all columns.
func (s *Scene) curveRow(k dialog.Kit, width float64) dialog.Row {
	curve := s.newCurve(k)
	curve.Tall, s.curve = true, curve
	row := s.partRow(k, curve.Height(width), curve.Build)
	row.Heading = true
	return row
}
