package table

import (
	"math"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/game/tween"
	"azulejo/game/ui"
)

// The angle of a bag while tiles are poured out, in radians; the ticks in which it tilts and returns; and the amplitude with which it shakes.
const (
	pourLean  = 0.2
	pourTicks = 12.0
	pourShake = 0.018
)

// BagName is the name of the node of a bag on the table.
const BagName = "sack"

// NewBag returns a bag with its mouth to the right, which is open only while tiles are poured out.
func NewBag() *stage.Node {
	n := stage.New(BagName, stage.NewSprite("sack"), 0, 0, 0, 0)
	open := stage.New("", &stage.Sprite{Name: "plate", Tint: ui.PlateInside.Colour()}, 0, 0, 0, 0)
	open.Alpha = 0
	return n.Add(open)
}

// PlaceBag sets the middle and the size of a bag.
func PlaceBag(n *stage.Node, x, y, w, h float64) {
	n.X, n.Y, n.W, n.H = x, y, w, h
	open := n.Children()[0]
	open.X, open.W, open.H = 0.44*w, 0.13*w, 0.42*h
}

// drawsFromBag reports whether an event takes a tile out of the bag.
func drawsFromBag(e engine.Event) bool { return e.Kind == engine.Slide && e.From.Zone.Drawn() }

// pourBag opens and tilts the bag from one tick to another.
func (s *animator) pourBag(from, to float64) {
	bag := s.effects.Bag()
	if bag == nil || s.still {
		return
	}
	lean := func(t float64) {
		bag.Rotation = pourLean * t
		for _, n := range bag.Children() {
			n.Alpha = t
		}
	}
	lift := min(pourTicks, (to-from)/2)
	back := max(from+lift+1, to-lift)
	s.line.At(from, lift, tween.OutCubic, lean)
	s.line.At(from+lift, back-from-lift, tween.Linear, func(t float64) {
		bag.Rotation = pourLean + pourShake*math.Sin((to-from)*t*0.7)*(1-t)
	})
	s.line.At(back, lift, tween.InOutCubic, func(t float64) { lean(1 - t) })
}
