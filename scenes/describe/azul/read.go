package azul

import (
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/scenes/describe"
)

// Read implements telling.Teller: "3R4", "3 red 4", "c blue floor"; on the grey wall "w23" or the column alone. What can be read but is not
// a move of this phase is returned as well, so that Check gives the reason.
func (t Teller) Read(pos engine.Position, text string) []engine.Move {
	p := azul.See(pos)
	if p.Tiling() || strings.HasPrefix(strings.ToLower(text), "w") {
		if moves := readWall(p.TilingRow(), text); moves != nil {
			return moves
		}
	}
	if describe.IsPass(t.Words, text) {
		return []engine.Move{engine.NoMove}
	}
	source, colour, last, known := t.ReadTake(text, 3)
	line, there := t.line(last)
	if !known || !there {
		return nil
	}
	return []engine.Move{azul.Take{Source: source, Colour: colour, Line: line}.Move()}
}

// line reads a pattern line, or the floor line.
func (t Teller) line(text string) (int, bool) {
	if text == "-" || text == "0" || describe.Is(t.Words, "term.word.floor", text) {
		return azul.FloorLine, true
	}
	n, err := strconv.Atoi(text)
	return n - 1, err == nil && n >= 1 && n <= 5
}

// readWall reads a space of the wall: w, row and column, or the column of the row that is to be laid.
func readWall(row int, text string) []engine.Move {
	digits := strings.Join(describe.Fields(strings.TrimPrefix(strings.ToLower(text), "w")), "")
	if len(digits) == 1 {
		digits = strconv.Itoa(row+1) + digits
	}
	if len(digits) != 2 || strings.Trim(digits, "12345") != "" {
		return nil
	}
	return []engine.Move{azul.WallMove(int(digits[0]-'1'), int(digits[1]-'1'))}
}
