package table

import (
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
)

// rowTable is a table on which every set is a row of five.
type rowTable struct{ plain }

func (rowTable) Set(_ engine.Position, e engine.Event, _ []Piece) (set Set) {
	for i := range int8(5) {
		set.Places = append(set.Places, slot(engine.Wall, e.Seat, 0, i))
	}
	set.Row = true
	return set
}

// celebration is the effect of one complete row, recorded tick by tick.
type celebration struct {
	scrim, dust, width []float64
}

// celebrate shows the effect of a complete row to its end and records it.
func celebrate(t *testing.T, still bool) (seen celebration) {
	t.Helper()
	c := NewCelebrations(rowTable{}, NewCast(rowTable{}))
	c.Enable()
	c.Layout(Frame{Still: still, Window: stage.Rect{W: 100, H: 100}}, stage.Rect{})
	c.OnEvent(nil, engine.Event{Kind: engine.Complete, Source: engine.FromRows})
	edge := c.sets.Children()[0].Children()[2]
	for range 200 {
		c.Advance(1)
		seen.scrim, seen.dust, seen.width = append(seen.scrim, c.scrim.Alpha), append(seen.dust, float64(c.dust.inAir)), append(seen.width, edge.W)
	}
	if c.Moving() || len(c.sets.Children()) > 0 {
		t.Error("it does not end")
	}
	return seen
}

func most(all []float64) (m float64) {
	for _, v := range all {
		m = max(m, v)
	}
	return m
}

// TestRowIsCelebrated checks that a complete row emits a bounded number of grains of dust, that the scrim rises once up to its maximum, and that the
// outline never shrinks.
func TestRowIsCelebrated(t *testing.T) {
	seen := celebrate(t, false)
	if most(seen.dust) < 60 || most(seen.dust) > maxGrains || most(seen.scrim) < 0.5*scrimAlpha || most(seen.scrim) > scrimAlpha {
		t.Errorf("at most %v grains under a scrim of %v", most(seen.dust), most(seen.scrim))
	}
	rises := 0
	for i := 1; i < len(seen.scrim); i++ {
		if seen.scrim[i] > seen.scrim[i-1] && (i == 1 || seen.scrim[i-1] <= seen.scrim[i-2]) {
			rises++
		}
		if seen.width[i] < seen.width[i-1] {
			t.Fatal("the outline shrinks")
		}
	}
	if rises > 1 {
		t.Errorf("the scrim rises %d times", rises)
	}
}

// TestRowIsCelebratedWithReducedMotion checks that with reduced motion there is no dust, and that the outline has its full size at once.
func TestRowIsCelebratedWithReducedMotion(t *testing.T) {
	seen := celebrate(t, true)
	if most(seen.dust) > 0 || seen.width[0] != most(seen.width) {
		t.Errorf("%v grains of dust are in the air, and the outline grows from %v to %v", most(seen.dust), seen.width[0], most(seen.width))
	}
}

// TestBannerStaysWhenTheOfferGrows checks that the banner of the last round stays over the offer when its rectangle changes, and ends by itself.
func TestBannerStaysWhenTheOfferGrows(t *testing.T) {
	c := NewCelebrations(rowTable{}, NewCast(rowTable{}))
	c.Enable()
	f := Frame{Window: stage.Rect{W: 100, H: 100}}
	c.Layout(f, stage.Rect{W: 40, H: 40})
	n := stage.New("", nil, 20, 20, 10, 10)
	c.banner.Add(n)
	c.openAndClose(n, &banner{})
	c.bannerLine.Call(bannerTicks+exitTicks, n.Remove)
	c.Advance(30)
	c.Layout(f, stage.Rect{W: 60, H: 40})
	if len(c.banner.Children()) == 0 || n.X != 30 {
		t.Errorf("the banner is at %v, and there are %d", n.X, len(c.banner.Children()))
	}
	c.Advance(bannerTicks + exitTicks)
	if len(c.banner.Children()) > 0 || c.Moving() {
		t.Error("the banner stays")
	}
}

// TestLightsAreLimited checks that a place that is asked for light all the time is lit at most twice in any second, and that another place is not
// affected.
func TestLightsAreLimited(t *testing.T) {
	var l lights
	score := engine.Place{Zone: engine.Score}
	var lit []float64
	for ; l.clock < 600; l.clock++ {
		if l.free(score) {
			lit = append(lit, l.clock)
		}
	}
	if len(lit) < 10 {
		t.Fatalf("it was lit only %d times in 10 seconds", len(lit))
	}
	for i := 2; i < len(lit); i++ {
		if lit[i]-lit[i-2] < 60 {
			t.Errorf("lit at %v, %v and %v", lit[i-2], lit[i-1], lit[i])
		}
	}
	if !l.free(engine.Place{Zone: engine.Score, Seat: 1}) {
		t.Error("another place cannot be lit")
	}
}

// TestSpansOfARun checks the lengths of the runs across and down through a place that is lit, and that a new beat starts a new run.
func TestSpansOfARun(t *testing.T) {
	var r litSpaces
	at := slot(engine.Wall, 0, 2, 1)
	for _, p := range []engine.Place{at, slot(engine.Wall, 0, 2, 2), slot(engine.Wall, 0, 2, 3), slot(engine.Wall, 0, 1, 1)} {
		r.add(engine.Event{Kind: engine.Glow, Beat: 3, To: p})
	}
	if across, down := r.spans(at); across != 3 || down != 2 {
		t.Errorf("%d across and %d down, expected 3 and 2", across, down)
	}
	r.add(engine.Event{Kind: engine.Glow, Beat: 4, To: at})
	if across, down := r.spans(at); across != 1 || down != 1 {
		t.Errorf("another beat starts with %d across and %d down", across, down)
	}
}

// TestDustIsBoundedAndSettles checks that the number of grains in the air has a maximum and returns to 0.
func TestDustIsBoundedAndSettles(t *testing.T) {
	d := NewDust()
	for range 50 {
		d.Emit(40, 0, 0, 100, 100, 50)
		d.Advance(1)
	}
	if d.inAir == 0 || d.inAir > maxGrains {
		t.Errorf("%d grains are in the air", d.inAir)
	}
	for range 60 {
		d.Advance(1)
	}
	if d.inAir != 0 {
		t.Errorf("%d grains never settle", d.inAir)
	}
}
