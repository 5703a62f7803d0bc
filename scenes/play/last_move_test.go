package play

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"azulejo/engine"
	"azulejo/engine/enginetest/long"
	"azulejo/game/settings"
	"azulejo/game/stage"
	"azulejo/scenes/table"
)

// firstSlides returns the events in which a move takes tiles from a source to its seat's board.
func firstSlides(before engine.Position, m engine.Move) (all []engine.Event) {
	var log engine.Log
	before.Clone().Play(m, &log)
	var from *engine.Place
	for _, e := range log.Events {
		if e.Kind != engine.Slide || e.Tile == engine.Marker {
			continue
		}
		if from == nil {
			from = &e.From
		}
		if own := e.To.Seat == before.ToMove() && e.To.Zone >= engine.Hand && e.To.Zone <= engine.Star; own && e.From.Zone == from.Zone && e.From.Row == from.Row {
			all = append(all, e)
		}
	}
	return all
}

// lastMoveFaults returns descriptions of wrong or missing marks of last moves.
func (b *testScene) lastMoveFaults() (faults []string) {
	fault := func(format string, values ...any) { faults = append(faults, fmt.Sprintf(format, values...)) }
	m, moved := b.s.session.match, map[engine.Seat]bool{}
	for n := len(m.Moves()) - 1; n >= 0 && !m.Position().Over(); n-- {
		before := m.At(n)
		seat := before.ToMove()
		if before.Round() != m.Position().Round() {
			break
		}
		if moved[seat] || seat == engine.Nature {
			continue
		}
		moved[seat] = true
		source, target := b.s.root.Find(fmt.Sprint("mark-source-", seat)), b.s.root.Find(fmt.Sprint("mark-target-", seat))
		if source == nil || target == nil || !source.Shown() || !target.Shown() {
			fault("the last move of seat %d is not marked", seat+1)
			continue
		}
		slides := firstSlides(before, m.Moves()[n])
		for _, e := range slides {
			if why := b.targetFault(target, e.To, seat); why != "" {
				fault("seat %d: %s", seat+1, why)
			}
		}
		if len(slides) > 0 {
			if why := b.sourceFault(source, slides[0].From, seat); why != "" {
				fault("seat %d: %s", seat+1, why)
			}
		}
	}
	for s := range engine.Seat(engine.MaxSeats) {
		if n := b.s.root.Find(fmt.Sprint("mark-source-", s)); n != nil && !moved[s] {
			fault("seat %d has not moved in this round and is marked", s+1)
		}
	}
	return faults
}

// targetFault checks that the target is marked where the move placed a tile, or on the seat's board if that place is not shown.
func (b *testScene) targetFault(target *stage.Node, to engine.Place, seat engine.Seat) string {
	spots := []table.Spot{b.s.table.Anchor(to, 0, 1)}
	if to.Zone.Pool() {
		spots = nil
		for _, a := range b.s.board.At(to) {
			spots = append(spots, a.Spot())
		}
	}
	there := slices.ContainsFunc(b.s.board.At(to), func(a *table.Actor) bool { return a.Place == to })
	if at := b.s.table.Anchor(to, 0, 1); !there && at.Size > 0 { // its tiles have moved since
		for _, frame := range target.Children() {
			if r := frame.Bounds(); !to.Zone.Pool() && r.Contains(at.X, at.Y) {
				return fmt.Sprintf("a frame at the empty space %+v", to)
			}
		}
		return ""
	}
	for _, frame := range target.Children() {
		r := frame.Bounds()
		for _, at := range spots {
			if r.Contains(at.X, at.Y) && r.H < 2*at.Size {
				return ""
			}
		}
		if board := b.s.root.Find(table.BoardName(seat)).Bounds(); spots[0].Size == 0 && board.Grow(8).Contains(r.Middle()) && r.W > 0.9*board.W {
			return ""
		}
	}
	return fmt.Sprintf("no frame at %+v (%v)", to, spots)
}

// sourceFault checks that the emblem of the seat is next to the source of its move.
func (b *testScene) sourceFault(source *stage.Node, from engine.Place, seat engine.Seat) string {
	if from.Zone == engine.Line { // on its own board, dashes mark where the tiles were
		at := b.s.table.Anchor(from, 0, 1)
		for _, n := range source.Children() {
			if o, ok := n.Art.(*table.Outline); ok && o.Dash > 0 && math.Hypot(n.X-at.X, n.Y-at.Y) < 1 {
				return ""
			}
		}
		return fmt.Sprintf("no empty slot at %+v", from)
	}
	emblem := -1
	for i, c := range source.Children() {
		if pic, ok := c.Art.(*stage.Sprite); ok && pic.Name == fmt.Sprint("emblem-", b.s.session.players.Emblem(seat)) && c.W >= 10 {
			emblem = i
		}
	}
	plate := b.s.root.Find(table.PlateName(int(from.Row)))
	if from.Zone != engine.Factory || plate == nil || b.s.table.Badge(from, seat).Size == 0 {
		if len(source.Children()) > 0 {
			return fmt.Sprintf("%+v, which is not a plate that is shown, is marked", from)
		}
		return ""
	}
	if emblem < 0 {
		return "no emblem"
	}
	if n := source.Children()[emblem]; !plate.Bounds().Grow(0.6*n.W).Contains(n.X, n.Y) {
		return fmt.Sprintf("the emblem is not next to %+v", from)
	}
	return ""
}

// TestLastMovesAreMarked checks in random games that the last move of each seat in the round is marked at its source and target when nothing moves,
// also at earlier positions and after undo, and that marks end with the round. Without -long each window shows two of the games.
func TestLastMovesAreMarked(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		for i, x := range []struct {
			seats int
			w, h  float64
		}{{2, 1280, 720}, {3, 1280, 720}, {4, 1280, 720}, {2, 844, 390}, {4, 390, 844}} {
			if i%2 != at%2 && !long.Enabled() {
				continue
			}
			b := newTestSceneIn(t, at, x.seats, 0, false, x.w, x.h)
			b.app.Context().Settings.Speed = settings.Off
			dice, faults := rand.New(rand.NewPCG(uint64(at), uint64(x.seats))), 0
			check := func(when string) {
				b.finishAnimation()
				for _, why := range b.lastMoveFaults() {
					if faults++; faults < 5 {
						t.Errorf("%d seats, %v × %v, after move %d, %s: %s", x.seats, x.w, x.h, b.s.session.movesMade(), when, why)
					}
				}
			}
			for n := 0; b.s.phase != over && n < 400; n++ {
				for b.s.phase == dealing {
					b.ticks(1)
					b.finishAnimation()
				}
				check("at rest")
				all := b.s.session.match.Position().Moves(nil)
				b.s.chooseMove(all[dice.IntN(len(all))])
				b.finishAnimation()
				if n%25 != 7 {
					continue
				}
				end := len(b.s.session.match.Line())
				b.s.goToMove(dice.IntN(end + 1))
				check("looking back")
				b.s.goToMove(end)
				check("back at the end")
				b.s.undo()
				check("undone")
			}
			check("at the end")
			if b.s.phase != over {
				t.Errorf("%d seats: the game has not ended", x.seats)
			}
		}
	})
}
