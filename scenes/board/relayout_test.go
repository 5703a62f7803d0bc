package board

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// phones returns the sizes of windows in which the factories with tiles move together when others are empty.
func phones() [][2]float64 { return [][2]float64{{390, 844}, {844, 390}} }

// layOut lays the table out for the position of the match and shows it.
func (r *randomGame) layOut() {
	f := r.frame
	f.Shown = r.match.Position()
	r.layoutIn(f, nil)
	r.showPosition(nil, engine.NoMove)
}

// nodeStates returns a sorted list of tiles and named nodes of the scenery with their positions, sizes and opacities.
func (r *randomGame) nodeStates() (all []string) {
	for _, a := range r.Actors() {
		n := a.Node
		all = append(all, fmt.Sprintf("tile %d %.2f %.2f %.2f %.2f %.2f", a.Tile, n.X, n.Y, n.W, n.Rotation, n.Alpha))
	}
	r.layers.scenery.Walk(func(n *stage.Node) {
		if n.Name != "" && (n.Art != nil || n.W > 0) {
			all = append(all, fmt.Sprintf("%s %.2f %.2f %.2f %.2f %.2f %.3f %v", n.Name, n.X, n.Y, n.W, n.H, n.Alpha, n.Scale, n.Moving))
		}
	})
	slices.Sort(all)
	return all
}

// freshNodeStates returns the nodeStates of a new board of the position.
func (r *randomGame) freshNodeStates() []string {
	fresh := &randomGame{Board: New(r.table, Options{}), t: r.t, table: r.table, match: r.match}
	fresh.frame = r.frame
	fresh.layOut()
	return fresh.nodeStates()
}

// eachPhone runs a subtest with a board of Azul for each window of a phone and number of seats.
func eachPhone(t *testing.T, visit func(t *testing.T, v *randomGame)) {
	for seats := 2; seats <= 4; seats++ {
		for _, size := range phones() {
			t.Run(fmt.Sprint(seats, size), func(t *testing.T) { visit(t, newRandomGameIn(t, &games.All()[0], seats, size[0], size[1])) })
		}
	}
}

// TestFactoriesMoveTogether checks that after a move the tiles start the animation of the new layout where they were, and that after 15 ticks all nodes are
// where a new board of the position has them.
func TestFactoriesMoveTogether(t *testing.T) {
	eachPhone(t, func(t *testing.T, v *randomGame) {
		animations := 0
		for n := 0; n < 90 && !v.match.Position().Over(); n++ {
			v.move()
			for v.Animating() {
				v.Advance()
			}
			last := tileStates(v.nodeStates())
			v.layOut()
			v.AnimateLayout()
			if now := tileStates(v.nodeStates()); !slices.Equal(now, last) {
				t.Fatalf("move %d: tiles jump from\n%v\nto\n%v", n, last, now)
			}
			if v.relayout.line != nil {
				animations++
			}
			for range relayoutTicks {
				v.Tick()
			}
			if got, want := v.nodeStates(), v.freshNodeStates(); v.relayout.line != nil || !slices.Equal(got, want) {
				t.Fatalf("move %d: the nodes end at\n%v\nexpected\n%v", n, got, want)
			}
		}
		if animations < 10 {
			t.Errorf("the layout was animated only %d times", animations)
		}
	})
}

// TestOfferAppearsAndDisappears plays Summer Pavilion in a wide window. It checks that when the area of the offer appears or disappears, the tiles start the
// animation where they were, tiles on stars stay on their spaces during it, and all nodes end where a new board of the position has them.
func TestOfferAppearsAndDisappears(t *testing.T) {
	all := games.All()
	for seats := 2; seats <= 4; seats++ {
		v := newRandomGameIn(t, &all[len(all)-1], seats, 1280, 720)
		appeared, disappeared := 0, 0
		for v.match.Position().Round() < 3 {
			v.move()
			for v.Animating() {
				v.Advance()
			}
			last, offer := tileStates(v.nodeStates()), v.areas.Offer
			v.layOut()
			if offer == v.areas.Offer {
				continue
			}
			if offer.H > v.areas.Offer.H {
				disappeared++
			} else {
				appeared++
			}
			ends := map[string]stage.Rect{}
			for name, n := range namedNodes(v.layers.scenery) {
				ends[name] = nodeRect(n)
			}
			v.AnimateLayout()
			if now := tileStates(v.nodeStates()); !slices.Equal(now, last) {
				t.Fatalf("%d seats: tiles jump from\n%v\nto\n%v", seats, last, now)
			}
			for tick := 0; v.LayoutMoves(); tick++ {
				v.expectOnStars(ends)
				if v.Tick(); tick > 2*areaTicks {
					t.Fatalf("%d seats: the animation does not end", seats)
				}
			}
			if got, want := v.nodeStates(), v.freshNodeStates(); !slices.Equal(got, want) {
				t.Fatalf("%d seats: the nodes end at\n%v\nexpected\n%v", seats, got, want)
			}
		}
		if appeared != 2 || disappeared != 2 {
			t.Errorf("%d seats: in two rounds the offer appeared %d times and disappeared %d times", seats, appeared, disappeared)
		}
	}
}

// TestBoardsAndButtonsStay checks that on phones the title, the boards and the buttons stay where they are while tiles are taken in a round.
func TestBoardsAndButtonsStay(t *testing.T) {
	for _, g := range games.All() {
		for seats := 2; seats <= 4; seats++ {
			for _, size := range append(phones(), [2]float64{360, 640}) {
				v := newRandomGameIn(t, &g, seats, size[0], size[1])
				first := v.areas
				for v.match.Position().Round() < 3 {
					round := v.match.Position().Round()
					v.move()
					v.Settle()
					v.layOut()
					a := v.areas
					if v.match.Position().Round() != round || a.Closed != first.Closed {
						first = a
					}
					if a.Title != first.Title || a.Buttons != first.Buttons || !slices.Equal(a.KeepClear, first.KeepClear) || !slices.Equal(a.Apart, first.Apart) {
						t.Fatalf("%s, %d seats, %v: in round %d\n%+v become\n%+v", g.Edition.ID, seats, size, round, first, a)
					}
				}
			}
		}
	}
}

// expectOnStars checks that the tiles on stars are on their spaces, while the stars move to the rectangles in ends.
func (r *randomGame) expectOnStars(ends map[string]stage.Rect) {
	r.t.Helper()
	stars := namedNodes(r.layers.scenery)
	for _, a := range r.Actors() {
		if a.Place.Zone != engine.Star {
			continue
		}
		name, to := fmt.Sprintf("stars-%d", a.Place.Seat), a.Spot()
		g, end := stars[name], ends[name]
		x, y := g.X+(to.X-end.X)*g.Scale, g.Y+(to.Y-end.Y)*g.Scale
		if math.Hypot(x-a.Node.X, y-a.Node.Y) > 0.01 {
			r.t.Fatalf("%+v is at (%.1f, %.1f), its space at (%.1f, %.1f)", a.Piece, a.Node.X, a.Node.Y, x, y)
		}
	}
}

// tileStates returns the elements of nodeStates that describe tiles.
func tileStates(states []string) []string {
	return slices.DeleteFunc(slices.Clone(states), func(line string) bool { return line[:5] != "tile " })
}

// TestUndoEndsAtTheEarlierPosition checks that the animation of a take backwards, in the layout of the position before it, ends with the tiles of that
// position.
func TestUndoEndsAtTheEarlierPosition(t *testing.T) {
	eachPhone(t, func(t *testing.T, v *randomGame) {
		for n := 0; n < 60 && !v.match.Position().Over(); n++ {
			before, m := v.move()
			v.Settle()
			v.layOut()
			if _, taken := azul.Taken(m); !taken || before.ToMove() == engine.Nature || before.Round() != v.match.Position().Round() {
				continue
			}
			events := slices.Clone(v.log.Events)
			v.match.Goto(len(v.match.Moves()) - 1)
			f := v.frame
			f.Shown = v.match.Position()
			v.layoutFor(f, n%2 == 0)
			v.animate(table.Backwards(events), OneStep(v.match.Position()), Pace{Rate: 1, MaxTicks: table.RoundTicks}, n%3 == 0)
			for ticks := 0; v.Animating() && ticks < 1000; ticks++ {
				v.Advance()
			}
			if got, want := tileStates(v.nodeStates()), tileStates(v.freshNodeStates()); !slices.Equal(got, want) {
				t.Fatalf("move %d: after undo the tiles are at\n%v\nexpected\n%v", n, got, want)
			}
			v.match.Redo(nil)
			v.layOut()
		}
	})
}

// TestPickEndsTheLayoutAnimation checks that tiles picked up during the animation of a new layout end it, with all tiles at their places.
func TestPickEndsTheLayoutAnimation(t *testing.T) {
	b := newPhone(t)
	for b.relayout.line == nil {
		b.move()
		b.Settle()
		b.layOut()
		b.AnimateLayout()
	}
	b.EnableMoves()
	b.find("pickable-")[0].Touch.Press()
	for _, a := range b.Actors() {
		if s := a.Spot(); a.Node.X != s.X || a.Node.Y != s.Y {
			t.Errorf("%+v is drawn at (%.0f, %.0f), expected %+v", a.Piece, a.Node.X, a.Node.Y, s)
		}
	}
	if b.relayout.line != nil || len(b.lifted.tiles) == 0 {
		t.Error("nothing is held, or the animation continues")
	}
}

// TestContentsMoveWithTheirContainer checks that namedNodes leaves out the children of a group with a size, and includes those of a group without.
func TestContentsMoveWithTheirContainer(t *testing.T) {
	inner := stage.New("inner", stage.NewSprite("plate"), 0, 0, 5, 5)
	loose := stage.New("loose", stage.NewSprite("plate"), 0, 0, 5, 5)
	found := namedNodes(stage.Group("").Add(stage.New("outer", nil, 0, 0, 9, 9).Add(inner), stage.Group("sheet").Add(loose)))
	if len(found) != 2 || found["outer"] == nil || found["loose"] != loose {
		t.Errorf("the named nodes are %v", found)
	}
}
