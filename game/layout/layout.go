// Package layout divides a rectangle among boxes.
//
// A Box is a named area, or a row, column, stack or grid of boxes. Each box requests a minimum and a preferred length along each axis, and
// a weight by which it shares the remaining space. Solve returns the rectangle of every area:
//
//   - The boxes of a row, column or grid are a gap apart and never overlap.
//   - Every box lies within its parent.
//   - If there is space for the minimum lengths of all boxes, no box is shorter. Otherwise all are shortened by the same factor.
//
// Layouts are solved from left to right. For left-handed layouts, mirror the solved areas.
package layout

import (
	"maps"
	"math"
)

// Box is a node of a layout: an area, or a row, column, stack or grid of other boxes. K is the type of area names. Prefer int: the solver
// is compiled once for all int types.
type Box[K comparable] struct {
	// Area is the name of the box's rectangle in the result of Solve. The zero K is not a name.
	Area K
	// Width and Height are the requested lengths. For a box with items, the zero Size requests what its items need.
	Width, Height Size
	// HeightFor, if set, replaces Height by a function of the width in pixels. WidthFor replaces Width by a function of the height, in
	// rows. A box has at most one of them.
	HeightFor func(width float64) Size
	WidthFor  func(height float64) Size

	// Kind is the arrangement of the items.
	Kind  Kind
	Items []Box[K]
	// Gap is the distance between the items of a row, column or grid in pixels. PaddingX is the distance of the items from the left and the
	// right edge of the box, PaddingY that from the top and the bottom.
	Gap, PaddingX, PaddingY float64
	// Columns is the number of columns of a grid.
	Columns int
	// MainAlign aligns the items of a row or column that do not fill its length. CrossAlign aligns each item in the other direction, or in
	// its cell of a grid. Fill stretches items up to their maximum length.
	MainAlign, CrossAlign Align
}

// InRow returns a box with items from left to right, InColumn from top to bottom, and InStack on top of each other.
func InRow[K comparable](items ...Box[K]) Box[K]    { return Box[K]{Kind: Row, Items: items} }
func InColumn[K comparable](items ...Box[K]) Box[K] { return Box[K]{Kind: Column, Items: items} }
func InStack[K comparable](items ...Box[K]) Box[K]  { return Box[K]{Kind: Stack, Items: items} }

// Named returns the box with an area name.
func (b Box[K]) Named(area K) Box[K] {
	b.Area = area
	return b
}

// WithGap returns the box with a gap between its items.
func (b Box[K]) WithGap(gap float64) Box[K] {
	b.Gap = gap
	return b
}

// Padded returns the box with padding.
func (b Box[K]) Padded(x, y float64) Box[K] {
	b.PaddingX, b.PaddingY = x, y
	return b
}

// WithWidth returns the box with a fixed width, whatever its items need.
func (b Box[K]) WithWidth(width float64) Box[K] {
	b.Width = Fixed(width)
	return b
}

// WithHeight returns the box with a fixed height, whatever its items need.
func (b Box[K]) WithHeight(height float64) Box[K] {
	b.Height = Fixed(height)
	return b
}

// Spacer returns an empty box with both sides of a length, for a distance that differs from the gap.
func Spacer[K comparable](length float64) Box[K] {
	return Box[K]{Width: Fixed(length), Height: Fixed(length)}
}

// Scaled returns the box with all lengths multiplied by a factor, for instance to convert design units to pixels.
func (b Box[K]) Scaled(by float64) Box[K] {
	b.Width, b.Height = b.Width.scaled(by), b.Height.scaled(by)
	b.WidthFor, b.HeightFor = scaledSize(b.WidthFor, by), scaledSize(b.HeightFor, by)
	b.Gap, b.PaddingX, b.PaddingY = b.Gap*by, b.PaddingX*by, b.PaddingY*by
	items := b.Items
	b.Items = make([]Box[K], len(items))
	for i, item := range items {
		b.Items[i] = item.Scaled(by)
	}
	return b
}

// scaledSize returns size with its argument and result scaled by a factor, or nil for nil.
func scaledSize(size func(float64) Size, by float64) func(float64) Size {
	if size == nil {
		return nil
	}
	return func(length float64) Size { return size(length / by).scaled(by) }
}

// Kind is the arrangement of the items of a box.
type Kind uint8

const (
	// Row arranges items from left to right.
	Row Kind = iota
	// Column arranges items from top to bottom.
	Column
	// Stack gives each item the whole box.
	Stack
	// Grid arranges items in columns, row by row.
	Grid
)

// Align is the position of something in a longer space.
type Align uint8

const (
	// Fill stretches an item over its space. Items of a row or column that have their maximum length are centred.
	Fill Align = iota
	Start
	Middle
	End
)

// offset returns the distance of something of a length from the start of its space.
func (a Align) offset(space, length float64) float64 {
	switch a {
	case Start:
		return 0
	case End:
		return space - length
	}
	return (space - length) / 2
}

// Areas are rectangles by area name.
type Areas[K comparable] map[K]Rect

// Solve divides a rectangle among the areas of a box. The edges of the areas are on whole pixels if those of the rectangle are.
func Solve[K comparable](space Rect, b Box[K]) Areas[K] {
	all := Areas[K]{}
	b.place(space, all)
	for area, r := range all {
		all[area] = r.round()
	}
	return all
}

// SolveFirst solves the first box whose minimum lengths fit in the rectangle, or the last box if none does. Boxes that need less space,
// such as those that leave areas out, come after those that need more.
func SolveFirst[K comparable](space Rect, boxes ...Box[K]) Areas[K] {
	last := len(boxes) - 1
	for _, b := range boxes[:last] {
		if b.fits(space) {
			return Solve(space, b)
		}
	}
	return Solve(space, boxes[last])
}

// fits reports whether the minimum lengths of the box fit in a rectangle.
func (b *Box[K]) fits(space Rect) bool {
	return b.width(space.H).Min <= space.W && b.height(space.W).Min <= space.H
}

// round returns the rectangle with its edges on whole pixels.
func (r Rect) round() Rect {
	x, y := round(r.X), round(r.Y)
	return Rect{x, y, round(r.X+r.W) - x, round(r.Y+r.H) - y}
}

// round returns the nearest integer. It tolerates floating-point errors, so that equal edges stay equal.
func round(x float64) float64 {
	const exact = 1e-6
	return math.Floor(x + 0.5 + exact)
}

// Mirror returns the areas mirrored horizontally in a window of a width.
func (a Areas[K]) Mirror(width float64) Areas[K] {
	all := maps.Clone(a)
	for area, r := range all {
		all[area] = r.Mirror(width)
	}
	return all
}

// Mirror returns the rectangle mirrored horizontally in a window of a width.
func (r Rect) Mirror(width float64) Rect {
	r.X = width - r.X - r.W
	return r
}

// place assigns a rectangle to the box and parts of it to its items.
func (b *Box[K]) place(r Rect, all Areas[K]) {
	var none K
	if b.Area != none {
		all[b.Area] = r
	}
	if len(b.Items) == 0 {
		return
	}
	r = b.inner(r)
	columns, rows := b.cells()
	widths, gapX := b.lengths(r.W, columns, b.widths(columns, r.H))
	heights, gapY := b.lengths(r.H, rows, b.heights(rows, widths))
	x0 := r.X + b.startOffset(r.W, widths, gapX, Row)
	y := r.Y + b.startOffset(r.H, heights, gapY, Column)
	for row, h := range heights {
		x := x0
		for column, w := range widths {
			i := row*columns + column
			if b.Kind == Stack {
				i = 0
			}
			if i >= len(b.Items) {
				break
			}
			b.placeItem(&b.Items[i], Rect{x, y, w, h}, all)
			x += w + gapX
		}
		y += h + gapY
	}
	if b.Kind == Stack {
		for i := range b.Items[1:] {
			b.placeItem(&b.Items[i+1], r, all)
		}
	}
}

// inner returns a rectangle without the padding.
func (b *Box[K]) inner(r Rect) Rect {
	x, y := min(b.PaddingX, r.W/2), min(b.PaddingY, r.H/2)
	return Rect{r.X + x, r.Y + y, r.W - 2*x, r.H - 2*y}
}

// HeightIn returns the height that the box requests at a width in pixels.
func (b *Box[K]) HeightIn(width float64) Size { return b.height(width) }

// WidthIn returns the width that the box requests at a height in pixels.
func (b *Box[K]) WidthIn(height float64) Size { return b.width(height) }

// placeItem places an item in its cell with the cross alignment.
func (b *Box[K]) placeItem(item *Box[K], cell Rect, all Areas[K]) {
	r := cell
	if b.Kind != Row {
		r.W = b.CrossAlign.length(cell.W, item.width(cell.H))
		r.X += b.CrossAlign.offset(cell.W, r.W)
	}
	if b.Kind != Column {
		r.H = b.CrossAlign.length(cell.H, item.height(r.W))
		r.Y += b.CrossAlign.offset(cell.H, r.H)
	}
	item.place(r, all)
}

// length returns the length of something in its space.
func (a Align) length(space float64, s Size) float64 {
	if a == Fill {
		return min(space, s.maximum())
	}
	return min(space, s.preferred())
}

// startOffset returns the distance between the start of the box and its first item along an axis.
func (b *Box[K]) startOffset(space float64, lengths []float64, gap float64, axis Kind) float64 {
	if b.Kind != axis {
		return 0
	}
	used := gap * float64(len(lengths)-1)
	for _, l := range lengths {
		used += l
	}
	return b.MainAlign.offset(space, used)
}

// lengths returns the lengths of n columns or rows in a space, and the gap between them, which is shortened if there is no space for it.
func (b *Box[K]) lengths(space float64, n int, sizes []Size) (lengths []float64, gap float64) {
	if n == 1 {
		return []float64{space}, 0
	}
	gap = min(b.Gap, space/float64(n-1))
	return Divide(space-gap*float64(n-1), sizes), gap
}

// cells returns the number of columns and rows. The items of a stack share one cell.
func (b *Box[K]) cells() (columns, rows int) {
	switch n := len(b.Items); b.Kind {
	case Row:
		return n, 1
	case Column:
		return 1, n
	case Grid:
		columns = max(1, min(b.Columns, n))
		return columns, (n + columns - 1) / columns
	}
	return 1, 1
}

// widths returns the requested width of each column in a box of a height.
func (b *Box[K]) widths(columns int, height float64) []Size {
	all := make([]Size, columns)
	var heights []float64
	if b.Kind == Column {
		sizes := make([]Size, len(b.Items))
		for i := range b.Items {
			sizes[i] = b.Items[i].Height
		}
		heights, _ = b.lengths(height, len(sizes), sizes)
	}
	for i := range b.Items {
		if heights != nil {
			height = heights[i]
		}
		all[i%columns] = all[i%columns].combined(b.Items[i].width(height))
	}
	return all
}

// heights returns the requested height of each row for given column widths.
func (b *Box[K]) heights(rows int, widths []float64) []Size {
	all := make([]Size, rows)
	for i := range b.Items {
		item := &b.Items[i]
		width := widths[i%len(widths)]
		if b.Kind != Row {
			width = b.CrossAlign.length(width, item.width(0))
		}
		row := i / len(widths) % rows
		all[row] = all[row].combined(item.height(width))
	}
	return all
}

// width returns the requested width for a height.
func (b *Box[K]) width(height float64) Size {
	switch {
	case b.WidthFor != nil:
		return b.WidthFor(height)
	case b.Width != (Size{}) || len(b.Items) == 0:
		return b.Width
	}
	columns, _ := b.cells()
	return sum(b.widths(columns, max(0, height-2*b.PaddingY)), b.Gap).padded(b.PaddingX)
}

// height returns the requested height for a width.
func (b *Box[K]) height(width float64) Size {
	switch {
	case b.HeightFor != nil:
		return b.HeightFor(width)
	case b.Height != (Size{}) || len(b.Items) == 0:
		return b.Height
	}
	columns, rows := b.cells()
	widths, _ := b.lengths(max(0, width-2*b.PaddingX), columns, b.widths(columns, 0))
	return sum(b.heights(rows, widths), b.Gap).padded(b.PaddingY)
}
