package layout

// SearchLength returns the smallest length from low to high that is enough, with a precision of a quarter of a pixel, or high if none is.
// If a length is enough, every greater one must be.
func SearchLength(low, high float64, enough func(length float64) bool) float64 {
	const precision = 0.25
	if high <= low || enough(low) {
		return min(low, high)
	}
	for high-low > precision {
		if middle := (low + high) / 2; enough(middle) {
			high = middle
		} else {
			low = middle
		}
	}
	return high
}

// LargestFit returns the largest size from low to high that fits, with a precision of a 32nd of the range. It returns low, which it does not
// try, if no other size fits. If a size fits, every smaller one must.
func LargestFit(low, high float64, fits func(size float64) bool) float64 {
	const halvings = 5
	if high <= low || fits(high) {
		return high
	}
	for range halvings {
		if middle := (low + high) / 2; fits(middle) {
			low = middle
		} else {
			high = middle
		}
	}
	return low
}
