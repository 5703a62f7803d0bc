package pavilion

import (
	"errors"
	"fmt"
	"math/bits"

	"azulejo/engine"
)

// Check implements engine.Position.
func (p *Position) Check(m engine.Move) error {
	switch {
	case p.phase == over:
		return errors.New("the game is over")
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
	if !ok || t.Move() != m || t.Colour >= Colours || t.Source >= p.Factories() && t.Source != Centre {
		return errors.New("tiles are to be taken from a factory or the centre now")
	}
	where := "the centre"
	if t.Source != Centre {
		where = fmt.Sprintf("factory %d", t.Source+1)
	}
	pile := p.source[t.Source]
	switch {
	case pile == 0:
		return fmt.Errorf("%s is empty", where)
	case pile.of(t.Colour) == 0:
		return fmt.Errorf("there is no %s tile in %s", colourWord(t.Colour), where)
	case t.Colour == p.Joker() && pile.of(t.Colour) != pile.total():
		return fmt.Errorf("%s is the joker colour: it cannot be chosen where other colours lie", colourWord(t.Colour))
	}
	return nil
}

func starWord(star int) string {
	if star == 0 {
		return "the star in the middle"
	}
	return fmt.Sprintf("star %d", star)
}

func checkPlace(p *Position, m engine.Move) error {
	l, ok := Placed(m)
	if !ok || l.Move() != m || l.Colour >= Colours || l.Space >= Spaces {
		return errors.New("a tile is to be placed on a star now, or the turn passed")
	}
	b := &p.boards[p.turn]
	if b.taken>>l.Space&1 == 1 {
		return fmt.Errorf("space %d of %s is taken", l.Space%Ring+1, starWord(l.Space/Ring))
	}
	if open := b.open(p.variant, l.Space/Ring); open>>l.Colour&1 == 0 {
		return b.refuse(l, open)
	}
	return checkPrice(p, b, l)
}

// refuse says why a star does not take a colour.
func (b *board) refuse(l Place, open uint8) error {
	star := l.Space / Ring
	if b.on[star]>>l.Colour&1 == 1 {
		return fmt.Errorf("%s already has %s, and its colours differ", starWord(star), colourWord(l.Colour))
	}
	return fmt.Errorf("%s takes only %s", starWord(star), colourWord(engine.Tile(bits.TrailingZeros8(open))))
}

// checkPrice checks that the hand pays for a placing.
func checkPrice(p *Position, b *board, l Place) error {
	cost := int(p.variant.costs[l.Space])
	joker := p.Joker()
	have, wild := b.hand.of(l.Colour), b.hand.of(joker)
	if l.Colour == joker {
		wild = 0
	}
	switch {
	case have == 0:
		return fmt.Errorf("at least one %s tile must pay, and there is none", colourWord(l.Colour))
	case have+wild < cost && wild > 0:
		return fmt.Errorf("this space costs %d, and there are only %d %s and %d jokers", cost, have, colourWord(l.Colour), wild)
	case have+wild < cost:
		return fmt.Errorf("this space costs %d, and there are only %d %s", cost, have, colourWord(l.Colour))
	case l.Jokers > wild || l.Jokers >= cost || cost-l.Jokers > have:
		return fmt.Errorf("%d jokers cannot pay here", l.Jokers)
	}
	return nil
}

func checkBonus(p *Position, m engine.Move) error {
	group := pileOf(m)
	switch {
	case m != bonusKind|engine.Move(group) || !group.within(ones*perColour):
		return errors.New("bonus tiles are to be taken from the supply now")
	case !group.within(p.supply):
		return errors.New("the supply does not hold these tiles")
	case group.total() != int(p.owed):
		return fmt.Errorf("%d bonus tiles are to be taken, not %d", p.owed, group.total())
	}
	return nil
}

func checkPass(p *Position, m engine.Move) error {
	kept := pileOf(m)
	switch {
	case m != passKind|engine.Move(kept) || !kept.within(ones*perColour):
		return errors.New("this is no way to pass")
	case !kept.within(p.boards[p.turn].hand):
		return errors.New("the hand does not hold these tiles")
	case kept.total() > Corners:
		return fmt.Errorf("up to %d tiles can be kept, not %d", Corners, kept.total())
	}
	return nil
}

func checkDraw(p *Position, m engine.Move) error {
	group := pileOf(m)
	if m != drawKind|engine.Move(group) || !group.within(ones*perColour) {
		return errors.New("tiles are to be drawn now")
	}
	want := p.wanted()
	switch {
	case group.total() != want:
		return fmt.Errorf("%d tiles are to be drawn, not %d", want, group.total())
	case p.bag.total() >= want && !group.within(p.bag):
		return errors.New("the bag does not hold these tiles")
	case p.bag.total() >= want:
		return nil
	case !p.bag.within(group):
		return errors.New("the bag's last tiles are drawn before it is refilled")
	case !(group - p.bag).within(p.storage):
		return errors.New("bag and storage do not hold these tiles")
	}
	return nil
}
