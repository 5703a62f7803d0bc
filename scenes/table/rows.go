package table

// rows are how tiles lie in rows around a point: so many beside each other, so far apart.
type rows struct {
	x, y         float64
	across       int
	stepX, stepY float64
}

// spot is that of the i-th of n tiles; the last row lies in the middle of the others.
func (r rows) spot(i, n int, size float64) Spot {
	row := i / r.across
	inRow := min(r.across, n-row*r.across)
	return Spot{X: r.x + FromMiddle(i%r.across, inRow)*r.stepX, Y: r.y + FromMiddle(row, RowsOf(n, r.across))*r.stepY, Size: size}
}

// FromMiddle is how many steps the i-th of n things lies from their middle.
func FromMiddle(i, n int) float64 { return float64(i) - float64(n-1)/2 }

// RowsOf is how many rows n things take, so many beside each other.
func RowsOf(n, across int) int { return (n + across - 1) / across }
