package terminal

import (
	"bytes"
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

	"azulejo/engine"
	"azulejo/engine/catalogue"
	"azulejo/engine/cli"
	"azulejo/engine/record"
	"azulejo/game/locale"
	"azulejo/game/store"
	"azulejo/scenes/describe/games"
	"azulejo/scenes/saves"

	"github.com/spf13/cobra"
)

var update = flag.Bool("update", false, "write the golden transcripts anew")

// typist types lines that it makes up as it sees what was said.
type typist struct {
	said bytes.Buffer
	// next is the next line after what was said since the line before; false ends the input.
	next func(said string) (string, bool)
	rest []byte
	read int
}

// Read implements io.Reader. It is called only while the game waits for a line.
func (p *typist) Read(dst []byte) (int, error) {
	if len(p.rest) == 0 {
		said := p.said.String()[p.read:]
		p.read = p.said.Len()
		line, ok := p.next(said)
		if !ok {
			return 0, io.EOF
		}
		fmt.Fprintf(&p.said, "> %s\n", line)
		p.read = p.said.Len()
		p.rest = []byte(line + "\n")
	}
	n := copy(dst, p.rest)
	p.rest = p.rest[n:]
	return n, nil
}

// script types some lines and then those of another typist, if there is one.
func script(then func(string) (string, bool), lines ...string) func(string) (string, bool) {
	return func(said string) (string, bool) {
		if len(lines) > 0 {
			line := lines[0]
			lines = lines[1:]
			return line, true
		}
		if then == nil {
			return "", false
		}
		return then(said)
	}
}

var notation = regexp.MustCompile(`(?m)\((\S+)\)$`)

// anyone plays on with legal moves, and asks for this and that between them, until it has made so many; 0 is to the end.
func anyone(moves int) func(string) (string, bool) {
	between := []string{"board", "board 2", "offer", "score", "save", "hint", "why", "verdict", "undo", "redo", "help", "nonsense 7", ""}
	made, n := 0, 0
	return func(said string) (string, bool) {
		if moves > 0 && made == moves {
			return "", false
		}
		if n++; n%3 == 0 && n/3 <= len(between) {
			return between[n/3-1], true
		}
		all := notation.FindAllStringSubmatch(said, -1)
		if n%2 == 0 && len(all) > 0 && !strings.Contains(said, "Your turn") {
			made++
			return all[n*7%len(all)][1], true
		}
		return "moves", true
	}
}

var hinted = regexp.MustCompile(`\((\S+)\)\. [“‘„«]`)

// pupil plays what the hint says, and looks around now and then.
func pupil() func(string) (string, bool) {
	n := 0
	around := []string{"board", "why", "verdict", "board 2", "score", "verdict", "offer", "moves"}
	return func(said string) (string, bool) {
		if m := hinted.FindStringSubmatch(said); m != nil {
			return m[1], true
		}
		if n++; n%4 == 0 {
			return around[n/4%len(around)], true
		}
		return "hint", true
	}
}

func open(language string) (*locale.Words, error) { return locale.Open(language) }

func run(t *testing.T, kept store.Store, next func(string) (string, bool), args ...string) string {
	t.Helper()
	p := &typist{next: next}
	if code, errs := play(t.Context(), t, kept, p, args...); code != 0 {
		t.Fatalf("%q: %d, %s\n%s", args, code, errs, p.said.String())
	}
	return p.said.String()
}

// play runs the play command with some flags and returns its exit status and what it wrote to standard error.
func play(ctx context.Context, t *testing.T, kept store.Store, p *typist, args ...string) (code int, errs string) {
	t.Helper()
	words, err := open(locale.English)
	if err != nil {
		t.Fatal(err)
	}
	term := &Terminal{Games: games.All(), Store: kept, In: p, Out: &p.said, Open: open, Nodes: 60, Language: cli.LanguageFlag(args)}
	var said bytes.Buffer
	program := &cli.Program{Games: catalogue.Games(), Words: words, Spoken: words, Err: &said, More: []*cobra.Command{NewCommand(words, games.All(), term.Run)}}
	return program.Run(ctx, append([]string{"play"}, args...)), said.String()
}

// position is where a kept game stands.
func position(t *testing.T, kept store.Store, key string) engine.Position {
	t.Helper()
	text, err := kept.Load(key)
	if err != nil {
		t.Fatal(err)
	}
	rec, err := record.Parse(key, text, catalogue.Games().Editions())
	if err != nil {
		t.Fatal(err)
	}
	return rec.Match.Position()
}

func TestWholeGames(t *testing.T) {
	for _, g := range games.All() {
		for _, seats := range []string{"2", "4"} {
			t.Run(g.Edition.ID+"-"+seats, func(t *testing.T) {
				kept := store.NewMemory()
				said := run(t, kept, anyone(0), "-game", g.Edition.ID, "-players", seats, "-seat", "person", "-seat", "greedy", "-seed", "3")
				if !position(t, kept, saves.Autosave).Over() {
					t.Errorf("the game is not over:\n%s", said)
				}
				for _, want := range []string{"The game is over", "The seed of this game was 3.", "is neither a move nor a command", "Rating", "The game is saved.", "quit: leaves"} {
					if !strings.Contains(said, want) {
						t.Errorf("%q was not said", want)
					}
				}
				for _, not := range []string{"{", "term.", "\x1b"} {
					if strings.Contains(said, not) {
						t.Errorf("%q was said", not)
					}
				}
			})
		}
	}
}

// Whoever leaves in the middle goes on there, with the same words for the same position, and can take back what was played before.
func TestAGameIsTakenUpAgain(t *testing.T) {
	for _, g := range games.All() {
		kept := store.NewMemory()
		first := run(t, kept, anyone(3), "-game", g.Edition.ID, "-seed", "4")
		if !strings.HasSuffix(first, "“azulejo play” continues it.\n") {
			t.Errorf("%s: at the end of the input is said:\n%s", g.Edition.ID, first)
		}
		before := position(t, kept, saves.Autosave)
		kept = reopened(t, kept)
		second := run(t, kept, script(nil, "yes", "offer"))
		if after := position(t, kept, saves.Autosave); after.Hash() != before.Hash() {
			t.Errorf("%s: going on has changed the game", g.Edition.ID)
		}
		if !strings.Contains(second, "Continue this game?") || !strings.Contains(second, "Your turn") {
			t.Errorf("%s: going on says:\n%s", g.Edition.ID, second)
		}
		kept = reopened(t, kept)
		run(t, kept, script(nil, "y", "undo"))
		if after := position(t, kept, saves.Autosave); after.Hash() == before.Hash() {
			t.Errorf("%s: nothing was taken back", g.Edition.ID)
		}
		kept = reopened(t, kept)
		run(t, kept, script(nil, "no", "3", "2", "Ana", "2", "2", "8"))
		if all, _ := kept.Keys("game-"); !slices.Equal(all, []string{"game-1.azl"}) {
			t.Errorf("%s: beside are kept %q", g.Edition.ID, all)
		}
		again := reopened(t, kept)
		if heard := run(t, again, script(nil, "no", "1 Autumn", "1")); !strings.Contains(heard, "the number of a saved game") || !strings.Contains(heard, "\n1: Autumn (") {
			t.Errorf("%s: no kept game is offered: %s", g.Edition.ID, heard)
		}
		if text, err := again.Load(saves.Autosave); err != nil || !strings.Contains(string(text), `[Title "Autumn"]`) || strings.Contains(string(text), `[Seed "8"]`) {
			t.Errorf("%s: the kept game does not go on: %s, %v", g.Edition.ID, text, err)
		}
		if text, err := kept.Load(saves.Autosave); err != nil || !strings.Contains(string(text), `[Jokers "RBYOGP"]`) || !strings.Contains(string(text), `[Seed "8"]`) {
			t.Errorf("%s: the new game is kept as %s, %v", g.Edition.ID, text, err)
		}
	}
}

// reopened is a store as the next program finds it, with no slot locked.
func reopened(t *testing.T, kept *store.Memory) *store.Memory {
	t.Helper()
	next := store.NewMemory()
	keys, err := kept.Keys("")
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range keys {
		text, err := kept.Load(key)
		if err != nil {
			t.Fatal(err)
		}
		next.Save(key, text)
	}
	return next
}

func TestUndoAndRedo(t *testing.T) {
	kept := store.NewMemory()
	run(t, kept, script(nil, "1R4", "undo", "redo", "save"), "-seed", "5", "-start", "1")
	again := store.NewMemory()
	run(t, again, script(nil, "1R4"), "-seed", "5", "-start", "1")
	if position(t, kept, saves.Autosave).Hash() != position(t, again, saves.Autosave).Hash() {
		t.Error("redo does not lead to where undo began")
	}
	said := run(t, store.NewMemory(), script(nil, "undo", "redo", "why"), "-seed", "5", "-start", "1")
	if strings.Count(said, "There is no such move.") != 3 {
		t.Errorf("with nothing played is said:\n%s", said)
	}
}

// While a window holds the first slot, the terminal says so and leaves its game alone.
func TestAWindowKeepsItsGame(t *testing.T) {
	kept := store.NewMemory()
	run(t, kept, anyone(2), "-seed", "9")
	kept = reopened(t, kept)
	store.EnterSlot(kept)
	before, _ := kept.Load(saves.Autosave)
	said := run(t, kept, anyone(2), "-seed", "10")
	after, _ := kept.Load(saves.Autosave)
	if !bytes.Equal(before, after) || !strings.Contains(said, "Azulejo is open in another window, so this one saves a game of its own.") {
		t.Errorf("beside a window is said:\n%s", said)
	}
	position(t, kept, "autosave-2.azl")
}

func TestMovesAreReadInWords(t *testing.T) {
	for _, c := range []struct{ game, lines, want string }{
		{"azul", "1 red 4", "Player 1: 3 red from factory 1 to line 4 (1R4)."},
		{"azul", "1, r, floor", "(1R-)."},
		{"azul", "1r0", "(1R-)."},
		{"azul", "3 red 4", "That is not possible: there is no red tile in factory 3."},
		{"azul", "c blue floor", "That is not possible: the centre is empty."},
		{"azul", "1 bl 4", "is neither a move nor a command"},
		{"azul", "h", `"h" is neither a move`},
		{"azul", "hel", "quit: leaves the game"},
		{"azul", "board 7", "Please type a number from 1 to 2."},
		{"azul", "board journeyman", "Journeyman: 0 points"},
		{"azul", "moves 1r", "3 red from factory 1 to line 5 (1R5)"},
	} {
		said := run(t, store.NewMemory(), script(nil, c.lines), "-game", c.game, "-seed", "5", "-start", "1")
		if !strings.Contains(said, c.want) {
			t.Errorf("%s, %q: expected %q in\n%s", c.game, c.lines, c.want, said)
		}
	}
}

// What is understood but not legal now is answered with the reason, and never with silence.
func TestRefusalsNameTheReason(t *testing.T) {
	placing := []string{"3R", "CB", "CO", "CY", "CO", "CB"}
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
		{"pavilion", append(slices.Clone(placing), "3 green"), "That is not possible: you have to place a tile on a star now, or pass."},
		{"azul", []string{"moves 9"}, `No move you can make now begins with "9"; moves are written like 1B1.`},
		{"azul", []string{"moves 3R4x"}, `No move you can make now begins with "3R4x"; moves are written like 1B1.`},
		{"pavilion", append(slices.Clone(placing), "moves 9"), `No move you can make now begins with "9"; moves are written like P0.1.`},
	} {
		said := run(t, store.NewMemory(), script(nil, c.lines...), "-game", c.game, "-name", "Ana", "-seat", "person", "-seat", "greedy", "-seed", "6", "-start", "1")
		if !strings.Contains(said, "> "+c.lines[len(c.lines)-1]+"\n"+c.want+"\n") {
			t.Errorf("%s, %q: expected %q in\n%s", c.game, c.lines, c.want, said)
		}
	}
}

// Moves are told with the number of their factory, also where a review names a better one.
func TestMovesNameTheFactory(t *testing.T) {
	for game, lines := range map[string][]string{
		"azul":     {"moves", "hint", "1 blue floor", "verdict"},
		"pavilion": {"moves", "hint", "1 green", "verdict"},
	} {
		said := run(t, store.NewMemory(), script(nil, lines...), "-game", game, "-seed", "6", "-start", "1")
		if strings.Contains(said, "from a factory") {
			t.Errorf("%s: a move does not name its factory in\n%s", game, said)
		}
		if _, review, _ := strings.Cut(said, "> verdict"); !regexp.MustCompile(`[Bb]etter: .* from factory \d`).MatchString(review) {
			t.Errorf("%s: the review does not name a factory:\n%s", game, review)
		}
	}
}

// What can be paid in several ways is asked for by number; so is what to keep, unless there is too much to choose from.
func TestChoicesAreNumbered(t *testing.T) {
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
		said := run(t, store.NewMemory(), script(nil, append(slices.Clone(opening), c.lines...)...), "-game", "pavilion", "-name", "Ana", "-seat", "person", "-seat", "greedy", "-seed", "6")
		for _, want := range c.want {
			if !strings.Contains(said, want) {
				t.Errorf("%q: expected %q in\n%s", c.lines, want, said)
			}
		}
	}
}

func TestQuestionsAreAskedAgain(t *testing.T) {
	said := run(t, store.NewMemory(), script(nil, "9", "x", "1", "5", "3", "Inês", "99", "1", "Bo\x1b[2J", "abc", "7"))
	for want, times := range map[string]int{"Please type a number from 1 to 4.": 2, "Please type a number from 2 to 4.": 1, "Please type a number from 1 to 8.": 1, "Enter a whole number, or leave it empty": 1,
		"Azul, Coloured wall: Inês, Novice and Bo[2J, round 1": 1} {
		if strings.Count(said, want) != times {
			t.Errorf("%q is said %d times, expected %d, in\n%s", want, strings.Count(said, want), times, said)
		}
	}
}

func TestMisuse(t *testing.T) {
	for _, args := range [][]string{{"-game", "chess"}, {"-players", "5"}, {"-players", "1"}, {"-seat", "nobody"}, {"-ms", "0"}, {"-seed", "x"}, {"-start", "3"}, {"-wrong"}, {"more"},
		{"-players", "2", "-name", "a", "-name", "b", "-name", "c"}, {"-game", "pavilion", "-jokers", "PP"}} {
		p := &typist{next: script(nil)}
		if code, errs := play(t.Context(), t, store.NewMemory(), p, args...); code != 2 || !strings.HasPrefix(errs, "azulejo play: ") || strings.Count(errs, "\n") != 1 {
			t.Errorf("%q: %d, %q, expected 2 and one clear line", args, code, errs)
		}
	}
}

// Interrupted, the game is kept as it stands.
func TestAnInterruptionKeepsTheGame(t *testing.T) {
	kept := store.NewMemory()
	ctx, stop := context.WithCancel(t.Context())
	p := &typist{}
	p.next = script(func(string) (string, bool) { stop(); <-ctx.Done(); return "help", true }, "1R4")
	if code, _ := play(ctx, t, kept, p, "-seed", "5", "-start", "1"); code != 130 {
		t.Errorf("interrupted, it ends with %d", code)
	}
	if position(t, kept, saves.Autosave).Hash() == 0 {
		t.Error("nothing is kept")
	}
}

func TestTranscripts(t *testing.T) {
	for _, id := range []string{"azul", "azul-grey", "pavilion", "pavilion-sepia"} {
		file := filepath.Join("testdata", id+".txt")
		got := run(t, store.NewMemory(), pupil(), "-game", id, "-name", "Ana", "-seat", "person", "-seat", "greedy", "-seed", "6")
		if *update {
			os.WriteFile(file, []byte(got), 0o644)
		}
		want, err := os.ReadFile(file)
		if err != nil || string(want) != got {
			t.Errorf("%s differs from what is said (%v); -update writes it anew, to be read", file, err)
		}
	}
}

var quoted = regexp.MustCompile(`[“‘„«]\s*([^“”‘’„»]+?)\s*[”’“»]`)

// In every language what the game proposes to type can be typed, and each command has a name of its own.
func TestEveryLanguageCanBeTyped(t *testing.T) {
	for _, code := range locale.Languages() {
		words, err := open(code)
		if err != nil {
			t.Fatal(err)
		}
		s := &dialogue{session: &session{table: &table{words: words}}}
		for _, c := range commands() {
			for _, name := range []string{s.commandName(c.name), c.name} {
				if found := s.command(name); found == nil || found.name != c.name {
					t.Errorf("%s: %s does not lead to %s", code, name, c.name)
				}
			}
		}
		for _, game := range []string{"azul", "pavilion"} {
			said := run(t, store.NewMemory(), pupil(), "-lang", code, "-game", game, "-seat", "person", "-seat", "greedy", "-seed", "6")
			if strings.Contains(said, "{") || strings.Contains(said, "term.") {
				t.Errorf("%s: words are missing in\n%s", code, said)
			}
		}
		for _, g := range games.All() {
			s.describer = g.NewDescriber(words)
			for pos := range positions(t, &g) {
				for _, m := range quoted.FindAllStringSubmatch(s.describer.InputPrompt(pos), -1) {
					text := tidy(m[1])
					word, _, _ := strings.Cut(text, " ")
					if s.describer.ParseMoves(pos, text) == nil && s.command(word) == nil {
						t.Errorf("%s: %q cannot be typed, as is proposed: %s", code, m[1], s.describer.InputPrompt(pos))
					}
				}
			}
		}
	}
}

// positions are those of a game in which a seat is to move.
func positions(t *testing.T, g *games.Game) iter.Seq[engine.Position] {
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

// Whatever is typed, at any moment of a game, is a legal move, a command, or answered by lines; and choices are all legal.
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
		word, _, _ := strings.Cut(tidy(line), " ")
		s := &dialogue{session: &session{table: &table{words: words}}}
		if c := s.command(word); c != nil && !strings.HasPrefix(c.name, strings.ToLower(word)) {
			t.Errorf("%q is taken for %s", word, c.name)
		}
		read := g.NewDescriber(words).ParseMoves(pos, tidy(line))
		for _, mv := range read {
			if why := pos.Check(mv); why != nil && len(read) > 1 {
				t.Errorf("%q may mean an illegal move: %v", line, why)
			} else if why != nil {
				engine.Say(why, words)
			}
		}
	})
}
