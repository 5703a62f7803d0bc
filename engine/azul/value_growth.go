package azul

import "math/bits"

// Points for complete sets at the end of the game, in hundredths.
const (
	rowBonus    = 200
	columnBonus = 700
	colourBonus = 1000
)

// Values of incomplete sets in hundredths of a point, to be multiplied by the probability of completing them. They were
// tuned by self-play matches. A column is worth more than its bonus, because a player who aims for it works on all its
// rows; a colour is worth less, because it is mostly completed by accident.
const (
	openColumn = 950
	openColour = 400
)

// neighbourBonus is the average gain of a later tile from neighbours placed before it, in hundredths of a point; also
// tuned by matches.
const neighbourBonus = 220

// growth returns the expected gain of a board in the remaining time t, including the bonuses for sets that are already
// complete, in hundredths of a point.
func (b *buildChances) growth(s *evalBoard, t int32) int32 {
	sum := int32(0)
	for r := range 5 {
		sum += b.rowValue(s, r, t)
	}
	for i := range 5 {
		sum += setValue(b.setChance(s, s.cols[i], &s.goal, i, t), openColumn, columnBonus)
		sum += setValue(b.setChance(s, s.colourRows[i], &s.lineColour, i, t), openColour, colourBonus)
	}
	return sum
}

// setValue returns the value of a set that is completed with a probability of chance/certain: that share of open, or full
// if the set is already complete.
func setValue(chance, open, full int32) int32 {
	if chance == certain {
		return full
	}
	return chance * open / certain
}

// rowValue returns the expected score of the pattern line and the free spaces of a row, including the row's bonus.
func (b *buildChances) rowValue(s *evalBoard, r int, t int32) int32 {
	full := int32(bits.OnesCount8(s.rows[r]))
	if full == 5 {
		return rowBonus
	}
	free := 5 - full
	own, more := int32(0), b.more[r][s.timeForNewLine(r, t)]
	sum := int32(0)
	if s.line[r] > 0 {
		own = b.finish[r+1-int(s.line[r])][t]
		more = b.more[r][max(s.timeForNewLine(r, t)-ticksPerRound, 0)] / 2
		if col := s.goal[r]; col >= 0 {
			sum = own * s.points(r, int(col)) * 100 / certain
		}
	}
	more = min(more, free*certain-own)
	sum += more * (s.averagePoints(r) + neighbourBonus) / certain
	chance := min((own+more)/free, certain)
	return sum + chance*chance/certain*chance/certain*rowBonus/certain
}

// timeForNewLine returns the time that a row has for a line that is still empty. If the row was tiled in this round, the
// line can only be started in the next.
func (e *evalBoard) timeForNewLine(r int, t int32) int32 {
	if e.justTiled>>r&1 == 1 {
		return t - t%ticksPerRound
	}
	return t
}

// averagePoints returns the average score of a tile over the free spaces of a row, in hundredths of a point.
func (e *evalBoard) averagePoints(r int) int32 {
	sum, n := int32(0), int32(0)
	for c := range 5 {
		if e.rows[r]>>c&1 == 0 {
			sum += e.points(r, c)
			n++
		}
	}
	return sum * 100 / n
}

// setChance returns the probability, in units of 1/certain, that every row outside rows gets the tile that a set needs
// there. target is the column or the colour of the set; targets holds, by row, the column or the colour that the pattern
// line leads to.
func (b *buildChances) setChance(s *evalBoard, rows uint8, targets *[5]int8, target int, t int32) int32 {
	chance := int32(certain)
	for r := range 5 {
		if rows>>r&1 == 0 {
			if chance = chance * b.spaceChance(s, r, int(targets[r]) == target, t) / certain; chance == 0 {
				return 0
			}
		}
	}
	return chance
}

// spaceChance returns the probability, in units of 1/certain, that row r gets the tile that a set needs there. matches
// reports whether the tiles on the row's pattern line lead to that tile.
func (b *buildChances) spaceChance(s *evalBoard, r int, matches bool, t int32) int32 {
	n := int(s.line[r])
	switch {
	case n == 0:
		return b.begin[r][s.timeForNewLine(r, t)]
	case matches:
		return b.finish[r+1-n][t]
	}
	return b.change[2*(r+1)-n][t]
}
