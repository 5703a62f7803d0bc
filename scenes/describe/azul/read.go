package azul

import (
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/scenes/describe"
)

// ParseMoves implements describe.Describer: "3R4", "3 red 4", "c blue floor"; on the grey wall also "w23" or only the column. It also
// returns moves of another phase, so that Check can give the reason.
func (d Describer) ParseMoves(pos engine.Position, text string) []engine.Move {
	p := azul.See(pos)
	if p.Tiling() || strings.HasPrefix(strings.ToLower(text), "w") {
		if moves := parseWall(p.TilingRow(), text); moves != nil {
			return moves
		}
	}
	if describe.IsPass(d.Words, text) {
		return []engine.Move{engine.NoMove}
	}
	source, colour, last, known := d.ParseTake(text, 3)
	line, ok := d.parseLine(last)
	if !known || !ok {
		return nil
	}
	return []engine.Move{azul.Take{Source: source, Colour: colour, Line: line}.Move()}
}

// parseLine parses a pattern line or the floor line.
func (d Describer) parseLine(text string) (int, bool) {
	if text == "-" || text == "0" || describe.IsWord(d.Words, "term.word.floor", text) {
		return azul.FloorLine, true
	}
	n, err := strconv.Atoi(text)
	return n - 1, err == nil && n >= 1 && n <= 5
}

// parseWall parses a space of the wall: w, row and column, or the column in the row to be tiled.
func parseWall(row int, text string) []engine.Move {
	digits := strings.Join(describe.Fields(strings.TrimPrefix(strings.ToLower(text), "w")), "")
	if len(digits) == 1 {
		digits = strconv.Itoa(row+1) + digits
	}
	if len(digits) != 2 || strings.Trim(digits, "12345") != "" {
		return nil
	}
	return []engine.Move{azul.WallMove(int(digits[0]-'1'), int(digits[1]-'1'))}
}
