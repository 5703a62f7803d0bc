package scenes

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/players"
	"azulejo/game"
	"azulejo/scenes/analysis"
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
		if r.curve == nil || r.course.Known() != len(r.course.Stops) || len(seen) < 20 {
			t.Fatalf("%s: %d of %d positions are known, %d seen", g.Edition.ID, r.course.Known(), len(r.course.Stops), len(seen))
		}
		scenetest.ExpectLegible(t, c, g.Edition.ID, r.root)
		turns := r.course.TurningPoints(r.curve.Seat)
		if len(turns) != 2 {
			t.Fatalf("%s: turns %v", g.Edition.ID, turns)
		}
		button(t, &r.sheet, "turn-1").Touch.Press()
		if recalled != r.course.Stops[min(turns[0], turns[1])] {
			t.Errorf("%s: recalled %d", g.Edition.ID, recalled)
		}
		if got := r.course.At(r.course.Known()-1, engine.Seat(0)); got != 0 && got != 1 && got != 0.5 {
			t.Errorf("%s: the end is worth %v", g.Edition.ID, got)
		}
		again := analysis.NewCourse(idle{}, m, seen)
		for range 300 {
			again.Tick()
		}
		if again.Known() != len(again.Stops) {
			t.Errorf("%s: what is known is reckoned again", g.Edition.ID)
		}
	}
}

// blind fails to judge any position.
type blind struct{ idle }

func (blind) Send(players.Request) players.Ticket { return vision{} }

// TestWhatNobodyJudgesIsNotKept: where no answer comes the line goes on, but others who ask for the chances do not find them.
func TestWhatNobodyJudgesIsNotKept(t *testing.T) {
	m, _ := scenetest.SampleGame(t, 0, 2, -1)
	seen := map[uint64][]float64{}
	course := analysis.NewCourse(blind{}, m, seen)
	for range 1000 {
		course.Tick()
	}
	if course.Known() != len(course.Stops) || len(seen) != 0 {
		t.Errorf("%d of %d positions are known, %d are kept", course.Known(), len(course.Stops), len(seen))
	}
}

// TestTheCourseIsWalkedByKey: arrows lead along the line and Enter to the table as it was; in a tall window there is no line.
func TestTheCourseIsWalkedByKey(t *testing.T) {
	m, sat := scenetest.SampleGame(t, 0, 2, -1)
	recalled := -1
	r := newResults(games.All(), seer{}, route.Results{Match: m, Players: sat, Seen: map[uint64][]float64{}, Recall: func(to int) { recalled = to }})
	app := scenetest.Open(t, func(game.Route) game.Scene { return r }, nil, 1600, 900)
	c := app.Context()
	for range 1000 {
		r.Update(c)
	}
	line := button(t, &r.sheet, "course-line")
	for range 3 {
		line.Touch.Arrow(1, 0)
	}
	if line.Touch.Arrow(0, 1) || r.curve.Cursor != 2 || !strings.HasPrefix(line.Voice.Name, "Round 1: ") {
		t.Errorf("the cursor rests on %d, %q", r.curve.Cursor, line.Voice.Name)
	}
	if line.Touch.Press(); recalled != r.course.Stops[2] {
		t.Errorf("recalled %d, expected %d", recalled, r.course.Stops[2])
	}
	app.LayoutF(900, 1600)
	if r.curve != nil {
		t.Error("a tall window keeps the line of a wide one")
	}
	r.Update(c)
}

// TestTheCourseOnPhones: upright and lying, with usual and with large text, the curve ends the list of results, and its turning points
// lead to the table.
func TestTheCourseOnPhones(t *testing.T) {
	for i, size := range [][2]float64{{360, 640}, {390, 844}, {844, 390}, {740, 360}} {
		for _, text := range []float64{1, 2} {
			m, sat := scenetest.SampleGame(t, i, 2+i%3, -1)
			recalled := -1
			r := newResults(games.All(), seer{}, route.Results{Match: m, Players: sat, Seen: map[uint64][]float64{}, Recall: func(to int) { recalled = to }})
			app := scenetest.Open(t, func(game.Route) game.Scene { return r }, nil, size[0], size[1])
			c := app.Context()
			c.Settings.TextScale = text
			app.LayoutF(size[0], size[1])
			r.Layout(c)
			for range 1500 {
				r.Update(c)
			}
			name := fmt.Sprint(size, " with text of ", text)
			if r.curve == nil || r.course.Known() != len(r.course.Stops) {
				t.Fatal(name, "has no curve, or not all of it")
			}
			scenetest.ExpectLegible(t, c, name, r.root)
			target, least := float64(leastTarget), float64(leastText)
			if text == 2 {
				target, least = leastTargetLarge, leastTextLarge
			}
			scenetest.ExpectTouchable(t, c, name, r.root, target, least)
			turns := r.course.TurningPoints(r.curve.Seat)
			if button(t, &r.sheet, "turn-1").Touch.Press(); recalled != r.course.Stops[slices.Min(turns)] {
				t.Errorf("%s: recalled %d", name, recalled)
			}
			line := button(t, &r.sheet, "course-line")
			at := line.Bounds()
			if line.Touch.Click(at.X+at.W/2, at.Y); r.curve.Cursor != len(r.course.Stops)/2 {
				t.Errorf("%s: the middle is stop %d of %d", name, r.curve.Cursor, len(r.course.Stops))
			}
		}
	}
}
