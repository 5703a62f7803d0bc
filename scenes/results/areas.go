package results

import (
	"slices"

	"azulejo/engine"
	"azulejo/game/layout"
	"azulejo/scenes/analysis"
	"azulejo/scenes/dialog"
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
	columns := [][]area{curve, plain}
	if s.winHistory == nil {
		columns = columns[1:]
	}
	for _, right := range columns {
		plans = append(plans, s.plansBesideBoards(k, right...))
	}
	for _, all := range columns {
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
			p.Height = layout.Fixed(k.UI.Row(buttonHeight, buttonText))
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
