package play

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/table"
	"azulejo/scenes/table/tabletest"
)

// placing returns a scene of Summer Pavilion in which a person places tiles and can pay for a space in several ways.
func placing(t *testing.T, seats int, w, h float64) *testScene {
	t.Helper()
	for moves := 12; moves < 120; moves++ {
		b := newTestSceneIn(t, 2, seats, moves, false, w, h)
		if b.s.phase != personToMove {
			continue
		}
		if word, _ := b.s.board.ActionLabel(); word != "" && b.payments() != nil {
			return b
		}
	}
	t.Fatal("no position with several payments")
	return nil
}

// payments returns the target with the most payments, or nil if none has several.
func (b *testScene) payments() (at *table.Target) {
	pos, most := b.s.board.Shown(), 1
	options := b.s.table.Options(pos)
	for _, z := range tabletest.Targets(b.s.table, pos) {
		if ways, _ := options.Click(z.Place); len(ways) > most {
			at, most = &z, len(ways)
		}
	}
	return at
}

// startPayment clicks the target with the most payments, on its enlarged star.
func (b *testScene) startPayment() {
	b.t.Helper()
	at := b.payments()
	x, y := at.Rect.Middle()
	for _, n := range b.nodes("zoom-") {
		if n.Touch != nil && n.Bounds().Contains(x, y) {
			n.Touch.Press()
			break
		}
	}
	for i, z := range tabletest.Targets(b.s.table, b.s.board.Shown()) {
		if z.Place == at.Place {
			nodeOf(b.s, fmt.Sprint("zoom-target-", i)).Touch.Press()
		}
	}
}

// nodes returns the nodes whose names begin with prefix.
func (b *testScene) nodes(prefix string) (all []*stage.Node) {
	b.s.root.Walk(func(n *stage.Node) {
		if strings.HasPrefix(n.Name, prefix) {
			all = append(all, n)
		}
	})
	return all
}

// inHands lays the table out for left- or right-handed players with a text scale.
func (b *testScene) inHands(left bool, text float64) {
	b.s.ctx.Settings.LeftHanded, b.s.ctx.Settings.TextScale = left, text
	b.s.ctx.ApplySettings()
}

// TestPassCanBeCancelledByTouch checks that a button cancels a pass and leaves the hand unchanged, on all devices, for right- and left-handed players and
// with large text.
func TestPassCanBeCancelledByTouch(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {360, 640}, {844, 390}, {820, 1180}, {1280, 720}} {
		for seats := 2; seats <= engine.MaxSeats; seats++ {
			b := placing(t, seats, size[0], size[1])
			for _, left := range []bool{false, true} {
				for _, text := range []float64{1, 2} {
					b.inHands(left, text)
					hand := b.handColours()
					nodeOf(b.s, "action").Touch.Press()
					b.ticks(20)
					back := nodeOf(b.s, "button-cancel")
					if back == nil || back.Touch == nil || back.Accessible.Name != b.s.ctx.Words.T("play.cancel") {
						t.Fatalf("%v, %d seats: the pass cannot be cancelled", size, seats)
					}
					if x, y := back.Centre(); b.s.root.Hit(x, y) != back || back.H < 43 && size[0] < 900 && size[1] < 900 {
						t.Errorf("%v, %d seats, left %v, text %v: the cancel button at %+v cannot be hit", size, seats, left, text, back.Bounds())
					}
					back.Touch.Press()
					b.ticks(20)
					if _, begun := b.s.board.ActionLabel(); begun || !slices.Equal(b.handColours(), hand) || nodeOf(b.s, "button-cancel") != nil {
						t.Errorf("%v, %d seats: %d tiles in hand after cancelling, expected %d", size, seats, len(b.handColours()), len(hand))
					}
				}
			}
		}
	}
}

// handColours returns the colours of the tiles in the hand of the seat to move.
func (b *testScene) handColours() (all []engine.Tile) {
	for _, a := range b.s.board.At(engine.Place{Zone: engine.Hand, Seat: b.s.board.Shown().ToMove()}) {
		all = append(all, a.Tile)
	}
	slices.Sort(all)
	return all
}

// TestPaymentCanBeCancelledByTouch checks that the same button cancels a payment, after which the pass button is shown again.
func TestPaymentCanBeCancelledByTouch(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}} {
		b := placing(t, 2, size[0], size[1])
		b.startPayment()
		back := nodeOf(b.s, "button-cancel")
		if back == nil || nodeOf(b.s, "action") != nil {
			t.Fatalf("%v: the payment cannot be cancelled", size)
		}
		back.Touch.Press()
		if nodeOf(b.s, "button-place") != nil || nodeOf(b.s, "action") == nil || nodeOf(b.s, "button-cancel") != nil {
			t.Errorf("%v: the payment is not cancelled", size)
		}
	}
}

// TestHintsAreSaidOverPayments checks on phones that a hint that proposes a payment is said, in the heading or in a callout that covers neither the
// payment nor the button that confirms it.
func TestHintsAreSaidOverPayments(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {360, 640}, {844, 390}} {
		b := placing(t, 2, size[0], size[1])
		ways, _ := b.s.table.Options(b.s.board.Shown()).Click(b.payments().Place)
		for _, o := range ways {
			b.s.hint = b.s.adviser().NewHint(o.Move, nil)
			for b.s.hint.Step = analysis.HintLook; b.s.hint.Step <= analysis.HintWhy; b.s.hint.Step++ {
				b.s.showHint()
				b.ticks(1)
				said, areas := b.s.advice[0].Text, b.s.board.Areas()
				if text := b.hintText(); strings.ReplaceAll(text, "\n", " ") != said {
					t.Errorf("%v: step %d of a hint says %q, expected %q", size, b.s.hint.Step, text, said)
				}
				if card := b.s.callout(analysis.HintMessage).Bounds(); card.Overlaps(areas.Placement) || card.Overlaps(areas.Action) {
					t.Errorf("%v: %q at %.0f covers the payment at %.0f or its button at %.0f", size, said, card, areas.Placement, areas.Action)
				}
			}
			if nodeOf(b.s, "button-place") == nil {
				t.Fatalf("%v: no payment is proposed", size)
			}
		}
	}
}

// TestUndoCancelsThePayment checks that undo cancels a payment instead of taking back a move.
func TestUndoCancelsThePayment(t *testing.T) {
	b := placing(t, 2, 390, 844)
	moves := b.s.session.movesMade()
	b.startPayment()
	st := b.s.status()
	if b.s.run(st.undoCommand()); b.s.session.movesMade() != moves || nodeOf(b.s, "button-place") != nil {
		t.Errorf("%d moves after undo, expected %d", b.s.session.movesMade(), moves)
	}
}

// TestPaymentSaysHowToChangeIt checks, in all languages and without truncation, that the heading explains how tiles of the hand change a payment.
func TestPaymentSaysHowToChangeIt(t *testing.T) {
	all := locale.Languages()
	for _, size := range [][2]float64{{390, 844}, {360, 640}, {844, 390}} {
		for _, language := range all {
			words, err := locale.Open(language)
			if err != nil {
				t.Fatal(err)
			}
			b := placing(t, 2, size[0], size[1])
			b.s.ctx.Words = words
			b.s.ctx.ApplySettings()
			b.startPayment()
			how, text := words.T("play.pay.change"), b.s.headingText()
			if !strings.HasSuffix(text, "\n"+how) {
				t.Errorf("%v, %s: a payment says %q", size, language, text)
			}
			for i, l := range b.s.heading.sub {
				if l.Truncated {
					t.Errorf("%v, %s: line %d is cut to %q", size, language, i+1, l.Text)
				}
			}
		}
	}
}

// TestOnlyPaymentMentionsNoAlternatives checks that the heading does not mention changes if there is only one payment.
func TestOnlyPaymentMentionsNoAlternatives(t *testing.T) {
	b := placing(t, 2, 390, 844)
	pos := b.s.board.Shown()
	for i, z := range tabletest.Targets(b.s.table, pos) {
		ways, _ := b.s.table.Options(pos).Click(z.Place)
		if len(ways) != 1 {
			continue
		}
		b.s.board.Suggest(ways[0].Move)
		if nodeOf(b.s, "button-place") == nil {
			t.Fatalf("target %d is not paid for", i)
		}
		if how := b.s.ctx.Words.T("play.pay.change"); strings.Contains(b.s.headingText(), how) {
			t.Errorf("the only payment says %q", b.s.headingText())
		}
		return
	}
	t.Fatal("no space has one payment")
}

// zoomStar enlarges a star.
func (b *testScene) zoomStar(star int) {
	b.t.Helper()
	nodeOf(b.s, fmt.Sprint("zoom-", star)).Touch.Press()
	b.ticks(20)
	if !b.s.board.Enlarged() {
		b.t.Fatalf("star %d is not enlarged", star)
	}
}

// screenState returns a description of everything shown: texts and pictures with their places, and the routes opened.
func (b *testScene) screenState() string {
	var all strings.Builder
	fmt.Fprintln(&all, *b.opened, b.s.phase, b.s.session.movesMade())
	b.s.root.Walk(func(n *stage.Node) {
		switch art := n.Art.(type) {
		case *stage.Label:
			fmt.Fprintf(&all, "%s %.1f %.1f\n", art.Text, n.X, n.Y)
		case *stage.Sprite:
			fmt.Fprintf(&all, "%s %.1f %.1f\n", art.Name, n.X, n.Y)
		}
	})
	return all.String()
}

// TestButtonsWorkWhileAStarIsEnlarged checks that every visible button that is enabled has an effect, and that the others look disabled.
func TestButtonsWorkWhileAStarIsEnlarged(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}} {
		for seats := 2; seats <= 4; seats += 2 {
			enlarged := func() *testScene {
				b := placing(t, seats, size[0], size[1])
				b.zoomStar(0)
				return b
			}
			var names []string
			b := enlarged()
			b.s.root.Walk(func(n *stage.Node) {
				switch x, y := n.Centre(); {
				case n.Accessible.Role != stage.RoleButton && n.Accessible.Role != stage.RoleSwitch || n.Name == "" || !n.Shown() || b.s.root.Hit(x, y) != n:
				case n.Touch == nil || n.Touch.Press == nil:
					if !n.Accessible.Off && n.Accessible.Name != "" {
						t.Errorf("%v: %s looks enabled but cannot be pressed", size, n.Name)
					}
				default:
					names = append(names, n.Name)
				}
			})
			for _, name := range names {
				b := enlarged()
				was := b.screenState()
				nodeOf(b.s, name).Touch.Press()
				if b.ticks(2); b.screenState() == was {
					t.Errorf("%v, %d seats: %s does nothing", size, seats, name)
				}
			}
			for _, n := range b.s.layers.buttons.Children() {
				if n.Touch != nil && n.Touch.Press != nil && !slices.Contains(names, n.Name) {
					t.Errorf("%v, %d seats: %s is covered", size, seats, n.Name)
				}
			}
			if len(names) < 9 {
				t.Errorf("%v, %d seats: only %v can be pressed", size, seats, names)
			}
		}
	}
}

// TestHintEnlargesItsStar checks that a hint about another star than the enlarged one enlarges its own.
func TestHintEnlargesItsStar(t *testing.T) {
	b := placing(t, 2, 390, 844)
	at := b.payments().Place
	b.zoomStar((int(at.Row) + 3) % 7)
	ways, _ := b.s.table.Options(b.s.board.Shown()).Click(at)
	b.s.board.Suggest(ways[0].Move)
	b.ticks(20)
	for i, z := range tabletest.Targets(b.s.table, b.s.board.Shown()) {
		if z.Place == at && nodeOf(b.s, fmt.Sprint("zoom-target-", i)) == nil {
			t.Errorf("the space of the hint on star %d is not seen", at.Row)
		}
	}
	if b.s.dispatcher.FocusName() != "button-place" {
		t.Errorf("the focus is on %q", b.s.dispatcher.FocusName())
	}
}

// TestActionsOnPhonesAreLarge checks that on phones the text of the buttons that pass and place is larger than the smallest text.
func TestActionsOnPhonesAreLarge(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}} {
		b := placing(t, 2, size[0], size[1])
		for _, name := range []string{"action", "button-place"} {
			nodeOf(b.s, name).Walk(func(n *stage.Node) {
				if l, ok := n.Art.(*stage.Label); ok && l.Size < 17*b.s.ctx.Device {
					t.Errorf("%v: the text of %s has the size %.1f", size, l.Text, l.Size)
				}
			})
			if name == "action" {
				b.startPayment()
				b.ticks(20)
			}
		}
	}
}
