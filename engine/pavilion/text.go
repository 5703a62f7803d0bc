package pavilion

import (
	"strings"

	"azulejo/engine"
)

// AppendMove implements engine.Position.
func (p *Position) AppendMove(dst []byte, m engine.Move) []byte {
	if t, ok := Taken(m); ok {
		return packing.AppendTake(dst, t.Source, t.Colour)
	}
	if l, ok := Placed(m); ok {
		dst = append(dst, Letters[l.Colour], byte('0'+l.Space/Ring), '.', byte('1'+l.Space%Ring))
		if l.Jokers > 0 {
			dst = append(dst, '+', byte('0'+l.Jokers))
		}
		return dst
	}
	switch m & kindMask {
	case bonusKind:
		return packing.Append(append(dst, '='), pileOf(m))
	case passKind:
		return packing.Append(append(dst, '/'), pileOf(m))
	}
	return packing.AppendDraw(dst, pileOf(m))
}

// ParseMove implements engine.Position.
func (p *Position) ParseMove(text string) (engine.Move, error) {
	m, err := p.readMove(text)
	return engine.Legal(p, m, err)
}

// readMove parses a move in the notation of the current phase. Its errors describe that notation.
func (p *Position) readMove(s string) (engine.Move, error) {
	switch {
	case p.chance != none:
		if group, ok := packing.ParseDraw(s, SupplySize); ok {
			return drawKind | engine.Move(group), nil
		}
		return 0, engine.NewReason("form.group", "letters", Letters)
	case p.phase == taking:
		if source, colour, ok := packing.ParseTake(s); ok {
			return Take{source, colour}.Move(), nil
		}
		return 0, engine.NewReason("form.take")
	case p.phase == choosing:
		return readGroup(s, '=', bonusKind, int(p.owed), engine.NewReason("form.bonus", "tiles", int(p.owed), "letters", Letters))
	case strings.HasPrefix(s, "/"):
		return readGroup(s, '/', passKind, Corners, engine.NewReason("form.keep", "tiles", Corners, "letters", Letters))
	}
	return readPlace(s)
}

// readGroup parses a sign followed by up to most tiles in the order of the colours. If s has another form, it returns the
// error malformed.
func readGroup(s string, sign byte, kind engine.Move, most int, malformed error) (engine.Move, error) {
	if s != "" && s[0] == sign {
		if c, ok := packing.Parse(s[1:], most); ok && packing.Text(c) == s[1:] {
			return kind | engine.Move(c), nil
		}
	}
	return 0, malformed
}

func readPlace(s string) (engine.Move, error) {
	plain := len(s) == 4
	if (plain || len(s) == 6 && s[4] == '+' && digit(s[5], Ring-1)) && packing.Colour(s[0]) >= 0 && s[1] >= '0' && s[1] < '0'+Stars && s[2] == '.' && digit(s[3], Ring) {
		l := Place{Colour: packing.Colour(s[0]), Space: Ring*int(s[1]-'0') + int(s[3]-'1')}
		if !plain {
			l.Jokers = int(s[5] - '0')
		}
		return l.Move(), nil
	}
	return 0, engine.NewReason("form.place")
}

// digit reports whether b is a digit from 1 to highest.
func digit(b, highest byte) bool { return b >= '1' && b <= '0'+highest }
