package pavilion

import "azulejo/engine"

// Check implements engine.Position.
func (p *Position) Check(m engine.Move) error {
	switch {
	case p.phase == over:
		return engine.NewReason("illegal.over")
	case p.chance != none:
		return checkDraw(p, m)
	case p.phase == taking:
		return checkTake(p, m)
	case p.phase == choosing:
		return checkBonus(p, m)
	case m&kindMask == passKind:
		return checkPass(p, m)
	}
	return checkPlace(p, m)
}

func checkTake(p *Position, m engine.Move) error {
	t, ok := Taken(m)
	if !ok || t.Move() != m {
		return engine.NewReason("illegal.take-now")
	}
	if t.Source >= p.Factories() && t.Source != Centre {
		return engine.NewReason("illegal.no-factory", "factories", p.Factories())
	}
	pile := p.source[t.Source]
	if r := packing.CheckTake(t.Source, pile, t.Colour, ColourKey(t.Colour)); r != nil {
		return r
	}
	if t.Colour == p.Joker() && pile.of(t.Colour) != pile.total() {
		return engine.NewReason("illegal.joker-chosen", "colour", ColourKey(t.Colour))
	}
	return nil
}

func checkPlace(p *Position, m engine.Move) error {
	l, ok := Placed(m)
	if !ok || l.Move() != m {
		return engine.NewReason("illegal.place-now")
	}
	b := &p.boards[p.turn]
	if b.covered>>l.Space&1 == 1 {
		return engine.NewReason("illegal.star-taken")
	}
	if open := b.openColours(p.variant, l.Space/Ring); open>>l.Colour&1 == 0 {
		return b.closedStarReason(p.variant, l, open)
	}
	return checkPrice(p, l)
}

// closedStarReason returns the reason why a star does not accept the colour of l. open is the set of colours that it
// accepts.
func (b *board) closedStarReason(v *variant, l Place, open uint8) error {
	star := v.starPhrase(l.Space / Ring)
	if b.starColours[l.Space/Ring]>>l.Colour&1 == 1 {
		return engine.NewReason("illegal.star-has", "colour", ColourKey(l.Colour), "place", star)
	}
	return engine.NewReason("illegal.star-only", "colour", ColourKey(lowestColour(open)), "place", star)
}

// checkPrice checks that the hand can pay for a placement.
func checkPrice(p *Position, l Place) error {
	cost := int(p.variant.costs[l.Space])
	joker, hand := p.Joker(), p.boards[p.turn].hand
	have, wild := hand.of(l.Colour), hand.of(joker)
	if l.Colour == joker {
		wild = 0
	}
	switch {
	case have == 0:
		return engine.NewReason("illegal.none-pays", "colour", ColourKey(l.Colour))
	case have+wild < cost && wild > 0:
		return engine.NewReason("illegal.costs-jokers", "cost", cost, "tiles", have, "colour", ColourKey(l.Colour), "jokers", wild)
	case have+wild < cost:
		return engine.NewReason("illegal.costs", "cost", cost, "tiles", have, "colour", ColourKey(l.Colour))
	case l.Jokers > wild || l.Jokers >= cost || cost-l.Jokers > have:
		return engine.NewReason("illegal.jokers", "jokers", l.Jokers)
	}
	return nil
}

// groupOf unpacks the tiles of a move. ok is false if m is not of the given kind or has more tiles of a colour than
// exist.
func groupOf(m, kind engine.Move) (group counts, ok bool) {
	group = pileOf(m)
	return group, m == kind|engine.Move(group) && group.within(ones*perColour)
}

func checkBonus(p *Position, m engine.Move) error {
	group, ok := groupOf(m, bonusKind)
	switch {
	case !ok:
		return engine.NewReason("illegal.bonus-now")
	case !group.within(p.supply):
		return engine.NewReason("illegal.supply-lacks")
	case group.total() != int(p.owed):
		return engine.NewReason("illegal.bonus-size", "tiles", int(p.owed), "given", group.total())
	}
	return nil
}

func checkPass(p *Position, m engine.Move) error {
	kept, ok := groupOf(m, passKind)
	switch {
	case !ok:
		return engine.NewReason("illegal.pass-now")
	case !kept.within(p.boards[p.turn].hand):
		return engine.NewReason("illegal.hand-lacks")
	case kept.total() > Corners:
		return engine.NewReason("illegal.keep-size", "tiles", Corners, "given", kept.total())
	}
	return nil
}

func checkDraw(p *Position, m engine.Move) error {
	group, ok := groupOf(m, drawKind)
	if !ok {
		return engine.NewReason("illegal.draw-now")
	}
	return packing.CheckDraw(group, p.bag, p.storage, p.drawSize(), "illegal.draw-size", "illegal.storage-lacks")
}
