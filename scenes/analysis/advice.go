package analysis

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/review"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/board"
	"azulejo/scenes/describe"
	"azulejo/scenes/table"
)

// Adviser puts advice about a match into messages over the board that shows it.
type Adviser struct {
	Game     Game
	Comparer *review.Comparer
	Board    *board.Board
	Beginner bool // whether the player learns the game
}

// explainer returns an explainer with the names of the players.
func (a *Adviser) explainer() describe.Explainer {
	return describe.Explainer{Words: a.Game.Words, Name: func(seat engine.Seat) string { return a.Game.Players[seat].Name },
		Addressed: a.Game.Players.OnlyPerson}
}

// Hint is the move that the computer would make, revealed in steps.
type Hint struct {
	Move      engine.Move
	Position  uint64 // the hash of its position
	Step      HintStep
	Final     bool // no further step can be asked for
	reasoning *review.Reasoning
}

// HintStep is the step that a hint has reached.
type HintStep uint8

const (
	NoHint   HintStep = iota
	HintLook          // where to look
	HintMove          // the move
	HintWhy           // the reason
)

// NewHint returns a hint for the position shown, at its first step. lines are those of the search; there may be none.
func (a *Adviser) NewHint(m engine.Move, lines []players.Line) Hint {
	p, explain := a.Board.Shown(), a.Comparer.ReasonHint
	if a.Beginner {
		explain = a.Comparer.ReasonHintToBeginner
	}
	return Hint{Move: m, Position: p.Hash(), Step: HintLook, reasoning: explain(p, m, lines)}
}

// Update goes on for a tick to look for the reason, so that it is known when it is to be told. It reports whether it is known.
func (h *Hint) Update() (known bool) { return Reason(h.reasoning) }

// known reports whether the reason is known, or that there is none.
func (h *Hint) known() bool { return h.reasoning == nil || h.reasoning.Done() }

// Why returns the explanation of the move, an empty one for a hint without reasons.
func (h *Hint) Why() review.Explanation {
	if h.reasoning == nil {
		return review.Explanation{}
	}
	return h.reasoning.Finish()
}

// Advance goes to the next step. It reports whether the hint is for a position.
func (h *Hint) Advance(p engine.Position) bool {
	if h.Step == NoHint || h.Position != p.Hash() {
		return false
	}
	h.Step = min(h.Step+1, HintWhy)
	return true
}

// Restart goes back to the first step. It reports whether the hint is for a position.
func (h *Hint) Restart(p engine.Position) bool {
	if h.Step == NoHint || h.Position != p.Hash() {
		return false
	}
	h.Step = HintLook
	return true
}

// Hint returns the sentence of the current step of a hint. From HintMove on, the move is also to be suggested on the board.
func (a *Adviser) Hint(h Hint) Message {
	w := a.Game.Words
	_, sentence := a.Game.Table.MoveEffect(a.Board.Shown(), h.Move)
	switch {
	case h.Step == HintWhy:
		return a.about(h.Move, cmp.Or(a.why(&h), w.T("play.hint.sentence", "sentence", w.Capitalize(sentence))))
	case h.Step == HintLook && !a.Board.MadeOfPicks(h.Move) && h.Final:
		return a.look(h.Move, a.lookText(h.Move))
	case h.Step == HintLook && !a.Board.MadeOfPicks(h.Move):
		return a.look(h.Move, w.T("play.hint.look", "look", a.lookText(h.Move)))
	case h.Final, h.known() && a.why(&h) == "":
		return a.about(h.Move, w.T("play.hint.sentence", "sentence", w.Capitalize(sentence)))
	}
	return a.about(h.Move, w.T("play.hint.move", "move", w.Capitalize(sentence)))
}

// Ask asks for a move, with light where a good one begins.
func (a *Adviser) Ask(m engine.Move) Message {
	return a.look(m, a.Game.Words.T("guide.ask", "look", a.lookText(m)))
}

// Suggest names a move and gives the reasons for it or, in a heading that has no space for them, the first one or none.
func (a *Adviser) Suggest(h Hint) Message {
	w := a.Game.Words
	move := w.Capitalize(a.Game.Table.MoveName(a.Board.Shown(), h.Move))
	suggest := func(why string) string { return strings.TrimSpace(w.T("guide.suggest", "move", move, "why", why)) }
	message := a.about(h.Move, suggest(a.why(&h)))
	first := h.Why()
	first.For, first.But = first.For[:min(1, len(first.For))], nil
	message.Shorter = []string{suggest(a.explainer().ForPlayer(first, describe.GlanceLength)), suggest("")}
	return message
}

// lookText returns a sentence that asks to look where a move begins, or at the circle of spaces in which it ends.
func (a *Adviser) lookText(m engine.Move) string {
	source, target := a.Board.Source(m), a.Board.TargetOf(m)
	place, tiles := "other", ""
	switch {
	case target.Zone.Circular():
		place = "star"
	case table.IsPlate(source):
		place, tiles = "factory", a.tilesAt(source)
	case source.Zone == engine.Centre:
		place = "centre"
	case source.Zone == engine.Line:
		place = "line"
	case source.Zone == engine.Hand:
		place = "hand"
	}
	return a.Game.Words.T("play.look", "place", place, "group", tiles, "line", int(source.Row)+1, "star", a.Game.Table.SourceName(target), "name", a.Game.Table.SourceName(source))
}

// look returns a text with light where a move begins, or on the circle of spaces in which it ends.
func (a *Adviser) look(m engine.Move, text string) Message {
	message, target := a.about(m, text), a.Board.TargetOf(m)
	message.Shapes = []board.Shape{{Kind: board.Halo, At: a.Board.Source(m)}}
	if target.Zone.Circular() {
		message.At, message.Parts, message.Shapes = stage.Rect{}, nil, nil
		for _, space := range a.Board.Circle(target) {
			part := a.Board.Subject(space)[0]
			message.At, message.Parts = message.At.Union(part), append(message.Parts, part)
			message.Shapes = append(message.Shapes, board.Shape{Kind: board.Halo, At: space})
		}
	}
	return message
}

// tilesAt returns the tiles at a place by colour, such as "3 green and 1 red".
func (a *Adviser) tilesAt(at engine.Place) string {
	count := map[engine.Tile]int{}
	for _, tile := range a.Board.At(at) {
		count[tile.Tile]++
	}
	var parts []string
	for _, c := range slices.Sorted(maps.Keys(count)) {
		parts = append(parts, a.Game.Words.T("accessible.counted", "tiles", count[c], "colour", a.Game.Table.ColourName(c)))
	}
	return a.Game.Words.List(parts...)
}

// why returns the reason for the move of a hint in the position shown, or "" if none is known.
func (a *Adviser) why(h *Hint) string {
	return a.explainer().Hint(h.Why(), describe.GlanceLength, func(m engine.Move) string { return a.Game.Table.MoveName(a.Board.Shown(), m) })
}

// about returns a sentence about a move next to the tiles that it takes. It does not cover its target.
func (a *Adviser) about(m engine.Move, sentence string) Message {
	from, to := a.Board.MoveRects(m)
	return Message{Kind: HintMessage, Text: sentence, At: from, Parts: a.Board.TakenTiles(m), Keep: []stage.Rect{to}}
}

// Rating rates a move played in a position, next to where it went: a line with the grade and, if there was a better move, why it is better in a second line.
func (a *Adviser) Rating(before engine.Position, played engine.Move, c review.Comparison, why review.Explanation) Message {
	w, text := a.Game.Words, a.Game.Words.T(review.Best)
	if best, by := c.BestMove(played), review.Points(c.Loss); best != played {
		text = w.T(review.RatingKey(by), "move", a.Game.Table.MoveName(before, best), "points", by) + "\n" + a.explainer().ForPlayer(why, describe.GlanceLength)
	}
	to := a.Game.Table.Options(before).Of(played).To
	return Message{Kind: RatingMessage, Text: text, At: a.Game.Table.Target(to).Rect, Keep: a.Board.TilesOf(before.ToMove())}
}

// Breakdown explains how tiles scored: for one tile its runs in brackets and their sum, for several the points of each.
func (a *Adviser) Breakdown(scored []engine.Scored) Message {
	if len(scored) != 1 {
		return Message{Kind: BreakdownMessage, Shapes: Coins(scored)}
	}
	s := scored[0]
	_, runs, _ := table.RunBrackets(a.Board.Frame().Kit, a.Game.Table, s)
	return Message{Kind: BreakdownMessage, Text: table.SumText(a.Game.Words, table.RunLengths(s), s.Points), At: runs,
		Shapes: []board.Shape{{Kind: board.Brackets, Scored: s}}}
}

// Remark is a comment on a place, in any language.
type Remark struct {
	At    engine.Place
	Tiles []engine.Tile // the colours of the tiles at At that it is about; none for all
	Say   func(*locale.Words) string
	Lit   bool // light is on the place
}

// NewRemark returns the remark of a comment.
func NewRemark(c engine.Comment) *Remark {
	return &Remark{c.At, c.Tiles, func(w *locale.Words) string { return c.Say(w) }, c.Warning}
}

// With returns a remark that says what r says and then other, at the place of other.
func (r *Remark) With(other *Remark) *Remark {
	both := *other
	both.Say = func(w *locale.Words) string { return r.Say(w) + " " + other.Say(w) }
	return &both
}

// Remark shows a remark next to what it is about: a line or space that is lit, all tiles of a pool or of a line, or one place. What is on the same
// board stays in sight, also where callouts may cover it.
func (a *Adviser) Remark(r *Remark) Message {
	m := Message{Kind: CommentMessage, Text: r.Say(a.Game.Words), Parts: a.Board.Subject(r.At, r.Tiles...)}
	for _, part := range m.Parts {
		m.At = m.At.Union(part)
	}
	if r.At.Zone.Owned() {
		m.Keep = a.Board.TilesOf(r.At.Seat)
	}
	if r.Lit {
		m.At = m.At.Union(a.Game.Table.Target(r.At).Rect)
		m.Shapes = []board.Shape{{Kind: board.Light, At: r.At}}
	}
	return m
}

// ScoreRemark returns a remark on what a seat scored with a move and why its best tile did. It returns nil if no tile scored or the game does not say
// why.
func ScoreRemark(t table.Wording, h *engine.Transition, seat engine.Seat) *Remark {
	var best engine.Scored
	var round engine.RoundScore
	for _, e := range h.Events {
		if e.Seat == seat {
			round.Count(e)
		}
		if e.Seat != seat || e.Kind != engine.Count || !e.From.Zone.Scores() {
			continue
		}
		if s, found := engine.ScoredIn(h.Events, e.From); found && s.Points > best.Points {
			best = s
		}
	}
	if best.Points == 0 || t.ScoreReason(best) == "" {
		return nil
	}
	won := max(0, h.After.Scores(nil)[seat]-h.Before.Scores(nil)[seat])
	lost := -round.Parts[engine.FromFloor] - round.Spared()
	return &Remark{At: best.At, Say: func(w *locale.Words) string {
		text := w.T("guide.round", "points", won)
		if lost > 0 {
			text = w.T("guide.round-floor", "points", round.Net+lost, "floor", lost)
		}
		return text + " " + t.ScoreReason(best)
	}}
}
