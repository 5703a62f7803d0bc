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

// ParseMoves implements describe.Describer: "3G" or "3 green"; "2.5", "G2.5", "green 2.5" or "G2.5+1"; "pass", "/GG" or "pass 2 green";
// "=GR" or "green red". It also returns moves of another phase, so that Check can give the reason.
func (d Describer) ParseMoves(pos engine.Position, text string) []engine.Move {
	p := pavilion.See(pos)
	take, pass, place := d.parseTake(text), d.parsePass(p, text), d.parsePlacement(p, text)
	switch {
	case p.Choosing():
		if bonus := d.parseBonus(text); bonus != nil {
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

// parseTake parses a source and a colour.
func (d Describer) parseTake(text string) []engine.Move {
	source, colour, _, known := d.ParseTake(text, 2)
	if !known {
		return nil
	}
	return []engine.Move{pavilion.Take{Source: source, Colour: colour}.Move()}
}

// parseBonus parses a choice of bonus tiles.
func (d Describer) parseBonus(text string) []engine.Move {
	counts, ok := d.ParseTiles(strings.TrimPrefix(text, "="))
	if !ok || pavilion.Pile(counts).Total() == 0 || pavilion.Pile(counts).Total() > pavilion.SupplySize {
		return nil
	}
	return []engine.Move{pavilion.BonusMove(pavilion.Pile(counts))}
}

// parsePass parses a pass. Without tiles to keep, it keeps the whole hand if allowed; otherwise it returns every pass that keeps as many
// tiles as allowed.
func (d Describer) parsePass(p pavilion.View, text string) []engine.Move {
	kept, slash := strings.CutPrefix(text, "/")
	if !slash {
		word, rest, _ := strings.Cut(text, " ")
		if !describe.IsPass(d.Words, word) {
			return nil
		}
		kept = rest
		if strings.TrimSpace(kept) == "" && p.Placing() {
			return passesKeepingMost(p)
		}
	}
	counts, ok := d.ParseTiles(kept)
	if !ok || pavilion.Pile(counts).Total() > pavilion.Corners {
		return nil
	}
	return []engine.Move{pavilion.PassMove(pavilion.Pile(counts))}
}

// passesKeepingMost returns the passes that keep as many tiles as allowed.
func passesKeepingMost(p pavilion.View) []engine.Move {
	most := min(Hand(p, p.ToMove()).Total(), pavilion.Corners)
	return slices.DeleteFunc(p.Moves(nil), func(m engine.Move) bool {
		kept, ok := pavilion.Passed(m)
		return !ok || kept.Total() != most
	})
}

// spacePattern matches an optional colour, a star and a number, and optionally a number of jokers.
var spacePattern = regexp.MustCompile(`^(.*?)([0-6])\.([1-6])(?:\+([0-5]))?$`)

// parsePlacement parses a space, optionally with the colour to place and the number of jokers to pay.
func (d Describer) parsePlacement(p pavilion.View, text string) []engine.Move {
	m := spacePattern.FindStringSubmatch(strings.ReplaceAll(text, " ", ""))
	if m == nil {
		return nil
	}
	colour, named := d.ParseColour(m[1])
	if m[1] != "" && !named {
		return nil
	}
	at := pavilion.Ring*int(m[2][0]-'0') + int(m[3][0]-'1')
	jokers, _ := strconv.Atoi(m[4]) // 0 if empty
	var moves []engine.Move
	for _, l := range p.Payments(at) {
		if (!named || l.Colour == colour) && (m[4] == "" || l.Jokers == jokers) {
			moves = append(moves, l.Move())
		}
	}
	if moves != nil {
		return moves
	}
	l := pavilion.Place{Colour: likelyColour(p, at, colour, named), Space: at, Jokers: jokers}
	return []engine.Move{l.Move()} // for the reason that Check gives
}

// likelyColour returns the colour meant for a space: the named one, the star's own, or the most frequent one in the hand.
func likelyColour(p pavilion.View, at int, named engine.Tile, ok bool) engine.Tile {
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
