package players

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"azulejo/engine"
	"azulejo/engine/enginetest"
	"azulejo/engine/gamedef"
	"azulejo/engine/sanitize"
	"azulejo/engine/search"
)

var update = flag.Bool("update", false, "update the answers in the golden conversations")

// TestConversations compares the answers of a server with conversations in testdata, which are lines "> question" and "< answer". All states are
// late in a round, so that a search ends before its time limit and the answers do not depend on the speed of the machine.
func TestConversations(t *testing.T) {
	for _, id := range []string{"greedy", "searcher"} {
		file := "testdata/" + id + ".txt"
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var questions, want []string
		for line := range strings.Lines(string(text)) {
			line = strings.TrimSuffix(line, "\n")
			if q, ok := strings.CutPrefix(line, "> "); ok {
				questions = append(questions, q)
			} else if a, ok := strings.CutPrefix(line, "< "); ok {
				want = append(want, a)
			}
		}
		l, _ := FindLevel(id)
		var out bytes.Buffer
		in := strings.NewReader(strings.Join(questions, "\n") + "\n")
		if err := Serve(context.Background(), in, &out, l, gamedef.Games{coloured(), grey()}, enginetest.Codes{}); err != nil {
			t.Fatal(err)
		}
		got := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
		if *update {
			writeConversation(t, file, questions, got)
			continue
		}
		if len(questions) == 0 || len(got) != len(questions) || len(want) != len(questions) {
			t.Fatalf("%s: %d questions, %d answers, expected %d", id, len(questions), len(got), len(want))
		}
		for i, q := range questions {
			if got[i] != want[i] {
				t.Errorf("%s: asked %s\n got %s\nwant %s", id, q, got[i], want[i])
			}
		}
	}
}

func writeConversation(t *testing.T, file string, questions, answers []string) {
	var b strings.Builder
	for i := range questions {
		b.WriteString("> " + questions[i] + "\n< " + answers[i] + "\n")
	}
	if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestServeAnswersEveryLine checks that every invalid line is answered with an error, also one that is too long or lacks a newline.
func TestServeAnswersEveryLine(t *testing.T) {
	l, _ := FindLevel("random")
	long := strings.Repeat("x", longestLine+10)
	in := "\n{}\nnull\n" + long + "\n{\"id\":3}\nlast without a newline"
	var out bytes.Buffer
	if err := Serve(context.Background(), strings.NewReader(in), &out, l, gamedef.Games{coloured()}, enginetest.Codes{}); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	if len(lines) != 6 {
		t.Fatalf("%d answers to 6 lines:\n%s", len(lines), out.String())
	}
	for _, line := range lines {
		if !strings.Contains(line, `"code":"bad-request"`) {
			t.Errorf("%s", line)
		}
	}
	if !strings.Contains(lines[4], `"id":3,`) {
		t.Errorf("the id is lost: %s", lines[4])
	}
}

// recordingPlayer is a player that records the task and answers with the first move.
type recordingPlayer struct{ task search.Task }

func (r *recordingPlayer) Choose(_ context.Context, t search.Task) (Choice, error) {
	r.task = t
	moves, err := candidates(t)
	return Choice{Move: moves[0]}, err
}

func (r *recordingPlayer) Close() {}

// TestServerKeepsTime checks that the time limit of a player is a little shorter than the time of the question, so that the answer arrives in time.
func TestServerKeepsTime(t *testing.T) {
	p := positionAfter(t, coloured(), 2, 1, 0)
	state := string(p.AppendState(nil, nil))
	for ms, want := range map[string]time.Duration{
		``: 980 * time.Millisecond, `"ms":1,`: 900 * time.Microsecond, `"ms":100,`: 90 * time.Millisecond, `"ms":60000,`: 59_980 * time.Millisecond,
	} {
		var player recordingPlayer
		s := NewServer(Level{New: func(gamedef.Game) Player { return &player }}, gamedef.Games{coloured()}, enginetest.Codes{})
		reply := s.Answer(t.Context(), []byte(`{"id":1,"op":"choose",`+ms+`"state":`+state+`}`))
		if player.task.Limits != (search.Limits{Time: want}) {
			t.Errorf("%s: the player has the limits %+v, expected %v; answered %s", ms, player.task.Limits, want, reply)
		}
	}
}

// TestAnalysisNamesReasons checks the lines of an analysis, with their reasons.
func TestAnalysisNamesReasons(t *testing.T) {
	l, _ := FindLevel("searcher")
	s := NewServer(l, gamedef.Games{coloured()}, enginetest.Codes{})
	p := positionAfter(t, coloured(), 2, 1, 7)
	reply := s.Answer(context.Background(), []byte(`{"id":"a","op":"analyse","ms":50,"lines":2,"state":`+string(p.AppendState(nil, nil))+`}`))
	var a struct {
		ID    string
		Lines []answerLine
	}
	if err := json.Unmarshal(reply, &a); err != nil || a.ID != "a" || len(a.Lines) != 2 {
		t.Fatalf("%s", reply)
	}
	for _, line := range a.Lines {
		if _, err := p.ParseMove(line.Move); err != nil || line.Line[0] != line.Move || len(line.Score) != 2 || line.Win < 0 || line.Win > 1 || len(line.Why) == 0 {
			t.Errorf("%+v", line)
		}
	}
}

// TestHostileLines checks that lines of the maximum size with extreme contents are answered with a short, printable error, in limited time and
// memory.
func TestHostileLines(t *testing.T) {
	l, _ := FindLevel("random")
	s := NewServer(l, gamedef.Games{coloured(), grey()}, enginetest.Codes{})
	state := string(positionAfter(t, coloured(), 2, 1, 0).AppendState(nil, nil))
	head, tail, _ := strings.Cut(state, `"phase":"`)
	fill := func(before, piece, after string) string {
		return before + strings.Repeat(piece, (longestLine-len(before)-len(after))/len(piece)) + after
	}
	for name, line := range map[string]string{
		"deep id":       `{"id":` + strings.Repeat("[", 40) + strings.Repeat("]", 40) + `,"op":"choose","state":` + state + `}`,
		"brackets":      fill(`{"id":1,"op":"choose","state":`, "[", ""),
		"many boards":   fill(`{"id":1,"op":"choose","state":{"game":"azul","boards":[{}`, ",{}", `]}}`),
		"many colours":  fill(`{"id":1,"op":"choose","state":{"game":"azul","bag":{"":1`, `,"\u0001":1`, `}}}`),
		"long op":       fill(`{"id":1,"op":"`, `\u202e`, `"}`),
		"long field":    fill(`{"id":1,"op":"choose","state":{"game":"azul","`, "\u202e", `":1}}`),
		"long number":   fill(`{"id":1,"op":"choose","ms":`, "9", "}"),
		"long game":     fill(`{"id":1,"op":"choose","state":{"game":"`, "\u009b", `"}}`),
		"long move":     fill(`{"id":1,"op":"choose","state":`+state+`,"moves":["`, "\u2028", `"]}`),
		"long phase":    fill(`{"id":1,"op":"choose","state":`+head+`"phase":"`, "\u200b", tail+`}`),
		"beyond a line": strings.Repeat("x", longestLine+1),
	} {
		var reply []byte
		enginetest.NewGauge().Read(t, func() { reply = s.Answer(t.Context(), []byte(line)) })
		if !bytes.Contains(reply, []byte(`"error"`)) || len(reply) > 700 {
			t.Errorf("%s: %d bytes, %.300s", name, len(reply), reply)
		}
		if strings.ContainsAny(string(reply), "\u202e\u009b\u2028\u200b") {
			t.Errorf("%s: %+q", name, reply)
		}
	}
}

// TestRepeatedMoves checks that repeated moves in a request are removed.
func TestRepeatedMoves(t *testing.T) {
	p := positionAfter(t, coloured(), 2, 1, 0)
	first := notate(p, p.Moves(nil)[:1])[0]
	r := request{Moves: slices.Repeat([]string{first}, 1<<16)}
	if moves, err := r.parseMoves(p, enginetest.Codes{}); err != nil || len(moves) != 1 {
		t.Errorf("%d moves, %v", len(moves), err)
	}
}

// FuzzAnswer checks that every line is answered with one line, with a move, lines or an error.
func FuzzAnswer(f *testing.F) {
	l, _ := FindLevel("greedy")
	s := NewServer(l, gamedef.Games{coloured(), grey()}, enginetest.Codes{})
	p := positionAfter(f, grey(), 2, 1, 5)
	state := string(p.AppendState(nil, nil))
	f.Add([]byte(`{"id":7,"op":"choose","state":` + state + `,"moves":["3R4"],"ms":1000,"seed":42}`))
	f.Add([]byte(`{"id":{"a":[1]},"op":"analyse","state":` + state + `,"lines":3}`))
	f.Add([]byte(`{"id":1,"op":"choose","state":{"game":"azul"}}`))
	f.Add([]byte("{\"id\":\"\xff\",\"op\":\"other\"}"))
	f.Add([]byte(`[]`))
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, line []byte) {
		var reply []byte
		gauge.Read(t, func() { reply = s.Answer(context.Background(), line) })
		var a answer
		if err := json.Unmarshal(reply, &a); err != nil || bytes.ContainsRune(reply, '\n') {
			t.Fatalf("%q answered %q", line, reply)
		}
		if (a.Move == "") == (a.Error == nil) && len(a.Lines) == 0 {
			t.Errorf("%q answered %q", line, reply)
		}
	})
}

// FuzzReadLine compares readLine with bytes.SplitAfter.
func FuzzReadLine(f *testing.F) {
	f.Add([]byte("a\n\nlonger than ten\nb"))
	f.Fuzz(func(t *testing.T, data []byte) {
		r := bufio.NewReaderSize(bytes.NewReader(data), 16)
		want := bytes.SplitAfter(data, []byte("\n"))
		if len(want[len(want)-1]) == 0 {
			want = want[:len(want)-1]
		}
		for i, w := range want {
			line, long, err := readLine(r, 10)
			if err != nil || long != (len(w) > 10) || !long && !bytes.Equal(line, w) {
				t.Fatalf("line %d of %q: %q, %v, %v", i, data, line, long, err)
			}
		}
		if _, _, err := readLine(r, 10); err == nil {
			t.Fatalf("%q has more than %d lines", data, len(want))
		}
	})
}

// FuzzUnderstand checks that an Outside accepts only legal moves and returns short, printable errors.
func FuzzUnderstand(f *testing.F) {
	p := positionAfter(f, coloured(), 2, 3, 6)
	q := search.Task{Position: p, Moves: p.Moves(nil)}
	f.Add([]byte(`{"id":2,"move":"3R4"}`))
	f.Add([]byte(`{"id":1,"move":"3R4"}`))
	f.Add([]byte(`{"id":2,"error":{"code":"bad","message":"x"}}`))
	f.Add([]byte("\xff"))
	gauge := enginetest.NewGauge()
	f.Fuzz(func(t *testing.T, line []byte) {
		o := &Outside{Command: newCommand("x"), asked: 2}
		var m engine.Move
		var stale bool
		var err error
		gauge.Read(t, func() { m, stale, err = o.understand(line, q) })
		if err == nil && !stale && q.Position.Check(m) != nil {
			t.Fatalf("%q is accepted as move %v", line, m)
		}
		if err != nil && (len(err.Error()) > 700 || strings.IndexFunc(err.Error(), func(r rune) bool { return !sanitize.Visible(r) }) >= 0) {
			t.Fatalf("%+q returns the error %+q", line, err.Error())
		}
	})
}
