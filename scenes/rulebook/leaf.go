package rulebook

import (
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/dialog"
	"azulejo/scenes/route"
	"azulejo/scenes/table"
)

// leaf is one side of the open book: a page, or a part of one that is too long.
type leaf struct {
	page     int
	composer *composer
	box      box
}

// leaves returns the leaves of all pages for a rectangle. With larger text, pictures are no smaller than in usualRoom, the rectangle of a leaf with
// normal text.
func (b *book) leaves(k dialog.Kit, room, usualRoom stage.Rect) (all []leaf) {
	usual := withScale(k, k.UI.Design())
	for at := range b.pages {
		least := map[int]float64{}
		if k.UI.Zoom > 1 {
			for _, l := range b.pageLeaves(usual, at, usualRoom, nil) {
				areas := layout.Solve(usualRoom, l.box)
				for _, picture := range l.composer.pictures {
					least[picture] = max(least[picture], areas[picture].H)
				}
			}
		}
		all = append(all, b.pageLeaves(k, at, room, least)...)
	}
	return all
}

// withScale returns the kit with text of a scale.
func withScale(k dialog.Kit, s ui.Scale) dialog.Kit {
	scaled := *k.UI
	scaled.Scale = s
	return dialog.Kit{UI: &scaled, Words: k.Words, Context: k.Context}
}

// pageLeaves returns the leaves of a page, each with as many boxes as fit.
func (b *book) pageLeaves(k dialog.Kit, at int, room stage.Rect, least map[int]float64) (all []leaf) {
	c := newComposer(k, b, at, room.W)
	c.minHeights = least
	gap := c.gap(blockGap)
	height := func(b box) float64 { return gap + b.HeightIn(room.W).Min }
	head, boxes, foot := c.head(), c.boxes(), c.foot()
	var on []box
	left := 0.0
	for i, next := range boxes {
		need := height(next)
		if i == len(boxes)-1 {
			need += height(foot)
		}
		if need > left && len(on) > 1 {
			all = append(all, leaf{at, c, box{Kind: layout.Column, Gap: gap, MainAlign: layout.Start, Items: on}})
			on = nil
		}
		if len(on) == 0 {
			on, left = []box{head}, room.H-height(head)+gap
		}
		on, left = append(on, next), left-height(next)
	}
	on = append(on, box{Height: layout.Flexible(0)}, foot)
	return append(all, leaf{at, c, box{Kind: layout.Column, Gap: gap, MainAlign: layout.Start, Items: on}})
}

func isExample(b block) bool { _, ok := b.(example); return ok }

func isHeading(b block) bool { t, ok := b.(text); return ok && t.style == headingStyle }

// boxes returns the boxes of the page below its title. A heading is in one box with what follows it.
func (c *composer) boxes() (all []box) {
	for i, each := range c.page.blocks {
		boxes := each.boxes(c)
		if i > 0 && isExample(each) && isExample(c.page.blocks[i-1]) {
			boxes[0] = column(c.gap(blockGap), c.divider(), boxes[0])
		}
		if i > 0 && isHeading(c.page.blocks[i-1]) {
			last := len(all) - 1
			all[last] = column(c.gap(closeGap), all[last], boxes[0])
			boxes = boxes[1:]
		}
		all = append(all, boxes...)
	}
	return all
}

// foot returns the button that opens the lesson of the page, at the right. A page without a lesson has an empty one.
func (c *composer) foot() box {
	course, at, ok := c.book.lessonOf(c.page.lesson)
	if !ok {
		return box{}
	}
	k := c.kit
	label := k.Words.T("rules.try", "lesson", at+1)
	u := k.UI.Unit
	width := layout.Size{Min: k.TextWidth(gfx.Serif, detailText, label) + 66*u}
	button := c.area(box{Width: width, Height: layout.Fixed(k.UI.Row(48, detailText))}, func(on *stage.Node, r stage.Rect) {
		b := k.UI.Button("try-"+c.page.name, label, true, r, func() { k.Context.Go(route.Lesson{Course: course, At: at}) }).WrapText(detailText, 0)
		if text := b.Children(); len(text) == 1 && r.W > width.Min-2 { // an icon before a single line
			text[0].X += 11 * u
			ink := ui.OnAccent.Colour()
			triangle := &table.Outline{Corners: table.CircleCorners(3), Width: 1.8 * u, Ink: ink, Edge: ink.Fade(0)}
			b.Add(stage.New("", triangle, 25*u-r.W/2, -u, 16*u, 16*u))
		}
		on.Add(b.SetRole(stage.RoleButton, label+": "+c.words("")))
	})
	return row(0, box{Width: layout.Flexible(0)}, button)
}

// node returns the leaf in a room.
func (l leaf) node(room stage.Rect) *stage.Node {
	g := stage.Group("page-" + l.composer.page.name)
	l.composer.draw(g, room, l.box)
	return g
}
