package pavilion

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	"azulejo/scenes/describe"
)

// Read implements telling.Teller: "3G" or "3 green"; "2.5", "G2.5", "green 2.5" or "G2.5+1"; "pass", "/GG" or "pass 2 green"; "=GR" or
// "green red". What can be read but is not a move of this phase is returned as well, so that Check gives the reason.
func (t Teller) Read(pos engine.Position, text string) []engine.Move {
	p := pavilion.See(pos)
	take, pass, place := t.readTake(text), t.readPass(p, text), t.readPlace(p, text)
	switch {
	case p.Choosing():
		if bonus := t.readBonus(text); bonus != nil {
			return bonus
		}
	case p.Placing() && pass != nil:
		return pass
	case p.Placing() && place != nil:
		return place
	}
	if other := slices.Concat(take, pass, place); other != nil {
		return other[:1]
	}
	return nil
}

// readTake reads a source and a colour.
func (t Teller) readTake(text string) []engine.Move {
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
		if !describe.IsPass(t.Words, word) {
			return nil
		}
		kept = rest
		if strings.TrimSpace(kept) == "" && p.Placing() {
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
