package azul

import "azulejo/engine"

// ColourKey returns the translation key of a colour's name.
func ColourKey(c engine.Tile) engine.Key {
	return engine.Key("azul.colour." + [...]string{"blue", "yellow", "red", "black", "white"}[c])
}

// Check implements engine.Position.
func (p *Position) Check(m engine.Move) error {
	switch {
	case p.phase == over:
		return engine.NewReason("illegal.over")
	case p.dealing:
		return checkDeal(p, m)
	case p.phase == tiling:
		return checkWall(p, m)
	}
	return checkTake(p, m)
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
	if t.Line == FloorLine || p.boards[p.turn].open[t.Colour]>>t.Line&1 == 1 {
		return nil
	}
	return p.boards[p.turn].closedLineReason(t.Line, t.Colour)
}

// closedLineReason returns the reason why line r, which is closed to c, does not accept it.
func (b *board) closedLineReason(r int, c engine.Tile) error {
	switch {
	case b.full(r):
		return engine.NewReason("illegal.line-full", "line", r+1)
	case b.line[r] > 0 && b.colour[r] != c:
		return engine.NewReason("illegal.line-holds", "line", r+1, "colour", ColourKey(b.colour[r]))
	}
	return engine.NewReason("illegal.row-has", "row", r+1, "colour", ColourKey(c))
}

func checkWall(p *Position, m engine.Move) error {
	row, col, ok := Wall(m)
	if !ok || WallMove(row, col) != m {
		return engine.NewReason("illegal.wall-now")
	}
	b := &p.boards[p.turn]
	expected := b.tilingRow()
	c := b.colour[expected]
	switch {
	case row != expected:
		return engine.NewReason("illegal.line-now", "line", expected+1)
	case b.wall&bit(row, col) != 0:
		return engine.NewReason("illegal.wall-taken", "row", row+1, "column", col+1)
	case b.fits(p.variant, row, c)>>col&1 == 0:
		return engine.NewReason("illegal.column-has", "column", col+1, "colour", ColourKey(c))
	}
	return nil
}

func checkDeal(p *Position, m engine.Move) error {
	group, ok := dealt(m)
	if !ok || dealMove(group) != m || group>>(countBits*Colours) != 0 {
		return engine.NewReason("illegal.draw-now")
	}
	return packing.CheckDraw(group, p.bag, p.lid, p.drawSize(), "illegal.factory-size", "illegal.lid-lacks")
}
