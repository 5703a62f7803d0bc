package layout

// Column returns the i-th of n equal columns of a rectangle, gap pixels apart.
func (r Rect) Column(i, n int, gap float64) Rect {
	r.W = (r.W - gap*float64(n-1)) / float64(n)
	r.X += float64(i) * (r.W + gap)
	return r
}

// Row returns the i-th of n equal rows of a rectangle, gap pixels apart.
func (r Rect) Row(i, n int, gap float64) Rect {
	r.H = (r.H - gap*float64(n-1)) / float64(n)
	r.Y += float64(i) * (r.H + gap)
	return r
}

// Centred returns the i-th of n columns of a width, gap pixels apart, centred together in a rectangle.
func (r Rect) Centred(i, n int, width, gap float64) Rect {
	r.X += (r.W-float64(n)*width-float64(n-1)*gap)/2 + float64(i)*(width+gap)
	r.W = width
	return r
}

// Cell returns the i-th cell of a grid whose first row is the rectangle. Cells are numbered row by row; across and down are the gaps
// between them in pixels.
func (r Rect) Cell(i, columns int, across, down float64) Rect {
	cell := r.Column(i%columns, columns, across)
	cell.Y += float64(i/columns) * (r.H + down)
	return cell
}
