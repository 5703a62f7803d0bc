package players

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"azulejo/engine/enginetest"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// TestMain runs a bot program instead of the tests if the first argument is "bot:" and a kind of misbehaviour.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 {
		if how, ok := strings.CutPrefix(os.Args[1], "bot:"); ok {
			runBot(how, os.Args[2:])
			return
		}
	}
	os.Exit(m.Run())
}

// forever is longer than any test.
const forever = time.Hour

// ample is a thinking time that is long enough on any machine.
const ample = time.Minute

// runBot answers the protocol and misbehaves in the way of how. Most bots answer the first question correctly, with which an Outside checks
// that the program runs.
func runBot(how string, args []string) {
	setUpBot(how, args)
	greedy, _ := FindLevel("greedy")
	s := NewServer(greedy, gamedef.Games{coloured()}, enginetest.Codes{})
	in := bufio.NewReader(os.Stdin)
	var owed []byte
	for asked := 1; ; asked++ {
		line, err := in.ReadBytes('\n')
		if err != nil {
			if how == "stubborn" {
				time.Sleep(forever)
			}
			return
		}
		good := s.Answer(context.Background(), line)
		var q request
		json.Unmarshal(line, &q)
		if how == "mute" {
			continue
		}
		if asked == 1 {
			if how == "slow" {
				time.Sleep(20 * time.Millisecond)
			}
			os.Stdout.Write(append(good, '\n'))
			continue
		}
		switch how {
		case "silent":
			continue
		case "batching": // answers four questions at a time
			if owed = append(append(owed, good...), '\n'); asked <= 4 {
				continue
			}
			good, owed = bytes.TrimSuffix(owed, []byte("\n")), nil
		case "garbled":
			good = []byte("I would take \xff the blue ones")
		case "flood":
			good = []byte(strings.Repeat("x", 3*longestLine))
		case "array":
			good = []byte("[1,2]")
		case "wrong-id":
			good = []byte(`{"id":77,"move":"1B1"}`)
		case "illegal":
			good = fmt.Appendf(nil, `{"id":%s,"move":"9W5"}`, q.ID)
		case "refusing":
			good = fmt.Appendf(nil, `{"id":%s,"error":{"code":"bad-state","message":"no thanks"}}`, q.ID)
		case "crashing":
			fmt.Fprintln(os.Stderr, "Traceback:\n  main\nout of memory")
			os.Exit(3)
		}
		os.Stdout.Write(append(good, '\n'))
	}
}

// newOutside returns a player that runs a bot of runBot.
func newOutside(how string) *Outside {
	return &Outside{Command: newCommand(os.Args[0], "bot:"+how), StartTime: ample}
}

func newCommand(words ...string) Command { return Command{strings.Join(words, " "), words} }

func newTask(t *testing.T) search.Task {
	return search.Task{Position: positionAfter(t, coloured(), 2, 3, 6), Seed: 1 << 60, Limits: search.Limits{Time: ample}}
}

// TestOutsideBotPlays checks that a correct bot answers several questions.
func TestOutsideBotPlays(t *testing.T) {
	o := newOutside("correct")
	defer o.Close()
	for range 3 {
		q := newTask(t)
		c, err := o.Choose(context.Background(), q)
		if err != nil || q.Position.Check(c.Move) != nil {
			t.Fatalf("%v, %v", c, err)
		}
	}
}

// TestMisbehavingBots checks the faults that bots are reported with.
func TestMisbehavingBots(t *testing.T) {
	cases := []struct {
		how    string
		kind   FaultKind
		detail string
	}{
		{"garbled", Garbled, "I would take"},
		{"array", Garbled, "[1,2]"},
		{"wrong-id", Garbled, `"id":77`},
		{"flood", Garbled, ""},
		{"illegal", Illegal, "9W5"},
		{"refusing", Refused, "no thanks"},
		{"crashing", Dead, "exit status 3: out of memory"},
	}
	for _, c := range cases {
		t.Run(c.how, func(t *testing.T) {
			o := newOutside(c.how)
			defer o.Close()
			_, err := o.Choose(context.Background(), newTask(t))
			f := asFault(t, err)
			if f.Kind != c.kind || !strings.Contains(f.Detail, c.detail) || !strings.Contains(err.Error(), "bot:"+c.how) {
				t.Errorf("%v", f)
			}
		})
	}
}

// asFault returns the Fault in an error.
func asFault(t *testing.T, err error) *Fault {
	t.Helper()
	var f *Fault
	if !errors.As(err, &f) {
		t.Fatalf("%v is not a Fault", err)
	}
	return f
}

// TestSilentBotIsRestarted checks that a bot that stops answering is killed, and started again for the next question.
func TestSilentBotIsRestarted(t *testing.T) {
	o := newOutside("silent")
	defer o.Close()
	q := newTask(t)
	q.Limits.Time = 50 * time.Millisecond
	for range 2 {
		_, err := o.Choose(context.Background(), q)
		if f := asFault(t, err); f.Kind != Late {
			t.Errorf("%v", f)
		}
		if o.pipe != nil {
			t.Error("the program still runs")
		}
	}
}

// TestMuteBotNeverStarts checks the fault of a bot that does not answer its first question within the start time.
func TestMuteBotNeverStarts(t *testing.T) {
	o := newOutside("mute")
	o.StartTime = 50 * time.Millisecond
	defer o.Close()
	_, err := o.Choose(context.Background(), newTask(t))
	if f := asFault(t, err); f.Kind != Silent || !strings.Contains(f.Detail, "50ms of its start") || o.pipe != nil {
		t.Errorf("%v", f)
	}
}

// TestSlowStartIsAllowed checks that a program is not late if its start takes longer than the thinking time of the first question.
func TestSlowStartIsAllowed(t *testing.T) {
	o := newOutside("slow")
	defer o.Close()
	q := newTask(t)
	if err := o.Ready(context.Background(), q.Position); err != nil {
		t.Fatal(err)
	}
	if c, err := o.Choose(context.Background(), q); err != nil || q.Position.Check(c.Move) != nil {
		t.Errorf("%v, %v", c, err)
	}
}

// TestAnswersToCancelledQuestionsAreSkipped checks that late answers to cancelled questions are not taken for the answer to the next one.
func TestAnswersToCancelledQuestionsAreSkipped(t *testing.T) {
	o := newOutside("batching")
	defer o.Close()
	if err := o.Ready(context.Background(), newTask(t).Position); err != nil {
		t.Fatal(err)
	}
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	for range 3 {
		if _, err := o.Choose(cancelled, newTask(t)); !errors.Is(err, context.Canceled) {
			t.Fatalf("cancelled: %v", err)
		}
	}
	c, err := o.Choose(context.Background(), newTask(t))
	if err != nil || newTask(t).Position.Check(c.Move) != nil || o.owed != 0 {
		t.Errorf("%v, %v; %d answers are owed", c.Move, err, o.owed)
	}
}

// TestCrashedBotIsRestarted checks that a bot that exits fails its question and is started again for the next one.
func TestCrashedBotIsRestarted(t *testing.T) {
	o := newOutside("crashing")
	defer o.Close()
	for range 2 {
		_, err := o.Choose(context.Background(), newTask(t))
		if f := asFault(t, err); f.Kind != Dead {
			t.Errorf("%v", f)
		}
	}
}

// TestMissingProgram checks the fault of a program that cannot be started.
func TestMissingProgram(t *testing.T) {
	o := &Outside{Command: newCommand("/no/such/bot", "-x")}
	_, err := o.Choose(context.Background(), newTask(t))
	if f := asFault(t, err); f.Kind != Dead {
		t.Error(f)
	}
}

// TestCloseKillsStubbornBot checks that Close ends a program that goes on when its input is closed.
func TestCloseKillsStubbornBot(t *testing.T) {
	o := newOutside("stubborn")
	if err := o.Start(); err != nil {
		t.Fatal(err)
	}
	answers := o.pipe.answers
	o.Close()
	for range answers { // closed when the program has ended
	}
	o.Close()
}

// TestCloseFailsOpenQuestion checks that Close fails the open question and later ones.
func TestCloseFailsOpenQuestion(t *testing.T) {
	o := newOutside("silent")
	if err := o.Ready(context.Background(), newTask(t).Position); err != nil {
		t.Fatal(err)
	}
	q := newTask(t)
	q.Limits.Time = forever
	faults := make(chan error)
	go func() {
		_, err := o.Choose(context.Background(), q)
		faults <- err
	}()
	o.Close() // may come before the question
	if f := asFault(t, <-faults); f.Kind != Dead {
		t.Errorf("%v", f)
	}
	if _, err := o.Choose(context.Background(), q); asFault(t, err).Kind != Dead || o.pipe != nil {
		t.Errorf("after it was closed: %v", err)
	}
}

// TestCancelledQuestion checks that a question ends with its context.
func TestCancelledQuestion(t *testing.T) {
	o := newOutside("silent")
	defer o.Close()
	if err := o.Ready(context.Background(), newTask(t).Position); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	if _, err := o.Choose(ctx, newTask(t)); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v", err)
	}
}
