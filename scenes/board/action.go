package board

import (
	"slices"

	"azulejo/engine"
	"azulejo/scenes/table"
)

// Action is what the action button says: nothing where there is none. begun tells whether it ends what it began.
func (h *Interaction) Action() (word string, begun bool) {
	if !h.open {
		return "", false
	}
	if h.picks != nil {
		if h.picks.Own {
			return "", false
		}
		return h.picks.Word(h.picks.tiles(), true), true
	}
	if d := h.table.Draft(h.view.shown); d != nil {
		return d.Word(nil, false), false
	}
	return "", false
}

// Act answers the action button: it begins a multi-pick, or ends it.
func (h *Interaction) Act() {
	if h.picks != nil {
		h.picks.finish()
		return
	}
	if d := h.table.Draft(h.view.shown); d != nil && h.open {
		h.beginPicks(d, d.First)
	}
}

func (h *Interaction) beginPicks(d *table.Draft, first []engine.Tile) {
	h.Release()
	h.picks = &picks{h: h, Draft: d}
	h.picks.begin(first)
}

// Prompt is what a multi-pick asks for, or nothing.
func (h *Interaction) Prompt() string {
	if h.picks == nil {
		return ""
	}
	return h.picks.Prompt(h.picks.tiles())
}

// LeavePicks takes back what was picked and reports whether there was anything.
func (h *Interaction) LeavePicks() bool { return h.picks != nil && h.picks.leave() }

// MadeOfPicks reports whether a move is put together from picks.
func (h *Interaction) MadeOfPicks(m engine.Move) bool {
	d := h.table.Draft(h.view.shown)
	return d != nil && d.Picks(m) != nil
}

// ShowSource lights all tiles where a move begins.
func (h *Interaction) ShowSource(m engine.Move) {
	grip, _ := h.table.Grasp(h.view.shown, m)
	for _, a := range h.view.At(grip.From) {
		h.view.Hint(h.view.Light(a))
	}
}

// ShowMove lights what a move takes and where it goes, and rests the keyboard there.
func (h *Interaction) ShowMove(m engine.Move) {
	pos := h.view.shown
	if d := h.table.Draft(pos); d != nil && d.Picks(m) != nil {
		h.showPicks(d, d.Picks(m))
		return
	}
	grip, at := h.table.Grasp(pos, m)
	for i, a := range h.view.cast.Held(grip, nil) {
		h.view.Hint(h.view.Light(a))
		if i == 0 {
			h.director.Focus(a.Node.Name)
		}
	}
	for _, g := range h.table.Ghosts(pos, m) {
		if !g.Place.Zone.Sink() {
			h.view.Hint(h.table.Skin(g).Halo(h.table.Anchor(g.Place, 0, 1)))
		}
	}
	for _, t := range h.targets.list {
		if t.Place == at && len(t.bare) > 0 {
			h.director.Focus(t.node.Name)
		}
	}
}

// showPicks shows what to pick: it is picked at once where the action button makes the move.
func (h *Interaction) showPicks(d *table.Draft, want []engine.Tile) {
	if !d.Own {
		h.beginPicks(d, want)
		h.director.Focus("action")
		return
	}
	for _, t := range h.picks.tiles() {
		if i := slices.Index(want, t); i >= 0 {
			want = slices.Delete(want, i, i+1)
		}
	}
	marked := map[*table.Actor]bool{}
	for i, t := range want {
		for _, a := range h.view.cast.Held(table.Grip{From: d.From, Tile: t}, nil) {
			if marked[a] {
				continue
			}
			marked[a] = true
			h.view.Hint(h.view.Light(a))
			if i == 0 {
				h.director.Focus(a.Node.Name)
			}
			break
		}
	}
}
