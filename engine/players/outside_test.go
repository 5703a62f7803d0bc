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

// TestMain plays an outside bot instead of testing when the first argument asks for one.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 {
		if how, ok := strings.CutPrefix(os.Args[1], "bot:"); ok {
			misbehave(how, os.Args[2:])
			return
		}
	}
	os.Exit(m.Run())
}

// forever is longer than any test.
const forever = time.Hour

// ample is a thinking time that no machine is too slow for.
const ample = time.Minute

// misbehave answers the protocol in a way of its own, from the second question on: the first one is only asked to see whether it runs.
func misbehave(how string, args []string) {
	prepare(how, args)
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
		case "hoarding": // answers when it has been asked four times
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
		case "other":
			good = []byte(`{"id":77,"move":"1B1"}`)
		case "illegal":
			good = fmt.Appendf(nil, `{"id":%s,"move":"9W5"}`, q.ID)
		case "refusing":
			good = fmt.Appendf(nil, `{"id":%s,"error":{"code":"bad-state","message":"no thanks"}}`, q.ID)
		case "dying":
			fmt.Fprintln(os.Stderr, "Traceback:\n  somewhere\nout of memory")
			os.Exit(3)
		}
		os.Stdout.Write(append(good, '\n'))
	}
}

func outside(how string) *Outside {
	return &Outside{Command: os.Args[0] + " bot:" + how, StartTime: ample}
}

func task(t *testing.T) search.Task {
	return search.Task{Position: middle(t, coloured(), 2, 3, 6), Seed: 1 << 60, Limits: search.Limits{Time: ample}}
}

func TestOutsideBotPlays(t *testing.T) {
	o := outside("well")
	defer o.Close()
	for range 3 {
		q := task(t)
		c, err := o.Choose(context.Background(), q)
		if err != nil || q.Position.Check(c.Move) != nil {
			t.Fatalf("%v, %v", c, err)
		}
	}
}

func TestMadBots(t *testing.T) {
	cases := []struct {
		how    string
		kind   FaultKind
		detail string
	}{
		{"garbled", Garbled, "I would take"},
		{"array", Garbled, "[1,2]"},
		{"other", Garbled, `"id":77`},
		{"flood", Garbled, ""},
		{"illegal", Illegal, "9W5"},
		{"refusing", Refused, "no thanks"},
		{"dying", Dead, "exit status 3: out of memory"},
	}
	for _, c := range cases {
		t.Run(c.how, func(t *testing.T) {
			o := outside(c.how)
			defer o.Close()
			_, err := o.Choose(context.Background(), task(t))
			f := fault(t, err)
			if f.Kind != c.kind || !strings.Contains(f.Detail, c.detail) || !strings.Contains(err.Error(), "bot:"+c.how) {
				t.Errorf("%v", f)
			}
		})
	}
}

func fault(t *testing.T, err error) *Fault {
	t.Helper()
	var f *Fault
	if !errors.As(err, &f) {
		t.Fatalf("%v is no fault of a bot", err)
	}
	return f
}

func TestSilentBotIsLateAndStartedAnew(t *testing.T) {
	o := outside("silent")
	defer o.Close()
	q := task(t)
	q.Limits.Time = 50 * time.Millisecond
	for range 2 {
		_, err := o.Choose(context.Background(), q)
		if f := fault(t, err); f.Kind != Late {
			t.Errorf("%v", f)
		}
		if o.pipe != nil {
			t.Error("it still runs")
		}
	}
}

func TestMuteBotNeverStarts(t *testing.T) {
	o := outside("mute")
	o.StartTime = 50 * time.Millisecond
	defer o.Close()
	_, err := o.Choose(context.Background(), task(t))
	if f := fault(t, err); f.Kind != Silent || !strings.Contains(f.Detail, "50ms of its start") || o.pipe != nil {
		t.Errorf("%v", f)
	}
}

// TestStartIsNoMove: a program that takes longer to start than its first question gives it is not late.
func TestStartIsNoMove(t *testing.T) {
	o := outside("slow")
	defer o.Close()
	q := task(t)
	if err := o.Ready(context.Background(), q.Position); err != nil {
		t.Fatal(err)
	}
	if c, err := o.Choose(context.Background(), q); err != nil || q.Position.Check(c.Move) != nil {
		t.Errorf("%v, %v", c, err)
	}
}

// TestGivenUpQuestionIsNotHeldAgainstIt: it still owes the answer to a question that nobody waits for any more.
func TestGivenUpQuestionIsNotHeldAgainstIt(t *testing.T) {
	o := outside("hoarding")
	defer o.Close()
	if err := o.Ready(context.Background(), task(t).Position); err != nil {
		t.Fatal(err)
	}
	gone, give := context.WithCancel(context.Background())
	give()
	for range 3 {
		if _, err := o.Choose(gone, task(t)); !errors.Is(err, context.Canceled) {
			t.Fatalf("given up: %v", err)
		}
	}
	c, err := o.Choose(context.Background(), task(t))
	if err != nil || task(t).Position.Check(c.Move) != nil || o.owed != 0 {
		t.Errorf("%v, %v; it owes %d answers", c.Move, err, o.owed)
	}
}

func TestDeadBotIsStartedAgain(t *testing.T) {
	o := outside("dying")
	defer o.Close()
	for range 2 {
		_, err := o.Choose(context.Background(), task(t))
		if f := fault(t, err); f.Kind != Dead {
			t.Errorf("%v", f)
		}
	}
}

func TestMissingProgram(t *testing.T) {
	for _, command := range []string{"", "   ", "/no/such/bot -x"} {
		o := &Outside{Command: command}
		_, err := o.Choose(context.Background(), task(t))
		if f := fault(t, err); f.Kind != Dead {
			t.Errorf("%q: %v", command, f)
		}
	}
}

func TestCloseKillsAStubbornBot(t *testing.T) {
	o := outside("stubborn")
	if err := o.Start(); err != nil {
		t.Fatal(err)
	}
	answers := o.pipe.answers
	o.Close()
	for range answers { // ends when the program has
	}
	o.Close()
}

// TestCloseWhileItThinks: the open question is answered with a fault.
func TestCloseWhileItThinks(t *testing.T) {
	o := outside("silent")
	if err := o.Ready(context.Background(), task(t).Position); err != nil {
		t.Fatal(err)
	}
	q := task(t)
	q.Limits.Time = forever
	faults := make(chan error)
	go func() {
		_, err := o.Choose(context.Background(), q)
		faults <- err
	}()
	o.Close() // perhaps before the question
	if f := fault(t, <-faults); f.Kind != Dead {
		t.Errorf("%v", f)
	}
	if _, err := o.Choose(context.Background(), q); fault(t, err).Kind != Dead || o.pipe != nil {
		t.Errorf("after it was closed: %v", err)
	}
}

func TestCancelledQuestion(t *testing.T) {
	o := outside("silent")
	defer o.Close()
	if err := o.Ready(context.Background(), task(t).Position); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	if _, err := o.Choose(ctx, task(t)); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v", err)
	}
}
