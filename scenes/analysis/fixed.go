package analysis

import (
	"math"
	"strings"

	"azulejo/game/gfx"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/board"
	"azulejo/scenes/table"
)

// fixedStyle is how messages of a kind with a fixed place look. Lengths are in design units.
type fixedStyle struct {
	panel       string
	panelUnit   float64
	title, text float64 // sizes
	phone       float64 // the factor of these sizes on a phone, where they are in device-independent pixels
	pad         float64
	width       float64 // the greatest one
	fills       bool    // the place is filled, also by a short text
}

// styleOf returns the style of messages of a kind.
func styleOf(k MessageKind) fixedStyle {
	if k == BetterMessage {
		return fixedStyle{panel: "slab-gold", panelUnit: 0.6, title: 23, text: 19, phone: 1, pad: 16, width: 440}
	}
	return fixedStyle{panel: "pill", panelUnit: 1, title: 31, text: 26, phone: 0.55, pad: 10, width: math.Inf(1), fills: true}
}

// placeFixed returns the card of a message in its place, with text that fits there, and the side of its tail, 0 for none.
func (s *Space) placeFixed(m *Message) (card *stage.Node, tail float64) {
	k, style, r := s.Kit, styleOf(m.Kind), m.Place
	pad, factor := style.pad*k.Unit, 1.0
	if s.Shape().Phone() {
		factor = style.phone * k.Device / k.Unit
	}
	if most := style.width * k.Unit * k.TextGrowth(style.text); r.W > most {
		r.X, r.W = r.X+(r.W-most)/2, most
	}
	body, height := stage.Group(""), 0.0
	k.FitHeight(r.H-2*pad, func(k *ui.Kit) float64 {
		body.Clear()
		height = 0
		add := func(text string, face gfx.Face, units float64) {
			if text == "" {
				return
			}
			if height > 0 {
				height += k.Gap(fixedGap)
			}
			size, width := k.Size(units), r.W-2*pad
			lines, high := k.Lines(text, face, units, 0, height+0.6*size, table.BalancedWidth(k.Fonts, text, face, size, width), 0.5, ui.Ink)
			body.Add(lines)
			height += high
		}
		add(m.Title, gfx.SerifBold, factor*style.title)
		add(m.Text, gfx.Serif, factor*style.text)
		return height
	})
	if body.Y = -height / 2; !style.fills {
		r.Y, r.H = r.Y+(r.H-height)/2-pad, height+2*pad
	}
	name, role := strings.TrimSpace(m.Title+" "+m.Text), stage.RoleTitle
	if m.Press != nil {
		name, role = s.Words.T("list.middle", "list", m.Title, "item", m.Text), stage.RoleButton
	}
	card = stage.Box(m.Kind.String()+"-card", stage.NewPanel(style.panel, style.panelUnit*k.Unit, 0), r).SetRole(role, name).Add(body)
	if m.Press != nil {
		card.Touch = &stage.Touch{Focus: true, Press: m.Press, Hover: m.Hover}
	}
	if m.At == (stage.Rect{}) {
		return card, 0
	}
	tail = min(28*k.Unit, 0.3*r.H)
	if table.TailReach(r, m.nearestPart(r), tail) > longestTail*tail {
		return card, 0 // it would look like a needle
	}
	if _, crosses := table.TailCrosses(r, m.nearestPart(r), tail, s.Controls); crosses {
		return card, 0
	}
	return card, tail
}

// longestTail is the length of the longest tail in its sides.
const longestTail = 3.0

// TaskPlace returns the place of the callout with the task of an exercise: that of the heading, without its corner.
func TaskPlace(b *board.Board) stage.Rect {
	k, r := b.Frame().Kit, b.Areas().Title
	if c := b.Areas().TitleCorner; c.W > 0 {
		r.W = c.X - r.X - 5*k.Device
	}
	if b.Frame().Shape().Phone() {
		return r
	}
	return r.Grow(-4 * k.Unit)
}

// FirstSentences returns the first sentences of a text for which a message with a place has room, below a line in bold if there is one. It is empty if there
// is none.
func FirstSentences(k *ui.Kit, title, text string, place stage.Rect) string {
	pad := styleOf(TaskMessage).pad * k.Unit
	w, h := place.W-2*pad, place.H-2*pad
	if title != "" {
		h -= float64(len(k.Fonts.Wrap(title, gfx.SerifBold, k.MinTextSize(), w)))*textLine*k.MinTextSize() + fixedGap*k.Unit
	}
	for text != "" && !k.HasRoom(text, gfx.Serif, w, h) {
		end := strings.LastIndex(strings.TrimSuffix(text, "."), ". ")
		text = text[:end+1]
	}
	return text
}

// fixedGap is the distance between the title and the text of a message with a fixed place, in design units.
const fixedGap = 4
