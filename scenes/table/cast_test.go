package table

import (
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
)

// TestShowPlacesTilesAtTheirAnchors checks that Show puts each tile at its anchor with its sprite, and gives equal tiles of a place different spots.
func TestShowPlacesTilesAtTheirAnchors(t *testing.T) {
	c := NewCast(plain{})
	wall := slot(engine.Wall, 1, 2, 3)
	c.Show(append(pieces(factory(4), 3, 0, 3), Piece{wall, 2}))
	for i, want := range []Spot{{X: 640, Y: 83, Size: 18}, {X: 600, Y: 83, Size: 18}, {X: 620, Y: 83, Size: 18}, plain{}.Anchor(wall, 0, 1)} {
		a := c.Actors()[i]
		n := a.Node
		shown := Spot{n.X, n.Y, n.W, n.Rotation}
		if i == 0 || i == 2 { // the order of the two of one colour is arbitrary
			continue
		}
		if a.Spot() != want || shown != want || n.H != n.W {
			t.Errorf("tile %d is at %+v and its node at %+v, expected %+v", i, a.Spot(), shown, want)
		}
	}
	if a := c.Actors()[3]; a.Art.Name != "tile-2" {
		t.Errorf("a tile of colour 2 is drawn as %s", a.Art.Name)
	}
	if xs := []float64{c.Actors()[0].Spot().X, c.Actors()[2].Spot().X}; xs[0]+xs[1] != 1260 || xs[0] == xs[1] {
		t.Errorf("two tiles of one colour are at %v, expected 620 and 640", xs)
	}
}

// TestShowReplacesTheTiles checks that a second call of Show leaves only the new tiles.
func TestShowReplacesTheTiles(t *testing.T) {
	c := NewCast(plain{})
	c.Show(pieces(factory(0), 1, 2, 3))
	again := pieces(centre(), 4)
	c.Show(again)
	expectTiles(t, "shown again", c, again)
	if !slices.Equal(c.Pieces(), again) {
		t.Errorf("pieces %v, expected %v", c.Pieces(), again)
	}
}

// TestIndexInPool checks the index of each tile among the tiles of its place, counted by colour with the marker last, and the number of tiles there.
func TestIndexInPool(t *testing.T) {
	c := NewCast(plain{})
	c.Show(slices.Concat(
		pieces(factory(0), 2, 0, 1), pieces(factory(1), 0, 0),
		pieces(slot(engine.Hand, 0, 0, 0), 4), pieces(slot(engine.Hand, 1, 0, 0), 3),
		pieces(slot(engine.Line, 0, 1, 0), 2), pieces(slot(engine.Line, 0, 1, 1), 2),
		pieces(supply(), 4, 1, 4, engine.Marker),
	))
	for k, want := range [][2]int{{2, 3}, {0, 3}, {1, 3}, {0, 2}, {1, 2}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {1, 3}, {0, 3}, {1, 3}, {2, 3}} {
		a := c.Actors()[k]
		if i, n := c.indexInPool(a); i != want[0] || n != want[1] {
			t.Errorf("%+v is %d of %d, expected %v", a.Piece, i, n, want)
		}
	}
}

// TestTilesOf checks that TilesOf returns all tiles that a pickable picks up: a colour of a factory, a whole pattern line, or a single space.
func TestTilesOf(t *testing.T) {
	c := NewCast(plain{})
	c.Show(slices.Concat(
		pieces(factory(0), 2, 0, 2), pieces(factory(1), 2), pieces(centre(), 2, engine.Marker),
		pieces(slot(engine.Line, 0, 1, 0), 2), pieces(slot(engine.Line, 0, 1, 1), 2), pieces(slot(engine.Line, 0, 2, 0), 2), pieces(slot(engine.Line, 1, 1, 0), 2),
		pieces(slot(engine.Floor, 0, 0, 0), 2), pieces(slot(engine.Floor, 0, 0, 1), 2),
	))
	for _, x := range []struct {
		name     string
		pickable Pickable
		held     []int
	}{
		{"one colour of a factory", Pickable{From: factory(0), Tile: 2}, []int{0, 2}},
		{"the other", Pickable{From: factory(0), Tile: 0}, []int{1}},
		{"a colour that is not there", Pickable{From: factory(0), Tile: 4}, nil},
		{"from the centre", Pickable{From: centre(), Tile: 2}, []int{4}},
		{"the marker", Pickable{From: centre(), Tile: engine.Marker}, []int{5}},
		{"a whole line", Pickable{From: slot(engine.Line, 0, 1, 1), Tile: 2}, []int{6, 7}},
		{"one slot", Pickable{From: slot(engine.Floor, 0, 0, 1), Tile: 2}, []int{11}},
	} {
		var held []int
		for _, a := range c.TilesOf(x.pickable) {
			held = append(held, slices.Index(c.Actors(), a))
		}
		if !slices.Equal(held, x.held) {
			t.Errorf("%s: %v, expected %v", x.name, held, x.held)
		}
	}
}

// TestShowKeepsTilesThatStay checks that tiles that stay keep their nodes, in the order of the new pieces and without name, touch and role. A tile that is
// held gets a new node.
func TestShowKeepsTilesThatStay(t *testing.T) {
	c := NewCast(plain{})
	c.Show(slices.Concat(pieces(factory(0), 1, 2, 1), pieces(factory(1), 4)))
	was := slices.Clone(c.Actors())
	n := was[1].Node
	n.Name, n.Touch = "pickable", &stage.Touch{}
	n.SetRole(stage.RoleButton, "a tile")
	c.Layer.Add(stage.New("mark", nil, 0, 0, 0, 0))
	was[3].Art.Lift = 1 // held

	c.Show(slices.Concat(pieces(factory(1), 4), pieces(factory(0), 1, 2), pieces(centre(), 1)))
	now := c.Actors()
	if now[1] != was[0] || now[2] != was[1] {
		t.Error("tiles that stay have other nodes")
	}
	if now[0] == was[3] || slices.Contains(was, now[3]) {
		t.Error("a tile that is held, or a new one, has an old node")
	}
	if n.Name != "" || n.Touch != nil || n.Accessible != (stage.Accessible{}) {
		t.Errorf("a tile shown again is %q, %+v, %+v", n.Name, n.Touch, n.Accessible)
	}
	var nodes []*stage.Node
	for _, a := range now {
		nodes = append(nodes, a.Node)
	}
	if !slices.Equal(c.Layer.Children(), nodes) {
		t.Error("the layer does not contain exactly the tiles in their order")
	}
}
