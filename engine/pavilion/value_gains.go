package pavilion

import "math/bits"

// Time is in ticks, eighths of a round.
const (
	ticksPerRound = 8
	maxTicks      = Rounds * ticksPerRound
)

// expectedGains holds the expected gains of the parts of a board by the time left, in hundredths of a point.
type expectedGains struct {
	// star is the expected gain from the empty spaces of a star, including its final bonus, by side, position (0 for the
	// centre, 1 for the outer stars), starKind, time and covered spaces.
	star [len(variants)][2][starKinds][maxTicks + 1][1 << Ring]int32
	// ornament is the expected gain from an ornament for each of its bonus tiles, by time and missing spaces.
	ornament [maxTicks + 1][5]int32
	// number is the expected gain from covering all spaces of a number, divided by the number, by time and missing
	// spaces.
	number [maxTicks + 1][Spaces]int32
	// stdDev is the standard deviation of the difference of two final scores, by time.
	stdDev [maxTicks + 1]int32
}

// pace is the estimated number of tiles of its colour that a star gets in a round. Ornaments and numbers are assumed to
// be completed at the same pace.
const pace = 3

func newExpectedGains() *expectedGains {
	h := &expectedGains{}
	for t := range int32(maxTicks + 1) {
		for side, v := range variants {
			for place := range h.star[side] {
				for kind := range h.star[side][place] {
					for mask := range 1 << Ring {
						h.star[side][place][kind][t][mask] = starGain(v, place, kind, t, mask)
					}
				}
			}
		}
		for missing := range h.ornament[t] {
			h.ornament[t][missing] = expectedShare(pace*t, int32(2*missing), tileWorth) * int32(min(missing, 1))
		}
		for missing := range h.number[t] {
			h.number[t][missing] = expectedShare(pace*t, int32(5*missing), 400)
		}
		h.stdDev[t] = 200 + 1900*t/maxTicks + 900*min(t, ticksPerRound)/ticksPerRound
	}
	return h
}

// expectedShare returns whole times the estimated probability of getting need tiles. supply is the expected number of
// tiles, in eighths of a tile.
func expectedShare(supply, need, whole int32) int32 {
	if need == 0 {
		return whole
	}
	x := int64(supply) * 1000 / int64(ticksPerRound*need) // expected tiles for each needed one, in thousandths
	cube := x * x / 1000 * x / 1000
	return int32(int64(whole) * cube / (1000 + cube))
}

// starGain returns the expected gain from the empty spaces of a star. If the star has fewer than two tiles and no own
// colour, it can still become a star of one colour or of different colours; starGain then returns the better of the two.
func starGain(v *variant, place, kind int, t int32, mask int) int32 {
	if kind > Colours {
		kind = 0 // still empty: assume purple, which has the highest bonus
	}
	gain := starGainAsKind(v, place, kind, t, mask)
	if v.ownColour[place] == 0 && mask&(mask-1) == 0 {
		return max(gain, starGainAsKind(v, place, Colours, t, mask))
	}
	return gain
}

// starGainAsKind returns the expected gain from the empty spaces of a star that becomes the given kind: their points and
// the star's bonus, minus the value of the tiles that they cost.
func starGainAsKind(v *variant, place, kind int, t int32, mask int) int32 {
	covered := int32(bits.OnesCount(uint(mask)))
	points, cost := int32(starBonuses[kind]), int32(0)
	for i := covered + 1; i <= Ring; i++ {
		points += i
	}
	for n := range Ring {
		if mask>>n&1 == 0 {
			cost += int32(v.costs[place*Ring+n])
		}
	}
	supply := pace * t
	if kind == Colours {
		supply = v.multicolouredPace * t
	}
	return max(0, expectedShare(supply, cost, points*100-cost*tileWorth*3/4))
}
