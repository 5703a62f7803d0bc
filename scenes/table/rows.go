package table

// rows is an arrangement of tiles in rows around a point.
type rows struct {
	x, y         float64
	across       int
	stepX, stepY float64
}

// spot returns the spot of the i-th of n tiles. A shorter last row is centred.
func (r rows) spot(i, n int, size float64) Spot {
	row := i / r.across
	inRow := min(r.across, n-row*r.across)
	return Spot{X: r.x + FromMiddle(i%r.across, inRow)*r.stepX, Y: r.y + FromMiddle(row, RowsOf(n, r.across))*r.stepY, Size: size}
}

// FromMiddle returns the offset of the i-th of n items from their middle, in steps.
func FromMiddle(i, n int) float64 { return float64(i) - float64(n-1)/2 }

// RowsOf returns the number of rows that n items take, with across items in a row.
func RowsOf(n, across int) int { return (n + across - 1) / across }
