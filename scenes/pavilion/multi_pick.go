package pavilion

import (
	"slices"

	"azulejo/engine"
	"azulejo/engine/pavilion"
	describe "azulejo/scenes/describe/pavilion"
	"azulejo/scenes/table"
)

// MultiPick implements the moves of several picks: choosing bonus tiles, and passing.
func (t *Table) MultiPick(pos engine.Position) *table.MultiPick {
	p := pavilion.See(pos)
	switch {
	case p.Over() || p.ToMove() == engine.Nature:
		return nil
	case p.Choosing():
		return t.bonusPick(p)
	case p.Placing():
		return t.passPick(p)
	}
	return nil
}

// pileOf returns tiles as a pile.
func pileOf(tiles []engine.Tile) (l pavilion.Pile) {
	for _, c := range tiles {
		l[c]++
	}
	return l
}

// picksOf returns a function that lists the tiles of a move that unpack unpacks: nil for other moves, and an empty list for an empty pile.
func picksOf(unpack func(engine.Move) (pavilion.Pile, bool)) func(engine.Move) []engine.Tile {
	return func(m engine.Move) []engine.Tile {
		pile, ok := unpack(m)
		if !ok {
			return nil
		}
		tiles := []engine.Tile{}
		for c, n := range pile {
			tiles = append(tiles, slices.Repeat([]engine.Tile{engine.Tile(c)}, n)...)
		}
		return tiles
	}
}

// bonusPick returns the choice of bonus tiles.
func (t *Table) bonusPick(p pavilion.View) *table.MultiPick {
	s := p.ToMove()
	note := func(picks []engine.Tile) string {
		return t.Words.T("pavilion.bonus.note", "chosen", len(picks), "tiles", p.Owed())
	}
	return &table.MultiPick{
		From: engine.Place{Zone: engine.Supply}, To: engine.Place{Zone: engine.Hand, Seat: s}, Max: p.Owed(), Automatic: true, Area: t.handArea(s), Highlight: t.supply,
		LogText: t.Words.T("log.supply"),
		Move:    func(picks []engine.Tile) engine.Move { return pavilion.BonusMove(pileOf(picks)) },
		Picks:   picksOf(pavilion.Bonus),
		Prompt: func(picks []engine.Tile) string {
			if left := p.Owed() - len(picks); left > 0 {
				return t.Words.T("pavilion.bonus", "tiles", left)
			}
			return note(picks)
		},
		Note:    note,
		Warning: func([]engine.Tile) string { return "" },
	}
}

// passPick returns the choice of the tiles that a pass keeps.
func (t *Table) passPick(p pavilion.View) *table.MultiPick {
	s := p.ToMove()
	hand := describe.Hand(p, s).Total()
	return &table.MultiPick{
		From: engine.Place{Zone: engine.Hand, Seat: s}, To: engine.Place{Zone: engine.Corner, Seat: s}, Max: pavilion.Corners, Area: t.boards[s].rect, Highlight: t.boards[s].rect,
		Preselected: suggestedKeep(p, s),
		LogText:     t.Words.T("log.passed"),
		Move:        func(picks []engine.Tile) engine.Move { return pavilion.PassMove(pileOf(picks)) },
		Picks:       picksOf(pavilion.Passed),
		Prompt:      func([]engine.Tile) string { return t.Words.T("pavilion.prompt.pass") },
		Note: func(picks []engine.Tile) string {
			if lost := hand - len(picks); lost > 0 {
				return t.Words.T("pavilion.pass.note", "kept", len(picks), "tiles", hand, "lost", lost)
			}
			return t.Words.T("pavilion.pass.note.all", "tiles", hand)
		},
		ActionLabel: func(picks []engine.Tile, begun bool) string {
			switch lost := hand - len(picks); {
			case !begun:
				return t.Words.T("pavilion.pass")
			case lost == 0:
				return t.Words.T("pavilion.pass.free")
			default:
				return t.Words.T("pavilion.pass.costs", "points", t.Words.Signed(-lost))
			}
		},
		Warning: func(picks []engine.Tile) string {
			if len(picks) < min(hand, pavilion.Corners) {
				return t.Words.T("pavilion.pass.ask", "tiles", min(hand, pavilion.Corners)-len(picks))
			}
			return ""
		},
	}
}

// suggestedKeep returns the tiles that are proposed to be kept: jokers of the next round first, then the colours with the most tiles.
func suggestedKeep(p pavilion.View, s engine.Seat) []engine.Tile {
	hand, order := describe.Hand(p, s), p.Jokers()
	var kept []engine.Tile
	for len(kept) < pavilion.Corners && hand.Total() > 0 {
		best := engine.Tile(-1)
		for c := range engine.Tile(pavilion.Colours) {
			next := p.Round() < pavilion.Rounds && c == order[p.Round()]
			if hand[c] > 0 && (best < 0 || next || best != order[p.Round()%pavilion.Rounds] && hand[c] > hand[best]) {
				best = c
			}
		}
		for range min(hand[best], pavilion.Corners-len(kept)) {
			kept = append(kept, best)
		}
		hand[best] = 0
	}
	return kept
}
