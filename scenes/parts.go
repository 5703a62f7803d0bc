package scenes

import "azulejo/game/stage"

// partAcross is one of n equal parts of a room side by side, and partDown one of those below each other, with gaps between them.
func partAcross(r stage.Rect, i, n int, gap float64) stage.Rect {
	r.W = (r.W - gap*float64(n-1)) / float64(n)
	r.X += float64(i) * (r.W + gap)
	return r
}

func partDown(r stage.Rect, i, n int, gap float64) stage.Rect {
	r.H = (r.H - gap*float64(n-1)) / float64(n)
	r.Y += float64(i) * (r.H + gap)
	return r
}
