package board

import (
	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// hover shows or hides the outcome of a drop at a target.
func (p *Player) hover(i int, on bool) {
	if i < 0 || i >= len(p.targets.list) {
		return
	}
	p.View.layers.ghosts.Clear()
	p.View.endPreview()
	p.hideOutcome()
	if !on {
		p.hovered = -1
		p.showPlacedGhost()
		p.reportHover(p.modePrompt())
		return
	}
	p.hovered = i
	if t := p.targets.list[i]; len(t.options) > 0 && !p.menuOpen() {
		p.View.showMoveGhosts(t.options[0])
		p.showOutcome(t.options[0], t.Rect)
	}
}

// menuOpen reports whether a menu of payments is open.
func (p *Player) menuOpen() bool {
	_, open := p.mode.(*paying)
	return open
}

// hideOutcome hides the outcome of a move, but not a reason that is still shown.
func (p *Player) hideOutcome() {
	if p.label.ticks == 0 && !p.menuOpen() {
		p.clearLabel()
	}
}

// ClearHover hides what is shown of the hovered target. While no move can be made by hand, what the screen shows of a move stays.
func (p *Player) ClearHover() {
	if !p.movesEnabled() {
		return
	}
	p.hover(p.hovered, false)
	p.hideOutcome()
}

// lightSource lights all tiles that picking g would take, and shows the outcome if they have only one target.
func (p *Player) lightSource(g table.Pickable, on bool) {
	p.View.layers.lights.Clear()
	if p.held() != nil {
		return
	}
	tiles := p.View.cast.TilesOf(g)
	if g.SingleTarget && !p.menuOpen() && len(p.targets.list) > 0 {
		p.showClick(g, tiles, on)
	}
	if on {
		addHalos(p.View.layers.lights, tiles)
	}
}

// showClick shows or hides the outcome of a click on a pickable.
func (p *Player) showClick(g table.Pickable, tiles []*table.Actor, on bool) {
	p.hideOutcome()
	options, _ := p.targets.all.Drop(g, p.targets.list[0].Place)
	if !on || len(options) == 0 {
		p.announce("")
		return
	}
	p.View.layers.lights.Add(p.incoming(g)...)
	p.showOutcome(options[0], table.Around(0, tiles[0].Spot()))
}

// incoming returns faint tiles behind a plus that show what a pickable would add to a hand; none if the hand would have to be rearranged.
func (p *Player) incoming(g table.Pickable) (shown []*stage.Node) {
	to, tiles := p.targets.list[0].Place, p.View.cast.LiftedTiles(g)
	n := len(p.View.At(to))
	all := n + 1 + len(tiles)
	if !to.Zone.Pool() || p.table.Anchor(to, 0, all) != p.table.Anchor(to, 0, max(1, n)) {
		return nil
	}
	for i, a := range tiles {
		shown = append(shown, a.Art.Skin.Ghost(p.table.Anchor(to, n+1+i, all)))
	}
	k, at := p.View.frame.Kit, p.table.Anchor(to, n, all)
	return append(shown, k.Text("+", gfx.SerifBold, 0.5*at.Size/k.Unit, at.X, at.Y, 0.5, k.On.Ink()))
}

// showOutcome shows what a move scores, next to a rectangle or in the table's area for it.
func (p *Player) showOutcome(o table.Option, at stage.Rect) {
	short, sentence := p.table.MoveEffect(p.View.shown, o.Move)
	p.reportHover(sentence)
	if p.ShowSums && p.label.ticks == 0 {
		p.showScore(short, p.View.preview(o, at))
	}
}
