package terminal

import (
	"bytes"
	"cmp"
	"context"
	"flag"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/cli"
	"azulejo/engine/enginetest/long"
	"azulejo/engine/players"
	"azulejo/engine/record"
	"azulejo/engine/search"
	"azulejo/game/locale"
	"azulejo/game/store"
	"azulejo/scenes/describe/games"
	"azulejo/scenes/saves"
	"azulejo/scenes/seating"

	"github.com/spf13/cobra"
)

var update = flag.Bool("update", false, "rewrite the golden transcripts")

// scriptedInput is an input that computes each line from the output so far.
type scriptedInput struct {
	output bytes.Buffer
	// next returns the next line, given the output since the previous line. False ends the input.
	next  func(output string) (string, bool)
	nodes int64  // of a search; 0 is 60
	rest  []byte // of the current line
	read  int    // bytes of output that next has seen
}

// Read implements io.Reader. It is called only while the game waits for a line.
func (s *scriptedInput) Read(dst []byte) (int, error) {
	if len(s.rest) == 0 {
		output := s.output.String()[s.read:]
		s.read = s.output.Len()
		line, ok := s.next(output)
		if !ok {
			return 0, io.EOF
		}
		fmt.Fprintf(&s.output, "> %s\n", line)
		s.read = s.output.Len()
		s.rest = []byte(line + "\n")
	}
	n := copy(dst, s.rest)
	s.rest = s.rest[n:]
	return n, nil
}

// linesThen returns a function that returns some lines, and then calls then unless it is nil.
func linesThen(then func(string) (string, bool), lines ...string) func(string) (string, bool) {
	return func(output string) (string, bool) {
		if len(lines) > 0 {
			line := lines[0]
			lines = lines[1:]
			return line, true
		}
		if then == nil {
			return "", false
		}
		return then(output)
	}
}

var notationPattern = regexp.MustCompile(`(?m)\((\S+)\)$`)

// playLegal returns a function that plays a number of legal moves, or all if moves is 0, and runs other commands between them.
func playLegal(moves int) func(string) (string, bool) {
	commands := []string{"board", "board 2", "offer", "score", "save", "hint", "why", "verdict", "undo", "redo", "help", "nonsense 7", ""}
	made, n := 0, 0
	return func(output string) (string, bool) {
		if moves > 0 && made == moves {
			return "", false
		}
		if n++; n%3 == 0 && n/3 <= len(commands) {
			return commands[n/3-1], true
		}
		all := notationPattern.FindAllStringSubmatch(output, -1)
		if n%2 == 0 && len(all) > 0 && !strings.Contains(output, "Your turn") {
			made++
			return all[n*7%len(all)][1], true
		}
		return "moves", true
	}
}

var hintPattern = regexp.MustCompile(`\((\S+)\)\. [“‘„«]`)

// followHints returns a function that plays the moves of hints and sometimes runs other commands.
func followHints() func(string) (string, bool) {
	n := 0
	others := []string{"board", "why", "verdict", "board 2", "score", "verdict", "offer", "moves"}
	return func(output string) (string, bool) {
		if m := hintPattern.FindStringSubmatch(output); m != nil {
			return m[1], true
		}
		if n++; n%4 == 0 {
			return others[n/4%len(others)], true
		}
		return "hint", true
	}
}

func openWords(language string) (*locale.Words, error) { return locale.Open(language) }

// run plays with some flags and returns the input and output. It fails unless the command succeeds.
func run(t *testing.T, storage store.Store, next func(string) (string, bool), args ...string) string {
	t.Helper()
	return runInput(t, storage, &scriptedInput{next: next}, args...)
}

// runInput is run for any input.
func runInput(t *testing.T, storage store.Store, p *scriptedInput, args ...string) string {
	t.Helper()
	if code, errs := play(t.Context(), t, storage, p, args...); code != 0 {
		t.Fatalf("%q: %d, %s\n%s", args, code, errs, p.output.String())
	}
	return p.output.String()
}

// play runs the play command with some flags and returns its exit status and what it wrote to standard error.
func play(ctx context.Context, t *testing.T, storage store.Store, p *scriptedInput, args ...string) (code int, errs string) {
	t.Helper()
	words, err := openWords(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	term := &Terminal{Games: games.All(), Store: storage, In: p, Open: openWords, Nodes: cmp.Or(p.nodes, 60), Language: cli.LanguageFlag(args)}
	var output bytes.Buffer
	program := &cli.Program{Games: catalogue.Games(), Words: words, Spoken: words, Out: &p.output, Err: &output, More: []*cobra.Command{NewCommand(words, games.All(), term.Run)}}
	return program.Run(ctx, append([]string{"play"}, args...)), output.String()
}

// position returns the position of a saved game.
func position(t *testing.T, storage store.Store, key string) engine.Position {
	t.Helper()
	text, err := storage.Load(key)
	if err != nil {
		t.Fatal(err)
	}
	rec, err := record.Parse(key, text, catalogue.Games().Editions())
	if err != nil {
		t.Fatal(err)
	}
	return rec.Match.Position()
}

// TestWholeGames checks that whole games with all commands end, that the output contains all kinds of messages, and that it contains no missing or
// unfilled text.
func TestWholeGames(t *testing.T) {
	for _, at := range long.Values(len(games.All()), 2) {
		g, seats := games.All()[at[0]], []string{"2", "4"}[at[1]]
		t.Run(g.Edition.ID+"-"+seats, func(t *testing.T) {
			storage := store.NewMemory()
			output := run(t, storage, playLegal(0), "-game", g.Edition.ID, "-players", seats, "-seat", "person", "-seat", "greedy", "-seed", "3")
			if !position(t, storage, saves.Autosave).Over() {
				t.Errorf("the game is not over:\n%s", output)
			}
			for _, want := range []string{"The game is over", "The seed of this game was 3.", "is neither a move nor a command", "Rating", "The game is saved.", "quit: leaves"} {
				if !strings.Contains(output, want) {
					t.Errorf("%q is missing in the output", want)
				}
			}
			for _, unwanted := range []string{"{", "term.", "\x1b"} {
				if strings.Contains(output, unwanted) {
					t.Errorf("%q is in the output", unwanted)
				}
			}
		})
	}
}

// TestResume checks that a game that was left resumes in the same position, that earlier moves can be undone, and that archived games can be
// renamed and chosen.
func TestResume(t *testing.T) {
	for _, g := range games.All() {
		storage := store.NewMemory()
		first := run(t, storage, playLegal(3), "-game", g.Edition.ID, "-seed", "4")
		if !strings.HasSuffix(first, "“azulejo play” continues it.\n") {
			t.Errorf("%s: the output at the end of the input is:\n%s", g.Edition.ID, first)
		}
		before := position(t, storage, saves.Autosave)
		storage = unlocked(t, storage)
		second := run(t, storage, linesThen(nil, "yes", "offer"))
		if after := position(t, storage, saves.Autosave); after.Hash() != before.Hash() {
			t.Errorf("%s: resuming changed the position", g.Edition.ID)
		}
		if !strings.Contains(second, "Continue this game?") || !strings.Contains(second, "Your turn") {
			t.Errorf("%s: the output after resuming is:\n%s", g.Edition.ID, second)
		}
		storage = unlocked(t, storage)
		run(t, storage, linesThen(nil, "y", "undo"))
		if after := position(t, storage, saves.Autosave); after.Hash() == before.Hash() {
			t.Errorf("%s: undo did not change the position", g.Edition.ID)
		}
		storage = unlocked(t, storage)
		run(t, storage, linesThen(nil, "no", "3", "2", "Ana", "2", "2", "8"))
		if all, _ := storage.Keys("game-"); !slices.Equal(all, []string{"game-1.azl"}) {
			t.Errorf("%s: the archived games are %q", g.Edition.ID, all)
		}
		again := unlocked(t, storage)
		if third := run(t, again, linesThen(nil, "no", "1 Autumn", "1")); !strings.Contains(third, "the number of a saved game") || !strings.Contains(third, "\n1: Autumn (") {
			t.Errorf("%s: no archived game is offered: %s", g.Edition.ID, third)
		}
		if text, err := again.Load(saves.Autosave); err != nil || !strings.Contains(string(text), `[Title "Autumn"]`) || strings.Contains(string(text), `[Seed "8"]`) {
			t.Errorf("%s: the archived game is not current: %s, %v", g.Edition.ID, text, err)
		}
		if text, err := storage.Load(saves.Autosave); err != nil || !strings.Contains(string(text), `[Jokers "RBYOGP"]`) || !strings.Contains(string(text), `[Seed "8"]`) {
			t.Errorf("%s: the new game is saved as %s, %v", g.Edition.ID, text, err)
		}
	}
}

// unlocked returns a copy of a store without the locks of slots, as if its program had exited.
func unlocked(t *testing.T, storage *store.Memory) *store.Memory {
	t.Helper()
	next := store.NewMemory()
	keys, err := storage.Keys("")
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range keys {
		text, err := storage.Load(key)
		if err != nil {
			t.Fatal(err)
		}
		next.Save(key, text)
	}
	return next
}

// TestUndoAndRedo checks that redo restores the position before undo, and that undo, redo and why report if there is no move.
func TestUndoAndRedo(t *testing.T) {
	storage := store.NewMemory()
	run(t, storage, linesThen(nil, "1R4", "undo", "redo", "save"), "-seed", "5", "-start", "1")
	again := store.NewMemory()
	run(t, again, linesThen(nil, "1R4"), "-seed", "5", "-start", "1")
	if position(t, storage, saves.Autosave).Hash() != position(t, again, saves.Autosave).Hash() {
		t.Error("redo does not restore the position before undo")
	}
	output := run(t, store.NewMemory(), linesThen(nil, "undo", "redo", "why"), "-seed", "5", "-start", "1")
	if strings.Count(output, "There is no such move.") != 3 {
		t.Errorf("the output without moves is:\n%s", output)
	}
}

// TestSecondSlot checks that the terminal reports a window that has the first slot and does not change its game.
func TestSecondSlot(t *testing.T) {
	storage := store.NewMemory()
	run(t, storage, playLegal(2), "-seed", "9")
	storage = unlocked(t, storage)
	store.EnterSlot(storage)
	before, _ := storage.Load(saves.Autosave)
	output := run(t, storage, playLegal(2), "-seed", "10")
	after, _ := storage.Load(saves.Autosave)
	if !bytes.Equal(before, after) || !strings.Contains(output, "Azulejo is open in another window, so this one saves a game of its own.") {
		t.Errorf("the output with an open window is:\n%s", output)
	}
	position(t, storage, "autosave-2.azl")
}

// fullStore is a store without room.
type fullStore struct{ *store.Memory }

func (fullStore) Save(string, []byte) error { return store.ErrFull }

// TestFullStore checks that the game goes on if it cannot be saved, that nothing claims that it is saved, and that leaving ends with status 1.
func TestFullStore(t *testing.T) {
	for _, lines := range [][]string{{"1R4", "save", "quit"}, {"save"}, {"quit"}} {
		p := &scriptedInput{next: linesThen(nil, lines...)}
		code, errs := play(t.Context(), t, fullStore{store.NewMemory()}, p, "-seed", "5", "-start", "1")
		if output := p.output.String(); code != 1 || strings.Contains(output, "is saved") || errs != "azulejo play: This could not be saved: there is no room left.\n" {
			t.Errorf("%q: %d, %q, and the output is\n%s", lines, code, errs, output)
		}
	}
	p := &scriptedInput{next: linesThen(nil)}
	code, errs := play(t.Context(), t, fullStore{store.NewMemory()}, p, "-seat", "greedy", "-seat", "greedy")
	if code != 1 || !strings.Contains(p.output.String(), "The game is over") || !strings.Contains(errs, "there is no room left") {
		t.Errorf("a game that ends: %d, %q\n%s", code, errs, p.output.String())
	}
}

// TestRenameInFullStore checks that a name that cannot be saved is not shown.
func TestRenameInFullStore(t *testing.T) {
	storage := store.NewMemory()
	run(t, storage, playLegal(3), "-seed", "4")
	storage = unlocked(t, storage)
	run(t, storage, playLegal(3), "-seed", "5")
	p := &scriptedInput{next: linesThen(nil, "no", "1 Autumn")}
	play(t.Context(), t, fullStore{unlocked(t, storage)}, p)
	if output := p.output.String(); !strings.Contains(output, "1 Autumn\nThis could not be saved") || strings.Contains(output, "1: Autumn") {
		t.Errorf("the output is\n%s", output)
	}
}

// TestLeavingTheSetUp checks that leaving before a game has begun does not claim that one is saved.
func TestLeavingTheSetUp(t *testing.T) {
	if output := run(t, store.NewMemory(), linesThen(nil, "1")); strings.Contains(output, "is saved") {
		t.Errorf("the output is\n%s", output)
	}
}

// TestCommandsBeforeTiles checks, in every language and at every kind of decision, that the name of a command is never taken for tiles.
func TestCommandsBeforeTiles(t *testing.T) {
	for _, code := range locale.Languages() {
		words, err := openWords(code)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range games.All() {
			seen := map[string]bool{}
			for pos := range decisionPositions(t, &g) {
				describer := g.NewDescriber(words)
				prompt := describer.InputPrompt(pos)
				if seen[prompt] {
					continue
				}
				seen[prompt] = true
				d := &dialogue{session: &session{console: &console{words: words}, describer: describer}, commands: commands()}
				for _, c := range commands() {
					for _, name := range []string{d.commandName(&c), c.name, strings.ToUpper(c.name)} {
						if _, found, _ := d.interpret(pos, name); found == nil || found.name != c.name {
							t.Errorf("%s, %s: %q is not a command at %q", code, g.Edition.ID, name, prompt)
						}
					}
				}
			}
		}
	}
}

// TestTerminalTexts checks that the seats name their levels as the command line does, that Enter says whom it seats, and that undo says what it
// took back.
func TestTerminalTexts(t *testing.T) {
	output := run(t, store.NewMemory(), linesThen(nil, "1", "2", "", "", "5", "1R4", "undo"))
	for _, want := range []string{"\n3: Apprentice (pupil)\n", "or press Enter for You.\n> \nSeat 1: You\n", "or press Enter for Journeyman (fellow).\n> \nSeat 2: Journeyman (fellow)\n"} {
		if !strings.Contains(output, want) {
			t.Errorf("%q is missing in\n%s", want, output)
		}
	}
	output = run(t, store.NewMemory(), linesThen(nil, "1R4", "undo"), "-seed", "5", "-start", "1")
	if !strings.Contains(output, "\nTaken back: Player 1, 3 red tiles from factory 1 to line 4 (1R4).\n") || !strings.Contains(output, "\nTaken back: Journeyman, ") {
		t.Errorf("undo does not say what it took back:\n%s", output)
	}
}

// TestLastRound checks that the last round is announced once, in both games.
func TestLastRound(t *testing.T) {
	for game, want := range map[string]string{"azul": "\nLast round: ", "azul-grey": "\nLast round: ", "pavilion": "\nLast round\n", "pavilion-sepia": "\nLast round\n"} {
		output := run(t, store.NewMemory(), linesThen(nil), "-game", game, "-seat", "greedy", "-seat", "greedy", "-seed", "6")
		if strings.Count(output, want) != 1 {
			t.Errorf("%s: %q occurs %d times in\n%s", game, want, strings.Count(output, want), output)
		}
	}
}

// TestAdviceTime checks that hints and ratings search for the same time, whatever the computer players may think.
func TestAdviceTime(t *testing.T) {
	words, err := openWords(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	m := recorded(t, "hint-against-rating.azl").Match
	for _, moveTime := range []time.Duration{time.Millisecond, time.Hour} {
		c := &console{Terminal: &Terminal{Games: games.All(), Store: store.NewMemory()}, ctx: t.Context(), out: io.Discard, words: words, moveTime: moveTime}
		s := c.newSession(m, seating.Players{{Name: "Ana"}, {Name: "Bo"}})
		asked := &taskRecorder{}
		s.computers[players.Best] = asked
		if err := s.dialogue.printHint(); err != nil {
			t.Fatal(err)
		}
		moves := m.Position().Moves(nil)
		if m.Play(moves[len(moves)-1], nil) != nil || s.dialogue.printReview() != nil || len(asked.times) < 2 {
			t.Fatalf("asked %v", asked.times)
		}
		for _, limit := range asked.times {
			if limit != adviceTime {
				t.Errorf("with %v a move, advice is searched for %v", moveTime, asked.times)
			}
		}
		m.Undo()
	}
}

// TestHintsAgreeWithTheRating checks that a hint in a position where a move was rated names the move that the rating called best.
func TestHintsAgreeWithTheRating(t *testing.T) {
	words, err := openWords(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	m := recorded(t, "hint-against-rating.azl").Match
	c := &console{Terminal: &Terminal{Games: games.All(), Store: store.NewMemory()}, ctx: t.Context(), out: io.Discard, words: words}
	d := c.newSession(m, seating.Players{{Name: "Ana"}, {Name: "Bo"}}).dialogue
	moves := m.Position().Moves(nil)
	played := moves[len(moves)-1]
	d.computers[players.Best] = &taskRecorder{}
	if m.Play(played, nil) != nil || d.printReview() != nil {
		t.Fatal("the move is not rated")
	}
	if m.Undo(); d.printHint() != nil || d.hintMove != d.ratedBest || d.ratedHash != m.Position().Hash() {
		t.Errorf("the hint is %d, the rating called %d best", d.hintMove, d.ratedBest)
	}
	d.ratedBest = played
	if d.printHint() != nil || d.hintMove != played {
		t.Errorf("the hint is %d, although %d was called best", d.hintMove, played)
	}
}

// recorded returns a record in testdata.
func recorded(t *testing.T, file string) *record.Record {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", file))
	if err != nil {
		t.Fatal(err)
	}
	rec, err := record.Parse(file, text, catalogue.Games().Editions())
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

// TestRedoAtTheBonusPrompt checks that redo is a command where bonus tiles are chosen, not an abbreviation of a red tile.
func TestRedoAtTheBonusPrompt(t *testing.T) {
	rec := recorded(t, "terminal-redo-takes-red.azl")
	storage := store.NewMemory()
	if err := storage.Save(saves.Autosave, record.Format(rec)); err != nil {
		t.Fatal(err)
	}
	output := run(t, storage, linesThen(nil, "yes", "R0.3", "redo"))
	m, err := rec.Match.Position().ParseMove("R0.3")
	if err != nil || rec.Match.Play(m, nil) != nil {
		t.Fatal(err)
	}
	if position(t, storage, saves.Autosave).Hash() != rec.Match.Position().Hash() || !strings.Contains(output, "> redo\nThere is no such move.\n") {
		t.Errorf("redo is not a command:\n%s", output)
	}
}

// taskRecorder is a player that records the time limits of its tasks.
type taskRecorder struct{ times []time.Duration }

func (t *taskRecorder) Choose(_ context.Context, task search.Task) (players.Choice, error) {
	t.times = append(t.times, task.Limits.Time)
	lines := []players.Line{{Move: task.Position.Moves(nil)[0], Win: []float64{0.5, 0.5}}}
	return players.Choice{Move: lines[0].Move, Lines: lines}, nil
}

func (*taskRecorder) Close() {}

// TestWrapping checks that lines break between words at the width of the terminal.
func TestWrapping(t *testing.T) {
	var out bytes.Buffer
	c := &console{Terminal: &Terminal{Width: func() int { return 20 }}, out: &out}
	c.printLines("Type source, colour and line, such as “3 red 4”", "", "short")
	if want := "Type source, colour\nand line, such as “3\nred 4”\n\nshort\n"; out.String() != want {
		t.Errorf("the lines are %q, want %q", out.String(), want)
	}
}

// TestParseMovesInWords checks moves and commands in words and abbreviations, and the answers to unknown ones.
func TestParseMovesInWords(t *testing.T) {
	for _, c := range []struct{ game, lines, want string }{
		{"azul", "1 red 4", "Player 1: 3 red tiles from factory 1 to line 4 (1R4)."},
		{"azul", "1, r, floor", "(1R-)."},
		{"azul", "1r0", "(1R-)."},
		{"azul", "3 red 4", "That is not possible: there is no red tile in factory 3."},
		{"azul", "c blue floor", "That is not possible: the centre is empty."},
		{"azul", "1 bl 4", "is neither a move nor a command"},
		{"azul", "h", `"h" is neither a move`},
		{"azul", "hel", "quit: leaves the game"},
		{"azul", "board 7", "Please type a number from 1 to 2."},
		{"azul", "board journeyman", "Journeyman: 0 points"},
		{"azul", "moves 1r", "3 red tiles from factory 1 to line 5 (1R5)"},
	} {
		output := run(t, store.NewMemory(), linesThen(nil, c.lines), "-game", c.game, "-seed", "5", "-start", "1")
		if !strings.Contains(output, c.want) {
			t.Errorf("%s, %q: expected %q in\n%s", c.game, c.lines, c.want, output)
		}
	}
}

// TestIllegalMoves checks that an illegal move is answered with the reason.
func TestIllegalMoves(t *testing.T) {
	placingMoves := []string{"3R", "CB", "CO", "CY", "CO", "CB"}
	for _, c := range []struct {
		game  string
		lines []string
		want  string
	}{
		{"azul", []string{"9 red 2"}, "That is not possible: there are only 5 factories."},
		{"azul", []string{"9R2"}, "That is not possible: there are only 5 factories."},
		{"azul", []string{"0 red 2"}, "That is not possible: there are only 5 factories."},
		{"azul", []string{"10 red 2"}, "That is not possible: there are only 5 factories."},
		{"azul", []string{"99999999999999999999 red floor"}, "That is not possible: there are only 5 factories."},
		{"azul", []string{"pass"}, "That is not possible: you have to take tiles from a factory or the centre now."},
		{"pavilion", []string{"9 red"}, "That is not possible: there are only 5 factories."},
		{"pavilion", []string{"pass"}, "That is not possible: you have to take tiles from a factory or the centre now."},
		{"pavilion", []string{"pass 2 green"}, "That is not possible: you have to take tiles from a factory or the centre now."},
		{"pavilion", []string{"/GG"}, "That is not possible: you have to take tiles from a factory or the centre now."},
		{"pavilion", []string{"green 2.5"}, "That is not possible: you have to take tiles from a factory or the centre now."},
		{"pavilion", append(slices.Clone(placingMoves), "3 green"), "That is not possible: you have to place a tile on a star now, or pass."},
		{"azul", []string{"moves 9"}, `No move you can make now begins with "9"; moves are written like 1B1.`},
		{"azul", []string{"moves 3R4x"}, `No move you can make now begins with "3R4x"; moves are written like 1B1.`},
		{"pavilion", append(slices.Clone(placingMoves), "moves 9"), `No move you can make now begins with "9"; moves are written like P0.1.`},
	} {
		output := run(t, store.NewMemory(), linesThen(nil, c.lines...), "-game", c.game, "-name", "Ana", "-seat", "person", "-seat", "greedy", "-seed", "6", "-start", "1")
		if !strings.Contains(output, "> "+c.lines[len(c.lines)-1]+"\n"+c.want+"\n") {
			t.Errorf("%s, %q: expected %q in\n%s", c.game, c.lines, c.want, output)
		}
	}
}

// TestMoveNamesIncludeFactory checks that names of moves include the number of the factory, also in reviews.
func TestMoveNamesIncludeFactory(t *testing.T) {
	for game, lines := range map[string][]string{
		"azul":     {"moves", "hint", "1 blue floor", "verdict"},
		"pavilion": {"moves", "hint", "1 green", "verdict"},
	} {
		output := run(t, store.NewMemory(), linesThen(nil, lines...), "-game", game, "-seed", "6", "-start", "1")
		if strings.Contains(output, "from a factory") {
			t.Errorf("%s: a move does not name its factory in\n%s", game, output)
		}
		if _, review, _ := strings.Cut(output, "> verdict"); !regexp.MustCompile(`[Bb]etter: .* from factory \d`).MatchString(review) {
			t.Errorf("%s: the review does not name a factory:\n%s", game, review)
		}
	}
}

// TestAmbiguousMoves checks that input that matches several moves leads to a choice by number, up to a limit.
func TestAmbiguousMoves(t *testing.T) {
	opening := []string{"3R", "CB", "CO", "CY", "CO", "CB"}
	for _, c := range []struct {
		lines []string
		want  []string
	}{
		{[]string{"4.4", "2"}, []string{"Which one?", "1: 4 blue for the 4 of the blue star (B4.4)\n", "2: 1 purple and 3 blue for the 4 of the blue star (B4.4+1)\n", "Ana: 1 purple and 3 blue for the 4 of the blue star (B4.4+1)."}},
		{[]string{"4.4", "no"}, []string{"No move was made."}},
		{[]string{"blue 4.4+1"}, []string{"(B4.4+1)."}},
		{[]string{"green 4.4"}, []string{"That is not possible: only blue tiles can go on the blue star."}},
		{[]string{"3.5"}, []string{"That is not possible: this space costs 5"}},
		{[]string{"pass"}, []string{"There are too many to choose from. Type star and space"}},
		{[]string{"pass 2 orange 1 red"}, []string{"Ana: passing and keeping 2 orange and 1 red (/OOR).", "Ana: Leftovers: −9, but a score never falls below 0: −2"}},
		{[]string{"/rr"}, []string{"That is not possible: these tiles are not in the hand."}},
		{[]string{"/gggggggggggggg"}, []string{"is neither a move nor a command"}},
	} {
		output := run(t, store.NewMemory(), linesThen(nil, append(slices.Clone(opening), c.lines...)...), "-game", "pavilion", "-name", "Ana", "-seat", "person", "-seat", "greedy", "-seed", "6")
		for _, want := range c.want {
			if !strings.Contains(output, want) {
				t.Errorf("%q: expected %q in\n%s", c.lines, want, output)
			}
		}
	}
}

// TestInvalidAnswers checks that invalid answers to the questions of the set-up are refused, and that control characters are removed from names.
func TestInvalidAnswers(t *testing.T) {
	output := run(t, store.NewMemory(), linesThen(nil, "9", "x", "1", "5", "3", "Inês", "99", "1", "Bo\x1b[2J", "abc", "7"))
	for want, times := range map[string]int{"Please type a number from 1 to 4.": 2, "Please type a number from 2 to 4.": 1, "Please type a number from 1 to 8.": 1, "Enter a whole number, or leave it empty": 1,
		"Azul, Coloured wall: Inês, Novice and Bo[2J, round 1": 1} {
		if strings.Count(output, want) != times {
			t.Errorf("%q occurs %d times, expected %d, in\n%s", want, strings.Count(output, want), times, output)
		}
	}
}

// TestUsageErrors checks that invalid arguments end the command with status 2 and one line on standard error.
func TestUsageErrors(t *testing.T) {
	for _, args := range [][]string{{"-game", "chess"}, {"-players", "5"}, {"-players", "1"}, {"-seat", "nobody"}, {"-seat", `cmd:"/my bots/bot`}, {"-ms", "0"}, {"-seed", "x"}, {"-start", "3"}, {"-wrong"}, {"more"},
		{"-players", "2", "-name", "a", "-name", "b", "-name", "c"}, {"-game", "pavilion", "-jokers", "PP"}} {
		p := &scriptedInput{next: linesThen(nil)}
		if code, errs := play(t.Context(), t, store.NewMemory(), p, args...); code != 2 || !strings.HasPrefix(errs, "azulejo play: ") || strings.Count(errs, "\n") != 1 {
			t.Errorf("%q: %d, %q, expected 2 and one line", args, code, errs)
		}
	}
}

// TestInterrupt checks that the game is saved when it is interrupted.
func TestInterrupt(t *testing.T) {
	storage := store.NewMemory()
	ctx, stop := context.WithCancel(t.Context())
	p := &scriptedInput{}
	p.next = linesThen(func(string) (string, bool) { stop(); <-ctx.Done(); return "help", true }, "1R4")
	if code, _ := play(ctx, t, storage, p, "-seed", "5", "-start", "1"); code != 130 {
		t.Errorf("the exit status is %d", code)
	}
	if position(t, storage, saves.Autosave).Hash() == 0 {
		t.Error("no game is saved")
	}
}

// TestTranscripts checks that the transcripts of whole games, with -long of all editions, equal the golden ones.
func TestTranscripts(t *testing.T) {
	for i, id := range []string{"azul", "pavilion-sepia", "azul-grey", "pavilion"} {
		if i > 1 && !long.Enabled() {
			break
		}
		file := filepath.Join("testdata", id+".txt")
		got := run(t, store.NewMemory(), followHints(), "-game", id, "-name", "Ana", "-seat", "person", "-seat", "greedy", "-seed", "6")
		if *update {
			os.WriteFile(file, []byte(got), 0o644)
		}
		want, err := os.ReadFile(file)
		if err != nil || string(want) != got {
			t.Errorf("%s differs from the output (%v); rewrite it with -update and review it", file, err)
		}
	}
}

var quotedPattern = regexp.MustCompile(`[“‘„«]\s*([^“”‘’„»]+?)\s*[”’“»]`)

// TestInputInEveryLanguage checks, in every language, that each input suggested by the prompts is accepted and that command names are unique.
func TestInputInEveryLanguage(t *testing.T) {
	for n, code := range locale.Languages() {
		words, err := openWords(code)
		if err != nil {
			t.Fatal(err)
		}
		s := &dialogue{session: &session{console: &console{words: words}}, commands: commands()}
		for _, c := range commands() {
			for _, name := range []string{s.commandName(&c), c.name} {
				if found := s.command(name); found == nil || found.name != c.name {
					t.Errorf("%s: %s does not run %s", code, name, c.name)
				}
			}
		}
		for i, game := range []string{"azul", "pavilion"} {
			if i != n%2 && !long.Enabled() {
				continue
			}
			input := &scriptedInput{next: followHints(), nodes: int64(long.Count(1, 60))} // what hints say does not depend on their strength
			output := runInput(t, store.NewMemory(), input, "-lang", code, "-game", game, "-seat", "person", "-seat", "greedy", "-seed", "6")
			if strings.Contains(output, "{") || strings.Contains(output, "term.") {
				t.Errorf("%s: strings are missing in\n%s", code, output)
			}
		}
		for _, g := range games.All() {
			s.describer = g.NewDescriber(words)
			for pos := range decisionPositions(t, &g) {
				for _, m := range quotedPattern.FindAllStringSubmatch(s.describer.InputPrompt(pos), -1) {
					text := cleanLine(m[1])
					word, _, _ := strings.Cut(text, " ")
					if s.describer.ParseMoves(pos, text) == nil && s.command(word) == nil {
						t.Errorf("%s: %q is suggested but not accepted: %s", code, m[1], s.describer.InputPrompt(pos))
					}
				}
			}
		}
	}
}

// decisionPositions iterates over the positions of a game in which a seat is to move.
func decisionPositions(t *testing.T, g *games.Game) iter.Seq[engine.Position] {
	return func(yield func(engine.Position) bool) {
		m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, 1)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; !m.Position().Over(); i++ {
			legal := m.Position().Moves(nil)
			if len(legal) == 0 {
				m.Draw(nil)
				continue
			}
			if !yield(m.Position()) {
				return
			}
			m.Play(legal[i*7%len(legal)], nil)
		}
	}
}

// FuzzLines checks that a prefix of a command runs that command and that all moves of an ambiguous line are legal.
func FuzzLines(f *testing.F) {
	for _, line := range []string{"1R4", "3 red 4", "w23", "G2.5+2", "2.5", "pass 2 green", "=GRR", "/", "board 2", "99999999999999999999 red 1", "p", "\x00\u202e"} {
		f.Add(line, uint8(20), uint8(0))
	}
	words, err := locale.Open(locale.English)
	if err != nil {
		f.Fatal(err)
	}
	all := games.All()
	f.Fuzz(func(t *testing.T, line string, moves, game uint8) {
		g := &all[int(game)%len(all)]
		m, err := engine.NewMatch(g.Edition, engine.Options{Players: 2}, uint64(moves))
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < int(moves) && !m.Position().Over(); i++ {
			if legal := m.Position().Moves(nil); len(legal) > 0 {
				m.Play(legal[(i*7)%len(legal)], nil)
			} else {
				m.Draw(nil)
			}
		}
		for !m.Position().Over() && m.Position().ToMove() == engine.Nature {
			m.Draw(nil)
		}
		pos := m.Position()
		if pos.Over() {
			return
		}
		word, _, _ := strings.Cut(cleanLine(line), " ")
		s := &dialogue{session: &session{console: &console{words: words}}, commands: commands()}
		if c := s.command(word); c != nil && !strings.HasPrefix(c.name, strings.ToLower(word)) {
			t.Errorf("%q runs %s", word, c.name)
		}
		read := g.NewDescriber(words).ParseMoves(pos, cleanLine(line))
		for _, mv := range read {
			if why := pos.Check(mv); why != nil && len(read) > 1 {
				t.Errorf("%q matches an illegal move: %v", line, why)
			} else if why != nil {
				engine.Say(why, words)
			}
		}
	})
}
