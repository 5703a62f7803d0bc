package board

import (
	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// preview shows what a move of the seat on turn will score: the tile on the wall with its runs, and the round score. It returns the rectangle of the
// runs, or at if the move scores nothing on the wall.
func (v *View) preview(o table.Option, at stage.Rect) stage.Rect {
	v.endPreview()
	var log engine.Log
	after, seat := v.shown.Clone(), v.shown.ToMove()
	after.Play(o.Move, &log)
	r := roundScores{look: v.look, events: log.Events, steps: OneStep(after)}
	r.begin(engine.Event{})
	next := r.shown()[seat]
	v.scenery.Live.Next = &next
	v.scenery.Redraw()
	if o.Scored == nil {
		return at
	}
	outline := table.RunOutline(v.frame.Kit, v.look, o.Scored.Scored)
	v.showPieces(v.layers.preview, []table.Piece{{Place: o.Scored.At, Tile: o.Scored.Tile}}, table.Skin.Ghost)
	covered := outline.Bounds() // on the table, which a screen may show elsewhere
	v.layers.preview.Add(outline)
	return covered
}

// endPreview ends a preview, if there is one.
func (v *View) endPreview() {
	v.layers.preview.Clear()
	if live := &v.scenery.Live; live.Next != nil {
		live.Next = nil
		v.scenery.Redraw()
	}
}
