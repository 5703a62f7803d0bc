package setup

import (
	"math"
	"reflect"
	"strings"

	"azulejo/engine"
	"azulejo/game/gfx"
	"azulejo/game/layout"
	"azulejo/game/locale"
	"azulejo/game/stage"
	"azulejo/game/ui"
	"azulejo/scenes/backdrop"
	"azulejo/scenes/board"
	"azulejo/scenes/dialog"
	"azulejo/scenes/games"
)

// screenLayout is the layout of the set-up in a window that is not a phone's.
type screenLayout struct {
	builder
	plan    plan
	room    stage.Rect
	seat    func(removable bool) plan
	onCards bool // the options of a game are on its card
	cards   bool // the cards of the games are shown
	// Lengths in design units: the text sizes of the title and of the button that starts the game, the height of a line of options, and the
	// width of labels.
	title, start, line, label float64
	titleAlign                float64
	orders                    stage.Rect // the button of the joker orders, if it is shown
}

// leastStep is the least distance between two levels on a dial, in device-independent pixels.
const leastStep = 27

// newScreenLayout returns the layout for a window: with the seats around a table in a wide window where the levels on dials can be hit, else
// with the seats below each other.
func (s *Scene) newScreenLayout(k dialog.Kit) *screenLayout {
	if k.Shape() == layout.Landscape {
		if l := s.landscapeLayout(k); l.dialWidth() >= float64(s.mostLevels(k.Words))*leastStep*k.UI.Device {
			return l
		}
	}
	return s.compactLayout(k)
}

// dialWidth returns the width of the dials.
func (s *screenLayout) dialWidth() float64 {
	u := s.kit.UI.Unit
	seat := layout.Solve(s.room, s.plan.Scaled(u))[seatArea]
	return layout.Solve(seat, s.seat(false).Scaled(u))[dialArea].W
}

// mostLevels returns the greatest number of levels on a dial.
func (s *Scene) mostLevels(w *locale.Words) (most int) {
	for seat := range s.choices.Seats {
		ids, _ := s.levels(w, seat)
		most = max(most, len(ids))
	}
	return most
}

// landscapeLayout returns the layout with the seats around a table, in the middle of the window.
func (s *Scene) landscapeLayout(k dialog.Kit) *screenLayout {
	u, boxes := k.UI.Unit, s.boxes()
	l := &screenLayout{builder: newBuilder(k), seat: cornerSeat, onCards: onCards(len(boxes)), title: 52, start: 38, line: 46, label: 130}
	l.room = stage.Rect{W: k.Context.W, H: k.Context.H}.Centred(0, 1, landscapeWidth*u, 0)
	l.room.Y, l.room.H = (k.Context.H-landscapeHeight*u)/2, landscapeHeight*u
	games := landscapeCards(len(boxes), l.fitted(optionsArea, s.gameOptions(l)))
	if l.cards = !s.more; s.more {
		more := l.morePanel(s, 30, 20)
		games = layout.InColumn(more, restOfColumn())
		if l.onCards { // above the options, lower than otherwise
			const gap = 16
			cards, low := cardGrid(len(boxes), 1, gap, layout.Flexible(0)), s.lowCardHeight(l)
			if more.HeightIn(landscapeColumn).Min+float64(len(boxes))*(low+gap) <= landscapeGames {
				cards.Height = layout.Flexible(0)
				games, l.cards = layout.InColumn(cards, space(gap), more), true
			}
		}
	}
	l.plan = landscape(s.choices.Seats, games)
	return l
}

// lowCardHeight returns the height that a card in a wide window needs above the options that are rarely changed, in design units.
func (s *Scene) lowCardHeight(l *screenLayout) float64 {
	const width, height = 252, 104 // of the options, and of the rest of the card
	u, f := l.kit.UI.Unit, l.form()
	sides, shown := s.chosenBox()
	s.addSides(f, "side", sides, shown)
	return height + f.height(width*u)/u
}

// compactLayout returns the layout with the seats below each other, as large as the window allows for the greatest number of seats.
func (s *Scene) compactLayout(k dialog.Kit) *screenLayout {
	c, n, upright := k.Context, len(s.boxes()), k.Handheld()
	_, border := backdrop.Border(c)
	full := compact(engine.MaxSeats, upright, false, compactCards(n, high(optionsArea, compactRow)))
	width := full.WidthIn(0).Min
	height := full.HeightIn(width).Min
	u := min((c.W-border)/width, c.H/height)
	k.UI.Unit = u
	const widest = 1.3 // the width of the column in an upright window, by the width that it needs
	l := &screenLayout{builder: newBuilder(k), seat: compactSeat, title: 40, start: 26, line: compactRow, label: 90, titleAlign: 0.5}
	if upright {
		l.room = stage.Rect{W: c.W, H: c.H}.Centred(0, 1, min(c.W, widest*width*u), 0)
	} else {
		l.room = stage.Rect{X: border, Y: (c.H - height*u) / 2, W: c.W - border, H: height * u}
	}
	games := compactCards(n, l.fitted(optionsArea, s.gameOptions(l)))
	if l.cards = !s.more; s.more {
		games = []plan{l.morePanel(s, 16, 20)}
	}
	l.plan = compact(s.choices.Seats, upright, s.more, games)
	return l
}

// fitted is an area that is as high as a form needs.
func (s *screenLayout) fitted(a area, f *form) plan {
	u := s.kit.UI.Unit
	return fitted(a, func(width float64) float64 { return f.height(width*u) / u })
}

// morePanel is the panel of the options that are rarely changed, with its padding.
func (s *screenLayout) morePanel(scene *Scene, x, y float64) plan {
	return layout.InColumn(s.fitted(moreArea, scene.moreOptions(s))).Padded(x, y).Named(panelArea)
}

// form returns an empty form with the sizes of the layout.
func (s *screenLayout) form() *form { return &form{kit: s.kit, line: s.line * s.kit.UI.Unit} }

// gameOptions returns the options of the chosen game, which are below the cards.
func (s *Scene) gameOptions(l *screenLayout) *form {
	f := l.form()
	sides, shown := s.chosenBox()
	s.addSides(f, "side", sides, shown)
	return f
}

// moreOptions returns the options that are rarely changed, among them the order of the jokers.
func (s *Scene) moreOptions(l *screenLayout) *form {
	f := l.form()
	f.label = l.label * l.kit.UI.Unit
	s.addRareOptions(f)
	s.addJokers(f)
	return f
}

// arrange lays the set-up out in a window that is not a phone's: the games, the seats, and the buttons at the foot. scope is the node that takes
// input.
func (s *Scene) arrange(k dialog.Kit) (root, scope *stage.Node) {
	l := s.newScreenLayout(k)
	b, u := l.builder, l.kit.UI.Unit
	at := layout.Solve(l.room, l.plan.Scaled(u))
	title, r := k.Words.T("setup.title"), at[titleArea]
	b.on.Add(b.kit.UI.FitBox(title, gfx.SerifBold, l.title, r.X+l.titleAlign*r.W, r.Y+r.H/2, l.titleAlign, r.W, r.H, ui.Ink).SetRole(stage.RoleTitle, title))
	if s.more {
		b.under.Add(b.kit.Panel("slab-blue", at[panelArea]))
		s.moreOptions(l).addTo(b, at[moreArea], layout.Start)
	}
	switch {
	case l.onCards && l.cards:
		s.addOptionCards(l, at)
	case l.cards:
		s.addPictureCards(b, at, pictureCard(12, 44, 4, 32, 15).Scaled(u))
		s.gameOptions(l).addTo(b, at[optionsArea], layout.Start)
	}
	if r, ok := at[tableArea]; ok {
		s.addTable(b, r)
	}
	for i := range s.choices.Seats {
		if r, ok := at[seatArea+area(i)]; ok {
			s.addScreenSeat(l, i, r)
		}
	}
	if r, ok := at[addSeatArea]; ok {
		s.addEmptySeat(b, r)
	}
	s.addBack(b, at[backArea])
	s.addMoreButton(b, at[moreButtonArea])
	if r, ok := at[gameTextArea]; ok {
		s.addSummary(b, r, at[seatsTextArea])
	}
	s.addStart(b, at[startArea], l.start)
	if r, ok := at[lastArea]; ok {
		s.addLast(b, r)
	}
	root = b.withBorder()
	if s.ordersOpen = s.ordersOpen && l.orders.W > 0; !s.ordersOpen {
		return root, root
	}
	menu := s.orderMenu(l.kit, l.orders)
	return root.Add(menu), menu
}

// addTable adds the table in the middle of a rectangle, with the factories of the game and their first tiles.
func (s *Scene) addTable(b builder, r stage.Rect) {
	const radius, marker = 218.0, 38.0
	u, n := b.kit.UI.Unit, 2*s.choices.Seats+1
	x, y := r.Middle()
	b.under.Add(stage.New("", stage.NewSprite("round-table"), x, y, 2*radius*u, 2*radius*u))
	if pos := firstOffer(s.game(), s.choices.Seats); pos != nil {
		b.under.Add(board.Plates(s.game().Table(), b.kit.BoardFrame(), pos, plateRooms(n, x, y, u)))
	}
	b.under.Add(stage.New("", stage.NewSprite("marker"), x, y, marker*u, marker*u))
}

// plateRooms returns the places of n plates around a point, as large as the gap between the seats allows. unit is a design unit in pixels.
func plateRooms(n int, x, y, unit float64) (rooms []stage.Rect) {
	const outer, largest, spacing = 112.0, 74.0, 1.06
	pitch := 2 * math.Pi / (spacing * float64(n)) // the diameter of a plate by the radius of the ring, where plates nearly touch
	plate := min(largest, outer*pitch/(1+pitch/2))
	ring := (outer - plate/2) * unit
	for i := range n {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		rooms = append(rooms, stage.Rect{X: x + ring*sin, Y: y - ring*cos}.Grow(plate/2*unit))
	}
	return rooms
}

// addSummary adds a summary of the game and the number of seats.
func (s *Scene) addSummary(b builder, game, seats stage.Rect) {
	g, w := s.game(), b.kit.Words
	b.on.Add(b.text(w.T("list.middle", "list", w.T(g.Title), "item", w.T(g.Note+".inner")), gfx.SerifBold, 24, game, ui.Ink),
		b.text(w.T("setup.around", "seats", s.choices.Seats), gfx.Serif, 21, seats, ui.Body))
}

// addLast adds the button that starts the set-up of the last game, if something has changed since.
func (s *Scene) addLast(b builder, r stage.Rect) {
	if last := s.last; last.Seating.Game != "" && !reflect.DeepEqual(last, s.choices) {
		button := b.kit.UI.Button("as-last", b.kit.Words.T("setup.again"), false, r, func() {
			s.choices = last
			s.start(b.kit.Context)
		})
		b.addNoted(button, "icon-redo", s.lastNotes(b.kit.Words)...)
	}
}

// lastNotes returns descriptions of the set-up of the last game: the game with the players, and the game alone.
func (s *Scene) lastNotes(w *locale.Words) []string {
	g := games.Find(s.games, s.last.Seating.Game)
	if g == nil {
		return nil
	}
	names, you := s.last.Seating.Players[:s.last.Seats].Names(), w.T("setup.you")
	for i, name := range names {
		if name == you {
			names[i] = strings.ToLower(you) // inside a sentence
		}
	}
	title := w.T(g.Title)
	return []string{w.T("list.middle", "list", title, "item", w.List(names...)), title}
}
