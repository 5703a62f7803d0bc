package azul

import (
	"errors"
	"fmt"

	"azulejo/engine"
)

func colourWord(c engine.Tile) string {
	return [...]string{"blue", "yellow", "red", "black", "white"}[c]
}

// Check implements engine.Position.
func (p *Position) Check(m engine.Move) error {
	switch {
	case p.phase == over:
		return errors.New("the game is over")
	case p.dealing:
		return checkDeal(p, m)
	case p.phase == tiling:
		return checkWall(p, m)
	}
	return checkTake(p, m)
}

func checkTake(p *Position, m engine.Move) error {
	t, ok := Taken(m)
	if !ok || t.Move() != m || t.Line > FloorLine || t.Colour >= Colours || t.Source >= p.Factories() && t.Source != Centre {
		return errors.New("tiles are to be taken from a factory or the centre now")
	}
	where := "the centre"
	if t.Source != Centre {
		where = fmt.Sprintf("factory %d", t.Source+1)
	}
	if p.source[t.Source] == 0 {
		return fmt.Errorf("%s is empty", where)
	}
	if p.source[t.Source].of(t.Colour) == 0 {
		return fmt.Errorf("there is no %s tile in %s", colourWord(t.Colour), where)
	}
	if t.Line == FloorLine || p.boards[p.turn].open[t.Colour]>>t.Line&1 == 1 {
		return nil
	}
	return p.boards[p.turn].refuse(t.Line, t.Colour)
}

// refuse says why a pattern line does not take a colour.
func (b *board) refuse(r int, c engine.Tile) error {
	switch {
	case b.full(r):
		return fmt.Errorf("line %d is full", r+1)
	case b.line[r] > 0 && engine.Tile(b.colour[r]) != c:
		return fmt.Errorf("line %d holds %s", r+1, colourWord(engine.Tile(b.colour[r])))
	}
	return fmt.Errorf("row %d of the wall already has %s", r+1, colourWord(c))
}

func checkWall(p *Position, m engine.Move) error {
	row, col, ok := Wall(m)
	if !ok || WallMove(row, col) != m || row > 4 || col > 4 {
		return errors.New("a tile is to be placed on the wall now")
	}
	b := &p.boards[p.turn]
	want := b.tilingRow()
	c := engine.Tile(b.colour[want])
	switch {
	case row != want:
		return fmt.Errorf("line %d is to be placed now, in row %d", want+1, want+1)
	case b.wall&bit(row, col) != 0:
		return fmt.Errorf("row %d, column %d is taken", row+1, col+1)
	case b.fits(p.variant, row, c)>>col&1 == 0:
		return fmt.Errorf("column %d of the wall already has %s", col+1, colourWord(c))
	}
	return nil
}

func checkDeal(p *Position, m engine.Move) error {
	group, ok := dealt(m)
	if !ok || dealMove(group) != m || group>>(per*Colours) != 0 {
		return errors.New("tiles are to be dealt now")
	}
	have := p.bag.total() + p.lid.total()
	if want := min(4, have); group.total() != want {
		return fmt.Errorf("a factory gets %d tiles, not %d", want, group.total())
	}
	if p.bag.total() >= 4 || p.lid == 0 {
		if !group.within(p.bag) {
			return errors.New("the bag does not hold these tiles")
		}
		return nil
	}
	if !p.bag.within(group) {
		return errors.New("the bag's last tiles are dealt before it is refilled")
	}
	if !(group - p.bag).within(p.lid) {
		return errors.New("bag and lid do not hold these tiles")
	}
	return nil
}
