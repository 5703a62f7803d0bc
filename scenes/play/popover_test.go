package play

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
	"azulejo/scenes/table/tabletest"
)

// readings are the rectangles, by name, that a player has to see while choosing a move.
type readings map[string]stage.Rect

// readings returns the rectangles of the nodes and of the places of the board that popovers must not cover.
func (s *Scene) readings(c *game.Context) readings {
	all := readings{}
	s.root.Walk(func(n *stage.Node) {
		if strings.HasPrefix(n.Name, "button-") || n.Name == "action" || strings.HasPrefix(n.Name, "pickable-") || strings.HasPrefix(n.Name, "comments-") {
			all[fmt.Sprint(n.Name, " ", len(all))] = n.Bounds()
		}
		if l, ok := n.Art.(*stage.Label); ok && l.Text != "" && (n.Name == "title" || strings.HasPrefix(n.Name, "prompt-")) {
			w, _ := c.Pages.Fonts().Measure(l.Text, l.Face, l.Size)
			x, y := n.Centre()
			all[n.Name] = stage.Rect{X: x - w*l.Align, Y: y - 0.4*l.Size, W: w, H: 0.8 * l.Size}
		}
	})
	spaces := map[engine.Zone][2]int{engine.Line: {5, 5}, engine.Wall: {5, 5}, engine.Floor: {1, 7}}
	if s.session.game.Edition.JokerOrders != nil {
		spaces = map[engine.Zone][2]int{engine.Star: {7, 6}}
	}
	for zone, n := range spaces {
		for row := range n[0] {
			for col := range n[1] {
				if zone == engine.Line && col > row {
					continue
				}
				at := engine.Place{Zone: zone, Seat: s.viewer, Row: int8(row), Col: int8(col)}
				all[fmt.Sprint(at)] = table.Around(-0.2, s.table.Anchor(at, 0, 1))
			}
		}
	}
	for i, a := range s.board.Actors() {
		if z := a.Place.Zone; z == engine.Supply || (z == engine.Hand || z == engine.Corner) && a.Place.Seat == s.viewer {
			all[fmt.Sprint("tile ", i)] = table.Around(-0.2, a.Spot())
		}
	}
	return all
}

// panelRects returns the rectangles of the popovers in layers.
func panelRects(layers ...*stage.Node) (all []stage.Rect) {
	for _, layer := range layers {
		layer.Walk(func(n *stage.Node) {
			if p, ok := n.Art.(*stage.Panel); ok && p.Name == "pill" {
				all = append(all, n.Bounds())
			}
		})
	}
	return all
}

// expectClear checks that the popovers of a layer are within the window, and cover neither readings nor the rectangles in more.
func expectClear(t *testing.T, c *game.Context, s *Scene, what string, layer *stage.Node, more ...stage.Rect) {
	t.Helper()
	if len(panelRects(layer)) == 0 {
		return
	}
	all := s.readings(c)
	if layer.Name == analysis.InvitationMessage.String() { // which may cover the heading
		maps.DeleteFunc(all, func(name string, _ stage.Rect) bool {
			return name == "title" || strings.HasPrefix(name, "prompt-") || strings.HasPrefix(name, "comments-")
		})
	}
	for i, r := range more {
		all[fmt.Sprint("subject ", i)] = r
	}
	others := append(slices.Clone(s.callouts.Layer.Children()), s.board.Top)
	for i, r := range panelRects(slices.DeleteFunc(others, func(n *stage.Node) bool { return n == layer || n.Hidden })...) {
		all[fmt.Sprint("popover ", i)] = r
	}
	for _, r := range panelRects(layer) {
		if !r.In(stage.Rect{W: c.W, H: c.H}) {
			t.Errorf("%s leaves the window: %.0f", what, r)
		}
		var covered []string
		for name, o := range all {
			if r.Grow(-1).Overlaps(o) {
				covered = append(covered, name)
			}
		}
		if slices.Sort(covered); covered != nil {
			t.Errorf("%s at %.0f covers %v", what, r, covered)
		}
	}
}

// TestPopoversCoverNothing checks that no popover of any kind covers what the player has to see, in every window with every
// language and every game, each with one of several numbers of seats and moves.
func TestPopoversCoverNothing(t *testing.T) {
	router := func(r game.Route) game.Scene { return r.(*Scene) }
	first, players := scenetest.SampleGame(t, 0, 2, 0)
	eachGameInWindows(t, router, New(&games.All()[0], idle{}, first, players), func(t *testing.T, c *game.Context, at, round int) {
		c.Settings.CommentsOffered = false
		seats, moves := 2+round%2*2, []int{0, 9, 22, 37}[round/5%4]
		m, players := scenetest.SampleGame(t, at, seats, moves, "", "novice", "novice", "novice")
		players[m.Position().ToMove()].Level = ""
		s := New(&games.All()[at], idle{}, m, players)
		c.Go(s)
		name := fmt.Sprintf("%s for %d after %d", games.All()[at].Edition.ID, seats, moves)
		expectClear(t, c, s, name+": invitation", s.callout(analysis.InvitationMessage))
		c.Settings.CommentsOffered = true
		s.endAnimation()
		s.expectTips(t, c, name)
		s.expectLabels(t, c, name)
		s.endAnimation() // released tiles are back in their places
		s.expectPayments(t, c, name)
		s.expectToasts(t, c, name)
		s.expectHints(t, c, name)
		s.expectSums(t, c, name)
		s.expectComments(t, c, name)
	})
}

// TestTooltipsFitSmallPhones checks on the smallest phone, in every language, that every tooltip is shown.
func TestTooltipsFitSmallPhones(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestSceneIn(t, at, 2, 0, false, 360, 640)
		c := b.app.Context()
		c.Resize(3*360, 3*640, 3)
		for _, language := range locale.Languages() {
			c.SetLanguage(language)
			b.s.expectTips(t, c, language)
		}
	})
}

// expectTips checks the tooltip of every topic.
func (s *Scene) expectTips(t *testing.T, c *game.Context, name string) {
	t.Helper()
	for _, topic := range s.HelpRoute().(route.Explain).Topics() {
		s.tooltips.subject, s.tooltips.ticks, s.messagesChanged = tooltipSubject{topic: &topic}, tooltipTicks, true
		expectClear(t, c, s, name+": tooltip "+topic.Key, s.callout(analysis.TooltipMessage), topic.Rect.Grow(-1))
		if len(s.callout(analysis.TooltipMessage).Children()) == 0 && s.headingText() != c.Words.T(topic.Key, topic.Values...) {
			t.Errorf("%s: the tooltip %s is shown nowhere", name, topic.Key)
		}
		s.tickTooltip(tooltipSubject{})
	}
}

// expectLabels checks the labels of every target, with an empty hand and with tiles of each source, and the labels of illegal drops.
func (s *Scene) expectLabels(t *testing.T, c *game.Context, name string) {
	t.Helper()
	pos := s.board.Shown()
	targets := tabletest.Targets(s.table, pos)
	over := func(what string) {
		for i, z := range targets {
			n := nodeOf(s, fmt.Sprint("target-", i))
			if n == nil || n.Touch.Hover == nil {
				continue
			}
			n.Touch.Hover(true)
			expectClear(t, c, s, fmt.Sprintf("%s: %s over %v", name, what, z.Place), s.board.Top, s.labelled(z)...)
			n.Touch.Hover(false)
		}
	}
	over("label")
	options := s.table.Options(pos)
	for i, g := range options.Pickables() {
		n := nodeOf(s, fmt.Sprintf("pickable-%d-%d-%d", g.From.Zone, g.From.Row, g.Tile))
		if n == nil || g.SingleTarget || i%3 > 0 {
			continue
		}
		n.Touch.Press()
		over(fmt.Sprintf("label for %v", g.From))
		for i, z := range targets {
			if _, why := options.Drop(g, z.Place); why != nil {
				if n := nodeOf(s, fmt.Sprint("target-", i)); n != nil {
					n.Touch.Press()
					expectClear(t, c, s, fmt.Sprintf("%s: reason at %v", name, z.Place), s.board.Top)
				}
				break
			}
		}
		s.board.Escape()
	}
}

// expectPayments checks the choice of a payment for each space that has several.
func (s *Scene) expectPayments(t *testing.T, c *game.Context, name string) {
	t.Helper()
	options := s.table.Options(s.board.Shown())
	for i, z := range tabletest.Targets(s.table, s.board.Shown()) {
		ways, _ := options.Click(z.Place)
		if len(ways) < 2 || onPhone(s) {
			continue
		}
		nodeOf(s, fmt.Sprint("target-", i)).Touch.Press()
		menu := s.board.Top.Find("payment")
		if menu == nil {
			t.Fatalf("%s: there is no choice of payments at %v", name, z.Place)
		}
		box := menu.Children()[0].Bounds()
		readings := s.readings(c)
		readings["subject"] = s.labelled(z)[0]
		for what, r := range readings {
			if box.Grow(-1).Overlaps(r) && !strings.HasPrefix(what, "{") { // the board may be covered, as it cannot be pressed then
				t.Errorf("%s: the payments of %v at %.0f cover %s", name, z.Place, box, what)
			}
		}
		s.board.Escape()
	}
}

// expectToasts checks that a toast covers neither buttons nor the heading.
func (s *Scene) expectToasts(t *testing.T, c *game.Context, name string) {
	t.Helper()
	toast := c.ToastRect(c.Words.T("play.hintThinking"), s.root)
	for what, r := range s.readings(c) {
		if toast.Grow(-1).Overlaps(r) && (strings.HasPrefix(what, "button-") || what == "action" || what == "title" || strings.HasPrefix(what, "prompt-")) {
			t.Errorf("%s: a toast at %.0f covers %s", name, toast, what)
		}
	}
}

// labelled returns the rectangles that the label of a target describes.
func (s *Scene) labelled(z table.Target) []stage.Rect {
	return []stage.Rect{table.Around(-0.2, s.table.Anchor(z.Place, 0, 1))}
}

// expectHints checks all steps of hints for several moves.
func (s *Scene) expectHints(t *testing.T, c *game.Context, name string) {
	t.Helper()
	moves := s.board.Shown().Moves(nil)
	for i := 0; i < len(moves); i += 1 + len(moves)/3 {
		s.hint.Move, s.hint.Position = moves[i], s.board.Shown().Hash()
		for s.hint.Step = analysis.HintLook; s.hint.Step <= analysis.HintWhy; s.hint.Step++ {
			s.showHint()
			var lit []stage.Rect
			o := s.table.Option(s.board.Shown(), moves[i])
			pickable, at := o.From, o.To
			for _, a := range s.board.At(pickable.From) {
				if a.Tile == pickable.Tile {
					lit = append(lit, table.Around(0, a.Spot()))
				}
			}
			lit = append(lit, table.Around(-0.2, s.table.Anchor(at, 0, 1)))
			expectClear(t, c, s, fmt.Sprint(name, ": hint ", s.hint.Step), s.callout(analysis.HintMessage), lit...)
		}
		s.dismiss(analysis.HintMessage)
	}
	s.hint.Step = 0
	s.endAnimation()
}

// expectSums checks the score explanations of placed tiles.
func (s *Scene) expectSums(t *testing.T, c *game.Context, name string) {
	t.Helper()
	for _, p := range s.table.Pieces(s.board.Shown()) {
		if scored, ok := engine.ScoredAt(s.session.match, p.Place); ok {
			s.pendingScores = []engine.Scored{scored}
			s.explainScores()
			_, runs, _ := table.RunBrackets(s.frame().Kit, s.table, scored)
			more := []stage.Rect{runs.Grow(-1)}
			if p.Place.Seat != s.viewer {
				more = nil
			}
			expectClear(t, c, s, fmt.Sprint(name, ": sum at ", p.Place), s.callout(analysis.BreakdownMessage), more...)
		}
	}
	s.dismiss(analysis.BreakdownMessage)
}

// expectComments checks a comment on a tile in each zone.
func (s *Scene) expectComments(t *testing.T, c *game.Context, name string) {
	t.Helper()
	c.Settings.Comments = true
	defer func() { c.Settings.Comments = false }()
	var zones []engine.Zone
	for _, a := range s.board.Actors() {
		if slices.Contains(zones, a.Place.Zone) {
			continue
		}
		zones = append(zones, a.Place.Zone)
		s.commentary.shown = analysis.NewRemark(engine.Comment{Reason: engine.Reason{Code: "comment.azul.marker"}, At: a.Place})
		s.commentary.message, s.messagesChanged = s.adviser().Remark(s.commentary.shown), true
		expectClear(t, c, s, fmt.Sprint(name, ": comment on ", a.Place), s.callout(analysis.CommentMessage))
	}
	s.commentary.clear()
	s.endAnimation()
}
