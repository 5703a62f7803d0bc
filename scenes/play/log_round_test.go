package play

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// TestRoundsAddUp: what a round brought each seat leads from the score before to that after, as no score falls below 0.
func TestRoundsAddUp(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newBench(t, at, 3, 0, false)
		scores := b.s.session.match.Start().Scores(nil)
		b.random(rand.New(rand.NewPCG(4, 4)), 90)
		rounds := 0
		for _, e := range b.s.hud.log.entries() {
			if !e.isRound() {
				continue
			}
			rounds++
			after := b.s.session.match.At(e.to).Scores(nil)
			for seat, sum := range e.sums {
				want := scores[seat] + sum.gain + sum.loss
				if sum.points != after[seat] || sum.points != want && (sum.points > want && want >= 0 || sum.points < want) {
					t.Errorf("%s: seat %d has %d after %+d and %+d on %d", e.title, seat, sum.points, sum.gain, sum.loss, scores[seat])
				}
				if name := b.s.session.players[seat].Name; !strings.HasPrefix(sum.text, name+" "+b.s.ctx.Words.Number(sum.points)) {
					t.Errorf("%s: %s has %d, which is told as %q", e.title, name, sum.points, sum.text)
				}
				if len(sum.laid) > len(sum.tiles) {
					t.Errorf("%s: %d tiles scored of %d that were laid", e.title, len(sum.laid), len(sum.tiles))
				}
			}
			scores = after
		}
		if rounds < 2 {
			t.Errorf("%d rounds are told", rounds)
		}
	})
}

// TestRoundsAreFolded: lines for the seats stand for a round that is over, but not for one in which or beside which the position shown lies.
func TestRoundsAreFolded(t *testing.T) {
	move := func(to int, late bool) entry { return entry{to: to, late: late} }
	round := func(to int, late bool) entry {
		return entry{seat: -1, to: to, late: late, sums: make([]roundSum, 2)}
	}
	for _, x := range []struct {
		at   int   // the last move that is not taken back
		want []int // moves that the entries lead to
	}{
		{8, []int{2, 2, 2, 4, 4, 4, 6, 6, 6, 7, 8}},
		{6, []int{2, 2, 2, 4, 4, 4, 5, 6, 6, 7, 8}},
		{5, []int{2, 2, 2, 4, 4, 4, 5, 6, 6, 7, 8}},
		{3, []int{2, 2, 2, 3, 4, 4, 6, 6, 6, 7, 8}},
		{1, []int{1, 2, 2, 4, 4, 4, 6, 6, 6, 7, 8}},
	} {
		var all []entry
		for to := 1; to <= 8; to++ {
			all = append(all, move(to, to > x.at))
			if to%2 == 0 && to < 8 {
				all = append(all, round(to, to > x.at))
			}
		}
		var got []int
		for _, e := range fold(all) {
			got = append(got, e.to)
		}
		if !slices.Equal(got, x.want) {
			t.Errorf("at %d the entries lead to %v, expected %v", x.at, got, x.want)
		}
	}
}

// TestEntriesTellTheirSum: who chooses the line of a seat sees the points on each tile that it laid in the round, and an entry of one tile its runs.
func TestEntriesTellTheirSum(t *testing.T) {
	eachGame(t, func(t *testing.T, at int) {
		b := newBench(t, at, 2, 40, false)
		l := &b.s.hud.log
		told := 0
		for to := len(l.all) - 1; to >= 0; to-- {
			b.s.hud.log.first = max(0, min(to, len(l.all)-len(l.rows)))
			e, i := l.all[to], to-l.first
			if len(e.laid) == 0 || i >= len(l.rows) {
				continue
			}
			l.choose(i)
			b.arriveNow()
			b.ticks(1)
			want := len(e.laid)
			if want == 1 {
				want = 2 // the runs and the sum
			}
			if got := len(b.s.sums.layer.Children()); got != want {
				t.Fatalf("an entry with %d tiles shows %d", len(e.laid), got)
			}
			told++
			b.s.travel.to(len(b.s.session.match.Line()))
			b.arriveNow()
			b.ticks(1)
		}
		if told == 0 {
			t.Error("no entry laid a tile")
		}
	})
}
