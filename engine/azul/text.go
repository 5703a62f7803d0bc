package azul

import "azulejo/engine"

// AppendMove implements engine.Position.
func (p *Position) AppendMove(dst []byte, m engine.Move) []byte {
	if t, ok := Taken(m); ok {
		source, line := byte('1'+t.Source), byte('1'+t.Line)
		if t.Source == Centre {
			source = 'C'
		}
		if t.Line == FloorLine {
			line = '-'
		}
		return append(dst, source, letters[t.Colour], line)
	}
	if row, col, ok := Wall(m); ok {
		return append(dst, 'w', byte('1'+row), byte('1'+col))
	}
	group, _ := dealt(m)
	if group == 0 {
		return append(dst, '-')
	}
	return group.append(dst)
}

// ParseMove implements engine.Position.
func (p *Position) ParseMove(text string) (engine.Move, error) {
	m, err := readMove(p, text)
	if err != nil {
		return engine.NoMove, err
	}
	if why := p.Check(m); why != nil {
		return engine.NoMove, why
	}
	return m, nil
}

func readMove(p *Position, s string) (engine.Move, error) {
	switch {
	case p.dealing:
		if s == "-" {
			return dealMove(0), nil
		}
		if c, ok := parseCounts(s); ok && s != "" && len(s) <= 4 {
			return dealMove(c), nil
		}
		return engine.NoMove, engine.Because("form.factory", letters)
	case p.phase == tiling:
		if len(s) == 3 && s[0] == 'w' && digit(s[1], 5) && digit(s[2], 5) {
			return WallMove(int(s[1]-'1'), int(s[2]-'1')), nil
		}
		return engine.NoMove, engine.Because("form.wall")
	}
	if len(s) == 3 && (s[0] == 'C' || digit(s[0], 9)) && colourOf(s[1]) >= 0 && (s[2] == '-' || digit(s[2], 5)) {
		t := Take{Source: int(s[0] - '1'), Colour: colourOf(s[1]), Line: int(s[2] - '1')}
		if s[0] == 'C' {
			t.Source = Centre
		}
		if s[2] == '-' {
			t.Line = FloorLine
		}
		return t.Move(), nil
	}
	return engine.NoMove, engine.Because("form.take-line")
}

func digit(b byte, most byte) bool { return b >= '1' && b <= '0'+most }
