package setup

import (
	"fmt"

	"azulejo/game/stage"
	"azulejo/scenes/route"
)

// addMoreButton adds the button that shows or hides the options that are rarely changed.
func (s *Scene) addMoreButton(b builder, r stage.Rect) {
	button := b.kit.UI.Button("more", b.kit.Words.T("setup.more"), false, r, func() {
		s.more = !s.more
		s.setSeats(b.kit.Context, s.choices.Seats)
	})
	b.on.Add(button.Switch(s.more).Node)
}

// addRareOptions adds the options that are rarely changed: which seat starts, and the seed.
func (s *Scene) addRareOptions(f *form) {
	set, words := &s.choices.Seating, f.kit.Words
	start, seed, starts := words.T("setup.start"), words.T("setup.seed"), []string{words.T("setup.random")}
	for i := range s.choices.Seats {
		starts = append(starts, fmt.Sprint(i+1))
	}
	f.addChoice("start", start, start, starts, min(set.Start, s.choices.Seats-1)+1, func(i int) { set.Start = i - 1 })
	f.addLine(seed, func(b builder, r stage.Rect) {
		b.on.Add(b.kit.UI.Field("seed", seed, set.Seed, 20, r, func(text string) { set.Seed = text }).Node)
	})
}

// addBack adds the button that goes back to the title.
func (s *Scene) addBack(b builder, r stage.Rect) {
	b.on.Add(b.kit.UI.Button("back", b.kit.Words.T("setup.back"), false, r, func() { b.kit.Context.Go(route.Title{}) }).Node)
}

// addStart adds the button that starts the game, with a label of a size.
func (s *Scene) addStart(b builder, r stage.Rect, units float64) {
	b.on.Add(b.kit.UI.Button("start-game", b.kit.Words.T("setup.play"), true, r, func() { s.start(b.kit.Context) }).SetTextSize(units).Node)
}
