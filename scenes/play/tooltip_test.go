package play

import (
	"testing"

	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/route"
	"azulejo/scenes/table"

	"github.com/hajimehoshi/ebiten/v2"
)

// floorTopic returns the topic of the floor line.
func floorTopic(t *testing.T, b *testScene) table.Topic {
	t.Helper()
	for _, topic := range b.s.tooltips.all {
		if topic.Key == "help.azul.floor" {
			return topic
		}
	}
	t.Fatal("the floor line cannot be explained")
	return table.Topic{}
}

// TestTooltip checks that a tooltip appears after the pointer has stayed on its subject for a while, disappears when it leaves, and that tiles to pick up
// have none.
func TestTooltip(t *testing.T) {
	b := newTestScene(t, 0, 2, 0, false)
	for b.s.phase != personToMove {
		b.s.Update(b.s.ctx)
	}
	topic := floorTopic(t, b)
	count := func() int { return len(b.s.callout(analysis.TooltipMessage).Children()) }
	b.s.tooltips.subject = tooltipSubject{}
	x, y := topic.Rect.Middle()
	for range tooltipTicks - 1 {
		b.s.tickTooltip(b.s.tooltips.subjectAt(nil, x, y))
	}
	if count() != 0 || !b.s.tooltips.waiting() {
		t.Errorf("%d sentences before their time, waiting: %v", count(), b.s.tooltips.waiting())
	}
	b.s.tickTooltip(b.s.tooltips.subjectAt(nil, x, y))
	if count() != 1 || b.s.tooltips.waiting() {
		t.Errorf("%d sentences, waiting: %v", count(), b.s.tooltips.waiting())
	}
	b.s.tickTooltip(tooltipSubject{})
	if count() != 0 {
		t.Error("the sentence stays")
	}
	if s := b.s.tooltips.subjectAt(&stage.Node{Touch: &stage.Touch{DragStart: func(x, y float64) bool { return true }}}, x, y); s != (tooltipSubject{}) {
		t.Error("what can be picked up is explained")
	}
}

// TestEveryTopicHasAText checks that the topics of every game have texts and that there are at least 15.
func TestEveryTopicHasAText(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newTestScene(t, at, 3, 0, false)
		topics := b.s.HelpRoute().(route.Explain).Topics()
		for _, topic := range topics {
			if !b.s.ctx.Words.Has(topic.Key) {
				t.Errorf("%s has no words", topic.Key)
			}
		}
		if len(topics) < 15 {
			t.Errorf("only %d topics", len(topics))
		}
	})
}

// finger is an input device with one finger.
type finger struct {
	inputDevice
	x, y float64
	down bool
}

func (f *finger) AppendTouches(dst []ebiten.TouchID) []ebiten.TouchID {
	if f.down {
		dst = append(dst, 1)
	}
	return dst
}

func (f *finger) TouchPosition(ebiten.TouchID) (x, y float64) { return f.x, f.y }

// TestLongPressExplains checks that a long press shows a tooltip, which stays until the next touch, and that a short one does not. A long press on a
// button shows its tooltip and does not press it.
func TestLongPressExplains(t *testing.T) {
	b := newTestSceneIn(t, 0, 2, 0, false, 390, 844)
	for b.s.phase != personToMove {
		b.s.Update(b.s.ctx)
	}
	f := &finger{}
	b.connect(f)
	touch := func(x, y float64, down bool, ticks int) {
		f.x, f.y, f.down = x, y, down
		for range ticks {
			b.app.Context().Input.Update()
			b.ticks(1)
		}
	}
	explained := func() bool {
		return len(b.s.callout(analysis.TooltipMessage).Children()) > 0 || b.s.headingText() != b.s.headline().prompt
	}
	long := max(tooltipTicks, stage.LongPressTicks) + 2
	x, y := floorTopic(t, b).Rect.Middle()
	touch(x, y, true, tooltipTicks/2)
	if touch(x, y, false, long); explained() {
		t.Error("a short press explains something")
	}
	if touch(x, y, true, long); !explained() {
		t.Fatal("a long press explains nothing")
	}
	if touch(x, y, false, long); !explained() {
		t.Error("the tooltip does not stay once the finger is lifted")
	}
	if touch(x, y, true, 1); explained() {
		t.Error("the tooltip stays at the next touch")
	}
	touch(x, y, false, 2)
	x, y = nodeOf(b.s, "button-hint").Centre()
	touch(x, y, true, long)
	if touch(x, y, false, 2); !explained() || b.s.questions.Asks(analysis.ForHint) {
		t.Errorf("a long press on a button explains it: %v, presses it: %v", explained(), b.s.questions.Asks(analysis.ForHint))
	}
}

// TestNoTooltipWhilePlacing checks that there is no tooltip while tiles are held, nor over tiles just placed until the pointer moves.
func TestNoTooltipWhilePlacing(t *testing.T) {
	b := newTestScene(t, 0, 2, 0, false)
	for b.s.phase != personToMove {
		b.s.Update(b.s.ctx)
	}
	x, y := floorTopic(t, b).Rect.Middle()
	m := b.connectMouse()
	b.tick(m, x-9, y, false)
	b.tick(m, x, y, false)
	if b.s.tooltips.subject == (tooltipSubject{}) {
		t.Fatal("nothing is hovered over")
	}
	pickTiles(t, b)
	if b.ticks(1); b.s.tooltips.subject != (tooltipSubject{}) {
		t.Error("a tooltip while tiles are held")
	}
	b.s.board.Escape()
	b.s.chooseMove(b.s.session.match.Position().Moves(nil)[0])
	b.finishAnimation()
	if b.ticks(3); b.s.phase != personToMove || b.s.tooltips.subject != (tooltipSubject{}) {
		t.Errorf("phase %v, a tooltip where tiles have just been placed: %v", b.s.phase, b.s.tooltips.subject)
	}
	b.s.suggest(b.s.board.Shown().Moves(nil)[0])
	if b.ticks(3); b.s.tooltips.subject != (tooltipSubject{}) {
		t.Error("a tooltip after a suggestion, which moves the focus")
	}
	b.tick(m, x+2*suppressionRadius, y, false)
	b.tick(m, x, y, false)
	if b.s.tooltips.subject == (tooltipSubject{}) {
		t.Error("no tooltip once the pointer has moved on")
	}
}

// TestBagAndLidAreExplained checks that bag and lid show their tiles by colour in windows of desktops: when the pointer rests on them, when they have the
// focus, and at once when they are pressed.
func TestBagAndLidAreExplained(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {2560, 1440}} {
		b := newTestSceneIn(t, 0, 2, 30, false, size[0], size[1])
		for b.s.phase != personToMove {
			b.s.Update(b.s.ctx)
		}
		shown := func() string {
			for _, n := range b.s.callout(analysis.TooltipMessage).Children() {
				return n.Accessible.Name
			}
			return ""
		}
		for _, name := range []string{table.StockItemName + "0", table.StockItemName + "1"} {
			n := b.s.root.Find(name)
			if n == nil {
				t.Fatalf("%v: %s cannot be pressed", size, name)
			}
			want := ""
			for _, topic := range b.s.tooltips.all {
				if x, y := n.Centre(); topic.Rect.Contains(x, y) && topic.Key == "help.azul.stock" {
					want = b.s.ctx.Words.T(topic.Key, topic.Values...)
				}
			}
			b.s.tickTooltip(tooltipSubject{})
			if n.Touch.Press(); want == "" || shown() != want {
				t.Errorf("%v: pressing %s shows %q, not %q", size, name, shown(), want)
			}
			b.s.tickTooltip(tooltipSubject{})
			b.s.tooltips.setSubject(tooltipSubject{})
			x, y := n.Centre()
			for range tooltipTicks {
				b.s.tickTooltip(b.s.tooltips.subjectAt(b.s.root.Hit(x, y), x, y))
			}
			if shown() != want {
				t.Errorf("%v: hovering over %s shows %q, not %q", size, name, shown(), want)
			}
			b.s.tickTooltip(tooltipSubject{})
			b.s.tooltips.setSubject(tooltipSubject{})
			for b.s.dispatcher.FocusVisibly(name); b.s.tooltips.waiting() || b.s.tooltips.subject.topic == nil; b.s.tickTooltip(b.s.tooltipSubject()) {
			}
			if shown() != want {
				t.Errorf("%v: the focus on %s shows %q, not %q", size, name, shown(), want)
			}
		}
	}
}
