package analysis

import (
	"slices"
	"strings"
	"testing"

	"azulejo/game"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/table"
)

// space returns a window without obstacles but those in keep and the callouts of a view.
func space(c *game.Context, v *MessageView, keep ...stage.Rect) Space {
	window := stage.Rect{W: c.W, H: c.H}
	return Space{Frame: &table.Frame{Rect: window, Window: window, Kit: c.Kit(), Words: c.Words}, Obstacles: func(MessageKind) popover.Obstacles {
		return popover.Obstacles{Keep: append(slices.Clone(keep), v.Rects()...)}
	}}
}

// eachWindow calls visit for a window of a desktop and two of phones.
func eachWindow(t *testing.T, visit func(c *game.Context)) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}, {844, 390}} {
		visit(scenetest.Open(t, func(r game.Route) game.Scene { return r.(game.Scene) }, blank{}, size[0], size[1]).Context())
	}
}

// TestMessagesStayInPlace checks that a message stays where it is while it applies, that another avoids it, and that it is removed when it ends.
func TestMessagesStayInPlace(t *testing.T) {
	eachWindow(t, func(c *game.Context) {
		v, at := NewMessageView(), stage.Rect{X: 0.4 * c.W, Y: 0.4 * c.H, W: 40, H: 40}
		hint := Message{Kind: HintMessage, Text: "Take the 2 blue tiles.", At: at}
		tooltip := Message{Kind: TooltipMessage, Text: "The floor line", At: at}
		if rest := v.Show(space(c, &v), []Message{hint}); len(rest) != 0 || len(v.Rects()) != 1 {
			t.Fatalf("%d callouts, for the heading: %v", len(v.Rects()), rest)
		}
		before := v.Rects()[0]
		v.Show(space(c, &v), []Message{hint, tooltip})
		all := v.Rects()
		if len(all) != 2 || all[0] != before || all[0].Overlaps(all[1]) || all[0].Overlaps(at) || all[1].Overlaps(at) {
			t.Errorf("around %v: %v, before %v", at, all, before)
		}
		if v.Show(space(c, &v), []Message{tooltip}); !slices.Equal(v.Rects(), all[1:]) || v.Shows(HintMessage) || len(v.Layer.Children()) != 1 {
			t.Errorf("the tooltip alone is at %v, before %v", v.Rects(), all[1:])
		}
	})
}

// TestMessagesWithoutSpaceBelongInTheHeading checks that messages without a subject or without space around it are returned in their order, and that they
// are not placed later, when there is space.
func TestMessagesWithoutSpaceBelongInTheHeading(t *testing.T) {
	eachWindow(t, func(c *game.Context) {
		v, window := NewMessageView(), stage.Rect{W: c.W, H: c.H}
		all := []Message{{Kind: InputMessage, Text: "You hold 2 tiles."}, {Kind: HintMessage, Text: "Take them.", At: stage.Rect{X: 9, Y: 9, W: 9, H: 9}}, {Kind: PromptMessage, Text: "Your turn"}}
		for _, s := range []Space{space(c, &v, window), space(c, &v)} {
			rest := v.Show(s, all)
			if len(rest) != 3 || len(v.Rects()) != 0 || !slices.EqualFunc(rest, all, func(a, b Message) bool { return a.same(&b) }) {
				t.Errorf("%d callouts, for the heading: %v", len(v.Rects()), rest)
			}
		}
		if v.Clear(); len(v.Show(space(c, &v), all)) != 2 {
			t.Error("a message is not placed after Clear")
		}
	})
}

// TestQuestionsPreferTheirPlace checks that a question is in the first rectangle that has space for it, or else next to its subject, and that its answers
// can be pressed.
func TestQuestionsPreferTheirPlace(t *testing.T) {
	eachWindow(t, func(c *game.Context) {
		answered := ""
		m := Message{Kind: InvitationMessage, Text: "Shall I comment on your first game?", At: stage.Rect{X: c.W / 2, Y: c.H / 2}}
		for _, name := range []string{"yes", "no"} {
			m.Buttons = append(m.Buttons, Button{Name: name, Label: name, Press: func() { answered += name }})
		}
		small, large := stage.Rect{X: 10, Y: 10, W: 60, H: 30}, stage.Rect{X: 20, Y: 20, W: 0.6 * c.W, H: 0.8 * c.H}
		for _, inside := range [][]stage.Rect{{small, large}, {small}} {
			v := NewMessageView()
			m.Inside = inside
			v.Show(space(c, &v), []Message{m})
			r := v.Rects()
			if len(r) != 1 || !r[0].In(stage.Rect{W: c.W, H: c.H}) || len(inside) == 2 && !r[0].In(large) {
				t.Errorf("the question is at %v, for %v", r, inside)
			}
			for _, name := range []string{"yes", "no"} {
				v.Layer.Find(name).Touch.Press()
			}
		}
		if answered != "yesnoyesno" {
			t.Errorf("the answers are %q", answered)
		}
	})
}

// TestInstructionsAreAlwaysShown checks that an instruction is in the window even if everything else is to be kept free, and that it leaves its subject
// free where it can.
func TestInstructionsAreAlwaysShown(t *testing.T) {
	eachWindow(t, func(c *game.Context) {
		window, at := stage.Rect{W: c.W, H: c.H}, stage.Rect{X: 0.2 * c.W, Y: 0.3 * c.H, W: 50, H: 50}
		for _, keep := range [][]stage.Rect{nil, {window}} {
			v := NewMessageView()
			v.Show(space(c, &v, keep...), []Message{{Kind: InstructionMessage, Text: "Take both red tiles to line 2. Only one more fits.", At: at}})
			if r := v.Rects(); len(r) != 1 || !r[0].In(window) || keep == nil && r[0].Overlaps(at) {
				t.Errorf("with %v: %v", keep, r)
			}
		}
	})
}

// TestMessagesWithAPlace checks that a message with a place is a card within it that has the text for screen readers, that only a press on a button does
// something, and that its tail touches its subject unless a control is in between.
func TestMessagesWithAPlace(t *testing.T) {
	long := "The last three yellow tiles of factory 4 fill line 3, and then Inês is left with five black tiles that fit nowhere. Expect 42 : 35 instead of 38 : 43."
	eachWindow(t, func(c *game.Context) {
		place := stage.Rect{X: 0.3 * c.W, Y: 5, W: 0.5 * c.W, H: max(100, 0.25*c.H)}
		below := place.Y + place.H
		at := stage.Rect{X: 0.4 * c.W, Y: below + 20, W: 30, H: 30}
		pressed := 0
		better := Message{Kind: BetterMessage, Title: "Best: 2 red to line 3", Text: long, Place: place, Press: func() { pressed++ }}
		task := Message{Kind: TaskMessage, Title: "You took 2 red tiles.", Text: "Find better.", Place: place, At: at}
		for _, m := range []Message{better, task} {
			v := NewMessageView()
			if rest := v.Show(space(c, &v), []Message{m}); len(rest) != 0 || len(v.Rects()) != 1 {
				t.Fatalf("%s: %d callouts, for the heading: %v", m.Kind, len(v.Rects()), rest)
			}
			if r := v.Rects()[0]; !r.In(place.Grow(0.01)) || m.Kind == TaskMessage && r != place {
				t.Errorf("%s is at %v, in %v", m.Kind, r, place)
			}
			card := v.Layer.Find(m.Kind.String() + "-card")
			if a := card.Accessible; !strings.Contains(a.Name, m.Title) || !strings.Contains(a.Name, m.Text) || (a.Role == stage.RoleButton) != (m.Press != nil) {
				t.Errorf("%s is %v to screen readers", m.Kind, a)
			}
			if card.Touch != nil {
				card.Touch.Press()
			}
			if tail := len(v.Callout(m.Kind).Children()) == 2; tail != (m.At.W > 0) {
				t.Errorf("%s has a tail: %v", m.Kind, tail)
			}
			if rest := v.Show(space(c, &v), []Message{m.InHeading()}); len(rest) != 1 || len(v.Rects()) != 0 {
				t.Errorf("%s stays in its place instead of the heading", m.Kind)
			}
		}
		if pressed != 1 {
			t.Errorf("pressed %d times", pressed)
		}
		v := NewMessageView()
		s := space(c, &v)
		s.Controls = []stage.Rect{{X: 0, Y: below + 8, W: c.W, H: 4}}
		if v.Show(s, []Message{task}); len(v.Callout(TaskMessage).Children()) != 1 {
			t.Error("the tail crosses a control")
		}
		s.Controls, task.At.Y = nil, below+0.5*c.H
		if v.Show(s, []Message{task}); len(v.Callout(TaskMessage).Children()) != 1 {
			t.Error("the tail is as long as a needle")
		}
	})
}
