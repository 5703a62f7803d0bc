package analysis

import (
	"math"
	"slices"

	"azulejo/game/gfx"
	"azulejo/game/popover"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// MessageKind is what a message is about. The kinds are ordered: what a person does now comes first, and what always applies last.
type MessageKind uint8

const (
	HoverMessage        MessageKind = iota // what the pointer or the focus is on
	InputMessage                           // what is held, picked or paid
	ConfirmationMessage                    // the outcome of a move that is to be confirmed
	HintMessage
	RatingMessage
	BetterMessage    // a better line than what was played
	BreakdownMessage // how tiles scored
	PriceMessage     // what a move costs
	TooltipMessage
	InvitationMessage
	CommentMessage
	InstructionMessage // a step of a lesson
	TaskMessage        // what an exercise asks, and what is said of the answers
	PromptMessage
)

// String returns the name of a kind, which is also that of the nodes of its callouts.
func (m MessageKind) String() string {
	return [...]string{"hover", "input", "confirmation", "hint", "rating", "better", "breakdown", "price", "tooltip", "invitation", "comment", "instruction",
		"task", "prompt"}[m]
}

// Message is something that is said over a board.
type Message struct {
	Kind MessageKind
	Text string
	// Lead is a sentence above an instruction, such as the correction of a mistake; it may be empty.
	Lead string
	// Title is a line in bold above the text of a message with a place.
	Title string
	// Shorter are texts that replace Text in a heading that has no space for it: the first that fits, or else the last. There may be none.
	Shorter []string
	// At is the subject, next to which the message is shown. Without a subject and a place, it belongs in the heading.
	At stage.Rect
	// Place is where a message with a fixed place is shown. Its tail touches the subject, if it has one and the tail crosses no control.
	Place stage.Rect
	// Press makes a message with a place a button, and Hover is called when the pointer comes to that and when it leaves. Both may be nil.
	Press func()
	Hover func(on bool)
	// Parts are what the tail of the callout may touch: it touches the nearest of them. Without parts, it touches At.
	Parts []stage.Rect
	// Centred is set for an instruction without a subject, in the middle of At if there is space.
	Centred bool
	// Keep are rectangles that a callout must not cover, in addition to At.
	Keep []stage.Rect
	// Card is a picture of the text, such as a sum, with its middle at the origin. It has no place in the heading.
	Card *stage.Node
	// Shapes are drawn on the board as long as the message applies.
	Shapes []board.Shape
	// Buttons are the answers to a question, the first of them the primary one. A question is a card in the first rectangle of Inside that has space
	// for it, or else next to At.
	Buttons []Button
	Inside  []stage.Rect
}

// Button is an answer to a question.
type Button struct {
	Name, Label string
	Press       func()
}

// InHeading returns the message without its subject and its place.
func (m Message) InHeading() Message {
	m.At, m.Place = stage.Rect{}, stage.Rect{}
	return m
}

// same reports whether two messages look alike.
func (m *Message) same(o *Message) bool {
	return m.Kind == o.Kind && m.Text == o.Text && m.Lead == o.Lead && m.Title == o.Title && m.At == o.At && m.Place == o.Place
}

// MessageView shows messages in callouts next to their subjects. A message that still applies stays where it is.
type MessageView struct {
	Layer *stage.Node
	all   []callout
}

// callout is a message and its card, which is nil if there is no space for it. The group holds the card and its tail.
type callout struct {
	Message
	group, card *stage.Node
}

// NewMessageView returns a view that shows nothing.
func NewMessageView() MessageView { return MessageView{Layer: stage.Group("messages")} }

// Space is where callouts are placed: in the window of a frame, away from the obstacles to messages of a kind.
type Space struct {
	*table.Frame
	Obstacles func(MessageKind) popover.Obstacles
	// Controls are what no tail crosses.
	Controls []stage.Rect
}

// Clear removes all callouts, so that those that still apply are placed anew.
func (m *MessageView) Clear() {
	m.Layer.Clear()
	m.all = nil
}

// Shows reports whether a message of a kind is in a callout.
func (m *MessageView) Shows(k MessageKind) bool {
	return slices.ContainsFunc(m.all, func(c callout) bool { return c.Kind == k && c.card != nil })
}

// Show shows messages, and returns those that belong in the heading, in the same order: they have no subject, or there is no space next to it.
func (m *MessageView) Show(s Space, all []Message) (heading []Message) {
	m.all = slices.DeleteFunc(m.all, func(c callout) bool {
		applies := slices.ContainsFunc(all, func(message Message) bool { return message.same(&c.Message) })
		if !applies {
			c.group.Remove()
		}
		return !applies
	})
	for _, message := range all {
		i := slices.IndexFunc(m.all, func(c callout) bool { return c.same(&message) })
		if i < 0 {
			i = len(m.all)
			c := callout{Message: message, group: stage.Group(message.Kind.String())}
			c.card = s.place(&message, c.group)
			m.all = append(m.all, c)
			m.Layer.Add(c.group)
		}
		if m.all[i].card == nil {
			heading = append(heading, message)
		}
	}
	return heading
}

// Callout returns the node with the callout of a kind and its tail, or an empty node if there is none.
func (m *MessageView) Callout(k MessageKind) *stage.Node {
	for _, c := range m.all {
		if c.Kind == k {
			return c.group
		}
	}
	return stage.Group(k.String())
}

// Rects returns the rectangles of all callouts, without their tails.
func (m *MessageView) Rects() (all []stage.Rect) {
	for _, c := range m.all {
		if c.card != nil {
			all = append(all, c.card.Bounds())
		}
	}
	return all
}

// place adds the callout of a message to a group and returns its card, or nil if the message has no subject or there is no space.
func (s *Space) place(m *Message, group *stage.Node) (card *stage.Node) {
	tail := 0.0
	switch {
	case m.Place.W > 0:
		card, tail = s.placeFixed(m)
	case len(m.Buttons) > 0:
		card = s.placeQuestion(m)
	case m.Kind == InstructionMessage:
		card, tail = s.placeInstruction(m)
	case m.Card != nil:
		card = placeCard(m.Card, &popover.Placement{Bounds: s.Window.Grow(-6 * s.Kit.Device), Anchor: m.At, Gap: 14 * s.Kit.Unit, Obstacles: s.obstacles(m)})
	case m.Text != "" && m.At != stage.Rect{}:
		card, tail = s.placeSentence(m)
	}
	if card == nil {
		return nil
	}
	if tail > 0 {
		group.Add(table.Tail(s.Kit, card.Bounds(), m.nearestPart(card.Bounds()), tail))
	}
	group.Add(card)
	return card
}

// nearestPart returns the part of the subject that is nearest to a card.
func (m *Message) nearestPart(card stage.Rect) (nearest stage.Rect) {
	x, y := card.Middle()
	least := math.Inf(1)
	parts := m.Parts
	if len(parts) == 0 {
		parts = []stage.Rect{m.At}
	}
	for _, r := range parts {
		rx, ry := r.Middle()
		if d := max(math.Abs(rx-x)-card.W/2, 0) + max(math.Abs(ry-y)-card.H/2, 0); d < least {
			least, nearest = d, r
		}
	}
	return nearest
}

func (s *Space) obstacles(m *Message) popover.Obstacles {
	o := s.Obstacles(m.Kind)
	o.Keep = append(o.Keep, m.Keep...)
	return o
}

// placeCard places a card and returns it, or nil if there is no space.
func placeCard(card *stage.Node, p *popover.Placement) *stage.Node {
	r, _, ok := p.Place(popover.Size{W: card.W, H: card.H})
	if !ok {
		return nil
	}
	card.X, card.Y = r.Middle()
	return card
}

// placeSentence returns the card of a sentence and the side of its tail, 0 for none.
func (s *Space) placeSentence(m *Message) (card *stage.Node, tail float64) {
	k := s.Kit
	units, width, gap := 20.0, 340*k.Unit*k.TextGrowth(20), 0.0
	tail = 14 * k.Unit
	switch m.Kind {
	case BreakdownMessage:
		units, width, gap, tail = 24, s.Window.W, 14*k.Unit, 0
	case TooltipMessage:
		units, width, gap, tail = 18, min(360*k.Unit*k.TextGrowth(18), 0.8*s.Window.W), 10*k.Unit, 0
	case CommentMessage:
		width = min(320*k.Unit*k.TextGrowth(20), 0.4*s.Window.W)
	}
	p := popover.Placement{Bounds: s.Window.Grow(-6 * k.Device), Anchor: m.At, Gap: gap, Margin: 3 * k.Device, Reach: table.CalloutReach * k.Unit,
		Obstacles: s.obstacles(m)}
	if tail > 0 {
		p.Gap, p.Margin = tail+2*k.Device, max(p.Margin, table.TailLength(k, tail))
	}
	c := table.NewCallout(m.Text, units, width)
	for card = c.Place(k, &p); card != nil && tail > 0; card = c.Place(k, &p) {
		crossed, ok := table.TailCrosses(card.Bounds(), m.nearestPart(card.Bounds()), tail, s.Controls)
		if !ok {
			break
		}
		p.Keep = append(p.Keep, crossed.Union(card.Bounds())) // what is behind the control
	}
	return card, tail
}

// maxQuestion is the greatest width of a question in sizes of its text.
const maxQuestion = 17.0

// placeQuestion returns a question as a card, or nil if there is no space for it.
func (s *Space) placeQuestion(m *Message) *stage.Node {
	most := maxQuestion * s.Kit.Size(questionText)
	for _, r := range m.Inside {
		if r.W <= 0 {
			continue
		}
		if card := questionCard(s.Kit, m, min(r.W, most)); card.H <= r.H {
			card.X, card.Y = r.Middle()
			return card
		}
	}
	if m.At == (stage.Rect{}) {
		return nil
	}
	p := popover.Placement{Bounds: s.Window.Grow(-8 * s.Kit.Device), Anchor: m.At, Margin: 3 * s.Kit.Device, Obstacles: s.obstacles(m)}
	var cards []*stage.Node
	var sizes []popover.Size
	for _, width := range []float64{0.75 * most, most} {
		card := questionCard(s.Kit, m, width)
		cards, sizes = append(cards, card), append(sizes, popover.Size{W: card.W, H: card.H})
	}
	r, i, ok := p.Place(sizes...)
	if !ok {
		r, i = p.LeastCovering(sizes...)
	}
	cards[i].X, cards[i].Y = r.Middle()
	return cards[i]
}

// The sizes of the text of a question and of the words on its buttons in design units, and the minimum height of a button in device-independent pixels.
const (
	questionText = 20
	answerText   = 22
	answerHeight = 44
)

// questionCard returns a question as a card of a width, at the origin.
func questionCard(k *ui.Kit, m *Message, width float64) *stage.Node {
	pad := 12 * k.Device
	body, height := m.QuestionBody(k, width-2*pad)
	card := stage.New("card", stage.NewPanel("pill", 0.6*k.Unit, 0), 0, 0, width, height+2*pad)
	body.Y = pad - card.H/2
	return card.Add(body)
}

// QuestionBody returns the text of a question above its two buttons, with the middle of its upper edge at the origin, and its height. The buttons are
// next to each other if they fit.
func (m *Message) QuestionBody(k *ui.Kit, width float64) (body *stage.Node, height float64) {
	gap, yes, no := 8*k.Device, m.Buttons[0], m.Buttons[1]
	lines, textHeight := k.Lines(m.Text, gfx.Serif, questionText, 0, 0,
		table.BalancedWidth(k.Fonts, m.Text, gfx.Serif, k.Size(questionText), width), 0.5, ui.Ink)
	lines.Y = 0.68 * k.Size(questionText)
	first := stage.Rect{X: -width / 2, Y: textHeight + gap, W: width, H: max(k.Target(44), answerHeight*k.Device)}
	second := first
	second.Y += first.H + gap
	half := (width - gap) / 2
	if word, _ := k.Fonts.Measure(no.Label, gfx.Serif, k.Size(answerText)); word < half-24*k.Unit {
		first.W, second = half, stage.Rect{X: first.X + half + gap, Y: first.Y, W: half, H: first.H}
	}
	body = stage.Group("").Add(lines, k.Button(yes.Name, yes.Label, true, first, yes.Press).Node, k.Button(no.Name, no.Label, false, second, no.Press).Node)
	return body, second.Y + second.H
}
