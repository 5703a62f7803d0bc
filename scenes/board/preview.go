package board

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// preview shows what a move of the seat on turn will score: the tile on the wall with its runs, and the round score. It returns the rectangle of the
// runs, or at if the move scores nothing on the wall.
func (b *Board) preview(o table.Option, at stage.Rect) stage.Rect {
	b.endPreview()
	var log engine.Log
	after, seat := b.shown.Clone(), b.shown.ToMove()
	after.Play(o.Move, &log)
	r := roundScores{look: b.table, events: log.Events, steps: OneStep(after)}
	r.begin(engine.Event{})
	next := r.shown()[seat]
	b.scenery.Live.Next = &next
	b.scenery.Redraw()
	if o.Scored == nil {
		return at
	}
	outline := table.RunOutline(b.frame.Kit, b.table, o.Scored.Scored)
	b.showPieces(b.layers.preview, []table.Piece{{Place: o.Scored.At, Tile: o.Scored.Tile}}, table.Skin.Ghost)
	covered := outline.Bounds() // on the table, which a screen may show elsewhere
	b.layers.preview.Add(outline)
	return covered
}

// endPreview ends a preview, if there is one.
func (b *Board) endPreview() {
	b.layers.preview.Clear()
	if live := &b.scenery.Live; live.Next != nil {
		live.Next = nil
		b.scenery.Redraw()
	}
}
