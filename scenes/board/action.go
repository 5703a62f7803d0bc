package board

// Action is what the action button says: nothing where there is none. begun tells whether it ends what it began.
func (h *Interaction) Action() (word string, begun bool) {
	if !h.open || h.order.open() {
		return "", false
	}
	if h.picks != nil {
		if h.picks.Own && h.picks.full() && h.order.roomy() {
			return h.view.frame.Words.T("play.done"), true
		}
		if h.picks.Own {
			return "", false
		}
		return h.picks.Word(h.picks.tiles(), true), true
	}
	if d := h.table.MultiPick(h.view.shown); d != nil {
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
	if d := h.table.MultiPick(h.view.shown); d != nil && h.open {
		beginPicks(h, d, d.First)
	}
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
