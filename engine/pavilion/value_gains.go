package pavilion

import "math/bits"

// Time is counted in eighths of a round.
const (
	aRound  = 8
	horizon = Rounds * aRound
)

// expectedGains are what parts of a board promise by the time left, in hundredths of a point.
type expectedGains struct {
	// star is what a star's empty spaces promise, final bonus included, by the number of the side, place (0 for the centre, 1 for the stars
	// around it), kind (see starKind), time and covered spaces.
	star [len(variants)][2][kindsOf][horizon + 1][1 << Ring]int32
	// ornament is what an ornament promises for each of its bonus tiles, by time and missing spaces.
	ornament [horizon + 1][5]int32
	// number is what a set of numbers promises for each point of the number, by time and missing spaces.
	number [horizon + 1][Spaces]int32
	// stdDev is the standard deviation of the difference of two final scores.
	stdDev [horizon + 1]int32
}

// pace is how many tiles of its colour a star can get in a round. Ornaments and numbers are completed at the same pace.
const pace = 3

func newExpectedGains() *expectedGains {
	h := &expectedGains{}
	for t := range int32(horizon + 1) {
		for side, v := range variants {
			for place := range h.star[side] {
				for kind := range h.star[side][place] {
					for mask := range 1 << Ring {
						h.star[side][place][kind][t][mask] = expectedOfStar(v, place, kind, t, mask)
					}
				}
			}
		}
		for missing := range h.ornament[t] {
			h.ornament[t][missing] = part(pace*t, int32(2*missing), tileWorth) * int32(min(missing, 1))
		}
		for missing := range h.number[t] {
			h.number[t][missing] = part(pace*t, int32(5*missing), 400)
		}
		h.stdDev[t] = 200 + 1900*t/horizon + 900*min(t, aRound)/aRound
	}
	return h
}

// part returns whole times the chance to get need tiles, where supply, in eighths of a tile, is the number that can be expected.
func part(supply, need, whole int32) int32 {
	if need == 0 {
		return whole
	}
	x := int64(supply) * 1000 / int64(aRound*need) // what comes for what is needed, in thousandths
	cube := x * x / 1000 * x / 1000
	return int32(int64(whole) * cube / (1000 + cube))
}

// expectedOfStar returns what the free spaces of a star promise. A star with fewer than two tiles and no colour of its own may still become
// one of a single colour or of many, and promises the better of both.
func expectedOfStar(v *variant, place, kind int, t int32, mask int) int32 {
	if kind > Colours {
		kind = 0 // still empty: purple has the highest bonus
	}
	promised := expectedOfKind(v, place, kind, t, mask)
	if v.own[place] == 0 && mask&(mask-1) == 0 {
		return max(promised, expectedOfKind(v, place, Colours, t, mask))
	}
	return promised
}

// expectedOfKind returns what the free spaces of a star that becomes of a kind promise: their points and the star's bonus, less the tiles it
// takes.
func expectedOfKind(v *variant, place, kind int, t int32, mask int) int32 {
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
		supply = v.manyPace * t
	}
	return max(0, part(supply, cost, points*100-cost*tileWorth*3/4))
}
