package record_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"azulejo/engine"
	"azulejo/engine/azul"
	"azulejo/engine/enginetest"
	"azulejo/engine/pavilion"
	"azulejo/engine/record"
)

func editions() []*engine.Edition {
	return []*engine.Edition{azul.Coloured(), azul.Grey(), pavilion.Coloured(), pavilion.Sepia()}
}

const good = `[Game "azul"]
[Players "2"]
[Start "1"]
[Name1 "In\"ês"]
[Odd "kept"]

# round 1
deal BBYR KKWW BYRK RRRW YYKW
1B2 CR- 2K1
`

const goodPavilion = `[Game "pavilion"]
[Players "2"]
[Jokers "RBYOGP"]
[Start "2"]
[Name1 "Inês"]

supply PGOYBRPGOY
# round 1
deal GGPR OOYB BBBB PRGY YOGR
3B 1G CP
`

// TestPavilionRecords checks that a record of Summer Pavilion keeps its joker order, deals and moves, and what is reported for errors in them.
func TestPavilionRecords(t *testing.T) {
	r, err := record.Parse("game.azl", []byte(goodPavilion), editions())
	if err != nil {
		t.Fatal(err)
	}
	text := string(record.Format(r))
	for _, want := range []string{"[Jokers \"RBYOGP\"]", "\nsupply PPGGOOYYBR\n", "# round 1\ndeal PGGR OOYB BBBB PGYR GOYR\n3B 1G CP\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
	for from, reason := range map[string]string{"supply PGOYBRPGOY": "record.chance supply 1", "RBYOGP": "form.jokers", " CP": "illegal.joker-chosen pavilion.colour.red"} {
		to := map[string]string{"supply PGOYBRPGOY": "", "RBYOGP": "RBYOGG", " CP": " 4R"}[from]
		if _, err := record.Parse("game.azl", []byte(strings.Replace(goodPavilion, from, to, 1)), editions()); err == nil || !strings.Contains(err.Error(), reason) {
			t.Errorf("%q: %v, expected %q", from, err, reason)
		}
	}
}

// TestErrorsHavePositions checks the line, column and token of errors.
func TestErrorsHavePositions(t *testing.T) {
	cases := []struct {
		name, from, to string
		line, column   int
		token, message string
	}{
		{"unknown game", `"azul"`, `"chess"`, 1, 1, "chess", "record.game azul"},
		{"no players", `[Players "2"]` + "\n", "", 1, 1, "", `record.lacks [Players "…"]`},
		{"too many players", `"2"`, `"5"`, 2, 1, "5", "record.number Players 2 4"},
		{"invalid start", `[Start "1"]`, `[Start "3"]`, 3, 1, "3", "record.number Start 1 2"},
		{"repeated header", `[Odd "kept"]`, `[Game "azul"]`, 5, 1, `[Game "azul"]`, "record.twice Game"},
		{"invalid header", `[Odd "kept"]`, `[Odd]`, 5, 1, "[Odd]", "record.header"},
		{"no deal", "deal BBYR", "BBYR", 8, 1, "BBYR", "record.chance deal 5"},
		{"invalid group", "KKWW", "KKWX", 8, 11, "KKWX", "form.factory"},
		{"short group", "KKWW", "KKW", 8, 11, "KKW", "illegal.factory-size 4 3"},
		{"deal cut short", " RRRW YYKW\n", "\n", 9, 1, "1B2", "form.factory"},
		{"very long word", "CR-", strings.Repeat("C", 5000), 9, 5, strings.Repeat("C", 60) + "…", "form.take-line"},
		{"too long", "CR-", strings.Repeat("# and so on\n", 1<<20), 1, 1, "", "record.long 4194304"},
		{"invalid move", "CR-", "XX-", 9, 5, "XX-", "form.take-line"},
		{"illegal move", "CR-", "CW-", 9, 5, "CW-", "illegal.centre-lacks azul.colour.white"},
	}
	for _, c := range cases {
		text := strings.Replace(good, c.from, c.to, 1)
		_, err := record.Parse("game.azl", []byte(text), editions())
		var e *record.Error
		if !errors.As(err, &e) {
			t.Errorf("%s: %v, expected a record.Error", c.name, err)
			continue
		}
		if e.File != "game.azl" || e.Line != c.line || e.Column != c.column || e.Token != c.token || !strings.Contains(e.Err.Error(), c.message) {
			t.Errorf("%s: %+v, expected %d:%d %q …%s…", c.name, *e, c.line, c.column, c.token, c.message)
		}
	}
}

// TestHeadersAreKept checks that unknown headers and names are kept and that a formatted record is read back unchanged.
func TestHeadersAreKept(t *testing.T) {
	r, err := record.Parse("game.azl", []byte(good), editions())
	if err != nil {
		t.Fatal(err)
	}
	if r.Get("Odd") != "kept" || r.Names()[0] != `In"ês` {
		t.Errorf("headers %v", r.Headers)
	}
	text := record.Format(r)
	again, err := record.Parse("again", text, editions())
	if err != nil || !bytes.Equal(record.Format(again), text) {
		t.Errorf("%v: %s", err, text)
	}
	if !strings.Contains(string(text), "# round 1\ndeal BBYR") {
		t.Errorf("no round and deal in\n%s", text)
	}
}

// TestPeekReadsTheHeadersThatParseReads compares Peek with Parse for different encodings of line breaks.
func TestPeekReadsTheHeadersThatParseReads(t *testing.T) {
	for name, text := range map[string]string{
		"plain":               good,
		"byte order mark":     "\ufeff" + good,
		"line breaks with CR": "\ufeff" + strings.ReplaceAll(good, "\n", "\r\n"),
	} {
		r, err := record.Parse(name, []byte(text), editions())
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if peeked := record.Peek([]byte(text)); len(r.Headers) != 2 || !slices.Equal(peeked.Headers, r.Headers) {
			t.Errorf("%s: Peek reads %q, Parse %q", name, peeked.Headers, r.Headers)
		}
	}
}

// TestWrongResultIsRefused checks that a record with a Result header that differs from the result of its moves is an error.
func TestWrongResultIsRefused(t *testing.T) {
	m, err := engine.NewMatch(azul.Coloured(), engine.Options{Players: 2}, 3)
	if err != nil {
		t.Fatal(err)
	}
	for !m.Position().Over() {
		if m.Position().ToMove() == engine.Nature {
			err = m.Draw(nil)
		} else {
			err = m.Play(m.Position().Moves(nil)[0], nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	text := string(record.Format(&record.Record{Match: m}))
	if _, err := record.Parse("game.azl", []byte(text), editions()); err != nil {
		t.Fatal(err)
	}
	at := strings.Index(text, `[Result "`) + len(`[Result "`)
	if _, err := record.Parse("game.azl", []byte(text[:at]+"9"+text[at:]), editions()); err == nil {
		t.Error("a wrong result is accepted")
	}
}

// TestFormerResult checks that a record of Summer Pavilion is accepted with the Result of earlier versions, which counted the loss for tiles on the
// corners before the bonuses, and that it is then written with the right one.
func TestFormerResult(t *testing.T) {
	m := lowScoringGame(t)
	text := string(record.Format(&record.Record{Match: m}))
	right := fmt.Sprintf("[Result %q]", joined(m.Position().Scores(nil)))
	former := fmt.Sprintf("[Result %q]", joined(lossesFirst(m)))
	if right == former || !strings.Contains(text, right) {
		t.Fatalf("the result is %s, formerly %s, in\n%s", right, former, text)
	}
	r, err := record.Parse("game.azl", []byte(strings.Replace(text, right, former, 1)), editions())
	if err != nil {
		t.Fatal(err)
	}
	if got := string(record.Format(r)); got != text {
		t.Errorf("the record is written as\n%s\nexpected\n%s", got, text)
	}
}

// lowScoringGame returns a game of Summer Pavilion that ends with a bonus for a seat with fewer points than tiles on the corners. The seats cover the
// spaces with number 1, lose all other tiles, and keep four of them in the last round.
func lowScoringGame(t *testing.T) *engine.Match {
	t.Helper()
	for seed := range uint64(100) {
		m, err := engine.NewMatch(pavilion.Coloured(), engine.Options{Players: 2}, seed)
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(seed, 3))
		for err == nil && !m.Position().Over() {
			if m.Position().ToMove() == engine.Nature {
				err = m.Draw(nil)
			} else {
				err = m.Play(losingMove(m.Position(), r), nil)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(lossesFirst(m), m.Position().Scores(nil)) {
			return m
		}
	}
	t.Fatal("no such game")
	return nil
}

func losingMove(p engine.Position, r *rand.Rand) engine.Move {
	moves := p.Moves(nil)
	best := moves[r.IntN(len(moves))]
	for _, m := range moves {
		switch text := string(p.AppendMove(nil, m)); {
		case strings.HasSuffix(text, ".1"):
			return m
		case text == "/" && p.Round() < pavilion.Rounds, strings.HasPrefix(text, "/") && len(text) == 1+pavilion.Corners && p.Round() == pavilion.Rounds:
			best = m
		}
	}
	return best
}

// lossesFirst returns the final scores if the tiles on the corners are lost before the bonuses.
func lossesFirst(m *engine.Match) []int {
	last := len(m.Moves()) - 1
	before, end := pavilion.See(m.At(last)), m.Position()
	text := string(before.AppendMove(nil, m.Moves()[last]))
	var scores []int
	for s := range engine.Seat(end.Seats()) {
		hand, corners, score := 0, 0, before.Score(s)+end.Points(s, engine.FromPlacing)-before.Points(s, engine.FromPlacing)
		for c := range engine.Tile(pavilion.Colours) {
			hand, corners = hand+before.Hand(s, c), corners+before.Corner(s, c)
		}
		if s == before.ToMove() && strings.HasPrefix(text, "/") {
			corners = len(text) - 1
			score = max(0, score-(hand-corners))
		}
		scores = append(scores, max(0, score-corners)+end.Points(s, engine.FromStars)+end.Points(s, engine.FromNumbers))
	}
	return scores
}

func joined(scores []int) string { return strings.Trim(fmt.Sprint(scores), "[]") }

// TestEndlessRecords checks that the record of an endless game says so, and that neither moves after its end nor a Termination "endless" of another
// game are accepted.
func TestEndlessRecords(t *testing.T) {
	m, err := engine.NewMatch(azul.Grey(), engine.Options{Players: 2}, 1)
	for err == nil && !m.Over() {
		if moves := m.Position().Moves(nil); len(moves) > 0 {
			err = m.Play(moves[len(moves)-1], nil) // to the floor line
		} else {
			err = m.Draw(nil)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	end := "[Termination \"endless\"]\n[Result \"0 0\"]\n"
	text := string(record.Format(&record.Record{Match: m, Headers: []record.Header{{Key: "Termination", Value: "normal"}}}))
	if !strings.Contains(text, end) || strings.Contains(text, "normal") {
		t.Fatalf("no %s in\n%s", end, text)
	}
	r, err := record.Parse("game.azl", []byte(text), editions())
	if err != nil {
		t.Fatal(err)
	}
	if again := string(record.Format(r)); !r.Match.Endless() || again != text {
		t.Errorf("endless: %v, written again as\n%s", r.Match.Endless(), again)
	}
	cut := text[:strings.LastIndex(text[:len(text)-1], "\n")]
	for text, want := range map[string]string{text + "deal BBYR KKWW YRRR BYKW BWWW": "record.endless 10", cut: `record.not-endless 10 "endless"`} {
		if _, err := record.Parse("game.azl", []byte(text), editions()); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, expected %s", err, want)
		}
	}
	r.Match.Undo()
	if text := string(record.Format(r)); strings.Contains(text, "endless") || strings.Contains(text, "Result") {
		t.Errorf("after undo the record says\n%s", text)
	}
}

// TestResultOfUnfinishedGames checks that a game that is not over may have a Result only if it did not end by the rules.
func TestResultOfUnfinishedGames(t *testing.T) {
	for headers, want := range map[string]string{
		`[Result "0 0"]`: "record.unfinished",
		`[Result "0 0"]` + "\n" + `[Termination "normal"]`:    "record.unfinished",
		`[Result "0 0"]` + "\n" + `[Termination "abandoned"]`: "",
	} {
		_, err := record.Parse("game.azl", []byte(headers+"\n"+good), editions())
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%s: %v, expected %q", headers, err, want)
		}
	}
}

// TestErrorsAreSafeToShow checks that errors are short and contain no control characters.
func TestErrorsAreSafeToShow(t *testing.T) {
	for _, token := range []string{"\x1b[31m\u202eabc", "\u009b2J", strings.Repeat("\u2028", 5000)} {
		_, err := record.Parse("game.azl", []byte(good+token), editions())
		if err == nil {
			t.Fatalf("%+q is accepted", token)
		}
		if text := err.Error(); strings.ContainsAny(text, "\x1b\u202e\u009b\u2028") || len(text) > 600 {
			t.Errorf("%+q", text)
		}
	}
}

// tokens returns the offsets of the ends of the words after the headers.
func tokens(text string) (ends []int) {
	at := strings.Index(text, "\n\n")
	for _, line := range strings.SplitAfter(text[at:], "\n") {
		if body, _, _ := strings.Cut(line, "#"); strings.TrimSpace(body) != "" {
			for i, c := range body {
				if i > 0 && strings.ContainsRune(" \n", c) {
					ends = append(ends, at+i)
				}
			}
		}
		at += len(line)
	}
	return ends
}

// TestTruncatedRecords checks that records can be cut off after each word, also within a deal, and that the continued game draws the same tiles.
func TestTruncatedRecords(t *testing.T) {
	for _, e := range editions() {
		for players := e.MinSeats; players <= e.MaxSeats; players++ {
			m := randomGame(t, e, players, uint64(17*players))
			text := string(record.Format(&record.Record{Match: m, Headers: []record.Header{{Key: "Seed", Value: strconv.FormatUint(m.Seed, 10)}}}))
			ends := tokens(text)
			if len(ends) < len(m.Moves()) {
				t.Fatalf("%d words of %d moves", len(ends), len(m.Moves()))
			}
			for _, end := range ends {
				part := regexp.MustCompile(`\[Result .*\n`).ReplaceAllString(text[:end], "")
				r, err := record.Parse("part", []byte(part), editions())
				if err != nil {
					t.Fatalf("%s: truncated after %q: %v", e.ID, text[max(0, end-20):end], err)
				}
				checkContinuation(t, r.Match, m)
			}
		}
	}
}

// checkContinuation checks that part has the first moves of whole, can be written and parsed, and continues a deal with the same draws.
func checkContinuation(t *testing.T, part, whole *engine.Match) {
	t.Helper()
	again, err := record.Parse("again", record.Format(&record.Record{Match: part}), editions())
	if err != nil || again.Match.Position().Hash() != part.Position().Hash() {
		t.Fatalf("a game of %d moves changes when it is written and read: %v", len(part.Moves()), err)
	}
	for part.Position().ToMove() == engine.Nature && !part.Position().Over() {
		if err := part.Draw(nil); err != nil {
			t.Fatal(err)
		}
	}
	n := min(len(part.Moves()), len(whole.Moves())) // whole may end before a deal
	if !slices.Equal(part.Moves()[:n], whole.Moves()[:n]) {
		t.Fatalf("the first %d moves differ", n)
	}
}

// randomGame returns a random game that is over or has five rounds.
func randomGame(t *testing.T, e *engine.Edition, players int, seed uint64) *engine.Match {
	t.Helper()
	m, err := engine.NewMatch(e, engine.Options{Players: players}, seed)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 5))
	for !m.Position().Over() && m.Position().Round() <= 5 {
		if moves := m.Position().Moves(nil); len(moves) > 0 {
			err = m.Play(moves[r.IntN(len(moves))], nil)
		} else {
			err = m.Draw(nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestTooManyRounds checks that a record whose rounds go on after the walls have rested for too long is an error.
func TestTooManyRounds(t *testing.T) {
	const round = "deal BBBB YYYY RRRR KKKK WWWW 1B- 2Y- 3R- 4K- 5W-\n"
	head := "[Game \"azul\"]\n[Players \"2\"]\n[Start \"1\"]\n"
	text := []byte(head + strings.Repeat(round, 40000))
	var e *record.Error
	if _, err := record.Parse("long", text, editions()); !errors.As(err, &e) || e.Line != 4+engine.StallRounds || e.Err.Error() != fmt.Sprint("record.endless ", engine.StallRounds) {
		t.Errorf("40000 rounds: %v", err)
	}
}

// TestLargeInvalidRecords checks the time and memory for parsing the worst known texts of the maximum size.
func TestLargeInvalidRecords(t *testing.T) {
	for name, line := range map[string]string{
		"empty lines": "\n", "comments": "#\n", "headers": "[a \"b\"]\n", "quotes": `[a "\"\"\"\"\"\"\"\""]` + "\n", "words": "a ", "one word": "a", "one header": "[a",
		"deals": "deal ", "blanks": " ",
	} {
		gauge := enginetest.NewGauge()
		for _, head := range []string{"", "[Game \"azul\"]\n[Players \"2\"]\n[Start \"1\"]\n"} {
			text := []byte(head + strings.Repeat(line, (4<<20-len(head))/len(line)))
			var r *record.Record
			var err error
			gauge.Read(t, func() { r, err = record.Parse(name, text, editions()) })
			if err == nil {
				gauge.Read(t, func() { record.Format(r) })
			}
		}
	}
}

// longRounds returns the number of rounds of longRecord.
func longRounds(players int) int { return (4*players+1)*(engine.StallRounds-1) - 1 }

// longRecord returns a record in which all tiles go to the floor, colour by colour from the centre, but for one move to line 1 just before the walls
// have rested too long. Each seat in turn makes four of these.
func longRecord(t *testing.T, players int) []byte {
	t.Helper()
	p, err := azul.Coloured().New(engine.Options{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(8, uint64(players)))
	text, placed := fmt.Appendf(nil, "[Game \"azul\"]\n[Players \"%d\"]\n[Start \"1\"]\n", players), 0
	for p.Round() <= longRounds(players) {
		if word, groups := p.Chance(); word != "" {
			if groups == p.Seats()*2+1 {
				text = append(append(text, '\n'), word...)
			}
			m := p.Draw(r)
			text = p.AppendMove(append(text, ' '), m)
			p.Play(m, nil)
			continue
		}
		moves, target := p.Moves(nil), func(m engine.Move) byte { return p.AppendMove(nil, m)[2] }
		slices.Reverse(moves) // moves from the centre and to the floor are last
		chosen := slices.IndexFunc(moves, func(m engine.Move) bool { return target(m) == '-' })
		if placed < p.Round()/(engine.StallRounds-1) && p.ToMove() == engine.Seat(placed/4) {
			if i := slices.IndexFunc(moves, func(m engine.Move) bool { return target(m) == '1' }); i >= 0 {
				chosen = i
				placed++
			}
		}
		text = p.AppendMove(append(text, ' '), moves[chosen])
		p.Play(moves[chosen], nil)
	}
	return append(text, '\n')
}

// checkNavigation checks that going to any position of a match and undoing moves allocates little.
func checkNavigation(t *testing.T, m *engine.Match) {
	t.Helper()
	r, moves := rand.New(rand.NewPCG(9, 0)), len(m.Line())
	if n := testing.AllocsPerRun(200, func() {
		if m.Goto(r.IntN(moves + 1)); m.Position().Over() {
			t.Error("the game is over")
		}
	}); n > 50 {
		t.Errorf("a jump in %d moves allocates %v times", moves, n)
	}
	m.Goto(moves / 2)
	if n := testing.AllocsPerRun(1000, func() {
		if m.Undo(); m.Position().Over() {
			t.Error("the game is over")
		}
	}); n > 3 {
		t.Errorf("undoing one of %d moves allocates %v times", moves, n)
	}
}

// TestLargeValidRecords parses and writes valid records of many rounds and checks the time and the memory that this takes, and the memory that the
// match retains.
func TestLargeValidRecords(t *testing.T) {
	const maxRetained = 40e6
	for players := 2; players <= 4; players++ {
		text := longRecord(t, players)
		var before, after runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&before)
		var rec *record.Record
		enginetest.NewGauge().Read(t, func() {
			var err error
			if rec, err = record.Parse("long", text, editions()); err != nil {
				t.Error(err)
			}
		})
		runtime.GC()
		runtime.ReadMemStats(&after)
		if retained := int64(after.HeapAlloc) - int64(before.HeapAlloc); retained > maxRetained {
			t.Errorf("%d bytes are retained for %d moves, expected at most %.0f", retained, len(rec.Match.Moves()), maxRetained)
		}
		if rec == nil || rec.Match.Position().Round() < longRounds(players) {
			t.Fatalf("%d bytes are no record of many moves: %+v", len(text), rec)
		}
		enginetest.NewGauge().Read(t, func() {
			if again := record.Format(rec); len(again) < len(text)*9/10 {
				t.Errorf("%d bytes are written of %d", len(again), len(text))
			}
		})
		checkNavigation(t, rec.Match)
	}
}

// FuzzParse checks that errors have a position and that the format of a valid record is stable.
func FuzzParse(f *testing.F) {
	f.Add(good)
	f.Add(goodPavilion)
	f.Add("")
	f.Add("[Game \"azul-grey\"]\n[Players \"4\"]\n[Start \"4\"]\n\ndeal - - - - - - - - -")
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, text string) {
		var r *record.Record
		var err error
		gauge.Read(t, func() { r, err = record.Parse("fuzz", []byte(text), editions()) })
		if err != nil {
			var e *record.Error
			if !errors.As(err, &e) || e.Line < 1 || e.Column < 1 {
				t.Fatalf("%v has no position", err)
			}
			return
		}
		out := record.Format(r)
		again, err := record.Parse("again", out, editions())
		if err != nil || !bytes.Equal(record.Format(again), out) {
			t.Fatalf("%v\n%s", err, out)
		}
	})
}

// TestLinesAsRecords checks that each variation of a match can be written as a separate record.
func TestLinesAsRecords(t *testing.T) {
	m, err := engine.NewMatch(azul.Coloured(), engine.Options{Players: 2}, 4)
	if err != nil {
		t.Fatal(err)
	}
	play := func(n, pick int) {
		for range n {
			if moves := m.Position().Moves(nil); len(moves) > 0 {
				err = m.Play(moves[pick%len(moves)], nil)
			} else {
				err = m.Draw(nil)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	play(8, 0)
	if err := m.Branch("variation", 5); err != nil {
		t.Fatal(err)
	}
	play(4, 3)
	m.Follow(engine.Main)
	play(2, 1)
	for name, moves := range map[string]int{engine.Main: 10, "variation": 12} {
		parsed, err := record.Parse("line", record.Format(&record.Record{Match: m.Alone(name)}), editions())
		if err != nil || len(parsed.Match.Moves()) != moves {
			t.Fatalf("%s: %v", name, err)
		}
		if m.Follow(name); parsed.Match.Position().Hash() != m.Position().Hash() {
			t.Errorf("%s: the record leads to another position", name)
		}
	}
}
