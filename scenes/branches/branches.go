// Package branches is the list of the branches of a game: what might have been played from one of its positions on. It begins new ones, also with another
// deal.
package branches

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/engine/record"
	"azulejo/engine/review"
	"azulejo/engine/sanitize"
	"azulejo/game"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"
)

// Scene is the list of branches.
type Scene struct {
	*dialog.Scene
	paged   *dialog.Paged
	game    *games.Game
	match   *engine.Match
	players seating.Players
	at      int      // the number of moves at which a new branch begins
	levels  []string // of computers that there are

	branches []record.Branch
	active   string // the button that was pressed once and does its work at the second press: it ends a name, or removes a branch. "" for none.
	deal     *deal  // that is being chosen; nil for none

	service *review.Service
	wins    map[uint64][]float64 // win probabilities by the hash of the position, nil while they are not known
	changed bool                 // win probabilities have become known
	ctx     *game.Context
}

// New returns the list of a route. Win probabilities come from a backend.
func New(all []games.Game, b players.Backend, r route.Branches) *Scene {
	s := &Scene{game: games.Find(all, r.Match.Edition.ID), match: r.Match, players: r.Players, at: r.At, levels: b.Levels(),
		service: review.NewService(b), wins: map[uint64][]float64{}}
	s.paged = &dialog.Paged{Name: "branches", Title: "branch.title", Rows: s.rows}
	s.Scene = dialog.NewPaged(s.paged)
	s.First = "free"
	return s
}

// Layout implements game.Scene.
func (s *Scene) Layout(c *game.Context) {
	s.ctx = c
	s.branches = saves.Branches(c, s.match)
	s.paged.Proceeds = s.deal != nil || !s.overHere()
	if s.paged.Columns, s.paged.ColumnWidth = 1, rowWidth; s.deal != nil {
		s.paged.Columns, s.paged.ColumnWidth = 2, dealWidth
	}
	s.Scene.Layout(c)
}

// Update implements game.Scene.
func (s *Scene) Update(c *game.Context) {
	s.ctx = c
	s.service.Poll()
	if s.changed && !c.Input.Editing {
		s.changed = false
		s.Layout(c)
		c.Redraw()
	}
	s.Scene.Update(c)
}

// Moving implements game.Animated. Answers are taken while the screen moves.
func (s *Scene) Moving() bool { return s.service.Busy() }

// Leave implements game.Leaver.
func (s *Scene) Leave(*game.Context) { s.service.CancelAll() }

// Lengths in design units.
const (
	rowWidth   = 900.0 // at the usual text size
	rowText    = 20.0
	rowGap     = 10.0
	sideButton = 138.0 // the width of a button next to that of a branch, at the usual text size
)

// rows returns the rows for a column of a width.
func (s *Scene) rows(k dialog.Kit, width float64) (rows []dialog.Row) {
	if s.deal != nil {
		return s.dealRows(k, width)
	}
	w := k.Words
	rows = append(rows, k.HeadingRow(s.place(s.at)))
	if !s.overHere() {
		if len(s.branches) == 0 { // else the list shows it
			rows = append(rows, k.TextRow(w.T("branch.kept"), width))
		}
		rows = append(rows, s.beginRows(k, width, s.at, nil)...)
	}
	choose := func(word, label string) {
		if d := s.lastDeal(word); d != nil {
			rows = append(rows, k.ButtonRow(word, label, false, width, func() { s.deal = d; s.Layout(k.Context) }))
		}
	}
	choose(dealWord, w.T("branch.deal", "round", max(1, s.match.At(s.at).Round())))
	choose(fillWord, w.T("branch.fill"))
	for i, b := range s.branches {
		if i == 0 {
			rows = append(rows, k.HeadingRow(w.T("branch.list")))
		}
		rows = append(rows, s.branchRow(k, i, b, width))
	}
	return rows
}

// overHere reports whether the game is over where a new branch would begin.
func (s *Scene) overHere() bool { return engine.Cursor{Match: s.match, At: s.at}.Over() }

// beginRows returns the buttons that begin a branch with the first n moves of the game and then a deal, which may be nil.
func (s *Scene) beginRows(k dialog.Kit, width float64, n int, dealt []engine.Move) []dialog.Row {
	w, computers := k.Words, s.computers()
	if len(computers) == 0 {
		text := w.T("branch.here")
		if dealt != nil {
			text = w.T("branch.tiles")
		}
		return []dialog.Row{k.ButtonRow("free", text, true, width, func() { s.begin(n, dealt, true) })}
	}
	return []dialog.Row{
		k.ButtonRow("free", w.T("branch.everybody"), true, width, func() { s.begin(n, dealt, true) }),
		k.ButtonRow("levels", w.T("branch.levels", "players", w.List(computers...)), false, width, func() { s.begin(n, dealt, false) }),
	}
}

// computers returns the names of the computers of the game.
func (s *Scene) computers() (names []string) {
	for i, p := range s.players {
		if !s.players.Person(engine.Seat(i)) {
			names = append(names, p.Name)
		}
	}
	return names
}

// place returns the number of the move after n moves, and its round, or that the game is over there.
func (s *Scene) place(n int) string {
	if (engine.Cursor{Match: s.match, At: n}).Over() {
		return s.ctx.Words.T("play.log.end")
	}
	number := 1
	for i := range n {
		if s.match.At(i).ToMove() != engine.Nature {
			number++
		}
	}
	return s.ctx.Words.T("review.at", "number", number, "round", max(1, s.match.At(n).Round()))
}

// lastDeal returns the deal of the round in which new branches begin, or its last refill of the supply before them. It returns nil if there is none, or
// if there was nothing to draw.
func (s *Scene) lastDeal(word string) *deal {
	for n := s.at - 1; n >= 0; n-- {
		switch each, _ := s.match.At(n).Chance(); {
		case each == word:
			for n > 0 {
				if before, _ := s.match.At(n - 1).Chance(); before != word {
					break
				}
				n--
			}
			if d := newDeal(s.match.At(n).Clone(), n, s.match.Line()); !d.empty() {
				return d
			}
			return nil
		case each == dealWord:
			return nil
		}
	}
	return nil
}

// begin opens a new branch that begins with the first n moves of the game and then a deal, which may be nil. A branch with a deal is saved at once,
// others with their first move.
func (s *Scene) begin(n int, dealt []engine.Move, free bool) {
	m, err := engine.NewMatch(s.match.Edition, s.match.Options, uint64(rand.Uint32()))
	if err != nil {
		s.ctx.Notify(engine.Say(err, s.ctx.Words))
		return
	}
	moves := slices.Concat(s.match.Line()[:n], dealt)
	_ = m.Extend(func(engine.Position) (engine.Move, error) { // these moves are legal
		if len(m.Moves()) == len(moves) {
			return engine.NoMove, nil
		}
		return moves[len(m.Moves())], nil
	})
	b := record.Branch{At: n, Free: free, Match: m}
	taken := func(o record.Branch) bool { return o.Name == b.Name }
	for i := 1; i == 1 || slices.ContainsFunc(s.branches, taken); i++ {
		b.Name = s.ctx.Words.T("branch.name", "number", i)
	}
	if dealt != nil {
		s.change(func(all []record.Branch) []record.Branch { return append(all, b) })
	}
	s.open(b)
}

// open goes to the table of a branch, over the screen below the list.
func (s *Scene) open(b record.Branch) {
	seated := slices.Clone(s.players)
	if !b.Free {
		saves.ReplaceMissingLevels(s.ctx, seated, s.levels)
	}
	s.ctx.Pop()
	s.ctx.Push(route.Branch{Branch: b, Of: s.match, Players: seated})
}

// change changes the branches of the game.
func (s *Scene) change(change func([]record.Branch) []record.Branch) {
	if err := saves.ChangeBranches(s.ctx, s.match, s.players, change); err != nil {
		s.ctx.Notify(saves.Failure(err).Say(s.ctx.Words))
	}
}

// label describes a branch in one or two lines: its name and where it begins, and its result or the win probabilities so far as they are known.
func (s *Scene) label(b record.Branch) (lines []string) {
	w := s.ctx.Words
	lines = []string{w.T("branch.row", "branch", b.Name, "place", s.place(b.At))}
	if b.Match.Over() {
		return append(lines, s.players.Outcome(w, engine.Cursor{Match: b.Match, At: len(b.Match.Moves())}))
	}
	if chances := s.chances(b.Match, b.Match.Position()); chances != "" {
		return append(lines, chances)
	}
	return lines
}

// maxName is the length of the longest name of a branch, in letters.
const maxName = 24

// rename changes the name of the i-th branch, unless that is empty or another branch has it.
func (s *Scene) rename(i int, name string) {
	name = sanitize.Name(name)
	if name == "" || slices.ContainsFunc(s.branches, func(b record.Branch) bool { return b.Name == name }) {
		return
	}
	s.branches[i].Name = name
	s.change(func([]record.Branch) []record.Branch { return s.branches })
}

// chances says the win probabilities of a position, which it asks for, or "" while they are not known.
func (s *Scene) chances(m *engine.Match, pos engine.Position) string {
	if pos.ToMove() == engine.Nature {
		return ""
	}
	at := pos.Hash()
	win, asked := s.wins[at]
	if !asked {
		s.wins[at] = nil
		s.service.Ask(0, analysis.WinRequest(m, pos), func(answer players.Choice, err error) {
			if err == nil {
				s.wins[at], s.changed = analysis.WinProbabilities(answer, pos.Seats()), true
			}
		})
	}
	if win == nil {
		return ""
	}
	var all []string
	for seat, n := range analysis.Percents(win) {
		all = append(all, s.ctx.Words.T("branch.chance", "player", s.players[seat].Name, "chance", n))
	}
	return s.ctx.Words.T("branch.chances", "chances", s.ctx.Words.List(all...))
}

// part is a part of the row of a branch.
type part uint8

const (
	_ part = iota
	openPart
	renamePart
	removePart
)

// plan says how parts are arranged.
type plan = layout.Box[part]

// branchRow returns the row of the i-th branch: the button that opens it, and those that rename and remove it next to it, or below in a handheld window.
func (s *Scene) branchRow(k dialog.Kit, i int, b record.Branch, width float64) dialog.Row {
	u, lines := k.UI.Unit, s.label(b)
	label, name := strings.Join(lines, "\n"), lines[0]
	if len(lines) > 1 {
		name = k.Words.T("branch.row", "branch", name, "place", lines[1])
	}
	gap := rowGap * u
	open := plan{Area: openPart, Width: layout.Flexible(0), HeightFor: func(width float64) layout.Size {
		return layout.Fixed(k.UI.WrappedButtonHeight(label, rowText, width))
	}}
	row := layout.InRow(open, plan{Area: renamePart}.WithWidth(sideButton*u*k.UI.TextGrowth(rowText)), plan{Area: removePart}.WithWidth(sideButton*u*k.UI.TextGrowth(rowText))).WithGap(gap)
	if k.Handheld() {
		buttons := layout.InRow(plan{Area: renamePart, Width: layout.Flexible(0)}, plan{Area: removePart, Width: layout.Flexible(0)}).WithGap(gap).WithHeight(k.UI.Row(50, rowText))
		row = layout.InColumn(open, buttons, layout.Spacer[part](gap)).WithGap(gap / 2)
	}
	height := row.HeightIn(width).Pref
	return dialog.Row{Height: height + gap, Build: func(r stage.Rect) *stage.Node {
		r.H = height
		n, areas := stage.Group(""), layout.Solve(r, row)
		rename, text := fmt.Sprint("name-", i), "kept.name"
		if s.active == rename {
			text = "play.done"
			n.Add(k.UI.Field(fmt.Sprint("called-", i), k.Words.T("branch.field"), b.Name, maxName, areas[openPart], func(text string) { s.rename(i, text) }).Node)
		} else {
			n.Add(k.UI.Button(fmt.Sprint("branch-", i), label, false, areas[openPart], func() { s.open(b) }).WrapText(rowText, 0).SetRole(stage.RoleButton, name))
		}
		add := func(name, text string, p part, second func()) {
			button := k.UI.Button(name, k.Words.T(text), false, areas[p], func() { s.press(name, second) }).WrapText(rowText, 0)
			n.Add(button.SetRole(stage.RoleButton, k.Words.T("list.middle", "list", k.Words.T(text), "item", b.Name)))
		}
		add(rename, text, renamePart, func() {})
		remove := fmt.Sprint("remove-", i)
		text = "kept.remove"
		if s.active == remove {
			text = "kept.remove.sure"
		}
		add(remove, text, removePart, func() {
			s.change(func(all []record.Branch) []record.Branch { return slices.Delete(all, i, i+1) })
		})
		return n
	}}
}

// press makes a button the active one or, at its second press, calls second.
func (s *Scene) press(button string, second func()) {
	if s.active == button {
		second()
		button = ""
	}
	s.active = button
	s.Layout(s.ctx)
	if i, ok := strings.CutPrefix(button, "name-"); ok {
		s.Screen.Dispatcher.Focus("called-" + i)
	}
}
