package pavilion

import (
	"strings"

	"azulejo/engine"
)

// AppendMove implements engine.Position.
func (p *Position) AppendMove(dst []byte, m engine.Move) []byte {
	if t, ok := Taken(m); ok {
		source := byte('1' + t.Source)
		if t.Source == Centre {
			source = 'C'
		}
		return append(dst, source, letters[t.Colour])
	}
	if l, ok := Placed(m); ok {
		dst = append(dst, letters[l.Colour], byte('0'+l.Space/Ring), '.', byte('1'+l.Space%Ring))
		if l.Jokers > 0 {
			dst = append(dst, '+', byte('0'+l.Jokers))
		}
		return dst
	}
	switch group := pileOf(m); {
	case m&kindMask == bonusKind:
		return group.append(append(dst, '='))
	case m&kindMask == passKind:
		return group.append(append(dst, '/'))
	case group == 0:
		return append(dst, '-')
	default:
		return group.append(dst)
	}
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
	case p.chance != none:
		return readDraw(s)
	case p.phase == taking:
		return readTake(s)
	case p.phase == choosing:
		return readGroup(s, '=', bonusKind, int(p.owed), engine.Because("form.bonus", int(p.owed), letters))
	case strings.HasPrefix(s, "/"):
		return readGroup(s, '/', passKind, Corners, engine.Because("form.keep", Corners, letters))
	}
	return readPlace(s)
}

func readDraw(s string) (engine.Move, error) {
	if s == "-" {
		return drawKind, nil
	}
	if c, ok := parseCounts(s, SupplySize); ok && s != "" {
		return drawKind | engine.Move(c), nil
	}
	return engine.NoMove, engine.Because("form.group", letters)
}

func readTake(s string) (engine.Move, error) {
	if len(s) == 2 && (s[0] == 'C' || digit(s[0], 9)) && colourOf(s[1]) >= 0 {
		t := Take{Source: int(s[0] - '1'), Colour: colourOf(s[1])}
		if s[0] == 'C' {
			t.Source = Centre
		}
		return t.Move(), nil
	}
	return engine.NoMove, engine.Because("form.take")
}

// readGroup reads a sign and up to most tiles in the order of the colours.
func readGroup(s string, sign byte, kind engine.Move, most int, expected *engine.Reason) (engine.Move, error) {
	if s != "" && s[0] == sign {
		if c, ok := parseCounts(s[1:], most); ok && string(c.append(nil)) == s[1:] {
			return kind | engine.Move(c), nil
		}
	}
	return engine.NoMove, expected
}

func readPlace(s string) (engine.Move, error) {
	plain := len(s) == 4
	if (plain || len(s) == 6 && s[4] == '+' && digit(s[5], Ring-1)) && colourOf(s[0]) >= 0 && s[1] >= '0' && s[1] < '0'+Stars && s[2] == '.' && digit(s[3], Ring) {
		l := Place{Colour: colourOf(s[0]), Space: Ring*int(s[1]-'0') + int(s[3]-'1')}
		if !plain {
			l.Jokers = int(s[5] - '0')
		}
		return l.Move(), nil
	}
	return engine.NoMove, engine.Because("form.place")
}

func digit(b byte, most byte) bool { return b >= '1' && b <= '0'+most }
