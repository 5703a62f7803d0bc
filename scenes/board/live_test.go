package board

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/pavilion"
	"azulejo/game/stage"
	"azulejo/scenes/games"
	"azulejo/scenes/table"
)

// number returns the signed number at the end of a text, or 0 for an empty text.
func number(text string) int {
	fields := strings.Fields(strings.ReplaceAll(text, "−", "-"))
	if len(fields) == 0 {
		return 0
	}
	n, _ := strconv.Atoi(fields[len(fields)-1])
	return n
}

// roundShown returns the round score that the board of a seat shows: the sum of all signed labels except those next to the floor line.
func (r *randomGame) roundShown(seat engine.Seat) (sum int) {
	board := r.layers.scenery.Find(table.BoardName(seat)).Bounds()
	floor := r.Board.table.Anchor(engine.Place{Zone: engine.Floor, Seat: seat}, 0, 1)
	r.layers.scenery.Walk(func(n *stage.Node) {
		l, ok := n.Art.(*stage.Label)
		x, y := n.Centre()
		if ok && n.Shown() && n.Name != table.RoundPartsName && strings.ContainsAny(l.Text, "+−") && board.Contains(x, y) && math.Abs(y-floor.Y) > 1 {
			sum += number(l.Text)
		}
	})
	return sum
}

// eachAzul calls visit after each move of a game on either wall, when its animation has started.
func eachAzul(t *testing.T, seats int, visit func(v *randomGame, before engine.Position, m engine.Move)) {
	for i := range games.All()[:coloured] {
		v := newRandomGame(t, &games.All()[i], seats)
		for n := 0; n < 90 && !v.match.Position().Over(); n++ {
			before, m := v.playToScore()
			visit(v, before, m)
			v.showPosition(before, m)
		}
	}
}

// TestForecastMatchesTheRulesDuringAnimations checks in half of the ticks of each animation that the score and the round score on each board add up to the
// sum that the rules forecast.
func TestForecastMatchesTheRulesDuringAnimations(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		counted := 0
		eachAzul(t, seats, func(v *randomGame, before engine.Position, m engine.Move) {
			after := azul.See(v.match.Position())
			for tick := 0; v.Animating(); tick++ {
				for seat := engine.Seat(0); tick%4 < 2 && seat < engine.Seat(seats); seat++ {
					shown, pos := number(v.scenery.Seats[seat].ScoreLabel().Text)+v.roundShown(seat), after
					if tick == 0 {
						pos = azul.See(before)
					}
					if want := pos.Score(seat) + pos.Forecast(seat).Net; shown != want {
						t.Fatalf("%s, %d seats, round %d, tick %d: the board of seat %d shows the score %q and the sum %d, the rules forecast %d",
							v.match.Edition.ID, seats, before.Round(), tick, seat+1, v.scenery.Seats[seat].ScoreLabel().Text, shown, want)
					}
				}
				v.Advance()
			}
			if before.Round() != after.Round() {
				counted++
			}
		})
		if counted < 4 {
			t.Errorf("%d seats: only %d rounds were scored", seats, counted)
		}
	}
}

// plainNumbers returns the sum of the labels outside of boards that are plain numbers.
func (r *randomGame) plainNumbers() (sum int) {
	var boards []stage.Rect
	for seat := range engine.Seat(r.frame.Seats) {
		boards = append(boards, r.layers.scenery.Find(table.BoardName(seat)).Bounds())
	}
	r.layers.scenery.Walk(func(n *stage.Node) {
		if l, ok := n.Art.(*stage.Label); ok {
			x, y := n.Centre()
			if k, err := strconv.Atoi(l.Text); err == nil && !slices.ContainsFunc(boards, func(rect stage.Rect) bool { return rect.Contains(x, y) }) {
				sum += k
			}
		}
	})
	return sum
}

// TestNoTileIsLostInAnimations checks that in every tick the visible tiles and the numbers at bag and lid (or storage) add up to all tiles of the game,
// and that no number is negative.
func TestNoTileIsLostInAnimations(t *testing.T) {
	for _, x := range []struct {
		game, all, times int // times is how often the table counts each tile in bag or lid
		w, h             float64
	}{{0, 100, 1, 1280, 720}, {1, 100, 1, 390, 844}, {coloured, 132, 2, 1280, 720}} {
		g := &games.All()[x.game]
		v := newRandomGameIn(t, g, 2, x.w, x.h)
		for n := 0; n < 130 && !v.match.Position().Over(); n++ {
			before, m := v.move()
			for tick := 0; v.Animating(); tick++ {
				onTable := -1 // without the marker
				for _, n := range v.layers.tiles.Children() {
					if _, tile := n.Art.(*table.TileArt); tile && n.Alpha > 0 {
						onTable++
					}
				}
				for at, count := range v.scenery.Live.Count {
					if slices.Min(count) < 0 {
						t.Fatalf("%s, round %d, tick %d: %v tiles at %+v", g.Edition.ID, before.Round(), tick, count, at)
					}
				}
				if counted := v.plainNumbers(); counted != x.times*(x.all-onTable) {
					t.Fatalf("%s, round %d, tick %d: %d tiles are on the table, bag and lid show %d", g.Edition.ID, before.Round(), tick, onTable, counted/x.times)
				}
				v.Advance()
			}
			v.showPosition(before, m)
		}
		if refilled := x.game == 0; v.match.Position().Round() < 2 || refilled && v.match.Position().Round() < 7 {
			t.Errorf("%s: the moves end in round %d already", g.Edition.ID, v.match.Position().Round())
		}
	}
}

// goldFrames returns the seats whose boards have a gold frame.
func (r *randomGame) goldFrames() (seats []engine.Seat) {
	for seat := range engine.Seat(r.frame.Seats) {
		board := r.layers.scenery.Find(table.BoardName(seat)).Bounds()
		framed := false
		r.layers.scenery.Walk(func(n *stage.Node) {
			p, ok := n.Art.(*stage.Panel)
			framed = framed || ok && n.Bounds() == board && strings.HasSuffix(p.Name, "-gold")
		})
		if framed {
			seats = append(seats, seat)
		}
	}
	return seats
}

// TestGoldFrameFollowsTheScoring checks that the boards get the gold frame in the order in which they score, one at a time.
func TestGoldFrameFollowsTheScoring(t *testing.T) {
	for i := range games.All() {
		most := 0
		v := newRandomGame(t, &games.All()[i], 3)
		for n := 0; n < 60 && !v.match.Position().Over(); n++ {
			before, m := v.playToScore()
			var want, got []engine.Seat
			for _, e := range v.log.Events {
				if e.Kind == engine.Count {
					want = append(want, e.Seat)
				}
			}
			for v.Animating() {
				v.Advance()
				gold := v.goldFrames()
				if len(gold) > 1 {
					t.Fatalf("%s: seats %v have a gold frame", v.match.Edition.ID, gold)
				}
				got = append(got, gold...)
			}
			want, got = slices.Compact(want), slices.Compact(got)
			if most = max(most, len(want)); len(want) > 0 && !slices.Equal(got, want) {
				t.Fatalf("%s, round %d: seats %v score, and the boards of seats %v get the gold frame", v.match.Edition.ID, before.Round(), want, got)
			}
			v.showPosition(before, m)
		}
		if i == 0 && most < 3 {
			t.Errorf("%s: at most %d boards scored one after another", v.match.Edition.ID, most)
		}
	}
}

// TestFloorSpacesKeepTheirCosts checks in every tick that each empty space of a floor line shows its cost, also after the line was cleared.
func TestFloorSpacesKeepTheirCosts(t *testing.T) {
	v := newRandomGame(t, &games.All()[0], 2)
	cleared := 0
	for n := 0; n < 40; n++ {
		before, m := v.move()
		for tick := 0; v.Animating(); tick++ {
			for at := range int8(7 * 2) {
				p := engine.Place{Zone: engine.Floor, Seat: engine.Seat(at / 7), Col: at % 7}
				if !v.covered(p) && v.textAt(p) == "" {
					t.Fatalf("round %d, tick %d: space %d of the floor line of seat %d is empty and shows no cost", before.Round(), tick, p.Col+1, p.Seat+1)
				}
			}
			v.Advance()
		}
		for _, e := range v.log.Events {
			if e.From.Zone == engine.Floor {
				cleared++
			}
		}
		v.showPosition(before, m)
	}
	if cleared == 0 {
		t.Error("no floor line was cleared")
	}
}

// textAt returns the text of the scenery in the middle of a place.
func (r *randomGame) textAt(p engine.Place) (text string) {
	at := r.Board.table.Anchor(p, 0, 1)
	r.layers.scenery.Walk(func(n *stage.Node) {
		if l, ok := n.Art.(*stage.Label); ok && n.Shown() && math.Hypot(n.X-at.X, n.Y-at.Y) < 1 {
			text += l.Text
		}
	})
	return text
}

// covered reports whether a visible tile is near a place.
func (r *randomGame) covered(p engine.Place) bool {
	at := r.Board.table.Anchor(p, 0, 1)
	return slices.ContainsFunc(r.layers.tiles.Children(), func(n *stage.Node) bool {
		return n.Alpha > 0 && math.Hypot(n.X-at.X, n.Y-at.Y) < 0.9*at.Size
	})
}

// handCount returns the number shown at the viewer's hand and the number of tiles there. ok is false if no number is shown or a tile is lifted or fading.
func (r *randomGame) handCount() (shown, tiles int, ok bool) {
	count, hand := r.layers.scenery.Find("hand-count"), r.layers.scenery.Find("hand")
	if count == nil {
		return 0, 0, false
	}
	if text := strings.Fields(count.Art.(*stage.Label).Text)[0]; text == "one" {
		shown = 1
	} else {
		shown, _ = strconv.Atoi(text)
	}
	for _, a := range r.layers.tiles.Children() {
		x, y := a.Centre()
		art, tile := a.Art.(*table.TileArt)
		if tile && (art.Lift > 0 || a.Alpha < 1) {
			return 0, 0, false
		}
		if tile && hand.Bounds().Contains(x, y) {
			tiles++
		}
	}
	return shown, tiles, true
}

// TestHandCountMatchesTheShownTiles checks the number at the hand whenever no tile is lifted or fading: during animations, at rest, and while tiles to keep
// are picked and put back.
func TestHandCountMatchesTheShownTiles(t *testing.T) {
	v := newRandomGame(t, &games.All()[coloured], 2)
	moving, picked := 0, 0
	expect := func(when string) bool {
		shown, tiles, ok := v.handCount()
		if ok && shown != tiles {
			t.Fatalf("round %d, %s: %d tiles are in the hand, the number is %d", v.shown.Round(), when, tiles, shown)
		}
		return ok
	}
	for !v.match.Position().Over() && v.match.Position().Round() < 4 {
		before, m := v.playToScore()
		f := v.frame
		for tick := 0; v.Animating(); tick++ {
			v.Advance()
			if v.Animating() && expect("during an animation") {
				moving++
			}
		}
		f.Shown = v.match.Position()
		v.layoutIn(f, nil)
		v.showPosition(before, m)
		expect("at rest")
		p := pavilion.See(v.match.Position())
		if !p.Placing() || p.ToMove() != 0 || len(v.table.Options(v.match.Position()).Pickables()) == 0 {
			continue
		}
		b := newTestBoardOf(t, v, always)
		b.PressAction()
		for _, n := range b.find("pick-false-") {
			if n.Touch.Press(); n.Touch == nil {
				continue
			}
			for range 30 {
				b.tick(stage.Pointer{})
			}
			if expect("while picking") {
				picked++
			}
			break
		}
		b.UndoPicks()
		for range 30 {
			b.tick(stage.Pointer{})
		}
		expect("after picking")
		v.showPosition(before, m)
	}
	if moving < 100 || picked < 3 {
		t.Errorf("only %d ticks of animations and %d picks were checked", moving, picked)
	}
}
