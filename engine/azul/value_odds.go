package azul

// Odds are counted of 256 and time in eighths of a round.
const (
	sure    = 256
	aRound  = 8
	horizon = 6 * aRound
)

// odds tell what may still be built in the time left.
type odds struct {
	// gather is the chance that a player who wants to finds so many more tiles of one colour for a line.
	gather [11][horizon + 1]int32
	// more is how many tiles a row may expect on the wall, by row, by tiles missing in the line now, by time; the line
	// that lies there now does not count.
	more [5][6][horizon + 1]int32
}

// pace is the time a row takes to be filled from empty, in eighths of a round.
var pace = [5]int32{9, 10, 12, 16, 21}

func newOdds() *odds {
	o := &odds{}
	for need := range o.gather {
		for t := range o.gather[need] {
			o.gather[need][t] = gather(int64(need), int64(t))
		}
	}
	for r := range o.more {
		for missing := range o.more[r] {
			for t := range o.more[r][missing] {
				o.more[r][missing][t] = further(int32(r), int32(missing), int32(t))
			}
		}
	}
	return o
}

// gather follows x³ / (x³ + 0.7), where x is how many times over the tiles would come at 2.2 a round.
func gather(need, t int64) int32 {
	if need == 0 {
		return sure
	}
	const scale = 1000
	x := t * scale * 22 / 10 / (need * aRound)
	cube := x * x * x / (scale * scale)
	return int32(cube * sure / (cube + 700))
}

// further is the time left after the line now in row r, over the row's pace.
func further(r, missing, t int32) int32 {
	t -= pace[r] * missing / (r + 1)
	return max(t, 0) * sure / pace[r]
}
