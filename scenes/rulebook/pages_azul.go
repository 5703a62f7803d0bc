package rulebook

import (
	"slices"

	"azulejo/engine"
)

// wall returns the places of a wall from one corner to the opposite one, rows and columns from 0.
func wall(row, column, toRow, toColumn int8) (all []place) {
	for r := row; r <= toRow; r++ {
		for c := column; c <= toColumn; c++ {
			all = append(all, place{Zone: engine.Wall, Row: r, Col: c})
		}
	}
	return all
}

// floor returns the spaces of the floor line.
func floor() (all []place) {
	for space := range int8(7) {
		all = append(all, place{Zone: engine.Floor, Col: space})
	}
	return all
}

// lines returns the first spaces of the pattern lines, next to the wall.
func lines() (all []place) {
	for row := range int8(5) {
		all = append(all, place{Zone: engine.Line, Row: row})
	}
	return all
}

// azulPages returns the pages of Azul.
func azulPages() []page {
	const title = "game.azul"
	to := map[engine.Zone]string{engine.Line: toPlayer, engine.Centre: toCentre}
	whole, longest := wall(0, 0, 4, 4), place{Zone: engine.Line, Row: 4, Col: 4}
	linesAndWall := slices.Concat(whole, lines(), []place{longest})
	return []page{
		{title, to, "table", "azul-take", []block{prose("text"),
			legend(step{"azul-take", 0}, offerWidth,
				legendLabel{spaceAt(engine.Line, 2, 1), false, "lines"}, legendLabel{spaceAt(engine.Wall, 2, 2), false, "wall"}, legendLabel{spaceAt(engine.Floor, 0, 6), true, "floor"}),
			heading("setup"), list("factories", "start")}},
		{title, to, "offer", "azul-take", []block{prose("rounds"), prose("text"), tileFlow(step{"azul-take", 0}, ""),
			prose("centre"), tileFlow(step{"case-centre", 1}, "marker"), remark("until")}},
		{title, to, "lines", "azul-line", []block{prose("text"),
			verdicts{step{"case-lines", 0}, linesAndWall, lines(), "where", longest, []reason{{[]int8{0}, "row"}, {[]int8{1}, "one"}, {[]int8{2}, "colour"}, {[]int8{3, 4}, "empty"}}},
			remark("floor")}},
		{title, to, "tiling", "azul-score", []block{prose("text"), prose("run"),
			example{step{"case-alone", 1}, wall(0, 0, 2, 2), "alone"},
			example{step{"case-row", 1}, wall(1, 0, 2, 4), "row"},
			example{step{"case-cross", 1}, wall(0, 0, 3, 4), "cross"}}},
		{title, to, "floor", "azul-floor", []block{prose("text"), floorCost(step{"case-floor", 0}), list("marker", "full", "zero"),
			heading("next"), list("clear", "refill", "first")}},
		{title, to, "end", "azul-end", []block{prose("text"),
			contrast(
				contrasted{boardFigure(step{"case-tie", 1}, whole, wall(0, 0, 0, 4)), true, "last"},
				contrasted{boardFigure(step{"case-column", 2}, whole, wall(0, 2, 4, 2)), false, "more"}),
			prose("then"),
			gallery([]bonus{
				{step{"case-end", 2}, whole, wall(0, 0, 0, 4), engine.FromRows, "row"},
				{step{"case-end", 3}, whole, wall(0, 4, 4, 4), engine.FromColumns, "column"},
				{step{"case-end", 4}, whole, []place{whole[4], whole[5], whole[11], whole[17], whole[23]}, engine.FromColours, "colour"}}, false),
			heading("ties"), caption(boardFigure(step{"case-tie", 1}, wall(0, 0, 1, 4), wall(0, 0, 1, 4)), "winner")}},
		{title, to, "grey", "azul-grey", []block{prose("text"),
			verdicts{step{"case-grey", 2}, whole, []place{whole[5], whole[6], whole[8]}, "", place{}, []reason{{[]int8{0, 1}, "free"}, {[]int8{2}, "column"}}},
			list("stuck", "must", "order", "endless")}},
		{title, to, "odd", "", []block{
			question("start", sourceFigure(step{"azul-take", 0}, place{Zone: engine.Centre})),
			question("short", factoriesFigure(step{"case-short", 0})),
			question("none", sourceFigure(step{"case-short", 0}, place{Zone: engine.Factory})),
			question("marker", factoriesFigure(step{"case-single", 0})),
			question("full", boardFigure(step{"case-full", 0}, floor(), nil))}},
	}
}
