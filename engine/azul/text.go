package azul

import "azulejo/engine"

// AppendMove implements engine.Position.
func (p *Position) AppendMove(dst []byte, m engine.Move) []byte {
	if t, ok := Taken(m); ok {
		line := byte('1' + t.Line)
		if t.Line == FloorLine {
			line = '-'
		}
		return append(packing.AppendTake(dst, t.Source, t.Colour), line)
	}
	if row, col, ok := Wall(m); ok {
		return append(dst, 'w', byte('1'+row), byte('1'+col))
	}
	group, _ := dealt(m)
	return packing.AppendDraw(dst, group)
}

// ParseMove implements engine.Position.
func (p *Position) ParseMove(text string) (engine.Move, error) {
	m, err := p.readMove(text)
	return engine.Legal(p, m, err)
}

// readMove parses a move in the notation of the current phase. Its errors describe that notation.
func (p *Position) readMove(s string) (engine.Move, error) {
	switch {
	case p.dealing:
		if group, ok := packing.ParseDraw(s, 4); ok {
			return dealMove(group), nil
		}
		return 0, engine.NewReason("form.factory", "letters", Letters)
	case p.phase == tiling:
		if len(s) == 3 && s[0] == 'w' && digit(s[1], 5) && digit(s[2], 5) {
			return WallMove(int(s[1]-'1'), int(s[2]-'1')), nil
		}
		return 0, engine.NewReason("form.wall")
	}
	if len(s) == 3 && (s[2] == '-' || digit(s[2], 5)) {
		source, colour, ok := packing.ParseTake(s[:2])
		line := int(s[2] - '1')
		if s[2] == '-' {
			line = FloorLine
		}
		if ok {
			return Take{source, colour, line}.Move(), nil
		}
	}
	return 0, engine.NewReason("form.take-line")
}

// digit reports whether b is a digit from 1 to highest.
func digit(b, highest byte) bool { return b >= '1' && b <= '0'+highest }
