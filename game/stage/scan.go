package stage

import (
	"cmp"
	"slices"
)

// turns is how often the focus goes round in a row before it goes back to the rows.
const turns = 2

// scan moves the focus by itself for who has one switch: from row to row, and, once one is chosen, from place to place within it.
type scan struct {
	on         bool
	ticks      int // since the focus moved
	row, place int
	within     bool // it goes through the places of a row
	turned     int  // how often it has gone round in it
}

// tick goes on when it is time, and takes the switch.
func (s *scan) tick(k Keys, d *Dispatcher) {
	rows := rowsOf(d.stops())
	if len(rows) == 0 {
		return
	}
	if !s.follow(rows, d.at.focus) {
		*s = scan{on: true, row: max(0, rowWith(rows, d.at.focus)), within: len(rows) == 1}
	}
	if k.Choose && (s.within || len(rows[s.row]) == 1) {
		s.press(rows[s.row][s.place], d)
		return
	}
	s.ticks++
	switch {
	case k.Choose:
		s.within, s.ticks, s.turned = true, 0, 0
	case s.ticks >= k.Pace:
		s.next(rows)
	}
	row := rows[s.row]
	d.at.set(row[s.place])
	d.at.setRing(true)
}

// follow finds the row again, and reports whether the focus still rests where the scan has put it.
func (s *scan) follow(rows [][]*Node, at *Node) bool {
	s.row = rowWith(rows, at)
	return s.on && s.row >= 0 && s.place < len(rows[s.row]) && rows[s.row][s.place] == at
}

func (s *scan) next(rows [][]*Node) {
	s.ticks = 0
	if !s.within {
		s.row, s.place = (s.row+1)%len(rows), 0
		return
	}
	s.place++
	if s.place == len(rows[s.row]) {
		s.place, s.turned = 0, s.turned+1
		s.within = s.turned < turns || len(rows) == 1
	}
}

// rowWith is the row that holds a node, or -1.
func rowWith(rows [][]*Node, n *Node) int {
	return slices.IndexFunc(rows, func(row []*Node) bool { return slices.Contains(row, n) })
}

// press chooses a place, after which the rows are gone through again.
func (s *scan) press(n *Node, d *Dispatcher) {
	*s = scan{}
	d.at.set(n)
	d.at.setRing(true)
	switch t := *n.Touch; {
	case t.Press != nil:
		t.Press()
	case t.Step != nil:
		t.Step()
	}
}

// around are the places of the row that is shown, nil while single places are.
func (s *scan) around(d *Dispatcher) []*Node {
	if !s.on || s.within {
		return nil
	}
	rows := rowsOf(d.stops())
	if i := rowWith(rows, d.at.focus); i >= 0 {
		return rows[i]
	}
	return nil
}

// rowsOf parts stops into rows from top to bottom, each from left to right: the middle of each lies within the height of the first.
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
