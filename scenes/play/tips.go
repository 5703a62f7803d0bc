package play

import (
	"math"
	"slices"
	"strings"

	"azulejo/game"
	"azulejo/game/stage"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// tips are tooltips: a sentence on what the pointer or the ring of the focus rests on for a while.
type tips struct {
	s     *Scene
	layer *stage.Node
	all   []table.Topic // on the table at rest
	about subject
	ticks int    // for how long it has been rested on
	said  string // the sentence that stands under the title for want of room
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

// place keeps tooltips away from tiles that are being placed.
func (t *tips) place() {
	p := t.s.ctx.Pointer()
	t.after = &placed{p.X, p.Y, t.s.dispatcher.FocusName(), true}
	t.clear()
}

// placing reports whether the player still looks at tiles just placed.
func (t *tips) placing() bool {
	a, p := t.after, t.s.ctx.Pointer()
	if a == nil {
		return false
	}
	if !t.s.phase.still() || a.fresh {
		a.focus, a.fresh = t.s.dispatcher.FocusName(), false
		return true
	}
	if math.Hypot(p.X-a.x, p.Y-a.y) > farFrom*t.s.ctx.Device || t.s.dispatcher.FocusName() != a.focus || p.Pressed {
		t.after = nil
	}
	return t.after != nil
}

// clear takes the tooltip away.
func (t *tips) clear() {
	t.layer.Clear()
	if t.said != "" && t.said == t.s.hud.heading.said {
		t.s.Say("")
	}
	t.said = ""
}

// subject is what is rested on: a button, or else a topic of the table.
type subject struct {
	button *stage.Node
	topic  *table.Topic
}

// tipTicks is for how long something is rested on before it is explained.
const tipTicks = 36

// build takes in what can be explained of the position at rest.
func (t *tips) build() {
	t.all = t.s.table.Topics(t.s.view.Shown(), t.s.legend())
	if r := t.s.hud.rooms.Panel; r.W > 0 {
		t.all = append(t.all, table.Topic{Rect: r, Key: "help.log"})
	}
	t.about, t.ticks = subject{}, 0
	t.clear()
}

// Explain implements game.Explainer: it explains all that lies on the table and the buttons beside it.
func (s *Scene) Explain() game.Route { return route.Explain{Topics: s.tips.topics} }

// topics are all that can be explained, the buttons too.
func (t *tips) topics() []table.Topic {
	all := slices.Clone(t.all)
	for _, n := range t.s.hud.layers.buttons.Children() {
		if topic := t.topicOf(n); topic != nil {
			all = append(all, *topic)
		}
	}
	return all
}

// waiting reports whether something is about to be explained.
func (t *tips) waiting() bool { return t.about != subject{} && t.ticks < tipTicks }

// rest goes on by a tick that rests on something.
func (t *tips) rest(now subject) {
	if now != t.about {
		t.about, t.ticks = now, 0
		t.clear()
	}
	if !t.waiting() {
		return
	}
	if t.ticks++; t.ticks == tipTicks {
		t.show()
	}
}

// show puts the sentence beside its subject or, where there is no room, under the title in place of the prompt.
func (t *tips) show() {
	topic := t.about.topic
	if n := t.about.button; n != nil {
		topic = t.topicOf(n)
	}
	if topic == nil {
		return
	}
	f := t.s.frame()
	sentence, heading := f.Words.T(topic.Key, topic.Values...), &t.s.hud.heading
	c := table.NewCallout(sentence, 18, min(360*f.Kit.Unit*f.Kit.Spread(18), 0.8*f.Window.W))
	if n := c.Place(f.Kit, t.s.placement(topic.Rect, 10*f.Kit.Unit)); n != nil {
		t.layer.Add(n)
	} else if heading.said == "" && heading.fits(sentence) {
		t.said = sentence
		t.s.Say(sentence)
	}
}

// topicOf is the sentence about a button, or nil.
func (t *tips) topicOf(n *stage.Node) *table.Topic {
	key := "help.button." + strings.TrimPrefix(n.Name, "button-")
	if !t.s.ctx.Words.Has(key) {
		return nil
	}
	return &table.Topic{Rect: n.Bounds(), Key: key}
}

// rested is what pointer or focus rest on. While something is held or in motion nothing is explained.
func (t *tips) rested() subject {
	if t.placing() || !t.s.phase.still() || t.s.dispatcher.Dragging() || t.s.interaction.Busy() || t.s.interaction.Prompt() != "" {
		return subject{}
	}
	if r, shown := t.s.dispatcher.Ring(); shown {
		x, y := r.Middle()
		return t.at(t.s.dispatcher.Focused(), x, y)
	}
	p := t.s.ctx.Pointer()
	switch {
	case p.Pressed || p.Dragging, p.Down && !p.Finger, !p.Over && !p.Finger:
		return subject{}
	case p.Finger && !p.Down: // what a long press explained stays until the next touch
		if t.waiting() {
			return subject{}
		}
		return t.about
	}
	return t.at(t.s.root.Hit(p.X, p.Y), p.X, p.Y)
}

// at is a button that is touched at a point, or the topic there; what can be picked up explains itself.
func (t *tips) at(touched *stage.Node, x, y float64) subject {
	switch {
	case touched == nil || strings.HasPrefix(touched.Name, "board-"):
	case strings.HasPrefix(touched.Name, "button-"), touched.Name == "action":
		return subject{button: touched}
	case touched.Touch.Grab != nil:
		return subject{}
	}
	return subject{topic: table.TopicAt(t.all, x, y)}
}
