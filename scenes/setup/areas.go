package setup

import (
	"math"

	"azulejo/engine"
	"azulejo/game/layout"
)

// area is a part of the screen, of the card of a game or of a seat.
type area int

const (
	_ area = iota
	titleArea
	// optionsArea holds the options of the chosen game.
	optionsArea
	// moreArea holds the options that are rarely changed, on the panel in panelArea.
	moreArea
	panelArea
	// tableArea is the table in the middle of the seats.
	tableArea
	// gameTextArea and seatsTextArea hold a summary of what is chosen.
	gameTextArea
	seatsTextArea

	// Buttons.
	backArea
	moreButtonArea
	lastArea
	addSeatArea
	startArea

	// Parts of a card.
	pictureArea
	cardTitleArea
	tickArea
	lineArea

	// Parts of a seat.
	emblemArea
	nameArea
	removeArea
	levelArea
	dialArea
	sentenceArea

	// seatArea is the first seat. Those of the others follow.
	seatArea
	// cardArea is the card of the first game. Those of the others follow.
	cardArea = seatArea + engine.MaxSeats
)

// plan says how areas are arranged, with lengths in design units or, on phones, in pixels.
type plan = layout.Box[area]

// space is a distance between two items. restOfRow and restOfColumn take the room that other items leave in a row or a column.
func space(length float64) plan { return layout.Spacer[area](length) }
func restOfRow() plan           { return plan{Width: layout.Flexible(0)} }
func restOfColumn() plan        { return plan{Height: layout.Flexible(0)} }

// box is an area of a fixed size. high is an area of a fixed height that is as wide as its column, or takes the room that other items leave in
// its row.
func box(a area, w, h float64) plan {
	return plan{Area: a, Width: layout.Size{Min: w, Max: w}, Height: layout.Size{Min: h, Max: h}}
}
func high(a area, h float64) plan {
	return plan{Area: a, Width: layout.Flexible(0), Height: layout.Fixed(h)}
}

// fitted is an area whose height follows from its width.
func fitted(a area, height func(width float64) float64) plan {
	return plan{Area: a, Width: layout.Flexible(0), HeightFor: func(width float64) layout.Size { return layout.Fixed(height(width)) }}
}

// foremost is the weight of an item that takes the room that is left before restOfColumn does.
const foremost = 1000

// cardGrid is the plan for n cards in at most columns columns, with about the same number of cards in each row.
func cardGrid(n, columns int, gap float64, height layout.Size) plan {
	rows := (n + columns - 1) / columns
	grid := plan{Kind: layout.Grid, Columns: (n + rows - 1) / rows, Gap: gap}
	for i := range n {
		grid.Items = append(grid.Items, plan{Area: cardArea + area(i), Width: layout.Flexible(0), Height: height})
	}
	return grid
}

// squareRoot returns the number of columns of a grid for n cards that has about as many rows as columns.
func squareRoot(n int) int { return int(math.Ceil(math.Sqrt(float64(n)))) }

// The width and height of the landscape plan in design units.
const landscapeWidth, landscapeHeight = 1600, 900

// The width and height of the games in the landscape plan.
const landscapeColumn, landscapeGames = 604, 644

// landscape is the plan for a wide window: games at the left, and the seats around a table at the right.
func landscape(seats int, games plan) plan {
	const button, corner, between = 62, 206, 40
	at := cornerAreas(seats)
	pair := func(left, right plan) plan { return layout.InRow(left, right).WithGap(between).WithHeight(corner) }
	around := layout.InColumn(pair(at[1], at[2]), restOfColumn(), pair(at[0], at[3]))
	return layout.InRow(
		space(104),
		layout.InColumn(space(20), high(titleArea, 80), space(8), games.WithHeight(landscapeGames), space(46),
			layout.InRow(box(backArea, 160, button), high(moreButtonArea, button)).WithGap(20), space(40)).WithWidth(landscapeColumn),
		space(44),
		layout.InColumn(space(34), layout.InRow(restOfRow(), box(lastArea, 590, 56)), space(18),
			layout.InStack(high(tableArea, 638), around), space(34),
			layout.InRow(layout.InColumn(space(12), high(gameTextArea, 32), space(4), high(seatsTextArea, 32), space(8)).WithWidth(400), high(startArea, 88)).WithGap(20),
			space(32)).WithWidth(800),
		space(48))
}

// cornerAreas returns the four corners of the table: the seats clockwise from the lower left, then the button that adds one.
func cornerAreas(seats int) [engine.MaxSeats]plan {
	all := [engine.MaxSeats]plan{}
	for i := range all {
		all[i] = restOfRow()
		switch {
		case i < seats:
			all[i].Area = seatArea + area(i)
		case i == seats:
			all[i].Area = addSeatArea
		}
	}
	return all
}

// landscapeCards is the plan for the cards of n games in a wide window: up to two cards below each other, with the options on the cards, or a
// grid of more cards with the options below it.
func landscapeCards(n int, options plan) plan {
	if !onCards(n) {
		return layout.InColumn(cardGrid(n, squareRoot(n), 16, layout.Flexible(0)), options).WithGap(16)
	}
	return layout.InColumn(cardGrid(n, 1, 20, layout.Fixed(312)), restOfColumn())
}

// onCards reports whether the cards of n games in a wide window have room for text and options.
func onCards(n int) bool { return n <= 2 }

// landscapeCard is the plan for a card with options, below a line of text unless its height is 0. top is the space above them.
func landscapeCard(top, line float64) plan {
	const title = 60
	text := layout.InColumn(space(top), layout.InRow(high(cardTitleArea, title), space(12), layout.InColumn(box(tickArea, 44, 44), restOfColumn())).WithHeight(title))
	if line > 0 {
		text.Items = append(text.Items, high(lineArea, line))
	}
	text.Items = append(text.Items, space(4), restOfColumn().Named(optionsArea), space(20))
	text.Width = layout.Flexible(0)
	return layout.InRow(space(16), layout.InColumn(space(16), restOfColumn().Named(pictureArea), space(16)).WithWidth(296), space(20), text, space(20))
}

// Lengths of the compact plan, in its units.
const (
	compactColumn  = 492.0
	compactPadding = 14.0
	compactGap     = 10.0
	compactRow     = 59.0 // high enough for a finger

	compactSeatHeight = 156.0
)

// compact is the plan for windows without room for a table: games above the seats in an upright window, else next to them. games are the items
// below the title. In an upright window they replace the seats if instead is set.
func compact(seats int, upright, instead bool, games []plan) plan {
	foot := layout.InRow(high(backArea, compactRow), high(moreButtonArea, compactRow), high(startArea, compactRow)).WithGap(compactGap)
	column := append([]plan{space(6), high(titleArea, 56)}, games...)
	others := compactSeats(seats)
	if upright && !instead {
		column = append(column, space(compactGap), others)
	}
	column = append(column, space(compactGap), restOfColumn(), foot, space(compactPadding))
	left := layout.InColumn(column...)
	left.Width = layout.Flexible(compactColumn)
	all := layout.InRow(left)
	if !upright {
		others.Width = layout.Fixed(compactColumn)
		all = layout.InRow(left, others.Padded(0, compactPadding)).WithGap(compactPadding)
	}
	return all.Padded(compactPadding, 0)
}

// compactSeats is the plan for the seats below each other, with the button that adds a seat.
func compactSeats(seats int) plan {
	all := plan{Kind: layout.Column, Gap: compactGap}
	for i := range seats {
		all.Items = append(all.Items, high(seatArea+area(i), compactSeatHeight))
	}
	if seats < engine.MaxSeats {
		all.Items = append(all.Items, high(addSeatArea, compactRow))
	}
	return all
}

// compactCards is the plan for the cards of n games, with the options of the chosen game below them.
func compactCards(n int, options plan) []plan {
	const one, some, taller = 196, 132, 2
	height := layout.Size{Min: one, Weight: foremost, Max: taller * one}
	columns := max(3, squareRoot(n))
	if n > columns {
		height.Min = some
	}
	return []plan{cardGrid(n, columns, compactGap, height), space(compactGap), options}
}

// pictureCard is the plan for a card with a picture above the title.
func pictureCard(padding, title, foot, tick, inset float64) plan {
	return layout.InStack(
		layout.InColumn(space(padding), plan{Height: layout.Flexible(0), Items: []plan{space(padding), restOfRow().Named(pictureArea), space(padding)}},
			layout.InRow(space(padding), high(cardTitleArea, title), space(padding)), space(foot)),
		layout.InColumn(space(inset), layout.InRow(restOfRow(), box(tickArea, tick, tick), space(inset)), restOfColumn()))
}

// cornerSeat is the plan for a seat at a corner of the table.
func cornerSeat(removable bool) plan {
	name := layout.InRow(high(nameArea, 46))
	if removable {
		name.Items = append(name.Items, space(4), box(removeArea, 46, 46))
	}
	return layout.InColumn(
		space(15),
		layout.InRow(space(22), layout.InColumn(space(6), box(emblemArea, 62, 62), restOfColumn()), space(4),
			layout.InColumn(name.WithHeight(46), layout.InRow(space(12), high(levelArea, 30))), space(14)),
		space(4),
		layout.InRow(high(dialArea, 46)).Padded(12, 0), space(1), layout.InRow(high(sentenceArea, 54)).Padded(24, 0),
		space(8))
}

// compactSeat is the plan for a seat in the compact layout.
func compactSeat(removable bool) plan {
	first := layout.InRow(space(12), box(emblemArea, 54, 54), space(4), box(nameArea, 226, 50), space(4), high(levelArea, 54))
	if removable {
		first.Items = append(first.Items, space(8), box(removeArea, 50, 50))
	}
	first.Items = append(first.Items, space(14))
	return layout.InColumn(space(8), first, high(dialArea, compactRow).Padded(12, 0), layout.InRow(high(sentenceArea, 28)).Padded(20, 0), space(7))
}

// phoneSeat is the plan for a seat on a phone: a row of a height, a button for the level and a sentence about it.
func phoneSeat(removable bool, device, row, level, sentence float64) plan {
	gap := 8 * device
	first := layout.InRow(box(emblemArea, row, row), high(nameArea, row)).WithGap(gap)
	if removable {
		first.Items = append(first.Items, box(removeArea, row, row))
	}
	return layout.InColumn(first, high(levelArea, level), high(sentenceArea, sentence)).WithGap(gap).Padded(seatPadding*device, seatPadding*device)
}
