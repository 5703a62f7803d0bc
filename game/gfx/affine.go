package gfx

import "math"

// Affine maps (x, y) to (A·x + B·y + X, C·x + D·y + Y).
type Affine struct{ A, B, C, D, X, Y float64 }

// Identity returns the identity map.
func Identity() Affine { return Affine{A: 1, D: 1} }

// Rotation returns a clockwise rotation by an angle in radians.
func Rotation(by float64) Affine {
	sin, cos := math.Sincos(by)
	return Affine{A: cos, B: -sin, C: sin, D: cos}
}

// Apply returns the image of (x, y).
func (m Affine) Apply(x, y float64) (float64, float64) {
	return m.A*x + m.B*y + m.X, m.C*x + m.D*y + m.Y
}

// Mul returns the map that applies n first and m after it.
func (m Affine) Mul(n Affine) Affine {
	return Affine{
		A: m.A*n.A + m.B*n.C, B: m.A*n.B + m.B*n.D,
		C: m.C*n.A + m.D*n.C, D: m.C*n.B + m.D*n.D,
		X: m.A*n.X + m.B*n.Y + m.X, Y: m.C*n.X + m.D*n.Y + m.Y,
	}
}

// Invert returns the inverse of m. If m is singular, the result maps every point to infinity.
func (m Affine) Invert() Affine {
	det := m.A*m.D - m.B*m.C
	if det == 0 {
		return Affine{X: math.Inf(1), Y: math.Inf(1)}
	}
	a, b, c, d := m.D/det, -m.B/det, -m.C/det, m.A/det
	return Affine{a, b, c, d, -(a*m.X + b*m.Y), -(c*m.X + d*m.Y)}
}

// Scale returns the length of the image of a unit vector along x.
func (m Affine) Scale() float64 { return math.Hypot(m.A, m.C) }

// Upright reports whether m neither rotates, shears nor mirrors.
func (m Affine) Upright() bool { return m.B == 0 && m.C == 0 && m.A > 0 && m.D > 0 }
