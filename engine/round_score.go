package engine

// RoundScore is what the end of a round adds to a score.
type RoundScore struct {
	// Net is the change of the score.
	Net int
	// Parts are the points by source. Penalties are what the spaces cost, although the score stops at 0.
	Parts [sources]int
}

// Spared returns the part of the penalties that the score does not lose because it stops at 0.
func (r RoundScore) Spared() int {
	sum := 0
	for _, n := range r.Parts {
		sum += n
	}
	return r.Net - sum
}

// StopsAtZero reports whether the score loses less than the penalties.
func (r RoundScore) StopsAtZero() bool { return r.Spared() > 0 }

// Count adds an event of the end of a round.
func (r *RoundScore) Count(e Event) {
	switch {
	case e.Kind == Count:
		r.Net += int(e.Points)
		if !e.Source.Penalty() {
			r.Parts[e.Source] += int(e.Points)
		}
	case e.From.Zone == Floor:
		r.Parts[FromFloor] += int(e.Points)
	}
}

// Uncount removes points of an event that have been added to the score. A penalty is removed as a whole.
func (r *RoundScore) Uncount(e Event, points int) {
	r.Net -= points
	if r.Parts[e.Source] -= points; e.Source.Penalty() {
		r.Parts[e.Source] = 0
	}
}

// Plus returns the sum of two round scores.
func (r RoundScore) Plus(o RoundScore) RoundScore {
	r.Net += o.Net
	for i, n := range o.Parts {
		r.Parts[i] += n
	}
	return r
}
