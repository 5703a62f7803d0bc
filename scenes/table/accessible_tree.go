package table

import (
	"fmt"
	"slices"

	"azulejo/engine"
	"azulejo/game/stage"
)

// OfferItem is a source of the offer for screen readers, with the box that it covers. Rest is the part of the text that is not about tiles,
// such as the marker; it may be empty.
type OfferItem struct {
	At         engine.Place
	Text, Rest string
	Box        stage.Rect
	node       *stage.Node
}

// StockItem is a line about what is not on offer, such as the bag, with the box that it covers.
type StockItem struct {
	Text string
	Box  stage.Rect
	// Explained is set if the item is a button that shows its explanation.
	Explained bool
}

// StockItemName is the first part of the name of such a button. Its index follows.
const StockItemName = "stock-item-"

// PlaceCells sets the boxes of the cells of a table within the box of a board. at returns the box of a cell below the first row; the column
// headings share the strip above. If at is nil, the cells divide the board evenly.
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

// AccessibleTable returns a table for screen readers. Its first row and first column are headings.
func AccessibleTable(name string, rows ...[]string) *stage.Node {
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

// AccessibleTree describes a position to screen readers. Its nodes draw nothing; they have boxes so that touch exploration finds them. Each
// part begins with a heading: the offer and the stock are lists, and the boards are tables.
type AccessibleTree struct {
	Offer, Own, Others, Stock *stage.Node
	items                     []OfferItem
}

// AccessibleTree returns the tree of a position, given its offer, its stock under a heading, and a function that describes a board, given the
// seat and its name.
func (f *Frame) AccessibleTree(l Legend, offer []OfferItem, heading string, stock []StockItem, board func(engine.Seat, string) *stage.Node) AccessibleTree {
	list := stage.Group("").SetRole(stage.RoleList, "")
	for i := range offer {
		item := &offer[i]
		item.node = stage.Box("", nil, item.Box).SetRole(stage.RoleItem, item.Text)
		list.Add(item.node)
	}
	rest, head := stage.Group("").SetRole(stage.RoleList, ""), stage.Rect{}
	for i, item := range stock {
		box := item.Box
		if i == 0 { // the heading takes a part of the first box, as the boxes lie apart and cover others between them
			head = box
			head.W /= 4
			box.X, box.W = box.X+head.W, box.W-head.W
		}
		n := stage.Box("", nil, box).SetRole(stage.RoleItem, item.Text)
		if rest.Add(n); item.Explained && l.Explain != nil {
			rest.Accessible = stage.Accessible{} // of buttons
			n.Name, n.Touch = fmt.Sprint(StockItemName, i), &stage.Touch{Focus: true, Press: func() { l.Explain(box.Middle()) }}
			n.SetRole(stage.RoleButton, item.Text)
		}
	}
	title := func(s engine.Seat) string {
		return f.Words.T("play.board", "address", l.address(s, f.Viewer), "player", l.Names[s])
	}
	named := func(s engine.Seat) *stage.Node {
		if l.Levels[s] != "" {
			return board(s, l.Names[s]+" · "+l.Levels[s])
		}
		return board(s, l.Names[s])
	}
	others, boards := f.Words.T("accessible.others"), stage.Group("")
	for _, s := range f.Others() {
		boards.Add(named(s))
		if f.Seats == 2 {
			others = title(s)
		}
	}
	return AccessibleTree{Offer: withHeading(f.Words.T("accessible.offer"), list), Own: withHeading(title(f.Viewer), named(f.Viewer)), Others: withHeading(others, boards),
		Stock: stage.Group("").Add(stage.Box("", nil, head).SetRole(stage.RoleHeading, heading), rest), items: offer}
}

// SetButtons leaves the tiles of some sources to the buttons that take them: of these sources, the list of the offer only has the rest.
func (a *AccessibleTree) SetButtons(sources []engine.Place) {
	for _, item := range a.items {
		asButton := slices.Contains(sources, item.At)
		item.node.Hidden = asButton && item.Rest == ""
		if item.node.Accessible.Name = item.Text; asButton {
			item.node.Accessible.Name = item.Rest
		}
	}
}

// withHeading adds a heading to a part of the tree. Its box covers the whole part, so that touch exploration finds it between other boxes.
func withHeading(words string, part *stage.Node) *stage.Node {
	box := stage.Rect{}
	part.Walk(func(n *stage.Node) {
		if r := n.Bounds(); r.W > 0 && r.H > 0 {
			box = box.Union(r)
		}
	})
	return stage.Group("").Add(stage.Box("", nil, box).SetRole(stage.RoleHeading, words), part)
}
