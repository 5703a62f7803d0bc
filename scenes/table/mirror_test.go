package table

import (
	"reflect"
	"testing"

	"azulejo/game/stage"
)

// Every room lies mirrored, what lies in another as far as that, and twice mirrored where it was.
func TestMirrorMovesAllRooms(t *testing.T) {
	var r Rooms
	v := reflect.ValueOf(&r).Elem()
	for i := range v.NumField() {
		v.Field(i).Set(reflect.ValueOf(stage.Rect{X: 10 * float64(i), Y: 5, W: 100, H: 50}))
	}
	before, m := r, Mirror{Across: 1000}
	m.Rooms(&r)
	in := map[string]string{"Corner": "Title", "Action": "Order"}
	for i := range v.NumField() {
		name := v.Type().Field(i).Name
		if name == "Sum" { // it goes with its board
			continue
		}
		was, is := reflect.ValueOf(before).Field(i).Interface().(stage.Rect), v.Field(i).Interface().(stage.Rect)
		by := 1000 - 2*was.X - was.W
		if outer, there := in[name]; there {
			o := reflect.ValueOf(before).FieldByName(outer).Interface().(stage.Rect)
			by = 1000 - 2*o.X - o.W
		}
		if is.X != was.X+by || is.Y != was.Y || is.W != was.W || is.H != was.H {
			t.Errorf("%s lay at %v and lies at %v", name, was, is)
		}
	}
	if m.Rooms(&r); r != before {
		t.Errorf("twice mirrored: %v, expected %v", r, before)
	}
	if (Mirror{}).Rooms(&r); r != before {
		t.Errorf("the zero Mirror moves rooms to %v", r)
	}
}

func TestMirroredOffer(t *testing.T) {
	room := stage.Rect{X: 20, Y: 30, W: 500, H: 500}
	o := FitRing(room, 5, Mould{Wide: 1, Tall: 1, X: 1.1, Y: 1.1, Plate: 0.57, Centre: 0.6}, 1)
	m := Mirror{Across: 1600}.Offer(o)
	if a, b := o.Room(), m.Room(); a.X+a.W != 1600-b.X {
		t.Errorf("the offer lay at %v and lies at %v", a, b)
	}
	by := m.Room().X - o.Room().X
	for i := range 4 {
		for _, s := range [][2]Spot{{o.Tile(3, i), m.Tile(3, i)}, {o.InCentre(i, 4), m.InCentre(i, 4)}} {
			if s[1].X-s[0].X != by || s[1].Y != s[0].Y || s[1].Size != s[0].Size {
				t.Errorf("tile %d lies at %v, expected it %v to the right of %v", i, s[1], by, s[0])
			}
		}
	}
	if (Mirror{}).Offer(o) != Offer(o) {
		t.Error("the zero Mirror moves the offer")
	}
}
