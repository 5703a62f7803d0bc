package table

import (
	"azulejo/engine"
	"azulejo/game/stage"
)

// An account describes a position to players who do not see it: its nodes draw nothing, but have the boxes in which touch exploration
// finds them.

// OfferItem is a source of the offer in words, and the box that it covers.
type OfferItem struct {
	Words string
	Box   stage.Rect
}

// PlaceCells gives the cells of a ledger their boxes within the box of a board. at returns the box of a cell below the first row; the headings
// of the columns share the strip above. Without at the cells divide the board evenly.
func PlaceCells(grid *stage.Node, box stage.Rect, at func(row, col int) stage.Rect) *stage.Node {
	rows := grid.Children()
	strip := box.H / float64(len(rows))
	if at != nil {
		strip = max(at(0, 0).Y-box.Y, 0.05*box.H)
	}
	for i, row := range rows {
		cells := row.Children()
		w := box.W / float64(len(cells))
		for j, cell := range cells {
			r := stage.Rect{X: box.X + float64(j)*w, Y: box.Y + float64(i)*strip, W: w, H: strip}
			if at != nil && i > 0 {
				r = at(i-1, j)
			}
			cell.X, cell.Y = r.Middle()
			cell.W, cell.H = r.W, r.H
		}
	}
	return grid
}

// Ledger returns a table of an account, whose first row and first column are headings.
func Ledger(name string, rows ...[]string) *stage.Node {
	grid := stage.Group("").SetRole(stage.RoleTable, name)
	for i, row := range rows {
		line := stage.Group("").SetRole(stage.RoleRow, "")
		for j, words := range row {
			role := stage.RoleCell
			if i == 0 || j == 0 {
				role = stage.RoleHeaderCell
			}
			line.Add(stage.Group("").SetRole(role, words))
		}
		grid.Add(line)
	}
	return grid
}

// Account is a position in words, in parts that each begin with a heading: the offer as a list, and the boards as tables.
type Account struct{ Offer, Own, Others *stage.Node }

// Account returns the account of a position, given its offer and a function that describes a board.
func (f *Frame) Account(l Legend, offer []OfferItem, board func(engine.Seat) *stage.Node) Account {
	list := stage.Group("").SetRole(stage.RoleList, "")
	for _, source := range offer {
		list.Add(stage.Box("", nil, source.Box).SetRole(stage.RoleItem, source.Words))
	}
	own := f.Words.T("told.own")
	if !l.Alone {
		own = f.Words.T("play.board", "player", l.Names[f.Viewer])
	}
	others, boards := f.Words.T("told.others"), stage.Group("")
	for _, s := range f.Others() {
		boards.Add(board(s))
		if f.Seats == 2 {
			others = f.Words.T("play.board", "player", l.Names[s])
		}
	}
	return Account{Offer: headed(f.Words.T("told.offer"), list), Own: headed(own, board(f.Viewer)), Others: headed(others, boards)}
}

// headed adds a heading to a part of an account. Its box covers the whole part, so that touch exploration finds it between other boxes.
func headed(words string, part *stage.Node) *stage.Node {
	box := stage.Rect{}
	part.Walk(func(n *stage.Node) {
		if r := n.Bounds(); r.W > 0 && r.H > 0 {
			box = box.Union(r)
		}
	})
	return stage.Group("").Add(stage.Box("", nil, box).SetRole(stage.RoleHeading, words), part)
}
