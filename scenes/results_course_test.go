package scenes

import (
	"testing"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
)

// seer answers at once: the first seat's chances rise by the hash of the position.
type seer struct{ idle }

type vision struct{ win []float64 }

func (v vision) Answer() (players.Choice, error, bool) {
	return players.Choice{Lines: []players.Line{{Win: v.win}}}, nil, true
}
func (vision) Progress() players.Progress { return players.Progress{} }
func (vision) Cancel()                    {}

func (seer) Send(r players.Request) players.Ticket {
	win := make([]float64, r.Position.Seats())
	win[0] = float64(r.Position.Hash()%100) / 100
	for i := range win[1:] {
		win[i+1] = (1 - win[0]) / float64(len(win)-1)
	}
	return vision{win}
}

// TestTheCourseOfAGameIsTold reckons the chances of whole games, marks two turns, and recalls the table at one.
func TestTheCourseOfAGameIsTold(t *testing.T) {
	for at, g := range games.All() {
		m, sat := scenetest.SampleGame(t, at, 2, -1)
		seen, recalled := map[uint64][]float64{}, -1
		r := newResults(games.All(), seer{}, route.Results{Match: m, Players: sat, Seen: seen, Recall: func(to int) { recalled = to }})
		app := scenetest.Open(t, func(game.Route) game.Scene { return r }, nil, 1600, 900)
		c := app.Context()
		for range 1000 {
			r.Update(c)
		}
		if r.curve == nil || r.known != len(r.stops) || len(seen) < 20 {
			t.Fatalf("%s: %d of %d positions are known, %d seen", g.Edition.ID, r.known, len(r.stops), len(seen))
		}
		scenetest.ExpectLegible(t, c, g.Edition.ID, r.root)
		turns := r.turns(r.curve.winner)
		if len(turns) != 2 {
			t.Fatalf("%s: turns %v", g.Edition.ID, turns)
		}
		for i := 0; i+1 < r.known; i++ {
			change := func(i int) float64 { return max(r.at(i+1, 0)-r.at(i, 0), r.at(i, 0)-r.at(i+1, 0)) }
			if s := r.curve.winner; s == 0 && i != turns[0] && change(i) > change(turns[0]) {
				t.Errorf("%s: the greatest change is at %d, not at %d", g.Edition.ID, i, turns[0])
			}
		}
		button(t, &r.sheet, "turn-1").Touch.Press()
		if recalled != r.stops[min(turns[0], turns[1])] {
			t.Errorf("%s: recalled %d", g.Edition.ID, recalled)
		}
		if got := r.at(r.known-1, engine.Seat(0)); got != 0 && got != 1 && got != 0.5 {
			t.Errorf("%s: the end is worth %v", g.Edition.ID, got)
		}
		again := newCourse(idle{}, m, seen)
		for range 300 {
			again.tick()
		}
		if again.known != len(again.stops) {
			t.Errorf("%s: what is known is reckoned again", g.Edition.ID)
		}
	}
}
