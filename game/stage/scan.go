package stage

import (
	"cmp"
	"slices"
)

// scanLoops is the number of times that the scan repeats a row before it returns to scanning rows.
const scanLoops = 2

// scan is switch scanning, for players with a single switch: the focus moves from row to row and, once a row is chosen, through its nodes.
type scan struct {
	on         bool
	ticks      int // since the focus moved
	row, index int
	inRow      bool // scanning the nodes of a row
	loops      int  // completed repetitions of the row
}

// tick advances the scan when it is time and handles the switch.
func (s *scan) tick(k Keys, d *Dispatcher) {
	rows := rowsOf(d.focusable())
	if len(rows) == 0 {
		return
	}
	if !s.follow(rows, d.focus.node) {
		*s = scan{on: true, row: max(0, rowIndex(rows, d.focus.node)), inRow: len(rows) == 1}
	}
	if k.Switch && (s.inRow || len(rows[s.row]) == 1) {
		s.press(rows[s.row][s.index], d)
		return
	}
	s.ticks++
	switch {
	case k.Switch:
		s.inRow, s.ticks, s.loops = true, 0, 0
	case s.ticks >= k.ScanTicks:
		s.next(rows)
	}
	row := rows[s.row]
	d.focus.set(row[s.index])
	d.focus.setRing(true)
}

// follow finds the row of the focused node and reports whether the focus is still on the scanned node.
func (s *scan) follow(rows [][]*Node, at *Node) bool {
	s.row = rowIndex(rows, at)
	return s.on && s.row >= 0 && s.index < len(rows[s.row]) && rows[s.row][s.index] == at
}

// next moves the scan to the next row, or to the next node of the current row.
func (s *scan) next(rows [][]*Node) {
	s.ticks = 0
	if !s.inRow {
		s.row, s.index = (s.row+1)%len(rows), 0
		return
	}
	s.index++
	if s.index == len(rows[s.row]) {
		s.index, s.loops = 0, s.loops+1
		s.inRow = s.loops < scanLoops || len(rows) == 1
	}
}

// rowIndex returns the index of the row that contains a node, or -1.
func rowIndex(rows [][]*Node, n *Node) int {
	return slices.IndexFunc(rows, func(row []*Node) bool { return slices.Contains(row, n) })
}

// press activates a node and starts scanning rows again.
func (s *scan) press(n *Node, d *Dispatcher) {
	*s = scan{}
	d.focus.set(n)
	d.focus.setRing(true)
	switch t := *n.Touch; {
	case t.Press != nil:
		t.Press()
	case t.Step != nil:
		t.Step()
	}
}

// currentRow returns the nodes of the current row while rows are scanned, otherwise nil.
func (s *scan) currentRow(d *Dispatcher) []*Node {
	if !s.on || s.inRow {
		return nil
	}
	rows := rowsOf(d.focusable())
	if i := rowIndex(rows, d.focus.node); i >= 0 {
		return rows[i]
	}
	return nil
}

// rowsOf splits nodes into rows from top to bottom, each from left to right. A node is in a row if its middle is within the height of the
// row's first node.
func rowsOf(stops []*Node) (rows [][]*Node) {
	sorted := slices.Clone(stops)
	slices.SortStableFunc(sorted, func(a, b *Node) int { return cmp.Compare(a.Bounds().Y, b.Bounds().Y) })
	for _, n := range sorted {
		_, y := n.Centre()
		i := slices.IndexFunc(rows, func(row []*Node) bool { r := row[0].Bounds(); return y >= r.Y && y < r.Y+r.H })
		if i < 0 {
			rows = append(rows, []*Node{n})
			continue
		}
		rows[i] = append(rows[i], n)
	}
	for _, row := range rows {
		slices.SortStableFunc(row, func(a, b *Node) int { return cmp.Compare(a.Bounds().X, b.Bounds().X) })
	}
	return rows
}
