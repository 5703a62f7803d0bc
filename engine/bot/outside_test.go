package bot

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"azulejo/engine/search"
)

// TestMain plays an outside bot instead of testing when the first argument asks for one.
func TestMain(m *testing.M) {
	if len(os.Args) > 1 {
		if how, ok := strings.CutPrefix(os.Args[1], "bot:"); ok {
			misbehave(how)
			return
		}
	}
	os.Exit(m.Run())
}

// misbehave answers the protocol in a way of its own.
func misbehave(how string) {
	greedy, _ := FindLevel("greedy")
	s := NewServer(greedy, []Game{coloured()})
	in := bufio.NewReader(os.Stdin)
	for asked := 1; ; asked++ {
		line, err := in.ReadBytes('\n')
		if err != nil {
			if how == "stubborn" {
				select {}
			}
			return
		}
		good := s.Answer(context.Background(), line)
		switch how {
		case "late":
			if asked == 1 {
				time.Sleep(400 * time.Millisecond)
			}
		case "silent":
			continue
		case "garbled":
			good = []byte("I would take \xff the blue ones")
		case "flood":
			good = []byte(strings.Repeat("x", 3*longestLine))
		case "array":
			good = []byte("[1,2]")
		case "other":
			good = []byte(`{"id":77,"move":"1B1"}`)
		case "illegal":
			good = fmt.Appendf(nil, `{"id":%d,"move":"9W5"}`, asked)
		case "refusing":
			good = fmt.Appendf(nil, `{"id":%d,"error":{"code":"bad-state","message":"no thanks"}}`, asked)
		case "dying":
			fmt.Fprintln(os.Stderr, "out of memory")
			os.Exit(3)
		}
		os.Stdout.Write(append(good, '\n'))
	}
}

func outside(how string) *Outside { return &Outside{Command: os.Args[0] + " bot:" + how} }

// task gives a bot the time that a slow machine needs to start a program.
func task(t *testing.T) search.Task {
	return search.Task{Position: middle(t, coloured(), 2, 3, 6), Seed: 1 << 60, Limits: search.Limits{Time: 2 * time.Second}}
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
		{"dying", Dead, "out of memory"},
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

func TestLateBotIsLateOnce(t *testing.T) {
	o := outside("late")
	defer o.Close()
	q := task(t)
	q.Limits.Time = 100 * time.Millisecond
	began := time.Now()
	_, err := o.Choose(context.Background(), q)
	if f := fault(t, err); f.Kind != Late {
		t.Fatalf("%v", f)
	}
	if took := time.Since(began); took < 150*time.Millisecond || took > 300*time.Millisecond {
		t.Errorf("called late after %v of 100 ms", took)
	}
	c, err := o.Choose(context.Background(), task(t))
	if err != nil || task(t).Position.Check(c.Move) != nil {
		t.Errorf("the answer after a late one: %v, %v", c.Move, err)
	}
}

func TestSilentBot(t *testing.T) {
	o := outside("silent")
	defer o.Close()
	q := task(t)
	q.Limits.Time = 50 * time.Millisecond
	kinds := []FaultKind{}
	for range 2 {
		_, err := o.Choose(context.Background(), q)
		kinds = append(kinds, fault(t, err).Kind)
	}
	if kinds[0] != Late || kinds[1] != Silent {
		t.Errorf("%v", kinds)
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
	began := time.Now()
	o.Close()
	if took := time.Since(began); took > 5*time.Second {
		t.Errorf("closing took %v", took)
	}
	for range answers { // ends when the program's output does
	}
	o.Close()
}

func TestCancelledQuestion(t *testing.T) {
	o := outside("silent")
	defer o.Close()
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Millisecond)
	defer cancel()
	if _, err := o.Choose(ctx, task(t)); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v", err)
	}
}
