package azul

import "math/bits"

// Points at the end of the game, in hundredths.
const (
	rowBonus    = 200
	columnBonus = 700
	colourBonus = 1000
)

// growth is what a board may still gain in time t, and the bonuses of what it has.
func (o *odds) growth(s *side, t int32) int32 {
	sum := int32(0)
	for r := range 5 {
		sum += o.row(s, r, t)
	}
	for i := range 5 {
		sum += o.column(s, i, t)*columnBonus/sure + o.colour(s, i, t)*colourBonus/sure
	}
	return sum
}

// row is what the line and the free spaces of a row will score, and the row's bonus.
func (o *odds) row(s *side, r int, t int32) int32 {
	full := int32(bits.OnesCount8(s.rows[r]))
	if full == 5 {
		return rowBonus
	}
	sum, expected := int32(0), int32(0)
	missing := 0
	if s.line[r] > 0 {
		missing = r + 1 - int(s.line[r])
		_, points := s.best(r, int(s.tint[r]))
		expected = o.gather[missing][t]
		sum = expected * points * 100 / sure
	}
	free := 5 - full
	more := min(o.more[r][missing][t], free*sure-expected)
	sum += more * (o.average(s, r)*100 + neighbours) / sure
	chance := min((expected+more)/free, sure)
	return sum + chance*chance/sure*chance/sure*rowBonus/sure
}

// neighbours is what a later tile gains from tiles that come before it.
const neighbours = 60

// average is what a tile would score in a row, over its free spaces, in points.
func (o *odds) average(s *side, r int) int32 {
	sum, n := int32(0), int32(0)
	for c := range 5 {
		if s.rows[r]>>c&1 == 0 {
			sum += s.points(r, c)
			n++
		}
	}
	return sum / n
}

// column is the chance of 256 that a column gets full.
func (o *odds) column(s *side, col int, t int32) int32 {
	chance := int32(sure)
	for r := range 5 {
		if s.cols[col]>>r&1 == 1 {
			continue
		}
		if chance = chance * o.cell(s, r, col, -1, t) / sure; chance == 0 {
			return 0
		}
	}
	return chance
}

// colour is the chance of 256 that all five tiles of a colour come.
func (o *odds) colour(s *side, colour int, t int32) int32 {
	chance := int32(sure)
	for r := range 5 {
		if s.has[colour]>>r&1 == 1 {
			continue
		}
		if chance = chance * o.cell(s, r, -1, colour, t) / sure; chance == 0 {
			return 0
		}
	}
	return chance
}

// cell is the chance that row r gets a tile in a column, or of a colour; the other one is -1.
func (o *odds) cell(s *side, r, col, colour int, t int32) int32 {
	if s.line[r] == 0 {
		return o.gather[r+1][t]
	}
	n := int(s.line[r])
	if s.leads(r, col, colour) {
		return o.gather[r+1-n][t]
	}
	return o.gather[min(2*(r+1)-n, len(o.gather)-1)][max(t-aRound, 0)]
}

// leads reports whether the line that lies in row r leads to the column, or is of the colour.
func (s *side) leads(r, col, colour int) bool {
	if col < 0 {
		return int(s.tint[r]) == colour
	}
	return s.open(r, col, int(s.tint[r]))
}
