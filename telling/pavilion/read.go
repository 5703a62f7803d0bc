package pavilion

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/telling"
)

// Read implements telling.Teller: "3G" or "3 green"; "2.5", "G2.5", "green 2.5" or "G2.5+1"; "pass", "/GG" or "pass 2 green"; "=GR" or
// "green red".
func (t Teller) Read(pos engine.Position, text string) []engine.Move {
	p := pavilion.See(pos)
	switch {
	case p.Choosing():
		return t.readBonus(text)
	case p.Placing():
		if moves := t.readPass(p, text); moves != nil {
			return moves
		}
		return t.readPlace(p, text)
	}
	source, colour, _, known := t.ReadTake(text, 2)
	if !known {
		return nil
	}
	return []engine.Move{pavilion.Take{Source: source, Colour: colour}.Move()}
}

func (t Teller) readBonus(text string) []engine.Move {
	heap, ok := t.ReadHeap(strings.TrimPrefix(text, "="))
	if !ok || pavilion.Pile(heap).Total() == 0 || pavilion.Pile(heap).Total() > pavilion.SupplySize {
		return nil
	}
	return []engine.Move{pavilion.BonusMove(pavilion.Pile(heap))}
}

// readPass reads a pass. Without tiles to keep it keeps all of a hand that fits, else each of the fullest choices is meant.
func (t Teller) readPass(p pavilion.View, text string) []engine.Move {
	kept, slash := strings.CutPrefix(text, "/")
	if !slash {
		word, rest, _ := strings.Cut(text, " ")
		if !telling.Is(t.Words, "term.word.pass", word) && !strings.EqualFold(word, "pass") {
			return nil
		}
		kept = rest
		if strings.TrimSpace(kept) == "" {
			return fullest(p)
		}
	}
	heap, ok := t.ReadHeap(kept)
	if !ok || pavilion.Pile(heap).Total() > pavilion.Corners {
		return nil
	}
	return []engine.Move{pavilion.PassMove(pavilion.Pile(heap))}
}

// fullest are the ways to pass that keep as much as there is room for.
func fullest(p pavilion.View) []engine.Move {
	most := min(Hand(p, p.ToMove()).Total(), pavilion.Corners)
	return slices.DeleteFunc(p.Moves(nil), func(m engine.Move) bool {
		kept, ok := pavilion.Passed(m)
		return !ok || kept.Total() != most
	})
}

var space = regexp.MustCompile(`^(.*?)([0-6])\.([1-6])(?:\+([0-5]))?$`)

// readPlace reads a space, perhaps with the colour that is to lie there and with the jokers that pay.
func (t Teller) readPlace(p pavilion.View, text string) []engine.Move {
	m := space.FindStringSubmatch(strings.ReplaceAll(text, " ", ""))
	if m == nil {
		return nil
	}
	colour, named := t.ReadColour(m[1])
	if m[1] != "" && !named {
		return nil
	}
	at := pavilion.Ring*int(m[2][0]-'0') + int(m[3][0]-'1')
	jokers, _ := strconv.Atoi(m[4]) // none where it is empty
	var moves []engine.Move
	for _, l := range p.Payments(at) {
		if (!named || l.Colour == colour) && (m[4] == "" || l.Jokers == jokers) {
			moves = append(moves, l.Move())
		}
	}
	if moves != nil {
		return moves
	}
	l := pavilion.Place{Colour: likely(p, at, colour, named), Space: at, Jokers: jokers}
	return []engine.Move{l.Move()} // for the reason why not
}

// likely is the colour meant for a space: the one named, the star's own, or that of most tiles in the hand.
func likely(p pavilion.View, at int, named engine.Tile, ok bool) engine.Tile {
	own, has := p.OwnColour(at / pavilion.Ring)
	switch {
	case ok:
		return named
	case has:
		return own
	}
	hand := Hand(p, p.ToMove())
	return engine.Tile(slices.Index(hand[:], slices.Max(hand[:])))
}
