package setup

import (
	"fmt"

	"azulejo/game/stage"
	"azulejo/scenes/route"
)

// addMore adds the button that shows or hides the options that are rarely changed.
func (s *Scene) addMore(f *form, r stage.Rect) {
	b := f.kit.UI.Button("more", f.kit.Words.T("setup.more"), false, r, func() {
		s.more = !s.more
		s.setSeats(f.kit.Context, s.choices.Seats)
	})
	f.on.Add(b.Switch(s.more).Node)
}

// addMorePanel adds these options on a panel in r. Its margins, the width of the labels and that of the seed are in design units.
func (s *Scene) addMorePanel(f *form, r stage.Rect, side, top, label, seed float64) {
	u := f.kit.UI.Unit
	f.under.Add(f.kit.Panel("slab-blue", r))
	f.x, f.y, f.width, f.label = r.X+side*u, r.Y+top*u, r.W-2*side*u, label*u
	s.addMoreRows(f, seed*u)
}

// addMoreRows adds the rows of these options: which seat starts, and the seed, in a field of a width.
func (s *Scene) addMoreRows(f *form, seed float64) {
	set, starts := &s.choices.Seating, []string{f.kit.Words.T("setup.random")}
	for i := range s.choices.Seats {
		starts = append(starts, fmt.Sprint(i+1))
	}
	f.addChoice("start", f.kit.Words.T("setup.start"), starts, min(set.Start, s.choices.Seats-1)+1, func(i int) { set.Start = i - 1 })
	f.addLabel(f.kit.Words.T("setup.seed"))
	r := f.next(f.row)
	r.W = seed
	f.on.Add(f.kit.UI.Field("seed", f.kit.Words.T("setup.seed"), set.Seed, 20, r, func(text string) { set.Seed = text }).Node)
}

// addBack adds the button that goes back to the title.
func (s *Scene) addBack(f *form, r stage.Rect) {
	f.on.Add(f.kit.UI.Button("back", f.kit.Words.T("setup.back"), false, r, func() { f.kit.Context.Go(route.Title{}) }).Node)
}

// addStart adds the button that starts the game, with a label of a size.
func (s *Scene) addStart(f *form, r stage.Rect, units float64) {
	f.on.Add(f.kit.UI.Button("start-game", f.kit.Words.T("setup.play"), true, r, func() { s.start(f.kit.Context) }).Lettered(units).Node)
}
