package play

import (
	"math"
	"slices"
	"strings"

	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// tips are tooltips: a sentence about what the pointer hovers over, or what has the keyboard focus, after a while.
type tips struct {
	layer *stage.Node
	all   []table.Topic // on the table at rest
	about tipSubject
	ticks int    // since the pointer or the focus came to the subject
	said  string // the sentence shown under the title, where there was no room for a popover
	after *placed
}

// placed is where pointer and focus were when tiles were placed by hand. Until either moves on there are no tooltips.
type placed struct {
	x, y  float64
	focus string
	fresh bool // in the same tick
}

// farFrom is how far the pointer has to move from where tiles were placed before there are tooltips again, in device-independent pixels.
const farFrom = 48

// tipSubject is what a tooltip is about: a button, or else a topic of the table.
type tipSubject struct {
	button *stage.Node
	topic  *table.Topic
}

// tipTicks is the delay of a tooltip.
const tipTicks = 36

// place keeps tooltips away from tiles that are being placed.
func (t *tips) place(p stage.Pointer, focus string) { t.after = &placed{p.X, p.Y, focus, true} }

// build sets the topics of the position at rest.
func (t *tips) build(topics []table.Topic) {
	t.all = topics
	t.turnTo(tipSubject{})
}

// turnTo changes the subject and starts the delay.
func (t *tips) turnTo(now tipSubject) { t.about, t.ticks = now, 0 }

// waiting reports whether a tooltip is about to be shown.
func (t *tips) waiting() bool { return t.about != tipSubject{} && t.ticks < tipTicks }

// tick advances the delay by a tick, and reports whether it has ended in this tick.
func (t *tips) tick() bool {
	if !t.waiting() {
		return false
	}
	t.ticks++
	return t.ticks == tipTicks
}

// placing reports whether the player still looks at tiles just placed. still says that nothing is in motion; device is the number of pixels to a
// device-independent one.
func (t *tips) placing(p stage.Pointer, focus string, still bool, device float64) bool {
	a := t.after
	if a == nil {
		return false
	}
	if !still || a.fresh {
		a.focus, a.fresh = focus, false
		return true
	}
	if math.Hypot(p.X-a.x, p.Y-a.y) > farFrom*device || focus != a.focus || p.Pressed {
		t.after = nil
	}
	return t.after != nil
}

// subjectAt returns a button that is touched at a point, or the topic there; what can be picked up explains itself.
func (t *tips) subjectAt(touched *stage.Node, x, y float64) tipSubject {
	switch {
	case touched == nil || touched.Kind == stage.Board:
	case touched.Kind == stage.Button:
		return tipSubject{button: touched}
	case touched.Touch.DragStart != nil:
		return tipSubject{}
	}
	return tipSubject{topic: table.TopicAt(t.all, x, y)}
}

// show shows the explanation of the subject next to it, and returns its sentence where there is no room.
func (t *tips) show(o overlay) (unplaced string) {
	topic := t.about.topic
	if n := t.about.button; n != nil {
		topic = buttonTopic(n, o.frame.Words)
	}
	if topic == nil {
		return ""
	}
	k := o.frame.Kit
	sentence := o.frame.Words.T(topic.Key, topic.Values...)
	c := table.NewCallout(sentence, 18, min(360*k.Unit*k.TextGrowth(18), 0.8*o.frame.Window.W))
	n := c.Place(k, o.placement(topic.Rect, 10*k.Unit))
	if n == nil {
		return sentence
	}
	t.layer.Add(n)
	return ""
}

// topics returns what can be explained on the table at rest.
func (s *Scene) topics() []table.Topic {
	all := s.table.Topics(s.board.Shown(), s.legend())
	if r := s.board.Areas().Panel; r.W > 0 {
		all = append(all, table.Topic{Rect: r, Key: "help.log"})
	}
	return all
}

// HelpRoute implements game.HelpScene: it explains everything on the table and the buttons next to it.
func (s *Scene) HelpRoute() game.Route {
	return route.Explain{Topics: func() []table.Topic {
		all := slices.Clone(s.tips.all)
		for _, n := range s.layers.buttons.Children() {
			if topic := buttonTopic(n, s.ctx.Words); topic != nil {
				all = append(all, *topic)
			}
		}
		return all
	}}
}

// buttonTopic returns the explanation of a button, or nil.
func buttonTopic(n *stage.Node, w *locale.Words) *table.Topic {
	key := "help.button." + strings.TrimPrefix(n.Name, "button-")
	if !w.Has(key) {
		return nil
	}
	return &table.Topic{Rect: n.Bounds(), Key: key}
}

// tickTip advances the tooltip of a subject by a tick.
func (s *Scene) tickTip(now tipSubject) {
	if now != s.tips.about {
		s.tips.turnTo(now)
		s.clearTip()
	}
	if s.tips.tick() {
		s.showTip()
	}
}

// clearTip hides the tooltip.
func (s *Scene) clearTip() {
	t := &s.tips
	t.layer.Clear()
	if t.said != "" && t.said == s.heading.said {
		s.heading.say("")
	}
	t.said = ""
}

// showTip shows the tooltip or, where there is no room, its sentence under the title in place of the prompt.
func (s *Scene) showTip() {
	if sentence := s.tips.show(s.overlay()); sentence != "" && s.heading.said == "" && s.heading.fits(sentence) {
		s.tips.said = sentence
		s.heading.say(sentence)
	}
}

// tipSubject returns what pointer or focus rest on. While something is held or in motion nothing is explained.
func (s *Scene) tipSubject() tipSubject {
	t, p := &s.tips, s.ctx.Pointer()
	if t.placing(p, s.dispatcher.FocusName(), s.phase.still(), s.ctx.Device) || !s.phase.still() || s.dispatcher.Dragging() || s.board.Busy() || s.board.Prompt() != "" {
		return tipSubject{}
	}
	if r, shown := s.dispatcher.Ring(); shown {
		x, y := r.Middle()
		return t.subjectAt(s.dispatcher.Focused(), x, y)
	}
	switch {
	case p.Pressed || p.Dragging, p.Down && !p.Finger, !p.Over && !p.Finger:
		return tipSubject{}
	case p.Finger && !p.Down: // what a long press explained stays until the next touch
		if t.waiting() {
			return tipSubject{}
		}
		return t.about
	}
	return t.subjectAt(s.root.Hit(p.X, p.Y), p.X, p.Y)
}
