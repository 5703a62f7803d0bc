package terminal

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/gamedef"
	"azulejo/engine/players"
	"azulejo/engine/record"
	"azulejo/engine/review"
	"azulejo/game/locale"
	"azulejo/scenes/describe/games"
)

// reviewedFile writes a finished game with its review to a file and returns its path, and the mistakes of the first seat.
func reviewedFile(t *testing.T, at int) (file string, all []review.Exercise) {
	t.Helper()
	g := games.All()[at]
	m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, 7)
	for p := m.Position(); err == nil && !p.Over(); p = m.Position() {
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
	backend := players.NewLocal(gamedef.Games{*g.Game}, players.Command{})
	defer backend.Close()
	r, err := review.ReviewGame(context.Background(), backend, m, review.Budget{Nodes: 50, Deals: 1})
	if err != nil {
		t.Fatal(err)
	}
	rec := &record.Record{Match: m}
	r.Store(rec, review.DefaultBudget())
	file = filepath.Join(t.TempDir(), "game.azl")
	if err := os.WriteFile(file, record.Format(rec), 0o600); err != nil {
		t.Fatal(err)
	}
	if all = r.Exercises(m, 0); len(all) < 4 {
		t.Fatalf("%d mistakes", len(all))
	}
	return file, all
}

// runMistakes runs the mistakes command on a file and types lines.
func runMistakes(t *testing.T, file, language string, lines ...string) string {
	t.Helper()
	words, err := locale.Open(language)
	if err != nil {
		t.Fatal(err)
	}
	in := &scriptedInput{next: linesThen(nil, lines...)}
	cmd := NewMistakesCommand(words, games.All(), in, nil)
	cmd.SetOut(&in.output)
	cmd.SetErr(&bytes.Buffer{})
	cmd.SetArgs([]string{"--seat", "1", file})
	if err := cmd.Execute(); err != nil {
		t.Fatal(err)
	}
	return in.output.String()
}

// TestMistakesInTheTerminal checks in both games that the mistakes of a file are asked one after the other, that nothing printed with a question names the
// better move, that the move played is answered with its loss and the best one is found, and that show, skip and quit lead to what was found.
func TestMistakesInTheTerminal(t *testing.T) {
	for at := range games.All() {
		if at%2 == 1 {
			continue
		}
		file, all := reviewedFile(t, at)
		text := func(e *review.Exercise, m engine.Move) string { return string(e.Before.AppendMove(nil, m)) }
		first, second := &all[0], &all[1]
		out := runMistakes(t, file, locale.English, text(first, first.Played()), "hint", "offer", text(first, first.Compared.Best.Move), "show", "skip", "quit")
		asked := strings.Split(out, "\nMistake ")[1:]
		if len(asked) != 4 {
			t.Fatalf("%d questions:\n%s", len(asked), out)
		}
		for i, question := range asked {
			if !strings.HasPrefix(question, fmt.Sprintf("%d of %d. Your move: ", i+1, len(all))) || !strings.Contains(question, text(&all[i], all[i].Played())) {
				t.Errorf("question %d is %q", i+1, question)
			}
			before, _, _ := strings.Cut(question, "\n> ")
			if best := "(" + text(&all[i], all[i].Compared.Best.Move) + ")"; strings.Contains(before, best) {
				t.Errorf("question %d names %s: %q", i+1, best, before)
			}
		}
		answers := strings.Split(asked[0], "\n> ")
		if want := fmt.Sprintf("\nLoses %d of 100. ", review.Points(first.Loss)); !strings.Contains(answers[1], want) {
			t.Errorf("the move played is answered with %q, expected %q", answers[1], want)
		}
		if strings.Contains(answers[2], "("+text(first, first.Compared.Best.Move)+")") {
			t.Errorf("the hint names the move: %q", answers[2])
		}
		if !strings.Contains(answers[4], "\nFound.") {
			t.Errorf("the best move is answered with %q", answers[4])
		}
		if want := "(" + text(second, second.Compared.Best.Move) + ")"; !strings.Contains(asked[1], "Better: ") || !strings.Contains(asked[1], want) {
			t.Errorf("show prints %q, expected %s", asked[1], want)
		}
		if want := fmt.Sprintf("1 of %d found.\n", len(all)); !strings.HasSuffix(out, want) {
			t.Errorf("the end is %q, expected %q", out[max(0, len(out)-80):], want)
		}
	}
}

// TestMistakesCommandsInAllLanguages checks that each command can be typed in each language.
func TestMistakesCommandsInAllLanguages(t *testing.T) {
	file, all := reviewedFile(t, 0)
	for _, language := range locale.Languages() {
		words, err := locale.Open(language)
		if err != nil {
			t.Fatal(err)
		}
		d := &dialogue{session: &session{console: &console{words: words}}}
		d.commands = (&quiz{dialogue: d}).commands()
		name := func(i int) string { return d.commandName(&d.commands[i]) }
		out := runMistakes(t, file, language, name(0), name(1), name(2), name(3))
		if want := words.T("mistakes.end", "found", 0, "mistakes", len(all)); !strings.HasSuffix(out, want+"\n") || strings.Count(out, "\n> ") != 4 {
			t.Errorf("%s: %s", language, out)
		}
	}
}
