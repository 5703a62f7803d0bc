package scenes

import "azulejo/game/stage"

// list lays the results out on a phone: the boards, below them or beside them where the points came from, and below all of it how the
// game turned.
func (r *results) list(k kit) *stage.Node {
	f, w := &ending{kit: k, results: r}, k.Words
	l := list{name: "results", title: w.T("play.results"), heading: r.players.Outcome(w, r.match.Position()), whole: true, columns: 2,
		rows: func(width float64) []leaf {
			rows := []leaf{f.boardsLeaf(width), f.accountLeaf(width)}
			if r.course != nil {
				rows = append(rows, f.curveLeaf(width))
			}
			return rows
		},
		ways: []way{{name: "again", word: w.T("results.again"), primary: true, do: func() { r.again(k.c) }},
			{name: "replay", word: w.T("replay.title"), do: func() { r.replay(k.c) }},
			{name: "look", word: w.T("results.look"), do: k.c.Pop},
			{name: "title", word: w.T("menu.title"), do: k.toTitle}}}
	return k.list(l, &r.scrolled)
}

// Of the height of the large boards of a list: in widths, and at most of the window's height.
const slimBoards, mostBoards = 1.0, 0.8

// boardsLeaf is the large boards over the others.
func (f *ending) boardsLeaf(width float64) leaf {
	high := min(slimBoards*width, mostBoards*f.c.H)
	if len(f.large()) < len(f.players) {
		high += f.othersHeight(stage.Rect{}) + othersGap*f.Kit.Unit
	}
	return leaf{high + f.gap(), false, func(r stage.Rect) *stage.Node {
		f.on = stage.Group("")
		f.boards(stage.Rect{X: r.X, Y: r.Y + f.gap()/2, W: r.W, H: high})
		return f.on
	}}
}

// accountLeaf is the sheet of sources.
func (f *ending) accountLeaf(width float64) leaf {
	sheet, high := f.accountIn(f.kit, stage.Rect{W: width})
	return leaf{high + f.gap(), false, func(r stage.Rect) *stage.Node {
		sheet.X, sheet.Y = r.X, r.Y+f.gap()/2
		return sheet
	}}
}

// curveLeaf is the curve of win probabilities, across all columns and as high as one column needs it.
func (f *ending) curveLeaf(width float64) leaf {
	curve := f.newCurve()
	curve.Tall, f.curve = true, curve
	return leaf{curve.Height(width) + f.gap(), true, func(r stage.Rect) *stage.Node {
		on := stage.Group("")
		curve.Build(on, stage.Rect{X: r.X, Y: r.Y + f.gap()/2, W: r.W, H: r.H - f.gap()})
		return on
	}}
}
