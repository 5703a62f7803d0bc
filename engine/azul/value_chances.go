package azul

// Probabilities are in units of 1/256, and time in eighths of a round.
const (
	certain       = 256
	ticksPerRound = 8
	maxTicks      = 6 * ticksPerRound
)

// buildChances holds the probabilities of what a board can still complete, by the time left. They were counted in
// self-play games of the searching level.
type buildChances struct {
	// finish is the probability that a line gets its missing tiles, by their number.
	finish [5][maxTicks + 1]int32
	// begin is the probability that an empty line is filled with a given colour, by row.
	begin [5][maxTicks + 1]int32
	// change is the probability that a line is filled and then filled again with a given colour, by the number of tiles
	// needed for both.
	change [11][maxTicks + 1]int32
	// more is the expected number of further tiles on the wall in a row with an empty line, by row, in units of
	// 1/certain.
	more [5][maxTicks + 1]int32
	// stdDev is the standard deviation of the difference of two final scores, in hundredths of a point.
	stdDev [maxTicks + 1]int32
}

// Frequencies and averages from self-play, in hundredths, by the number of whole rounds left.
var (
	finishCount = [5][7]int32{
		{100, 100, 100, 100, 100, 100, 100},
		{0, 78, 90, 96, 99, 99, 99},
		{0, 48, 75, 88, 95, 97, 98},
		{0, 21, 48, 71, 85, 90, 93},
		{0, 12, 31, 60, 75, 80, 85},
	}
	beginCount = [5][7]int32{
		{0, 82, 91, 94, 95, 96, 97},
		{0, 61, 78, 85, 88, 90, 92},
		{0, 24, 43, 54, 60, 65, 70},
		{0, 8, 17, 23, 27, 30, 35},
		{0, 3, 8, 11, 15, 16, 20},
	}
	changeCount = [11][7]int32{
		3: {0, 3, 41, 55, 60, 65, 70},
		4: {0, 0, 13, 26, 40, 50, 55},
		5: {0, 0, 7, 14, 17, 25, 30},
		6: {0, 0, 2, 9, 13, 16, 20},
		7: {0, 0, 1, 4, 10, 12, 14},
		8: {0, 0, 0, 3, 4, 6, 8},
		9: {0, 0, 0, 1, 2, 3, 5},
	}
	moreCount = [5][7]int32{
		{0, 84, 183, 283, 382, 482, 500},
		{0, 70, 160, 256, 352, 450, 500},
		{0, 50, 112, 175, 243, 323, 400},
		{0, 27, 64, 99, 131, 150, 190},
		{0, 12, 36, 53, 75, 82, 100},
	}
	stdDevCount = [7]int32{150, 850, 1140, 1260, 1330, 1390, 1450}
)

func newBuildChances() *buildChances {
	o := &buildChances{}
	for i := range o.finish {
		o.finish[i] = interpolate(finishCount[i], certain, 100)
		o.begin[i] = interpolate(beginCount[i], certain, 100)
		o.more[i] = interpolate(moreCount[i], certain, 100)
	}
	for i := range o.change {
		o.change[i] = interpolate(changeCount[i], certain, 100)
	}
	o.stdDev = interpolate(stdDevCount, 1, 1)
	return o
}

// interpolate returns values for every eighth of a round by linear interpolation of the values for whole rounds,
// multiplied by times/per.
func interpolate(rounds [7]int32, times, per int32) (t [maxTicks + 1]int32) {
	for i := range t {
		whole, part := i/ticksPerRound, int32(i%ticksPerRound)
		next := rounds[min(whole+1, len(rounds)-1)]
		t[i] = (rounds[whole]*(ticksPerRound-part) + next*part) * times / (per * ticksPerRound)
	}
	return t
}
