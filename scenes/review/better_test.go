package review

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/players"
	"azulejo/engine/record"
	"azulejo/engine/review"
	"azulejo/engine/search"
	"azulejo/game"
	"azulejo/scenes/analysis"
	"azulejo/scenes/games"
	"azulejo/scenes/route"
	"azulejo/scenes/scenetest"
	"azulejo/scenes/seating"
)

// TestReasonsAreKept checks that what is said about a better move is kept while nothing is known that it depends on, and only then.
func TestReasonsAreKept(t *testing.T) {
	line := func() players.Line {
		return players.Line{Move: 3, Moves: []engine.Move{3, 4}, Win: []float64{0.6, 0.4}, Scores: []float64{40, 30}}
	}
	known := review.Comparison{Best: line(), Played: line(), Loss: 0.2}
	d := discussed{step: 7, compared: known, message: analysis.Message{Title: "Best: x"}}
	again := review.Comparison{Best: line(), Played: line(), Loss: 0.2} // as a later answer about another position leaves it
	if !d.is(7, &again) {
		t.Error("an equal comparison is discussed again")
	}
	if d.is(8, &again) || (&discussed{}).is(0, &review.Comparison{}) {
		t.Error("another step has the same reasons")
	}
	for name, change := range map[string]func(*review.Comparison){
		"loss": func(c *review.Comparison) { c.Loss = 0.21 }, "move": func(c *review.Comparison) { c.Best.Move = 5 },
		"line": func(c *review.Comparison) { c.Played.Moves = slices.Clone(c.Played.Moves[:1]) }, "scores": func(c *review.Comparison) { c.Best.Scores[1] = 31 },
		"chances": func(c *review.Comparison) { c.Played.Win[0] = 0.5 },
	} {
		c := review.Comparison{Best: line(), Played: line(), Loss: 0.2}
		if change(&c); d.is(7, &c) {
			t.Errorf("another %s has the same reasons", name)
		}
	}
}

// counter counts evaluations.
type counter struct {
	search.Evaluator
	n *int
}

func (c counter) Evaluate(p engine.Position, final *[engine.MaxSeats]int32) int32 {
	*c.n++
	return c.Evaluator.Evaluate(p, final)
}

// openReviewed returns the review of a random game of two seats, which its record holds, in a window and before its layout.
func openReviewed(t *testing.T, at int, b players.Backend, w, h float64) (*Scene, *game.Context) {
	t.Helper()
	m, seated := scenetest.SampleGame(t, at, 2, -1)
	backend := players.NewLocal(catalogue.Games(), players.Command{})
	defer backend.Close()
	stored, err := review.ReviewGame(t.Context(), backend, m, review.Budget{Nodes: 20, Deals: 1})
	if err != nil {
		t.Fatal(err)
	}
	rec := &record.Record{Match: m}
	stored.Store(rec, review.DefaultBudget())
	_, app, _ := open(t, 0, 2, 4, w, h)
	return New(games.All(), b, route.Review{Match: m, Players: seated, Record: rec}), app.Context()
}

// TestPhonesGiveReasons checks that the heading of a phone, which has no room for a callout, gives the reason for a better move in whole sentences, and the move
// if there is room for both.
func TestPhonesGiveReasons(t *testing.T) {
	for at, size := range [][2]float64{{390, 844}, {390, 844}, {844, 390}, {844, 390}} {
		s, c := openReviewed(t, at, idle{}, size[0], size[1])
		c.SetLanguage("de")
		s.Layout(c)
		reasons, named := 0, 0
		for _, step := range steps(s)[:16] {
			s.showStep(step)
			if at := s.reviewed(); !at.Improvable(step) {
				continue
			}
			for n := 0; s.better.Text == "" && n < 500; n++ {
				s.Update(c)
			}
			said := strings.Join(scenetest.Texts(c, s.text)[1:], " ") // below the title
			if said != s.better.Title && !strings.HasSuffix(said, ".") {
				t.Errorf("game %d, step %d: %q", at, step, said)
			}
			if strings.HasSuffix(said, ".") {
				reasons++
			}
			if strings.HasPrefix(said, s.better.Title+". ") {
				named++
			}
		}
		if s.Leave(c); reasons < 3 || named == 0 {
			t.Errorf("game %d: only %d reasons are given, %d with the move", at, reasons, named)
		}
	}
}

// TestReasonsAddressOnlyPerson checks that the reasons for better moves of all seats address the only person at the table, and nobody in games of others, in
// which only computers or several people play.
func TestReasonsAddressOnlyPerson(t *testing.T) {
	address := regexp.MustCompile(`(?i)\byou`)
	for _, levels := range [][2]string{{"", players.Best}, {"", ""}, {players.Best, players.Best}} {
		for at := range 2 {
			s, c := openReviewed(t, at*2, idle{}, 390, 844)
			s.players = seating.Players{{Name: "Ana", Level: levels[0]}, {Name: "Inês", Level: levels[1]}}
			s.Layout(c)
			reasons, addressed := 0, 0
			for _, step := range steps(s)[:16] {
				s.showStep(step)
				at := s.reviewed()
				if !at.Improvable(step) {
					continue
				}
				for n := 0; (s.reasons.Finding() || s.board.Animating()) && n < 500; n++ {
					s.Update(c)
				}
				text := s.better.Text + strings.Join(scenetest.Texts(c, s.text)[1:], " ")
				if reasons++; address.MatchString(text) {
					addressed++
				}
				if only := s.players.OnlyPerson(0); !only && address.MatchString(text) || only && strings.Contains(text, "Ana") {
					t.Errorf("of seat %d in a game of %q: %q", at.Review.Steps[step].Seat, levels, text)
				}
			}
			if s.Leave(c); reasons < 3 || levels[0] != levels[1] && addressed == 0 {
				t.Errorf("game %d of %q: %d of %d reasons address a player", at, levels, addressed, reasons)
			}
		}
	}
}

// TestReasonsTakeSeveralTicks checks that the search for the reasons of a better move, whose line is to be played on for many moves, is spread over ticks.
func TestReasonsTakeSeveralTicks(t *testing.T) {
	const most = 1200 // evaluations of the pieces of a tick
	s, c := openReviewed(t, 2, idle{}, 1280, 720)
	n, counted := 0, *s.game.Game.Game
	plain := counted.Plain
	counted.Plain = func() search.Evaluator { return counter{plain(), &n} }
	s.comparer = review.NewComparer(&counted)
	s.Layout(c)
	all, longest := 0, 0
	for _, step := range steps(s)[:16] {
		s.showStep(step)
		if at := s.reviewed(); !at.Improvable(step) {
			continue
		}
		ticks, sum := 0, 0
		for ; s.better.Text == "" && ticks < 500; ticks++ {
			n = 0
			if s.Update(c); n > most {
				t.Fatalf("step %d: a tick takes %d evaluations", step, n)
			}
			sum += n
		}
		all, longest = all+1, max(longest, sum)
		if s.better.Text == "" {
			t.Errorf("step %d has no reason after %d ticks", step, ticks)
		}
	}
	if s.Leave(c); all == 0 || longest < 2*most {
		t.Errorf("the longest of %d searches takes %d evaluations, too few to tell", all, longest)
	}
}

// improvable shows the first move of a review that has a better line of several moves.
func improvable(t *testing.T, s *Scene, c *game.Context) {
	t.Helper()
	for _, step := range steps(s) {
		if at := s.reviewed(); !at.Improvable(step) || len(at.WholeLine(step)) < 2 {
			continue
		}
		s.showStep(step)
		tick(t, s, c)
		return
	}
	t.Fatal("no move has a better line")
}

// TestOnlyGoodMoves checks that a move that was the only good one says what the next best one costs, next to the table, in the heading of a phone and to screen
// readers.
func TestOnlyGoodMoves(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}} {
		found := 0
		for game := range 4 {
			s, c := openReviewed(t, game, idle{}, size[0], size[1])
			c.Go(s)
			for _, step := range steps(s) {
				at := s.reviewed()
				if step == len(at.Review.Steps) || !at.Review.Steps[step].Grade.Only() {
					continue
				}
				found++
				s.showStep(step)
				tick(t, s, c)
				costs := fmt.Sprintf("costs %d of 100.", review.Points(at.Review.Steps[step].Second))
				said := strings.Join(scenetest.Texts(c, s.root), " ")
				if !strings.Contains(said, "The only good move") || !strings.Contains(said, costs) || !strings.HasSuffix(at.Sentence(step), ", the only good move") {
					t.Errorf("%v, game %d: of the only good move %q, which %s: %q", size, game, at.Sentence(step), costs, said)
				}
			}
			s.Leave(c)
		}
		if found == 0 {
			t.Error("there are no such moves")
		}
	}
}

// TestMovesHaveAnArrow checks that an arrow shows each move for which no better one is shown, unless better moves are off.
func TestMovesHaveAnArrow(t *testing.T) {
	for game := range 4 {
		s, c := openReviewed(t, game, idle{}, 1280, 720)
		c.Go(s)
		arrows, moves := 0, 0
		for _, step := range steps(s)[:20] {
			at := s.reviewed()
			if at.Improvable(step) {
				continue
			}
			s.showStep(step)
			tick(t, s, c)
			moves++
			if s.root.Find("move-arrow") != nil {
				arrows++
			}
			s.showsBetter = false
			if s.showBetter(); s.root.Find("move-arrow") != nil {
				t.Errorf("game %d, step %d: an arrow although better moves are off", game, step)
			}
			s.showsBetter = true
		}
		if s.Leave(c); moves < 5 || arrows < moves-2 { // a pass has none
			t.Errorf("game %d: %d of %d moves have an arrow", game, arrows, moves)
		}
	}
}

// TestLineIsLabelled checks that the heading says which move of the better line is played, from the first to the last.
func TestLineIsLabelled(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}} {
		s, c := openReviewed(t, 0, idle{}, size[0], size[1])
		c.Go(s)
		improvable(t, s, c)
		at := s.reviewed()
		moves, seen := len(at.WholeLine(at.Step)), map[string]bool{}
		s.better.Press()
		for n := 0; s.line.Playing() && n < 20000; n++ {
			seen[scenetest.Texts(c, s.text)[0]] = true
			s.Update(c)
		}
		for i := range moves {
			if want := c.Words.T("review.line", "number", i+1, "moves", moves); !seen[want] {
				t.Errorf("%v: %q was not shown: %v", size, want, seen)
			}
		}
		if title := scenetest.Texts(c, s.text)[0]; !strings.HasPrefix(title, "Move ") || s.buttons.Find("button-start") == nil {
			t.Errorf("%v: after the line the heading is %q", size, title)
		}
		s.Leave(c)
	}
}

// TestLineStops checks that buttons, keys and what opens from the position end the better line, after which the position of the move is shown again.
func TestLineStops(t *testing.T) {
	s, c := openReviewed(t, 0, idle{}, 1280, 720)
	c.Go(s)
	improvable(t, s, c)
	step, hash := s.reviewed().Step, s.shownPosition().Hash()
	for name, stop := range map[string]func(){
		"back": func() { press(t, s, "earlier") }, "forward": func() { press(t, s, "later") }, "round": func() { press(t, s, "round-forward") },
		"pause": func() { press(t, s, "pause") }, "reason": s.playLine, "try": func() { press(t, s, "try") },
	} {
		s.better.Press()
		for range 200 {
			s.Update(c)
		}
		if !s.line.Playing() || s.board.Shown().Hash() == hash {
			t.Fatalf("%s: the line is not played", name)
		}
		if stop(); s.line.Playing() || s.playing || s.reviewed().Step != step || s.board.Shown().Hash() != hash {
			t.Errorf("%s does not show the position of the move again", name)
		}
		if len(s.better.Shapes) == 0 || s.positionOnly {
			t.Errorf("%s: the better move is not shown again", name)
		}
	}
	s.Leave(c)
}

// TestRestingPointerHidesNothing checks that a reason that appears under a resting pointer leaves the arrows, and that they give way to a pointer that comes.
func TestRestingPointerHidesNothing(t *testing.T) {
	s, c := openReviewed(t, 0, idle{}, 1280, 720)
	c.Go(s)
	improvable(t, s, c)
	s.pointerMoved = false
	if s.better.Hover(true); s.positionOnly {
		t.Error("a resting pointer hides the arrows")
	}
	s.pointerMoved = true
	if s.better.Hover(true); !s.positionOnly {
		t.Error("the pointer does not hide the arrows")
	}
	s.Leave(c)
}
