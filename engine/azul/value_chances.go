package azul

// Chances are counted of 256 and time in eighths of a round.
const (
	sure    = 256
	aRound  = 8
	longest = 6 * aRound
)

// buildChances tell what may still be built in the time left, as it was counted over games of the searching level.
type buildChances struct {
	// finish is the chance that a line gets the tiles it lacks, by their number.
	finish [5][longest + 1]int32
	// begin is the chance that an empty line is begun and finished with a given colour, by row.
	begin [5][longest + 1]int32
	// change is the chance that a line is finished and then filled again with a given colour, by the tiles for both.
	change [11][longest + 1]int32
	// more is how many tiles a row may expect on the wall, by row, with an empty line.
	more [5][longest + 1]int32
	// stdDev is the standard deviation of the difference of two final scores, in hundredths.
	stdDev [longest + 1]int32
}

// Counted over self-play, in hundredths, after so many whole rounds.
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
		o.finish[i] = between(finishCount[i], sure, 100)
		o.begin[i] = between(beginCount[i], sure, 100)
		o.more[i] = between(moreCount[i], sure, 100)
	}
	for i := range o.change {
		o.change[i] = between(changeCount[i], sure, 100)
	}
	o.stdDev = between(stdDevCount, 1, 1)
	return o
}

// between spreads values at whole rounds over the eighths between them, times a scale.
func between(rounds [7]int32, times, per int32) (t [longest + 1]int32) {
	for i := range t {
		whole, part := i/aRound, int32(i%aRound)
		next := rounds[min(whole+1, len(rounds)-1)]
		t[i] = (rounds[whole]*(aRound-part) + next*part) * times / (per * aRound)
	}
	return t
}
