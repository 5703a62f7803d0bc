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

// topics returns what can be explained on the table at rest.
func (s *Scene) topics() []table.Topic {
	all := s.table.Topics(s.board.Shown(), s.legend())
	if r := s.board.Rooms().Panel; r.W > 0 {
		all = append(all, table.Topic{Rect: r, Key: "help.log"})
	}
	return all
}

// Explain implements game.Explainer: it explains everything on the table and the buttons next to it.
func (s *Scene) Explain() game.Route {
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

// showTip shows the sentence next to its subject or, where there is no room, under the title in place of the prompt.
func (s *Scene) showTip() {
	t, topic := &s.tips, s.tips.about.topic
	if n := t.about.button; n != nil {
		topic = buttonTopic(n, s.ctx.Words)
	}
	if topic == nil {
		return
	}
	f := s.frame()
	sentence := f.Words.T(topic.Key, topic.Values...)
	c := table.NewCallout(sentence, 18, min(360*f.Kit.Unit*f.Kit.Spread(18), 0.8*f.Window.W))
	if n := c.Place(f.Kit, s.popoverPlacement(topic.Rect, 10*f.Kit.Unit)); n != nil {
		t.layer.Add(n)
	} else if s.heading.said == "" && s.heading.fits(sentence) {
		t.said = sentence
		s.heading.say(sentence)
	}
}

// placing reports whether the player still looks at tiles just placed.
func (s *Scene) placing() bool {
	t, p, focus := &s.tips, s.ctx.Pointer(), s.dispatcher.FocusName()
	a := t.after
	if a == nil {
		return false
	}
	if !s.phase.still() || a.fresh {
		a.focus, a.fresh = focus, false
		return true
	}
	if math.Hypot(p.X-a.x, p.Y-a.y) > farFrom*s.ctx.Device || focus != a.focus || p.Pressed {
		t.after = nil
	}
	return t.after != nil
}

// tipSubject returns what pointer or focus rest on. While something is held or in motion nothing is explained.
func (s *Scene) tipSubject() tipSubject {
	if s.placing() || !s.phase.still() || s.dispatcher.Dragging() || s.board.Busy() || s.board.Prompt() != "" {
		return tipSubject{}
	}
	if r, shown := s.dispatcher.Ring(); shown {
		x, y := r.Middle()
		return s.subjectAt(s.dispatcher.Focused(), x, y)
	}
	p := s.ctx.Pointer()
	switch {
	case p.Pressed || p.Dragging, p.Down && !p.Finger, !p.Over && !p.Finger:
		return tipSubject{}
	case p.Finger && !p.Down: // what a long press explained stays until the next touch
		if s.tips.waiting() {
			return tipSubject{}
		}
		return s.tips.about
	}
	return s.subjectAt(s.root.Hit(p.X, p.Y), p.X, p.Y)
}

// subjectAt returns a button that is touched at a point, or the topic there; what can be picked up explains itself.
func (s *Scene) subjectAt(touched *stage.Node, x, y float64) tipSubject {
	switch {
	case touched == nil || touched.Kind == stage.Board:
	case touched.Kind == stage.Button:
		return tipSubject{button: touched}
	case touched.Touch.Grab != nil:
		return tipSubject{}
	}
	return tipSubject{topic: table.TopicAt(s.tips.all, x, y)}
}
