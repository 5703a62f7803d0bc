package board

// Action is what the action button says: nothing where there is none. begun tells whether it ends what it began.
func (h *Interaction) Action() (word string, begun bool) {
	switch p := h.picks; {
	case !h.open || h.order.open():
		return "", false
	case p == nil:
		if d := h.table.MultiPick(h.view.shown); d != nil {
			word = d.Word(nil, false)
		}
		return word, false
	case !p.Own:
		return p.Word(p.tiles(), true), true
	case p.full() && h.order.roomy():
		return h.view.frame.Words.T("play.done"), true
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
		h.beginPicks(d, d.First)
	}
}

// Pending reports whether a move has been begun that CancelPending gives up: a payment that is put together, or a multi-pick that the action
// button began.
func (h *Interaction) Pending() bool { return h.order.open() || h.picks != nil && !h.picks.Own }

// CancelPending puts back the tiles of a move that has been begun. The focus goes to where it began.
func (h *Interaction) CancelPending() {
	switch {
	case h.order.open():
		at, _ := h.targets.of(h.order.to)
		h.order.close()
		if !h.dispatcher.Focus(lensTarget(at)) {
			h.FocusFirst()
		}
	case h.Pending():
		h.LeavePicks()
		h.dispatcher.Focus("action")
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
