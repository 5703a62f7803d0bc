package terminal

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/record"
	"azulejo/engine/review"
	"azulejo/game/locale"
	"azulejo/scenes/describe/games"
)

// runReview plays at most most moves of a game, runs the review command on it and returns the output.
func runReview(t *testing.T, at, seats, most int, flags ...string) (string, *engine.Match) {
	t.Helper()
	all := games.All()
	m, err := engine.NewMatch(all[at].Edition, engine.Options{Players: seats}, 7)
	for p := m.Position(); err == nil && !p.Over() && len(m.Moves()) < most; p = m.Position() {
		if p.ToMove() == engine.Nature {
			err = m.Draw(nil)
		} else {
			moves := p.Moves(nil)
			err = m.Play(moves[len(moves)/2], nil)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	rec := &record.Record{Match: m}
	for s := 0; s < seats && !m.Over(); s++ { // a game of people against computers is not reviewed while it lasts
		rec.Set(fmt.Sprint("Level", s+1), "master")
	}
	rec.Set("Level2", "novice")
	return reviewRecord(t, rec, flags...), m
}

// reviewRecord runs the review command on a record and returns the output.
func reviewRecord(t *testing.T, rec *record.Record, flags ...string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "game.azl")
	if err := os.WriteFile(file, record.Format(rec), 0o600); err != nil {
		t.Fatal(err)
	}
	words, err := locale.Open(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	cmd := NewReviewCommand(words, games.All())
	cmd.SetOut(&out)
	cmd.SilenceUsage, cmd.SilenceErrors = true, true
	cmd.SetArgs(append(flags, file))
	if err := cmd.Execute(); err != nil {
		return err.Error()
	}
	return out.String()
}

// TestRunningGameIsNotReviewed checks that the review and mistakes commands refuse a game of a person against a computer that is not over, also if its file
// holds a review, but neither one of people nor one of computers.
func TestRunningGameIsNotReviewed(t *testing.T) {
	all := games.All()
	m, err := engine.NewMatch(all[0].Edition, engine.Options{Players: 2}, 7)
	for p := m.Position(); err == nil && len(m.Moves()) < 9; p = m.Position() {
		if p.ToMove() == engine.Nature {
			err = m.Draw(nil)
		} else {
			err = m.Play(p.Moves(nil)[0], nil)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	for computers, refused := range []bool{false, true, false} {
		rec := &record.Record{Match: m}
		for s := range computers {
			rec.Set(fmt.Sprint("Level", s+1), "novice")
		}
		out := reviewRecord(t, rec, "--nodes", "20", "--deals", "1")
		if strings.HasPrefix(out, "cli.review.running") != refused || strings.Contains(out, "Luck and skill") == refused {
			t.Errorf("%d computers: %s", computers, out)
		}
	}
}

// decisionCount returns the number of moves that seats made.
func decisionCount(m *engine.Match) (n int) {
	for i := range m.Moves() {
		if m.At(i).ToMove() != engine.Nature {
			n++
		}
	}
	return n
}

// sumOf returns both sides of a sum in a line such as "50 + 4 luck of the deals − 3 2’s errors = 51 for 1".
func sumOf(t *testing.T, line string) (sum, result int) {
	t.Helper()
	sides := strings.Split(line, " = ")
	if len(sides) != 2 {
		t.Fatalf("%q is no sum", line)
	}
	if _, err := fmt.Sscanf(sides[1], "%d for", &result); err != nil {
		t.Fatal(line, err)
	}
	words := strings.Fields("+ " + sides[0])
	for i, sign := range words[:len(words)-1] {
		n, err := strconv.Atoi(words[i+1])
		switch {
		case sign == "+" && err == nil:
			sum += n
		case sign == "−" && err == nil:
			sum -= n
		}
	}
	return sum, result
}

// TestReviewAsText checks that the text of a review begins with the game and the luck of the deal, has a numbered line for each decision, with a mark if its
// move has one, the reason below each better move, then steps and sums that add up, and ends with a line for each seat and who played best and was luckiest. It says chances of 100, and no zero has a
// sign.
func TestReviewAsText(t *testing.T) {
	text, m := runReview(t, 0, 3, 12, "--nodes", "50", "--deals", "2")
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if lines[0] != "Azul, three players. Round 1." || lines[1] != "" || !strings.HasPrefix(lines[2], "Round 1, luck of the deal: ") || !strings.HasPrefix(lines[len(lines)-2], "3: accuracy ") || len(lines) < 1+decisionCount(m)+4 {
		t.Errorf("%d decisions:\n%s", decisionCount(m), text)
	}
	sums := 0
	for _, line := range lines[slices.Index(lines, "Luck and skill")+1:] {
		if strings.Contains(line, " = ") {
			sums++
			if sum, result := sumOf(t, line); sum != result || !strings.HasSuffix(line, fmt.Sprint(" for ", sums)) {
				t.Errorf("%q adds up to %d", line, sum)
			}
		}
	}
	if sums != 3 || strings.Contains(text, "%") || strings.Contains(text, "−0.0") || strings.Contains(text, "-0.0") {
		t.Errorf("%d sums:\n%s", sums, text)
	}
	reasons, number, marks := 0, 0, 0
	for i, line := range lines {
		var by float64
		if strings.Contains(line, " Win chances, of 100: ") {
			number++
			if !strings.HasPrefix(line, fmt.Sprint(number, ". ")) {
				t.Errorf("line of move %d: %s", number, line)
			}
			if strings.ContainsAny(strings.Fields(line)[1], "!?") {
				marks++
			}
		}
		if n, _ := fmt.Sscanf(line, "   Better by %f:", &by); n == 1 && by >= 1 {
			if why := lines[i+1]; !strings.HasPrefix(why, "   ") || !strings.HasSuffix(why, ".") {
				t.Errorf("%q is followed by %q", line, why)
			}
			reasons++
		}
	}
	if number != decisionCount(m) || marks == 0 {
		t.Errorf("%d numbered moves, %d with marks:\n%s", number, marks, text)
	}
	if reasons == 0 {
		t.Errorf("no move is explained:\n%s", text)
	}
}

// TestReviewSteps checks that in the review of a game with two seats each step to the result begins where the one before it ended.
func TestReviewSteps(t *testing.T) {
	text, _ := runReview(t, 0, 2, 1000, "--nodes", "20", "--deals", "2")
	lines := strings.Split(strings.TrimSpace(text), "\n")
	lines = lines[slices.Index(lines, "Luck and skill")+1:]
	var seat, after, steps int
	if _, err := fmt.Sscanf(lines[0], "%d: even share, %d.", &seat, &after); err != nil || after != 50 {
		t.Fatal(lines[0], err)
	}
	for _, line := range lines[1:] {
		var from, to int
		if at := strings.LastIndex(line, ", "); at < 0 || strings.Contains(line, " = ") {
			break
		} else if _, err := fmt.Sscanf(strings.ReplaceAll(line[at:], "−", "-"), ", %d to %d.", &from, &to); err != nil || from != after {
			t.Errorf("%q follows %d", line, after)
		}
		after, steps = to, steps+1
	}
	if sum, result := sumOf(t, lines[1+steps]); sum != result || result != after || steps < 6 || steps%3 != 0 {
		t.Errorf("%q after %d in %d steps", lines[1+steps], after, steps)
	}
}

// TestReviewAsJSON checks that a review in JSON has a step for each decision and each deal, some with marks, and that the numbers of each seat add up.
func TestReviewAsJSON(t *testing.T) {
	text, m := runReview(t, 2, 2, 1000, "--nodes", "20", "--deals", "2", "--json")
	var r reportJSON
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		t.Fatal(err)
	}
	decisions, marks := decisionCount(m), 0
	for _, s := range r.Steps {
		if s.Seat > 0 {
			decisions--
		}
		if at := m.At(s.At + 1); s.Round != at.Round() && s.Round != m.At(s.At).Round() {
			t.Errorf("step %+v is in another round", s)
		}
		if s.Mark != "" {
			marks++
		}
		if (s.Loss > 0) != (len(s.Better) > 0) || (s.Seat == 0) != (len(s.Luck) == 2) {
			t.Errorf("step %+v", s)
		}
	}
	if decisions != 0 || marks == 0 || r.Game != "pavilion" || len(r.Players) != 2 {
		t.Errorf("%d decisions are left, %d have marks; %s for %v", decisions, marks, r.Game, r.Players)
	}
	for _, w := range r.Luck {
		sum := w.Initial
		for i, step := range w.Steps {
			sum += step.Points
			if step.Round != i/3+1 || step.Errors != i%3 || step.At < 0 && step.Points != 0 {
				t.Errorf("step %d is %+v", i, step)
			}
		}
		if sum != w.Result || w.Initial != 50 || float64(w.Result) != 100*r.Seats[w.Seat-1].Result {
			t.Errorf("%d of %+v", sum, w)
		}
	}
	if len(r.Luck) != 1 || len(r.Best) > 1 || len(r.Luckiest) > 1 {
		t.Errorf("%d waterfalls, best %v, luckiest %v", len(r.Luck), r.Best, r.Luckiest)
	}
	for _, s := range r.Seats {
		if s.Accuracy < 0 || s.Accuracy > 100 || s.ErrorRate < 0 || s.WithEvenLuck < 0 || s.WithEvenLuck > 100 {
			t.Errorf("seat %+v", s)
		}
		if math.Abs(s.Initial+s.Luck+s.Own+s.Others-s.Result) > 1e-9 || math.Abs(s.Result-s.Luck-s.Adjusted) > 1e-9 {
			t.Errorf("seat %+v does not add up", s)
		}
	}
}

// TestReviewErrors checks that invalid options and a game without moves are reported.
func TestReviewErrors(t *testing.T) {
	for _, flag := range []string{"--nodes", "--deals"} {
		if text, _ := runReview(t, 0, 2, 3, flag, "0"); !strings.Contains(text, "-"+flag[2:]) {
			t.Errorf("%s 0: %s", flag, text)
		}
	}
	if text, _ := runReview(t, 0, 2, 0); !strings.HasPrefix(text, "cli.review.empty") {
		t.Errorf("a game without moves: %s", text)
	}
}

// TestReviewCountsWithLevels checks that a review with -levels gives a strong player better chances against a novice than against a strong player.
func TestReviewCountsWithLevels(t *testing.T) {
	review := func(flags ...string) (r reportJSON) {
		text, _ := runReview(t, 2, 2, 12, append(flags, "--json", "--nodes", "6000", "--deals", "2")...)
		if err := json.Unmarshal([]byte(text), &r); err != nil {
			t.Fatal(text)
		}
		return r
	}
	strong, real := review(), review("--levels")
	if strong.Levels != nil || len(real.Levels) != 2 || real.Levels[0] != "master" || real.Levels[1] != "novice" {
		t.Errorf("levels %q, with -levels %q", strong.Levels, real.Levels)
	}
	if before, after := strong.Steps[1].Chances[0], real.Steps[1].Chances[0]; after < before+0.05 {
		t.Errorf("a chance of %.2f against a strong player, %.2f against a novice", before, after)
	}
}

// TestStoredReviews checks that a review that a file holds is printed as it is, marked if another version made it, and done again if asked.
func TestStoredReviews(t *testing.T) {
	_, m := runReview(t, 0, 2, math.MaxInt, "--nodes", "20", "--deals", "1")
	const made = 0.1234 // a chance that no search finds at every step
	r := review.Review{}
	for at := 0; at < len(m.Moves()); at++ {
		s := review.Step{At: at, Moves: 1, Seat: m.At(at).ToMove(), After: []float64{made, 1 - made}}
		for s.Seat == engine.Nature && at+1 < len(m.Moves()) && m.At(at+1).ToMove() == engine.Nature {
			at++
			s.Moves++
		}
		r.Steps = append(r.Steps, s)
	}
	for _, c := range []struct {
		header         string // of the stored review, "" for that of this version
		flags          []string
		stored, marked bool // the review is that of the file, and is marked
	}{
		{"", nil, true, false},
		{"9 20000", nil, true, true},
		{"1 60", nil, true, true},
		{"9 20000", []string{"--nodes", "20", "--deals", "1"}, false, false},
	} {
		rec := &record.Record{Match: m}
		if r.Store(rec, review.DefaultBudget()); c.header != "" {
			rec.Set("Review", c.header)
		}
		text := reviewRecord(t, rec, c.flags...)
		var j reportJSON
		if err := json.Unmarshal([]byte(reviewRecord(t, rec, append(c.flags, "--json")...)), &j); err != nil {
			t.Fatal(err)
		}
		if stored := math.Abs(j.Steps[5].Chances[0]-made) < 1e-4; stored != c.stored || j.Other != c.marked || strings.Contains(text, "another version") != c.marked {
			t.Errorf("%q, %q: the review is from the file: %v, marked: %v in JSON; as text\n%.100s", c.header, c.flags, stored, j.Other, text)
		}
	}
}
