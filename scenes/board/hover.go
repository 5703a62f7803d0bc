package board

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// hover shows or hides the outcome of a drop at a target.
func (b *Board) hover(i int, on bool) {
	if i < 0 || i >= len(b.targets.list) {
		return
	}
	b.layers.ghosts.Clear()
	b.endPreview()
	b.hideOutcome()
	if !on {
		b.hovered = -1
		b.showPlacedGhost()
		b.reportHover(b.modePrompt())
		return
	}
	b.hovered = i
	if t := b.targets.list[i]; len(t.options) > 0 && !b.menuOpen() {
		b.showMoveGhosts(t.options[0])
		b.showOutcome(t.options[0], t.Rect)
	}
}

// menuOpen reports whether a menu of payments is open.
func (b *Board) menuOpen() bool {
	_, open := b.mode.(*paying)
	return open
}

// hideOutcome hides the outcome of a move, but not a reason that is still shown.
func (b *Board) hideOutcome() {
	if b.label.ticks == 0 && !b.menuOpen() {
		b.clearLabel()
	}
}

// ClearHover hides what is shown of the hovered target. While no move can be made by hand, what the screen shows of a move stays.
func (b *Board) ClearHover() {
	if !b.movesEnabled() {
		return
	}
	b.hover(b.hovered, false)
	b.hideOutcome()
}

// lightSource lights all tiles that picking g would take, and shows the outcome if they have only one target.
func (b *Board) lightSource(g table.Pickable, on bool) {
	b.layers.lights.Clear()
	if b.held() != nil {
		return
	}
	tiles := b.cast.TilesOf(g)
	if g.SingleTarget && !b.menuOpen() && len(b.targets.list) > 0 {
		b.showClick(g, tiles, on)
	}
	if on {
		addHalos(b.layers.lights, tiles)
	}
}

// showClick shows or hides the outcome of a click on a pickable.
func (b *Board) showClick(g table.Pickable, tiles []*table.Actor, on bool) {
	b.hideOutcome()
	options, _ := b.targets.all.Drop(g, b.targets.list[0].Place)
	if !on || len(options) == 0 {
		b.announce("")
		return
	}
	b.layers.lights.Add(b.incoming(g)...)
	b.showOutcome(options[0], table.Around(0, tiles[0].Spot()))
}

// incoming returns faint tiles behind a plus that show what a pickable would add to a hand; none if the hand would have to be rearranged.
func (b *Board) incoming(g table.Pickable) (shown []*stage.Node) {
	to, tiles := b.targets.list[0].Place, b.cast.LiftedTiles(g)
	n := len(b.At(to))
	all := n + 1 + len(tiles)
	if !to.Zone.Pool() || b.table.Anchor(to, 0, all) != b.table.Anchor(to, 0, max(1, n)) {
		return nil
	}
	for i, a := range tiles {
		shown = append(shown, a.Art.Skin.Ghost(b.table.Anchor(to, n+1+i, all)))
	}
	k, at := b.frame.Kit, b.table.Anchor(to, n, all)
	return append(shown, k.Text("+", gfx.SerifBold, 0.5*at.Size/k.Unit, at.X, at.Y, 0.5, k.On.Ink()))
}

// showOutcome shows what a move scores, next to a rectangle or in the table's area for it.
func (b *Board) showOutcome(o table.Option, at stage.Rect) {
	short, sentence := b.table.MoveEffect(b.shown, o.Move)
	b.reportHover(sentence)
	if b.ShowSums && b.label.ticks == 0 {
		b.showScore(short, b.preview(o, at))
	}
}
