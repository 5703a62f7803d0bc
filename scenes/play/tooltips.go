package play

import (
	"math"
	"slices"
	"strings"

	"azulejo/game"
	"azulejo/game/locale"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/scenes/analysis"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// tooltips shows an explanation of what the pointer hovers over or what has the keyboard focus, after a delay.
type tooltips struct {
	all      []table.Topic // on the table at rest
	subject  tooltipSubject
	ticks    int            // since the subject changed
	moveMade *pointerAtMove // not nil while tooltips are suppressed
}

// pointerAtMove is where pointer and focus were when a move was made by hand. Tooltips are suppressed until either moves on.
type pointerAtMove struct {
	x, y  float64
	focus string
	fresh bool // in the same tick
}

// suppressionRadius is the distance that the pointer has to move after a move before tooltips are shown, in device-independent pixels.
const suppressionRadius = 48

// tooltipSubject is what a tooltip explains: a button, or else a topic of the table.
type tooltipSubject struct {
	button *stage.Node
	topic  *table.Topic
}

// tooltipTicks is the delay of a tooltip.
const tooltipTicks = 36

// suppressAfterMove suppresses tooltips until pointer or focus move on.
func (t *tooltips) suppressAfterMove(p stage.Pointer, focus string) {
	t.moveMade = &pointerAtMove{p.X, p.Y, focus, true}
}

// followFocus keeps tooltips suppressed after the focus has moved by itself, to a suggested move.
func (t *tooltips) followFocus(focus string) {
	if t.moveMade != nil {
		t.moveMade.focus = focus
	}
}

// build sets the topics of the position at rest.
func (t *tooltips) build(topics []table.Topic) {
	t.all = topics
	t.setSubject(tooltipSubject{})
}

// setSubject sets the subject and restarts the delay.
func (t *tooltips) setSubject(now tooltipSubject) { t.subject, t.ticks = now, 0 }

// waiting reports whether a tooltip is about to be shown.
func (t *tooltips) waiting() bool { return t.subject != tooltipSubject{} && t.ticks < tooltipTicks }

// suppressed reports whether tooltips are suppressed after a move.
func (t *tooltips) suppressed() bool { return t.moveMade != nil }

// followPointer ends the suppression when pointer or focus have moved on since the move. still is set if nothing is animated; until then the focus moves by
// itself. device is the number of pixels to a device-independent pixel.
func (t *tooltips) followPointer(p stage.Pointer, focus string, still bool, device float64) {
	switch m := t.moveMade; {
	case m == nil:
	case !still || m.fresh:
		m.focus, m.fresh = focus, false
	case math.Hypot(p.X-m.x, p.Y-m.y) > suppressionRadius*device || focus != m.focus || p.Pressed:
		t.moveMade = nil
	}
}

// subjectAt returns the button or the topic at a point. Tiles that can be picked up have no tooltips.
func (t *tooltips) subjectAt(touched *stage.Node, x, y float64) tooltipSubject {
	switch {
	case touched == nil || touched.Kind == stage.Board:
	case touched.Kind == stage.Button:
		return tooltipSubject{button: touched}
	case touched.Touch.DragStart != nil:
		return tooltipSubject{}
	}
	return tooltipSubject{topic: table.TopicAt(t.all, x, y)}
}

// message returns the tooltip of the subject once its delay is over.
func (t *tooltips) message(w *locale.Words) (m analysis.Message, ok bool) {
	topic := t.subject.topic
	if n := t.subject.button; n != nil {
		topic = buttonTopic(n, w)
	}
	if topic == nil || t.waiting() {
		return m, false
	}
	return analysis.Message{Kind: analysis.TooltipMessage, Text: w.T(topic.Key, topic.Values...), At: topic.Rect}, true
}

// topics returns what can be explained on the table at rest.
func (s *Scene) topics() []table.Topic {
	all := s.table.Topics(s.board.Shown(), s.legend())
	if r := s.board.Areas().Panel; r.W > 0 {
		all = append(all, table.Topic{Rect: r, Key: "help.log"})
	}
	return all
}

// HelpRoute implements game.HelpScene. It explains everything on the table and the buttons around it.
func (s *Scene) HelpRoute() game.Route {
	return route.Explain{Topics: func() []table.Topic {
		all := slices.Clone(s.tooltips.all)
		for _, n := range s.layers.buttons.Children() {
			if topic := buttonTopic(n, s.ctx.Words); topic != nil {
				all = append(all, *topic)
			}
		}
		return all
	}, Obstacles: s.obstacles, Texts: func() []stage.Rect { return popover.Texts(s.root, s.frame().Kit.Fonts) }}
}

// buttonTopic returns the explanation of a button, or nil.
func buttonTopic(n *stage.Node, w *locale.Words) *table.Topic {
	key := "help.button." + strings.TrimPrefix(n.Name, "button-")
	if !w.Has(key) {
		return nil
	}
	return &table.Topic{Rect: n.Bounds(), Key: key}
}

// tickTooltip advances the tooltip of a subject by a tick.
func (s *Scene) tickTooltip(now tooltipSubject) {
	t := &s.tooltips
	if now != t.subject {
		s.messagesChanged = s.messagesChanged || !t.waiting()
		t.setSubject(now)
	}
	if t.waiting() {
		t.ticks++
		s.messagesChanged = s.messagesChanged || !t.waiting()
	}
}

// explainAt shows the tooltip of the topic at a point without delay.
func (s *Scene) explainAt(x, y float64) {
	t := &s.tooltips
	t.moveMade = nil
	t.subject, t.ticks = tooltipSubject{topic: table.TopicAt(t.all, x, y)}, tooltipTicks
	s.messagesChanged = true
}

// tooltipSubject returns the subject under the pointer or with the focus. There is none while something is held or animated.
func (s *Scene) tooltipSubject() tooltipSubject {
	t, p := &s.tooltips, s.ctx.Pointer()
	if t.suppressed() || !s.phase.isSettled() || s.dispatcher.Dragging() || s.board.Busy() || s.board.Prompt() != "" {
		return tooltipSubject{}
	}
	if r, shown := s.dispatcher.Ring(); shown {
		x, y := r.Middle()
		return t.subjectAt(s.dispatcher.Focused(), x, y)
	}
	switch {
	case p.Pressed || p.Dragging, p.Down && !p.Finger, !p.Over && !p.Finger:
		return tooltipSubject{}
	case p.Finger && !p.Down: // the tooltip of a long press stays until the next touch
		if t.waiting() {
			return tooltipSubject{}
		}
		return t.subject
	}
	return t.subjectAt(s.root.Hit(p.X, p.Y), p.X, p.Y)
}
