package azul

import (
	"azulejo/game/layout"
	"azulejo/scenes/table"
)

// solveAreas solves the plan for the shape of the frame.
func solveAreas(f *table.Frame) layout.Areas[table.Area] {
	u, d := f.Kit.Unit, f.Kit.Device
	switch f.Shape() {
	case layout.PhonePortrait:
		return f.Solve(table.PhonePortrait(), requestPhonePortrait(f), phoneGap*d, phoneGap*d)
	case layout.PhoneLandscape:
		return f.Solve(table.PhoneLandscape(), requestPhoneLandscape(f), phoneGap*d, phoneGap*d)
	case layout.Portrait:
		if f.InReview() {
			return f.Solve(planForPortraitReview(), requestPortraitReview(f), 16*u, 10*u)
		}
		return f.Solve(table.Portrait(), requestPortrait(f), 16*u, 10*u)
	}
	if f.Reviewed && f.Playable {
		return f.Solve(planForPuzzle(), requestPuzzle(f), wideMargin*u, wideColumn*u)
	}
	if f.Reviewed {
		return f.Solve(planForReview(f.Seats), requestReview(f), wideMargin*u, wideColumn*u)
	}
	if f.Seats == 2 {
		return f.Solve(planForTwo(), requestLandscapeForTwo(f), wideMargin*u, wideGap*u)
	}
	return f.Solve(planForMore(), requestLandscapeForMore(f), wideMargin*u, wideGap*u)
}

// planForTwo returns the plan for a wide window with two boards of the same width.
func planForTwo() table.Plan {
	return layout.InRow(
		table.ColumnOf(table.TitleArea, table.OfferArea, table.StockArea).Named(table.LeftArea),
		table.ColumnOf(table.OthersArea, table.BoardArea).Named(table.MiddleArea),
		table.ColumnOf(table.PanelArea, table.ButtonsArea).Named(table.RightArea))
}

// planForMore returns the plan for a wide window with the other players' boards above the viewer's board.
func planForMore() table.Plan {
	return layout.InRow(
		table.ColumnOf(table.TitleArea, table.OfferArea, table.StockArea).Named(table.LeftArea),
		layout.InColumn(
			table.RowOf(table.OthersArea),
			table.RowOf(table.BoardArea, table.PanelArea),
			table.RowOf(table.ButtonsArea)).Named(table.MiddleArea))
}

// planForReview returns the plan of a review in a wide window: the large board is below those of the others. The panel is next to a single one of them, or
// else below the offer, which leaves the whole column to the boards.
func planForReview(seats int) table.Plan {
	if seats == 2 {
		return layout.InRow(
			table.ColumnOf(table.TitleArea, table.OfferArea).Named(table.LeftArea),
			layout.InColumn(table.RowOf(table.PanelArea, table.OthersArea), table.RowOf(table.BoardArea)).Named(table.MiddleArea))
	}
	return layout.InRow(
		table.ColumnOf(table.TitleArea, table.OfferArea, table.PanelArea).Named(table.LeftArea),
		layout.InColumn(table.RowOf(table.OthersArea), table.RowOf(table.BoardArea)).Named(table.MiddleArea))
}

// planForPortraitReview returns the plan of a review on a portrait tablet: the others' boards are in a column next to the large one.
func planForPortraitReview() table.Plan {
	others := table.ColumnOf()
	others.Area = table.OthersArea
	return layout.InColumn(table.RowOf(table.TitleArea), table.RowOf(table.OfferArea, table.PanelArea), layout.InRow(table.RowOf(table.BoardArea), others))
}

// planForPuzzle returns the plan of a puzzle in a wide window: that of a review with the stock below the offer, and with the panel below the large board.
func planForPuzzle() table.Plan {
	return layout.InRow(
		table.ColumnOf(table.TitleArea, table.OfferArea, table.StockArea).Named(table.LeftArea),
		layout.InColumn(table.RowOf(table.OthersArea), table.RowOf(table.BoardArea), table.RowOf(table.PanelArea)).Named(table.MiddleArea))
}

// The widths and heights of a puzzle, as fractions of the frame.
const (
	puzzleOffer  = 0.46
	puzzleOthers = 0.37 // the height of a single other board
)

// requestPuzzle returns the requests of a puzzle in a wide window. The large board keeps its shape, and the panel takes what is left.
func requestPuzzle(f *table.Frame) table.SizeRequests {
	requests, u := requestLeftColumn(f, layout.Fixed(puzzleOffer*f.W)), f.Kit.Unit
	requests[table.MiddleArea] = table.SizeRequest{Width: layout.Flexible(0)}
	requests[table.OthersArea] = requestLandscapeForMore(f)[table.OthersArea]
	if f.Seats == 2 {
		requests[table.OthersArea] = table.SizeRequest{Width: layout.Flexible(0), Height: layout.Fixed(puzzleOthers * f.H)}
	}
	requests[table.BoardArea] = table.SizeRequest{Width: layout.Flexible(0), HeightFor: func(width float64) layout.Size {
		full := openHeight / openWidth * width
		return layout.Size{Min: 0.6 * full, Pref: full, Weight: 0.01}
	}}
	requests[table.PanelArea] = table.SizeRequest{Width: layout.Flexible(0), Height: layout.Size{Min: table.MinCallout * u, Weight: 1, Max: table.MaxCallout * u * f.Kit.MinTextGrowth()}}
	return requests
}

// The widths and heights of a review, as fractions of the frame.
const (
	reviewOffer  = 0.42
	reviewOthers = 0.34 // the height of a single other board
	moreOthers   = 0.27 // the maximum height of one of several other boards
	reviewPanel  = 0.24 // the height below the offer
)

// requestReview returns the requests of a review in a wide window.
func requestReview(f *table.Frame) table.SizeRequests {
	requests := requestLeftColumn(f, layout.Fixed(reviewOffer*f.W))
	requests[table.MiddleArea] = table.SizeRequest{Width: layout.Flexible(0)}
	requests[table.BoardArea] = table.SizeRequest{Height: layout.Flexible(0), Width: layout.Flexible(0)}
	if f.Seats == 2 {
		height := reviewOthers * f.H
		requests[table.PanelArea] = table.SizeRequest{Width: layout.Flexible(0)}
		requests[table.OthersArea] = table.SizeRequest{Height: layout.Fixed(height), Width: layout.Fixed(openWidth / openHeight * height)}
		return requests
	}
	requests[table.PanelArea] = table.SizeRequest{Height: layout.Fixed(reviewPanel * f.H)}
	requests[table.OthersArea] = table.SizeRequest{Width: layout.Flexible(0), HeightFor: func(width float64) layout.Size {
		n := float64(f.Seats - 1)
		return layout.Fixed(min((width-wideColumn*f.Kit.Unit*(n-1))/n*boardH/boardW, moreOthers*f.H))
	}}
	return requests
}

// Lengths of a wide window, in design units.
const (
	wideMargin   = 24.0
	wideGap      = 20.0
	wideColumn   = 10.0  // between title, offer and stock
	wideOffer    = 560.0 // the width of the offer
	minOffer     = 476.0
	twoBoards    = 660.0 // the width of the boards in a game of two
	minLog       = 292.0
	narrowLog    = 214.0 // next to the viewer's board
	wideStock    = 158.0
	designHeight = 832.0 // the height of the design, without margins and gap
	// portraitBoard is the height of the viewer's board as a fraction of the height of a portrait window.
	portraitBoard = 0.4
)

// requestLeftColumn returns the requests of the left column of a wide window.
func requestLeftColumn(f *table.Frame, width layout.Size) table.SizeRequests {
	u := f.Kit.Unit
	return table.SizeRequests{
		table.LeftArea:  {Width: width, Gap: wideColumn * u},
		table.TitleArea: {Height: f.TitleSize(84)},
		table.OfferArea: {Height: layout.Size{Pref: wideOffer * u, Weight: 1}},
		table.StockArea: {Height: layout.Fixed(wideStock * u)},
	}
}

// heightScale returns the height of the frame compared with the design, up to a limit.
func heightScale(f *table.Frame, limit float64) float64 {
	return max(1, min((f.H/f.Kit.Unit-2*wideMargin-wideGap)/designHeight, limit))
}

func requestLandscapeForTwo(f *table.Frame) table.SizeRequests {
	u := f.Kit.Unit
	requests := requestLeftColumn(f, layout.Size{Min: minOffer * u, Pref: wideOffer * u, Weight: 1})
	button := f.Kit.Target(50)
	requests[table.MiddleArea] = table.SizeRequest{Width: layout.Size{Min: 0.8 * twoBoards * u, Pref: twoBoards * heightScale(f, 1.2) * u}}
	requests[table.RightArea] = table.SizeRequest{Width: layout.Size{Min: minLog * u, Weight: 2, Max: max(minLog*u, 0.32*f.W)}}
	requests[table.OthersArea] = table.SizeRequest{Height: layout.Size{Weight: 392}}
	requests[table.BoardArea] = table.SizeRequest{Height: layout.Size{Weight: 440}}
	requests[table.PanelArea] = table.SizeRequest{Height: layout.Flexible(0)}
	requests[table.ButtonsArea] = table.SizeRequest{Height: layout.Fixed(3*button + 2*10*u)}
	return requests
}

func requestLandscapeForMore(f *table.Frame) table.SizeRequests {
	u := f.Kit.Unit
	requests := requestLeftColumn(f, layout.Fixed(min(wideOffer*heightScale(f, 1.3)*u, 0.37*f.W)))
	n := float64(f.Seats - 1)
	requests[table.MiddleArea] = table.SizeRequest{Width: layout.Flexible(0)}
	requests[table.OthersArea] = table.SizeRequest{HeightFor: func(width float64) layout.Size {
		small := min((width-wideGap*u*(n-1))/n*boardH/boardW, 0.39*f.H)
		return layout.Fixed(small)
	}}
	requests[table.BoardArea] = table.SizeRequest{Height: layout.Flexible(0), WidthFor: func(height float64) layout.Size {
		return layout.Size{Pref: 1.03 * openWidth / (openHeight - 0.3) * height}
	}}
	requests[table.PanelArea] = table.SizeRequest{Width: layout.Flexible(narrowLog * u)}
	requests[table.ButtonsArea] = table.SizeRequest{Width: layout.Flexible(0), Height: layout.Fixed(f.Kit.Target(62))}
	return requests
}

// requestPortrait returns the requests of a portrait tablet.
func requestPortrait(f *table.Frame) table.SizeRequests {
	u, n := f.Kit.Unit, float64(f.Seats-1)
	requests := table.SizeRequests{
		table.TitleArea:  {Height: f.TitleSize(80)},
		table.LeftArea:   {Width: layout.Flexible(0)},
		table.OtherArea:  {Width: layout.Size{Weight: 1, Max: 380 * u}},
		table.OthersArea: {HeightFor: func(width float64) layout.Size { return layout.Fixed(min(width/n, 380*u) * boardH / boardW) }},
		table.OfferArea: {HeightFor: func(width float64) layout.Size {
			return layout.Size{Min: f.PlatesHeight(plateMetrics, width).Pref, Weight: 3}
		}},
		table.BoardArea: {HeightFor: func(width float64) layout.Size {
			full := width * boardH / boardW
			return layout.Size{Min: 0.6 * full, Pref: min(full, portraitBoard*f.H)}
		}},
		table.StockArea:   {Height: layout.Fixed(48 * u)},
		table.ButtonsArea: {Height: layout.Fixed(f.Kit.Target(62))},
	}
	f.RequestPortraitPanel(requests)
	return requests
}

// Shares of a review on a portrait tablet: the panel in the width, and the row with the large board in the height.
const (
	portraitPanel  = 0.3
	portraitBoards = 0.62
)

// requestPortraitReview returns the requests of a review on a portrait tablet.
func requestPortraitReview(f *table.Frame) table.SizeRequests {
	requests, n := requestPortrait(f), float64(f.Seats-1)
	height := portraitBoards * f.H
	width := min(height*boardW/boardH, 0.66*f.W)
	requests[table.PanelArea] = table.SizeRequest{Width: layout.Fixed(portraitPanel * f.W)}
	requests[table.OfferArea] = table.SizeRequest{Width: layout.Flexible(0), Height: layout.Flexible(0)}
	requests[table.BoardArea] = table.SizeRequest{Width: layout.Fixed(width), Height: layout.Fixed(height)}
	requests[table.OthersArea] = table.SizeRequest{Width: layout.Flexible(0), HeightFor: func(width float64) layout.Size {
		return layout.Fixed(min(height, n*width*boardH/boardW))
	}}
	delete(requests, table.OtherArea)
	return requests
}

// Lengths of a phone, in device-independent pixels.
const (
	phoneGap           = 5.0
	phoneHead          = 34.0 // of the viewer's board
	phoneCatchDistance = 60.0 // within which a line accepts a drop
	minRow             = 28.0 // the height of a row of the viewer's board
	preferredRow       = 39.5 // a comfortable touch target
	maxRow             = 44.0
	maxRowRatio        = 1.2   // the maximum distance between rows compared with that between columns
	minLandscapeBoard  = 280.0 // the minimum width of the viewer's board next to the offer
	maxBoardsShare     = 0.6   // the maximum share of the boards in the width without buttons
	buttonColumn       = 92.0  // the width of the column of buttons
)

// phoneBoardHeight returns the height that the viewer's board requests on a phone, in a width.
func phoneBoardHeight(width, device float64) layout.Size {
	return layout.Size{
		Min: boardHeight(width, minRow, device), Pref: boardHeight(width, preferredRow, device),
		Weight: 1, Max: boardHeight(width, highestRow(width, device), device),
	}
}

// highestRow returns the maximum height of a row on a board of a width, in device-independent pixels: rows that are much further apart than columns do
// not read as a wall.
func highestRow(width, device float64) float64 {
	return max(preferredRow, min(maxRow, maxRowRatio*pitch*scale(width, device)/device), pitch*scale(width, device)/device)
}

// requestPhonePortrait returns the requests of a portrait phone. The offer keeps its height as plates leave, so that no target moves during a round.
func requestPhonePortrait(f *table.Frame) table.SizeRequests {
	d := f.Kit.Device
	return table.SizeRequests{
		table.TitleArea:   {Height: f.PhoneTitleSize(46, 54)},
		table.OthersArea:  {Height: compactHeight(f)},
		table.OfferArea:   {HeightFor: func(width float64) layout.Size { return f.PlatesHeight(plateMetrics, width) }},
		table.BoardArea:   {HeightFor: func(width float64) layout.Size { return phoneBoardHeight(width, d) }},
		table.ButtonsArea: {Height: layout.Size{Min: 47 * d, Pref: 48 * d, Weight: 0.2, Max: 56 * d}},
	}
}

// requestPhoneLandscape returns the requests of a landscape phone.
func requestPhoneLandscape(f *table.Frame) table.SizeRequests {
	d, others := f.Kit.Device, compactHeight(f)
	buttons := min(buttonColumn*d, 0.11*f.W)
	both := f.W - buttons - 4*phoneGap*d
	least := max(minLandscapeBoard*d, 0.5*both) // of the boards
	return table.SizeRequests{
		table.TitleArea: {Height: f.LandscapeTitleHeight(plateMetrics, (1-maxBoardsShare)*both)},
		table.OfferArea: {Height: layout.Flexible(0), WidthFor: func(height float64) layout.Size {
			s := f.PlatesWidth(plateMetrics, height)
			return layout.Size{Min: min(s.Min, both-least), Pref: s.Pref, Weight: 1}
		}},
		table.RightArea: {WidthFor: func(height float64) layout.Size {
			return layout.Size{Min: least, Pref: max(least, min(maxBoardsShare*both, boardWidth(height-phoneGap*d-others.Pref, d)))}
		}},
		table.BoardArea:   {HeightFor: func(width float64) layout.Size { return phoneBoardHeight(width, d) }},
		table.OthersArea:  {Height: others},
		table.ButtonsArea: {Width: layout.Fixed(buttons), Height: layout.Flexible(0)},
		table.ToastArea:   {Height: layout.Fixed((table.ToastHeight - phoneGap) * d)},
	}
}

// The height of another player's board on a phone, in device-independent pixels: of a single one, and in a row of several.
const (
	singleCompactHeight = 62.0
	compactRowHeight    = 88.0
)

// compactHeight returns the height that the other players' boards request on a phone.
func compactHeight(f *table.Frame) layout.Size {
	d := f.Kit.Device
	if f.Seats == 2 {
		return layout.Size{Min: 44 * d, Pref: singleCompactHeight * d, Weight: 0.6, Max: 1.4 * singleCompactHeight * d}
	}
	larger := max(0, f.Kit.Zoom-1)
	return layout.Size{Min: 44 * d, Pref: compactRowHeight * d, Weight: 0.3 + table.CompactBoardWeight*larger, Max: 1.3 * compactRowHeight * d}
}
