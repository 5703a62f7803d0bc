package azul

import "math/bits"

// Points at the end of the game, in hundredths.
const (
	rowBonus    = 200
	columnBonus = 700
	colourBonus = 1000
)

// What sets still open count for, times their chance; matches between weights chose these. The rows of a column help
// each other, as who wants the column works for all of them; a colour mostly comes by accident.
const (
	openColumn = 950
	openColour = 400
)

// neighbours is what a later tile gains from tiles that come before it, in hundredths; by matches, too.
const neighbours = 220

// growth is what a board may still gain in time t, and the bonuses of what it has.
func (o *buildChances) growth(s *evalBoard, t int32) int32 {
	sum := int32(0)
	for r := range 5 {
		sum += o.row(s, r, t)
	}
	for i := range 5 {
		sum += setValue(o.set(s, s.cols[i], &s.goal, i, t), openColumn, columnBonus)
		sum += setValue(o.set(s, s.has[i], &s.tint, i, t), openColour, colourBonus)
	}
	return sum
}

// setValue is what a set counts with a chance of 256.
func setValue(chance, open, full int32) int32 {
	if chance == sure {
		return full
	}
	return chance * open / sure
}

// row is what the line and the free spaces of a row will score, and the row's bonus.
func (o *buildChances) row(s *evalBoard, r int, t int32) int32 {
	full := int32(bits.OnesCount8(s.rows[r]))
	if full == 5 {
		return rowBonus
	}
	free := 5 - full
	own, more := int32(0), o.more[r][s.later(r, t)]
	sum := int32(0)
	if s.line[r] > 0 {
		own = o.finish[r+1-int(s.line[r])][t]
		more = o.more[r][max(s.later(r, t)-aRound, 0)] / 2
		if col := s.goal[r]; col >= 0 {
			sum = own * s.points(r, int(col)) * 100 / sure
		}
	}
	more = min(more, free*sure-own)
	sum += more * (s.average(r) + neighbours) / sure
	chance := min((own+more)/free, sure)
	return sum + chance*chance/sure*chance/sure*rowBonus/sure
}

// later is the time that a row has for lines not yet begun: a row tiled in this round waits for the next.
func (s *evalBoard) later(r int, t int32) int32 {
	if s.fresh>>r&1 == 1 {
		return t - t%aRound
	}
	return t
}

// average is what a tile would score in a row, over its free spaces, in hundredths.
func (s *evalBoard) average(r int) int32 {
	sum, n := int32(0), int32(0)
	for c := range 5 {
		if s.rows[r]>>c&1 == 0 {
			sum += s.points(r, c)
			n++
		}
	}
	return sum * 100 / n
}

// set is the chance of 256 that the rows that lack a tile of a column or of a colour all get it; wants tells where the lines lead to, or
// their colours.
func (o *buildChances) set(s *evalBoard, rows uint8, wants *[5]int8, wanted int, t int32) int32 {
	chance := int32(sure)
	for r := range 5 {
		if rows>>r&1 == 0 {
			if chance = chance * o.space(s, r, int(wants[r]) == wanted, t) / sure; chance == 0 {
				return 0
			}
		}
	}
	return chance
}

// space is the chance that row r gets the tile that a set wants of it; wanted tells that the line now lying there is that
// tile's.
func (o *buildChances) space(s *evalBoard, r int, wanted bool, t int32) int32 {
	n := int(s.line[r])
	switch {
	case n == 0:
		return o.begin[r][s.later(r, t)]
	case wanted:
		return o.finish[r+1-n][t]
	}
	return o.change[2*(r+1)-n][t]
}
