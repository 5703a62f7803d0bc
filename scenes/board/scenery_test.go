package board

import (
	"fmt"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// TestSceneryHandles checks, on desktops and phones and for all numbers of seats, that the handles of a scenery are the nodes that show the board, the emblem, the name
// and the score of each seat, the plates with tiles, and the joker colours, also after points were counted.
func TestSceneryHandles(t *testing.T) {
	names := []string{"Ana", "Rui", "Eva", "Gil"}
	for i := range games.All() {
		g := &games.All()[i]
		for seats := 2; seats <= 4; seats++ {
			for _, size := range append(phones(), [2]float64{1280, 720}) {
				v := newRandomGameIn(t, g, seats, size[0], size[1])
				v.move()
				v.Settle()
				legend := table.Legend{OnTurn: engine.Nature, Names: names, Levels: make([]string, 4), Emblems: []int{4, 3, 2, 1}}
				v.Show(v.match.Position(), legend)
				what := fmt.Sprint(g.Edition.ID, seats, size)
				v.expectSeats(what, legend)
				d := v.Scenery()
				for _, p := range v.table.Pieces(v.Shown()) {
					if plate := d.Plates[int(p.Place.Row)]; p.Place.Zone == engine.Factory {
						at := v.table.Anchor(p.Place, 0, 4)
						if plate == nil || !plate.Within(v.Below) || !plate.Bounds().Contains(at.X, at.Y) || !d.FactoryShown(int(p.Place.Row)) {
							t.Errorf("%s: the plate of factory %d is %v", what, p.Place.Row, plate)
						}
					}
				}
				if want := 6 * min(1, len(d.Jokers)); (g.Stars != nil) != (len(d.Jokers) > 0) || len(d.Jokers) != want {
					t.Errorf("%s: there are %d joker colours", what, len(d.Jokers))
				}
				effects{v.Board}.ShowScore(engine.Event{Kind: engine.Count, Seat: 1}, 7)
				if label := d.Seats[1].ScoreLabel(); label != nil && label.Text != fmt.Sprint(v.scores[1]) {
					t.Errorf("%s: the score shows %q, expected %d", what, label.Text, v.scores[1])
				}
			}
		}
	}
}

// expectSeats checks the handles of all seats.
func (r *randomGame) expectSeats(what string, l table.Legend) {
	r.t.Helper()
	scores := r.Shown().Scores(nil)
	for s := range r.frame.Seats {
		seat := r.Scenery().Seats[s]
		if seat.Board == nil || !seat.Board.Within(r.Below) || seat.Board.Kind != stage.Board {
			r.t.Errorf("%s: seat %d has no board", what, s+1)
			continue
		}
		for part, n := range map[string]*stage.Node{"emblem": seat.Emblem, "name": seat.Name, "score": seat.Score} {
			if x, y := 0.0, 0.0; n != nil {
				if x, y = n.Centre(); !n.Within(r.Below) || !seat.Board.Bounds().Grow(1).Contains(x, y) {
					r.t.Errorf("%s: the %s of seat %d is not on its board", what, part, s+1)
				}
			} else if part != "emblem" || seat.Board.W >= 100 { // a narrower board has none
				r.t.Errorf("%s: seat %d has no %s", what, s+1, part)
			}
		}
		if seat.Emblem != nil && seat.Emblem.Art.(*stage.Sprite).Name != l.Emblem(engine.Seat(s)).Name {
			r.t.Errorf("%s: seat %d has the emblem %s", what, s+1, seat.Emblem.Art.(*stage.Sprite).Name)
		}
		if label := seat.Name.Art.(*stage.Label); !label.Truncated && label.Text != l.Names[s] {
			r.t.Errorf("%s: seat %d is named %q", what, s+1, label.Text)
		}
		if label := seat.ScoreLabel(); label.Text != fmt.Sprint(scores[s]) {
			r.t.Errorf("%s: the score of seat %d is %q", what, s+1, label.Text)
		}
		if rect, ok := r.ScoreRect(engine.Seat(s)); !ok || !seat.Board.Bounds().Grow(1).Contains(rect.Middle()) {
			r.t.Errorf("%s: the score of seat %d covers %v", what, s+1, rect)
		}
	}
	var want []stage.Rect
	for s := range r.frame.Seats {
		if e := r.Scenery().Seats[s].Emblem; e != nil {
			want = append(want, e.Bounds())
		}
	}
	all := r.SeatRects()
	if len(all) != len(want)+r.frame.Seats || slices.ContainsFunc(want, func(rect stage.Rect) bool { return !slices.Contains(all, rect) }) {
		r.t.Errorf("%s: emblems and names cover %v", what, all)
	}
}

// TestPartsOfATable checks that each part of a table that is drawn alone shows nothing of the other parts, no texts but printed numbers, and of a board the slab only on
// request.
func TestPartsOfATable(t *testing.T) {
	for i := range games.All() {
		g := &games.All()[i]
		v := newRandomGame(t, g, 3)
		pos := v.match.Position()
		for what, part := range map[string]table.Part{
			"board": {Seat: 1}, "board with slab": {Seat: 1, Slab: true}, "crop": {Seat: 1, Crop: true}, "offer": {Kind: table.OfferPart}, "jokers": {Kind: table.JokersPart},
		} {
			d := newPicture(v.table, v.frame, pos, part, 1).scenery
			labels, kept, slabs := 0, 0, 0
			d.Below.Walk(func(n *stage.Node) {
				if _, ok := n.Art.(*stage.Label); ok && !slices.Contains(d.Printed, n) {
					labels++
				}
				if n.Name == table.KeptSpaceName {
					kept++
				}
				if n.Kind == stage.Board {
					slabs++
				}
			})
			board := part.Kind == table.BoardPart
			if labels > 0 || (slabs == 1) != part.Slab || slabs > 1 {
				t.Errorf("%s: the %s shows %d texts and %d slabs", g.Edition.ID, what, labels, slabs)
			}
			if (kept > 0) != (board && !part.Crop && g.Stars != nil) {
				t.Errorf("%s: the %s shows %d spaces for kept tiles", g.Edition.ID, what, kept)
			}
			if (len(d.Plates) > 0) != (part.Kind == table.OfferPart) || (len(d.Jokers) > 0) != (part.Kind == table.JokersPart && g.Stars != nil) {
				t.Errorf("%s: the %s shows %d plates and %d jokers", g.Edition.ID, what, len(d.Plates), len(d.Jokers))
			}
			if (d.Seats[1].Board != nil) != board || d.Seats[0].Board != nil || d.Seats[1].Name != nil || d.Seats[1].Emblem != nil {
				t.Errorf("%s: the %s shows boards, names or emblems: %+v", g.Edition.ID, what, d.Seats)
			}
			if (len(d.Printed) > 0) != board || (len(d.Ornaments) > 0) != (board && g.Stars != nil) {
				t.Errorf("%s: the %s has %d printed numbers and %d ornaments", g.Edition.ID, what, len(d.Printed), len(d.Ornaments))
			}
		}
	}
}
