package azul

import (
	"azulejo/engine"
	"azulejo/engine/azul"
	telling "azulejo/telling/azul"
)

// teller tells in the words of the frame.
func (t *Table) teller() telling.Teller { return telling.New(t.frame.Words) }

// Tell implements table.Table.
func (t *Table) Tell(pos engine.Position, m engine.Move) string { return t.teller().Tell(pos, m) }

// Name implements table.Table.
func (t *Table) Name(pos engine.Position, m engine.Move) string { return t.teller().Name(pos, m) }

// Worth implements table.Table.
func (t *Table) Worth(pos engine.Position, m engine.Move) (short, sentence string) {
	return t.teller().Worth(pos, m)
}

// Waits implements table.Table.
func (t *Table) Waits(pos engine.Position, s engine.Seat) string { return t.teller().Waits(pos, s) }

// Aim implements table.Table: no move costs tiles.
func (t *Table) Aim(engine.Position, engine.Move) string { return "" }

// Prompt implements table.Table.
func (t *Table) Prompt(pos engine.Position) string {
	p, w := azul.See(pos), t.frame.Words
	switch {
	case p.Tiling():
		return w.T("azul.prompt.tiling", p.TilingRow()+1)
	case p.LastRound():
		return w.T("azul.prompt.last")
	}
	return w.T("azul.prompt.offer")
}
