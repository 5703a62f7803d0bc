package board

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// glowing returns the places of the targets that the shapes light, in the order of the targets.
func (t *testBoard) glowing() (all []engine.Place) {
	for _, s := range t.shapes() {
		if s.Kind == Light && s.depth == belowTiles {
			all = append(all, s.At)
		}
	}
	return all
}

// haloed returns the tiles with a halo at a depth.
func (t *testBoard) haloed(d depth) (all []*table.Actor) {
	for _, s := range t.shapes() {
		if s.Kind == Halo && s.depth == d {
			all = append(all, s.tiles...)
		}
	}
	return all
}

// ghostPieces returns the ghosts that are drawn at places below the tiles.
func (t *testBoard) ghostPieces() (all []table.Piece) {
	for _, s := range t.shapes() {
		if s.Kind == Ghost && s.depth == belowTiles {
			all = append(all, table.Piece{Place: s.At, Tile: s.Tile})
		}
	}
	return all
}

// expectDrawn checks that every depth has one node for each of its shapes, in the same place.
func (t *testBoard) expectDrawn(when string) {
	t.t.Helper()
	var want [depths][]stage.Rect
	for _, s := range t.shapes() {
		n, _ := t.shapeNode(s)
		want[s.depth] = append(want[s.depth], n.Bounds())
	}
	for d, layer := range t.layers.shapes {
		var got []stage.Rect
		for _, n := range layer.Children() {
			got = append(got, n.Bounds())
		}
		if !slices.Equal(got, want[d]) {
			t.t.Errorf("%s: at depth %d %v are drawn, expected %v", when, d, got, want[d])
		}
	}
}

// placesWithMoves returns the targets of legal moves for what is held.
func (t *testBoard) placesWithMoves() (all []engine.Place) {
	for _, target := range t.targets {
		if len(target.options) > 0 {
			all = append(all, target.Place)
		}
	}
	return all
}

// TestShapesFollowInput follows a move by hand in Azul: tiles are lit under the pointer only while nothing is held, targets while tiles are held, and ghosts lie
// where a drop would put tiles. What is drawn is what the state says at every step.
func TestShapesFollowInput(t *testing.T) {
	b := newTestBoard(t, 0, func(p engine.Position) bool { return p.Round() > 1 })
	g := b.options().Pickables()[0]
	tiles := b.cast.TilesOf(g)
	b.expectDrawn("at first")
	if len(b.shapes()) != 0 {
		t.Fatalf("at first there are %d shapes", len(b.shapes()))
	}
	if b.lightSource(g, true); !slices.Equal(b.haloed(belowCounts), tiles) {
		t.Errorf("%d tiles are lit under the pointer, expected %d", len(b.haloed(belowCounts)), len(tiles))
	}
	b.expectDrawn("under the pointer")
	if b.lightSource(g, false); len(b.shapes()) != 0 {
		t.Error("tiles stay lit when the pointer has left them")
	}
	b.expectDrawn("after the pointer has left")
	b.lightSource(g, true)
	b.toggleHeld(g)
	if got, want := b.glowing(), b.placesWithMoves(); !slices.Equal(got, want) || len(want) == 0 || len(want) == len(b.targets) {
		t.Errorf("%v are lit, and there are moves to %v of %d targets", got, want, len(b.targets))
	}
	if len(b.haloed(belowCounts)) != 0 {
		t.Error("tiles are lit while others are held")
	}
	if b.lightSource(g, true); len(b.haloed(belowCounts)) != 0 {
		t.Error("tiles under the pointer are lit while others are held")
	}
	b.expectDrawn("held")
	for i, to := range b.targets {
		b.hover(i, true)
		var want []table.Piece
		if len(to.options) > 0 {
			want = to.options[0].Placed()
		}
		if got := b.ghostPieces(); !slices.Equal(got, want) {
			t.Errorf("over target %d the ghosts are %v, expected %v", i, got, want)
		}
		b.expectDrawn("over a target")
		if b.hover(i, false); len(b.ghostPieces()) != 0 {
			t.Errorf("ghosts stay when the pointer has left target %d", i)
		}
	}
	if b.Release(); len(b.shapes()) != 0 {
		t.Errorf("after the release there are %d shapes", len(b.shapes()))
	}
	b.expectDrawn("after the release")
}

// TestShapesOfAPlacement checks that a pending placement is shown with its target, its tile with the cost, and the tiles that pay; that the target under the pointer
// replaces the ghost while it is there; and that nothing of it remains when the placement is cancelled.
func TestShapesOfAPlacement(t *testing.T) {
	b := newPlacing(t, coloured)
	before := len(b.shapes())
	m := b.choosePayable()
	o := m.proposed()
	if got := b.ghostPieces(); !slices.Equal(got, o.Placed()) {
		t.Errorf("the ghosts are %v, expected %v", got, o.Placed())
	}
	if !slices.Contains(b.glowing(), m.at) {
		t.Error("the target of the placement is not lit")
	}
	payers := b.haloed(aboveZoom)
	for _, a := range b.At(o.From.From) {
		if slices.Contains(payers, a) != slices.Contains(o.Price, a.Tile) {
			t.Errorf("a tile of colour %d is lit: %v, although the price is %v", a.Tile, slices.Contains(payers, a), o.Price)
		}
	}
	b.expectDrawn("placing")
	other := slices.IndexFunc(b.targets, func(to target) bool { return to.Place != m.at && len(to.options) > 0 })
	if b.hover(other, true); !slices.Equal(b.ghostPieces(), b.targets[other].options[0].Placed()) {
		t.Error("the ghost is not at the target under the pointer")
	}
	if b.hover(other, false); !slices.Equal(b.ghostPieces(), o.Placed()) {
		t.Error("the ghost does not return to the placement")
	}
	if b.closePlacement(); len(b.shapes()) != before {
		t.Errorf("after the placement there are %d shapes, before it %d", len(b.shapes()), before)
	}
	b.expectDrawn("afterwards")
}

// TestShapesOfAPayment checks that an open menu of payments leaves its target lit and hides the ghosts, with held tiles or without.
func TestShapesOfAPayment(t *testing.T) {
	b := newTestBoard(t, coloured, func(p engine.Position) bool { return spaceWithPayments(pavilion.See(p)) >= 0 })
	i := slices.IndexFunc(b.targets, func(to target) bool { return len(to.options) > 1 })
	b.hover(i, true)
	if len(b.ghostPieces()) != 1 {
		t.Fatalf("%d ghosts are under the pointer", len(b.ghostPieces()))
	}
	b.choose(i)
	if !b.menuOpen() || len(b.ghostPieces()) != 0 || !slices.Contains(b.glowing(), b.targets[i].Place) {
		t.Errorf("with an open menu there are %d ghosts, and %v is lit", len(b.ghostPieces()), b.glowing())
	}
	b.expectDrawn("with an open menu")
	if b.closePayment(""); len(b.ghostPieces()) != 1 || slices.Contains(b.glowing(), b.targets[i].Place) != b.targets[i].AlwaysLit {
		t.Errorf("after the menu there are %d ghosts, and %v is lit", len(b.ghostPieces()), b.glowing())
	}
	b.expectDrawn("after the menu")
}

// TestShapesOfTheScreenEnd checks that hints, demonstrated moves and shapes of the screen are drawn together, and that each of Show, ClearHint and DisableMoves removes
// what it has to.
func TestShapesOfTheScreenEnd(t *testing.T) {
	for game := range games.All() {
		b := newTestBoard(t, game, func(p engine.Position) bool { return p.Round() == 1 && len(p.Moves(nil)) > 10 })
		o := b.options()[0]
		tiles := b.cast.TilesOf(o.From)
		b.Hint(tiles)
		b.SetAutoShapes(Shape{Kind: Coin, At: o.To, Number: 1})
		b.SetShapes(Shape{Kind: Coin, At: o.To, Number: 2})
		if got := b.haloed(belowCounts); !slices.Equal(got, tiles) { // the numbers on stacks stay legible
			t.Errorf("game %d: %d tiles are hinted at, expected %d", game, len(got), len(tiles))
		}
		if n := len(b.layers.shapes[onTop].Children()); n != 2 {
			t.Errorf("game %d: %d nodes are drawn for two coins", game, n)
		}
		b.ShowTarget(o.Move)
		if got := b.ghostPieces(); !slices.Equal(got, o.Placed()) {
			t.Errorf("game %d: the ghosts of the demonstrated move are %v, expected %v", game, got, o.Placed())
		}
		b.expectDrawn("demonstrated")
		if b.ClearHint(); len(b.haloed(onTop)) != 0 || len(b.ghostPieces()) != len(o.Placed()) {
			t.Errorf("game %d: ClearHint leaves %d lit tiles and %d ghosts", game, len(b.haloed(onTop)), len(b.ghostPieces()))
		}
		if b.DisableMoves(); len(b.ghostPieces()) != 0 || len(b.layers.shapes[onTop].Children()) != 2 {
			t.Errorf("game %d: DisableMoves leaves %d ghosts and %d shapes on top", game, len(b.ghostPieces()), len(b.layers.shapes[onTop].Children()))
		}
		b.expectDrawn("without moves")
		b.Hint(tiles)
		if b.Show(b.Shown(), b.legend); len(b.shapes()) != 0 {
			t.Errorf("game %d: Show leaves %d shapes", game, len(b.shapes()))
		}
		b.expectDrawn("shown again")
	}
}

// TestPreviewEndsWithTheHover checks that the round score that a click on tiles would lead to is shown only while the pointer is on them.
func TestPreviewEndsWithTheHover(t *testing.T) {
	b := newTestBoard(t, 0, always)
	b.ShowSums = true
	g := b.options().Pickables()[0]
	b.toggleHeld(g)
	to := slices.IndexFunc(b.targets, func(t target) bool { return len(t.options) > 0 })
	if b.hover(to, true); b.scenery.Live.Next == nil || b.previewed == nil {
		t.Fatal("nothing is previewed over a target")
	}
	after := b.Shown().Clone()
	after.Play(b.previewed.Move, nil)
	if got, want := b.scenery.Live.Next.Net, azul.See(after).Forecast(b.Shown().ToMove()).Net; got != want {
		t.Errorf("the round score is %d, expected %d", got, want)
	}
	if b.hover(to, false); b.scenery.Live.Next != nil || b.previewed != nil {
		t.Error("the preview stays when the pointer has left the target")
	}
	c := newTestBoard(t, coloured, func(p engine.Position) bool { return pavilion.See(p).Taking() })
	c.ShowSums = true
	g = c.options().Pickables()[0]
	if c.lightSource(g, true); c.previewed == nil {
		t.Fatal("a click on tiles with one target is not previewed")
	}
	if c.lightSource(g, false); c.previewed != nil || c.scenery.Live.Next != nil {
		t.Error("the preview stays when the pointer has left the tiles")
	}
}

// TestFocusFollowsSuggestions checks that after the tiles of a suggested move have been picked up by key, the focus is at its target.
func TestFocusFollowsSuggestions(t *testing.T) {
	b := newTestBoard(t, 0, always)
	for _, m := range b.shown.Moves(nil) {
		o := b.optionOf(m)
		if o.To.Zone != engine.Line {
			continue
		}
		b.Release()
		b.ClearHint()
		b.Suggest(m)
		held := b.cast.TilesOf(o.From)
		b.dispatcher.FocusVisibly(held[0].Node.Name)
		held[0].Node.Touch.Press()
		_, want := b.findTarget(o.To)
		if got := b.dispatcher.FocusName(); got != want.node.Name {
			t.Errorf("the focus is on %q, expected %q", got, want.node.Name)
		}
	}
}

// TestFocusFirst checks that the focus goes to the first tile that can be taken, or to the first target that can be chosen if no tile can.
func TestFocusFirst(t *testing.T) {
	b := newTestBoard(t, 0, always)
	b.FocusFirst()
	first := ""
	for _, a := range b.Actors() {
		if a.Node.Focusable() && !a.Node.Accessible.Off {
			first = a.Node.Name
			break
		}
	}
	if got := b.dispatcher.FocusName(); got == "" || got != first {
		t.Errorf("the focus is on %q, expected %q", got, first)
	}
	b = newTestBoard(t, 1, func(p engine.Position) bool { return azul.See(p).Tiling() })
	for _, a := range b.Actors() {
		a.Node.Touch = nil
	}
	b.FocusFirst()
	i := slices.IndexFunc(b.targets, func(t target) bool { return len(t.options) > 0 })
	if got, want := b.dispatcher.FocusName(), b.targets[i].node.Name; got != want {
		t.Errorf("the focus is on %q, expected %q", got, want)
	}
}

// TestFloating checks that the label of an outcome, an open menu of payments and the magnifier are reported while they are shown, where they are drawn.
func TestFloating(t *testing.T) {
	b := newTestBoard(t, coloured, func(p engine.Position) bool { return spaceWithPayments(pavilion.See(p)) >= 0 })
	b.ShowSums = true
	expect := func(when string, names ...string) {
		t.Helper()
		var want []stage.Rect
		for _, n := range b.Top.Children() {
			switch {
			case n.Name == "payment":
				want = append(want, n.Children()[0].Bounds())
			case n.Art != nil:
				want = append(want, n.Bounds())
			}
		}
		if got := b.Floating(); !slices.Equal(got, want) || len(got) != len(names) {
			t.Errorf("%s: %v floats, drawn is %v, expected %v", when, got, want, names)
		}
	}
	expect("at first")
	i := slices.IndexFunc(b.targets, func(to target) bool { return len(to.options) > 1 })
	b.hover(i, true)
	expect("over a target", "label")
	b.choose(i)
	expect("with an open menu", "menu")
	b.closePayment("")
	expect("after the menu")
	g := b.options().Pickables()[0]
	b.magnify(g, true)
	expect("magnified", "magnifier")
	b.magnify(g, false)
	expect("afterwards")
}
