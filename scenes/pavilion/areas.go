package pavilion

import (
	"azulejo/engine/pavilion"
	"azulejo/game/layout"
	"azulejo/scenes/table"
)

// solveAreas solves the plan for the shape of the frame and the phase: tiles are placed or taken.
func solveAreas(f *table.Frame, placing bool) layout.Areas[table.Area] {
	u, d := f.Kit.Unit, f.Kit.Device
	switch f.Shape() {
	case layout.PhonePortrait:
		return f.Solve(table.PhonePortrait(), requestPhonePortrait(f, placing), phoneGap*d, phoneGap*d)
	case layout.PhoneLandscape:
		if placing {
			return f.Solve(planToPlaceOnPhone(), requestPhoneLandscapeToPlace(f), phoneGap*d, phoneGap*d)
		}
		return f.Solve(table.PhoneLandscape(), requestPhoneLandscape(f), phoneGap*d, phoneGap*d)
	case layout.Portrait:
		if f.InReview() {
			return f.Solve(planForPortraitReview(), requestPortraitReview(f, placing), 16*u, 10*u)
		}
		return f.Solve(table.Portrait(), requestPortrait(f, placing), 16*u, 10*u)
	}
	if f.Reviewed && f.Playable {
		return f.Solve(planForPuzzle(f.Seats, placing), requestPuzzle(f, placing), wideMargin*u, columnGap*u)
	}
	if placing {
		return f.Solve(planToPlace(), requestLandscapeToPlace(f), wideMargin*u, columnGap*u)
	}
	return f.Solve(planToTake(), requestLandscape(f), wideMargin*u, columnGap*u)
}

// planToTake returns the plan for a wide window while tiles are taken.
func planToTake() table.Plan {
	return layout.InRow(
		table.ColumnOf(table.TitleArea, table.RoundsArea, table.OfferArea, table.SupplyArea, table.StockArea).Named(table.LeftArea),
		layout.InColumn(layout.InColumn(table.RowOf(table.BoardArea), table.Hand()).Named(table.MiddleArea), table.RowOf(table.ButtonsArea)),
		othersAndLog()).Named(table.TableArea)
}

// planToPlace returns the plan for a wide window once the plates are empty. The board takes their space, with hand and supply at its left.
func planToPlace() table.Plan {
	hand := table.ColumnOf(table.HandTitleArea, table.HandTilesArea, table.ActionArea).Named(table.HandArea)
	return layout.InRow(
		layout.InColumn(
			table.ColumnOf(table.TitleArea, table.RoundsArea), hand, table.ColumnOf(table.SupplyArea, table.OfferArea, table.StockArea)).Named(table.LeftArea),
		layout.InColumn(table.ColumnOf(table.BoardArea).Named(table.MiddleArea), table.RowOf(table.ButtonsArea)),
		othersAndLog()).Named(table.TableArea)
}

// planForPortraitReview returns the plan of a review on a portrait tablet: the others' boards, the supply and the hand are in a column next to the large board.
func planForPortraitReview() table.Plan {
	others := table.ColumnOf()
	others.Area = table.OthersArea
	return layout.InColumn(
		layout.InRow(table.ColumnOf(table.TitleArea, table.RoundsArea, table.OfferArea).Named(table.LeftArea), table.RowOf(table.PanelArea)),
		layout.InRow(table.RowOf(table.BoardArea), layout.InColumn(others, table.RowOf(table.SupplyArea), table.Hand()).Named(table.RightArea)))
}

// planForPuzzle returns the plan of a puzzle in a wide window: the large board is below those of the others. The panel is next to a single one of them, or
// else below the large board.
func planForPuzzle(seats int, placing bool) table.Plan {
	left := table.ColumnOf(table.TitleArea, table.RoundsArea, table.OfferArea, table.SupplyArea, table.StockArea)
	own := layout.InColumn(table.RowOf(table.BoardArea), table.Hand())
	if placing {
		hand := table.ColumnOf(table.HandTitleArea, table.HandTilesArea, table.ActionArea).Named(table.HandArea)
		left = layout.InColumn(table.ColumnOf(table.TitleArea, table.RoundsArea), hand, table.ColumnOf(table.SupplyArea, table.OfferArea, table.StockArea))
		own = table.RowOf(table.BoardArea)
	}
	boards := layout.InColumn(table.RowOf(table.PanelArea, table.OthersArea), own)
	if seats > 2 {
		boards = layout.InColumn(table.RowOf(table.OthersArea), own, table.RowOf(table.PanelArea))
	}
	return layout.InRow(left.Named(table.LeftArea), boards.Named(table.MiddleArea)).Named(table.TableArea)
}

// requestPuzzle returns the requests of a puzzle in a wide window: the column of the boards is as wide as the large one, and offer or hand take the rest.
func requestPuzzle(f *table.Frame, placing bool) table.SizeRequests {
	requests, u := requestLandscape(f), f.Kit.Unit
	if placing {
		requests = requestLandscapeToPlace(f)
	}
	others := puzzleOthers * f.H
	requests[table.LeftArea] = table.SizeRequest{Width: layout.Flexible(0)}
	requests[table.MiddleArea] = table.SizeRequest{Width: layout.Fixed(puzzleBoards * f.W)}
	requests[table.OthersArea] = table.SizeRequest{Width: layout.Flexible(0), Height: layout.Fixed(others)}
	requests[table.BoardArea] = table.SizeRequest{Height: layout.Flexible(0), Width: layout.Flexible(0)}
	if !placing {
		requests[table.OfferArea] = table.SizeRequest{Height: layout.Flexible(0)}
	}
	if f.Seats == 2 {
		requests[table.OthersArea] = table.SizeRequest{Width: layout.Fixed(others), Height: layout.Fixed(others)}
		requests[table.PanelArea] = table.SizeRequest{Width: layout.Flexible(0)}
	} else {
		requests[table.PanelArea] = table.SizeRequest{Height: layout.Fixed(table.MinCallout * u * f.Kit.MinTextGrowth())}
	}
	return requests
}

// othersAndLog returns the plan of the other players' boards in a column, and the log below them.
func othersAndLog() table.Plan {
	others := table.ColumnOf()
	others.Area = table.OthersArea
	return layout.InColumn(others, table.RowOf(table.PanelArea)).Named(table.RightArea)
}

// planToPlaceOnPhone returns the plan for a landscape phone once the plates are empty.
func planToPlaceOnPhone() table.Plan {
	return layout.InRow(
		table.RowOf(table.BoardArea),
		table.ColumnOf(table.TitleArea, table.OthersArea, table.SupplyArea, table.HandArea, table.PlacementArea, table.ToastArea).Named(table.RightArea),
		table.ColumnOf(table.ButtonsArea, table.ToastArea))
}

// Lengths of a wide window, in design units.
const (
	wideMargin       = 14.0
	wideGap          = 18.0
	columnGap        = 12.0
	buttonGap        = 14.0
	designWide       = 1600.0
	designHeight     = 900.0
	takeBoard        = 704.0 // the width of the viewer's board while tiles are taken
	minBoard         = 215.0
	oneRowOfButtons  = 640.0 // the width from which the buttons are in one row
	rightColumn      = 300.0
	maxOfferShare    = 0.72 // the maximum width of the offer, in heights of the window
	placeBoard       = 0.51 // the width of the viewer's board while tiles are placed, in widths of the window
	boardAspect      = 1.03 // the width of a board that its stars fill, in heights of it
	maxHand          = 250.0
	reviewOthers     = 0.66 // the height of the others' boards in a review, in heights of the frame
	reviewColumn     = 0.29 // the width of several of them in a review, in widths of the frame
	reviewOffer      = 0.27 // the width of the offer in a review, in widths of the frame
	reviewHand       = 0.2  // the width of the hand in a review, in widths of the frame
	puzzleOthers     = 0.3  // the height of the others' boards in a puzzle, in heights of the frame
	puzzleBoards     = 0.5  // the width of the boards in a puzzle, in widths of the frame
	stockHeight      = 66.0
	roundsHeight     = 50.0
	handHeight       = 84.0
	emptyOfferHeight = 40.0
	// portraitBoard is the height of the viewer's board while tiles are taken, as a fraction of the height of a portrait window.
	portraitBoard = 0.39
	handEdge      = 14.0 // between the edge of the tray and tiles
)

// requestColumns returns the requests of the left and the right column of a wide window in any phase.
func requestColumns(f *table.Frame) table.SizeRequests {
	u, n := f.Kit.Unit, float64(f.Seats-1)
	right := rightColumn*u + 0.3*max(0, f.W-designWide*u)
	small := min(map[int]float64{2: 350, 3: 300, 4: 195}[f.Seats]*u+0.2*max(0, f.H-designHeight*u), 1.2*right)
	if f.Reviewed { // the panel needs some of the height
		small = min(small, reviewOthers*f.H/n)
		if f.Seats > 2 {
			right = reviewColumn * f.W
		}
	}
	return table.SizeRequests{
		table.TableArea:  {Gap: wideGap * u},
		table.TitleArea:  {Height: f.TitleSize(80)},
		table.RoundsArea: {Height: layout.Fixed(roundsHeight * u)},
		table.StockArea:  {Height: layout.Fixed(stockHeight * u)},
		table.RightArea:  {Width: layout.Fixed(right)},
		table.OthersArea: {Height: layout.Fixed(n*small + (n-1)*columnGap*u)},
		table.PanelArea:  {Height: layout.Flexible(0)},
		table.ButtonsArea: {HeightFor: func(width float64) layout.Size {
			button := f.Kit.Target(54)
			if width < oneRowOfButtons*u*f.Kit.MinTextGrowth() {
				return layout.Fixed(2*button + buttonGap*u)
			}
			return layout.Fixed(button)
		}},
	}
}

// requestLandscape returns the requests of a wide window while tiles are taken.
func requestLandscape(f *table.Frame) table.SizeRequests {
	u, requests := f.Kit.Unit, requestColumns(f)
	board := min(takeBoard*u+0.4*max(0, f.W-designWide*u), 1.02*(f.H-144*u-f.Kit.Target(54)))
	requests[table.OfferArea] = table.SizeRequest{Height: layout.Size{Pref: maxOfferShare * designHeight * u * 0.85, Weight: 1}, WidthFor: func(height float64) layout.Size {
		least := f.PlatesWidth(plateMetrics, height).Min
		return layout.Size{Min: least, Pref: max(least, min(0.64*(f.W-60*u-board), maxOfferShare*f.H)), Weight: 1, Max: maxOfferShare * f.H}
	}}
	requests[table.SupplyArea] = table.SizeRequest{HeightFor: func(width float64) layout.Size { return layout.Fixed(supplyHeight(f, width)) }}
	requests[table.MiddleArea] = table.SizeRequest{Height: layout.Flexible(0)}
	if f.InReview() { // the board takes the width
		board = f.W
		requests[table.OfferArea] = table.SizeRequest{Height: layout.Flexible(0), Width: layout.Fixed(reviewOffer * f.W)}
		requests[table.MiddleArea] = table.SizeRequest{Height: layout.Flexible(0), Along: layout.Start}
	}
	requests[table.BoardArea] = table.SizeRequest{
		Width:     layout.Size{Min: minBoard * u * f.Kit.MinTextGrowth(), Pref: board, Weight: 0.1},
		HeightFor: func(width float64) layout.Size { return layout.Size{Min: 0.5 * width, Pref: width / 0.98} },
	}
	requestHandWithButton(f, requests, layout.Fixed(handHeight*u))
	return requests
}

// requestHandWithButton adds the requests of the hand and the button next to it.
func requestHandWithButton(f *table.Frame, requests table.SizeRequests, height layout.Size) {
	u := f.Kit.Unit
	requests[table.HandArea] = table.SizeRequest{Height: height, Across: layout.Middle, PaddingX: handEdge * u, Gap: 10 * u}
	requests[table.HandTilesArea] = table.SizeRequest{Width: layout.Flexible(0), Height: layout.Fixed(f.H)}
	requests[table.ActionArea] = table.SizeRequest{Width: layout.Fixed(152 * u * min(1.5, f.Kit.TextGrowth(22))), Height: layout.Fixed(actionHeight(f))}
}

// actionHeight returns the height of the button that passes.
func actionHeight(f *table.Frame) float64 { return max(60*f.Kit.Unit, f.Kit.Target(0)) }

// requestLandscapeToPlace returns the requests of a wide window while tiles are placed.
func requestLandscapeToPlace(f *table.Frame) table.SizeRequests {
	u, requests := f.Kit.Unit, requestColumns(f)
	board := min(placeBoard*f.W, boardAspect*(f.H-48*u-f.Kit.Target(54)))
	requests[table.LeftArea] = table.SizeRequest{Width: layout.Flexible(maxHand * u)}
	requests[table.HandArea] = table.SizeRequest{Height: layout.Flexible(0), PaddingX: 10 * u, PaddingY: columnGap * u, Gap: 6 * u}
	requests[table.HandTitleArea] = table.SizeRequest{Height: layout.Fixed(max(46*u, 1.7*f.Kit.Size(22)) - columnGap*u)}
	requests[table.HandTilesArea] = table.SizeRequest{Height: layout.Flexible(0)}
	requests[table.ActionArea] = table.SizeRequest{Height: layout.Fixed(actionHeight(f))}
	requests[table.SupplyArea] = table.SizeRequest{Height: layout.Fixed(max(176*u, 2*f.Kit.Target(0)+24*u))}
	requests[table.OfferArea] = table.SizeRequest{Height: layout.Fixed(emptyOfferHeight * u)}
	requests[table.MiddleArea] = table.SizeRequest{Height: layout.Flexible(0)}
	if f.InReview() { // the board takes the width
		board = min(f.W, boardAspect*(f.H-2*wideMargin*u))
		requests[table.LeftArea] = table.SizeRequest{Width: layout.Size{Min: reviewHand * f.W, Pref: reviewHand * f.W, Weight: 1}}
		requests[table.MiddleArea] = table.SizeRequest{Height: layout.Flexible(0), Along: layout.Start}
	}
	requests[table.BoardArea] = table.SizeRequest{
		Width:     layout.Size{Min: minBoard * u * f.Kit.MinTextGrowth(), Pref: board},
		HeightFor: func(width float64) layout.Size { return layout.Size{Min: 0.5 * width, Pref: width / boardAspect} },
	}
	return requests
}

// supplyHeight returns the height of the supply in a width. Its tiles are in two rows if one row makes them too small to be hit.
func supplyHeight(f *table.Frame, width float64) float64 {
	target := f.Kit.Target(0)
	if (width-16*f.Kit.Unit-supplyHeadWidth(*f))/pavilion.SupplySize < target {
		return 2*target + 24*f.Kit.Unit
	}
	return 92 * f.Kit.Unit
}

// requestPortrait returns the requests of a portrait tablet.
func requestPortrait(f *table.Frame, placing bool) table.SizeRequests {
	u := f.Kit.Unit
	requests := table.SizeRequests{
		table.TitleArea:  {Height: f.TitleSize(80)},
		table.RoundsArea: {Height: layout.Fixed(46 * u)},
		table.LeftArea:   {Width: layout.Flexible(0)},
		table.OtherArea:  {Width: layout.Size{Weight: 1, Max: 300 * u}},
		table.OthersArea: {Height: layout.Size{Min: 130 * u, Pref: 150 * u}},
		table.SupplyArea: {HeightFor: func(width float64) layout.Size { return layout.Fixed(supplyHeight(f, width)) }},
		table.BoardArea: {HeightFor: func(width float64) layout.Size {
			full := width / boardAspect
			if placing {
				return layout.Size{Min: 0.5 * full, Pref: full}
			}
			return layout.Size{Min: 0.5 * full, Pref: min(full, portraitBoard*f.H)}
		}},
		table.StockArea:   {Height: layout.Fixed(stockHeight * u)},
		table.ButtonsArea: {Height: layout.Fixed(f.Kit.Target(58))},
	}
	requests[table.OfferArea] = table.SizeRequest{HeightFor: func(width float64) layout.Size { return layout.Flexible(f.PlatesHeight(plateMetrics, width).Pref) }}
	f.RequestPortraitPanel(requests)
	hand := layout.Size{Min: 90 * u, Pref: 110 * u}
	if placing {
		requests[table.OfferArea] = table.SizeRequest{Height: layout.Fixed(emptyOfferHeight * u)}
		hand.Weight = 1
	}
	requestHandWithButton(f, requests, hand)
	return requests
}

// The widths and heights of a review on a portrait tablet, as fractions of the frame.
const (
	portraitPanel       = 0.27
	portraitTakeBoard   = 0.61 // the height of the large board while tiles are taken
	portraitPlaceBoard  = 0.7  // and while they are placed
	portraitReviewBoard = 0.6  // the maximum width of it
)

// requestPortraitReview returns the requests of a review on a portrait tablet.
func requestPortraitReview(f *table.Frame, placing bool) table.SizeRequests {
	requests, height := requestPortrait(f, placing), portraitTakeBoard*f.H
	if placing {
		height = portraitPlaceBoard * f.H
	}
	requests[table.PanelArea] = table.SizeRequest{Width: layout.Fixed(portraitPanel * f.W)}
	requests[table.OfferArea] = table.SizeRequest{Height: layout.Flexible(0)}
	requests[table.BoardArea] = table.SizeRequest{Width: layout.Fixed(min(boardAspect*height, portraitReviewBoard*f.W)), Height: layout.Fixed(height)}
	requests[table.RightArea] = table.SizeRequest{Width: layout.Flexible(0)}
	requests[table.OthersArea] = table.SizeRequest{Height: layout.Flexible(0)}
	requestHandWithButton(f, requests, layout.Fixed(handHeight*f.Kit.Unit))
	delete(requests, table.OtherArea)
	return requests
}

// Lengths of a phone, in device-independent pixels.
const (
	phoneGap       = 6.0
	phoneHead      = 34.0  // of the viewer's board
	phoneRounds    = 132.0 // the width of the jokers next to the title
	phoneSupply    = 44.0
	phoneStacks    = 80.0 // of the hand while tiles are placed: two rows of touch targets
	phonePlacement = 64.0 // the placement
	phoneBoards    = 200.0
	buttonColumn   = 92.0 // the width of the column of buttons
	// phoneBoardShare is the share of the viewer's board in the height while tiles are taken, and largerTextShare the part of it that text at 200 % takes.
	phoneBoardShare, largerTextShare = 0.34, 0.05
	compactBoardGrowth               = 30.0 // of the other players' boards, with text at 200 %
	minOfferShare                    = 0.4  // the minimum share of the offer of a landscape phone in the width without buttons
	phoneGrowth                      = 1.25 // the factor by which hand and supply grow if there is space
)

// withPlacing adds the requests of the areas below or next to the board of a phone while tiles are placed.
func withPlacing(f *table.Frame, requests table.SizeRequests) table.SizeRequests {
	d := f.Kit.Device
	for area, height := range map[table.Area]float64{table.SupplyArea: phoneSupply, table.HandArea: phoneStacks, table.PlacementArea: phonePlacement} {
		requests[area] = table.SizeRequest{Height: layout.Size{Min: 0.8 * height * d, Pref: height * d, Weight: height, Max: phoneGrowth * height * d}}
	}
	if f.InReview() {
		delete(requests, table.PlacementArea)
	}
	requests[table.HandArea] = table.SizeRequest{Height: layout.Size{Min: phoneStacks * d, Weight: phoneStacks, Max: phoneGrowth * phoneStacks * d}}
	return requests
}

// requestPhonePortrait returns the requests of a portrait phone.
func requestPhonePortrait(f *table.Frame, placing bool) table.SizeRequests {
	d := f.Kit.Device
	requests := table.SizeRequests{
		table.TitleArea:   {Height: f.PhoneTitleSize(50, 56)},
		table.OthersArea:  {Height: compactHeight(f)},
		table.ButtonsArea: {Height: layout.Size{Min: 47 * d, Pref: 48 * d, Weight: 0.2, Max: 56 * d}},
	}
	full := func(width float64) float64 { return boardHeightFor(width, d) }
	if placing {
		requests[table.BoardArea] = table.SizeRequest{HeightFor: func(width float64) layout.Size {
			return layout.Size{Min: phoneBoards * d, Pref: full(width)}
		}}
		return withPlacing(f, requests)
	}
	requests[table.OfferArea] = table.SizeRequest{HeightFor: func(width float64) layout.Size {
		s := f.PlatesHeight(plateMetrics, width)
		return layout.Size{Min: s.Min, Pref: s.Pref, Weight: 3, Max: s.Max}
	}}
	requests[table.BoardArea] = table.SizeRequest{HeightFor: func(width float64) layout.Size {
		share := phoneBoardShare - largerTextShare*max(0, f.Kit.Zoom-1)
		return layout.Size{Min: phoneBoards * d, Pref: max(phoneBoards*d, min(0.8*full(width), share*f.H)), Weight: 2, Max: full(width)}
	}}
	requests[table.HandArea] = table.SizeRequest{Height: layout.Size{Min: 40 * d, Pref: 44 * d, Weight: 0.1, Max: 50 * d}}
	return requests
}

// requestPhoneLandscape returns the requests of a landscape phone while tiles are taken.
func requestPhoneLandscape(f *table.Frame) table.SizeRequests {
	d := f.Kit.Device
	requests := requestLandscapePhone(f)
	requests[table.TitleArea] = table.SizeRequest{Height: f.LandscapeTitleHeight(plateMetrics, minOfferShare*(f.W-buttonColumn*d))}
	requests[table.OfferArea] = table.SizeRequest{Height: layout.Flexible(0), WidthFor: func(height float64) layout.Size {
		return layout.Flexible(f.PlatesWidth(plateMetrics, height).Pref)
	}}
	requests[table.HandArea] = table.SizeRequest{Height: layout.Fixed(44 * d)}
	requests[table.BoardArea] = table.SizeRequest{Height: layout.Flexible(0), WidthFor: func(height float64) layout.Size {
		return layout.Size{Min: 1.2 * phoneBoards * d, Pref: max(1.2*phoneBoards*d, boardWidthFor(height, d))}
	}}
	return requests
}

// requestPhoneLandscapeToPlace returns the requests of a landscape phone while tiles are placed.
func requestPhoneLandscapeToPlace(f *table.Frame) table.SizeRequests {
	d := f.Kit.Device
	requests := requestLandscapePhone(f)
	requests[table.RightArea] = table.SizeRequest{Width: layout.Flexible(0), Along: layout.Start}
	requests[table.BoardArea] = table.SizeRequest{WidthFor: func(height float64) layout.Size {
		return layout.Fixed(min(0.54*(f.W-buttonColumn*d), boardWidthFor(height, d)))
	}}
	return withPlacing(f, requests)
}

// requestLandscapePhone returns the requests of a landscape phone in any phase.
func requestLandscapePhone(f *table.Frame) table.SizeRequests {
	d := f.Kit.Device
	return table.SizeRequests{
		table.TitleArea:   {Height: f.LandscapeTitleSize()},
		table.OthersArea:  {Height: layout.Fixed(compactHeight(f).Pref)},
		table.ButtonsArea: {Width: layout.Fixed(min(buttonColumn*d, 0.11*f.W)), Height: layout.Flexible(0)},
		table.ToastArea:   {Height: layout.Fixed((table.ToastHeight - phoneGap) * d)},
	}
}

// compactHeight returns the height that the other players' boards request on a phone.
func compactHeight(f *table.Frame) layout.Size {
	d := f.Kit.Device
	if f.Seats == 2 {
		return layout.Size{Min: 50 * d, Pref: 62 * d, Weight: 0.3, Max: 76 * d}
	}
	larger := max(0, f.Kit.Zoom-1)
	return layout.Size{Min: 72 * d, Pref: 88 * d, Weight: 0.2 + table.CompactBoardWeight*larger, Max: (100 + compactBoardGrowth*larger) * d}
}

// boardHeightFor returns the height of the viewer's board on a phone whose stars fill a width.
func boardHeightFor(w, d float64) float64 { return (w-10*d)/starsWidth*starsHeight + (phoneHead+4)*d }

// boardWidthFor returns the width of the viewer's board on a phone whose stars fill a height.
func boardWidthFor(h, d float64) float64 { return (h-(phoneHead+4)*d)/starsHeight*starsWidth + 10*d }
