//go:build unix

package players

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
	"time"

	"azulejo/engine/enginetest/long"
	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// setUpBot makes a bot with arguments ignore signals and hold the pipe of a processTracker, whose path is its first argument, and start another
// program if its kind has a child.
func setUpBot(how string, args []string) {
	if len(args) == 0 {
		return
	}
	signal.Ignore(syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)
	tracker, err := os.OpenFile(args[0], os.O_WRONLY, 0)
	if err != nil {
		panic(err)
	}
	switch how {
	case "parent", "crashing", "illegal":
		startChild("sleeping", args[0], false)
	case "daemon":
		startChild("forking", args[0], true)
	case "forking":
		startChild("sleeping", args[0], true)
	case "host":
		o := newTrackedOutside(args[1], args[0])
		if err := o.Start(); err != nil {
			panic(err)
		}
	}
	fmt.Fprintln(tracker, how)
	switch how {
	case "sleeping", "host":
		time.Sleep(forever)
	case "forking":
		os.Exit(0)
	}
	runtime.KeepAlive(tracker)
}

// startChild starts a bot as a child process, optionally in a new session, as daemons are.
func startChild(how, tracker string, session bool) {
	child := exec.Command(os.Args[0], "bot:"+how, tracker)
	child.Stdout, child.Stderr = os.Stdout, os.Stderr // its output stays open with that of the child
	child.SysProcAttr = &syscall.SysProcAttr{Setsid: session}
	if err := child.Start(); err != nil {
		panic(err)
	}
}

// newTrackedOutside returns a player that runs a bot with a processTracker.
func newTrackedOutside(how, tracker string) *Outside {
	return &Outside{Command: newCommand(os.Args[0], "bot:"+how, tracker), StartTime: ample}
}

// processTracker detects whether processes run. It is a named pipe that each process holds open until it exits.
type processTracker struct {
	path  string
	names chan string // the kinds of bots that have started; closed when all have exited
}

func newProcessTracker(t *testing.T) *processTracker {
	t.Helper()
	p := &processTracker{filepath.Join(t.TempDir(), "processes"), make(chan string, 9)}
	if err := syscall.Mkfifo(p.path, 0o600); err != nil {
		t.Fatal(err)
	}
	go func() {
		defer close(p.names)
		f, err := os.Open(p.path) // returns when the first process has opened it
		if err != nil {
			return
		}
		defer f.Close()
		for r := bufio.NewScanner(f); r.Scan(); {
			p.names <- r.Text()
		}
	}()
	return p
}

// awaitStart waits until n more processes have started.
func (p *processTracker) awaitStart(t *testing.T, n int) {
	t.Helper()
	for range n {
		select {
		case <-p.names:
		case <-time.After(testTimeout):
			t.Fatal("a process does not start")
		}
	}
}

// awaitExit waits until all processes have exited, and fails the test if one goes on or another one starts.
func (p *processTracker) awaitExit(t *testing.T) {
	t.Helper()
	select {
	case name, more := <-p.names:
		if more {
			t.Errorf("another process has started: %s", name)
		}
	case <-time.After(testTimeout):
		t.Error("a process does not exit")
	}
}

// TestBotsEndWithTheirChildren checks that the child process of a bot is killed when the bot is closed, fails or exits, and in Linux
// also a daemon.
func TestBotsEndWithTheirChildren(t *testing.T) {
	ctx := context.Background()
	for _, c := range []struct {
		name, how string
		processes int
		end       func(*Outside, search.Task)
	}{
		{"closed", "parent", 2, func(o *Outside, _ search.Task) { o.Close() }},
		{"illegal move", "illegal", 2, func(o *Outside, q search.Task) { o.Choose(ctx, q) }},
		{"exits", "crashing", 2, func(o *Outside, q search.Task) { o.Choose(ctx, q) }},
		{"daemon, closed", "daemon", 3, func(o *Outside, _ search.Task) { o.Close() }},
		{"daemon, killed", "daemon", 3, func(o *Outside, _ search.Task) { o.end(0) }},
		{"daemon, exits", "daemon", 3, func(o *Outside, _ search.Task) { o.end(time.Minute) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.how == "daemon" && runtime.GOOS != "linux" {
				t.Skip("a daemon is out of reach on this system")
			}
			tracker := newProcessTracker(t)
			o := newTrackedOutside(c.how, tracker.path)
			if err := o.Start(); err != nil {
				t.Fatal(err)
			}
			defer o.Close()
			tracker.awaitStart(t, c.processes)
			c.end(o, newTask(t))
			tracker.awaitExit(t)
		})
	}
}

// TestNoProgramOutlivesItsBackend checks that no program is left when a backend is closed, or restarted and closed, at different times after a
// request.
func TestNoProgramOutlivesItsBackend(t *testing.T) {
	for name, end := range map[string]func(l *Local, r Request){
		"closed":            func(l *Local, _ Request) { l.Close() },
		"renewed":           func(l *Local, _ Request) { l.Renew(); l.Close() },
		"renewed and asked": func(l *Local, r Request) { l.Renew(); l.Send(r); l.Close() },
	} {
		t.Run(name, func(t *testing.T) {
			tracker := newProcessTracker(t)
			hold, err := os.OpenFile(tracker.path, os.O_WRONLY, 0)
			if err != nil {
				t.Fatal(err)
			}
			program := newTrackedOutside("correct", tracker.path).Command
			r := Request{Level: Program + program.Text, Game: "azul", Task: newTask(t)}
			for i := range long.Count(6, 30) {
				l := NewLocal(gamedef.Games{coloured()}, program)
				l.Send(r)
				time.Sleep(time.Duration(i%6) * 200 * time.Microsecond)
				end(l, r)
				if _, err := awaitAnswer(t, l.Send(r)); err == nil {
					t.Fatal("a closed backend answers")
				}
			}
			last := newTrackedOutside("last", tracker.path) // programs that were started earlier are listed before it
			if err := last.Start(); err != nil {
				t.Fatal(err)
			}
			for name := ""; name != "last"; {
				select {
				case name = <-tracker.names:
				case <-time.After(testTimeout):
					t.Fatal("the last program does not start")
				}
			}
			last.Close()
			hold.Close()
			tracker.awaitExit(t)
		})
	}
}

// TestBotsEndWithAKilledGame checks that bots exit when the program that runs them is killed, in Linux with all that they have started.
func TestBotsEndWithAKilledGame(t *testing.T) {
	bots := map[string]int{"correct": 2} // exits at the end of its input
	if runtime.GOOS == "linux" {
		bots["sleeping"], bots["parent"], bots["daemon"] = 2, 3, 4
	}
	for how, processes := range bots {
		t.Run(how, func(t *testing.T) {
			tracker := newProcessTracker(t)
			host := exec.Command(os.Args[0], "bot:host", tracker.path, how)
			in, err := host.StdinPipe()
			if err != nil {
				t.Fatal(err)
			}
			defer in.Close()
			if err := host.Start(); err != nil {
				t.Fatal(err)
			}
			tracker.awaitStart(t, processes)
			host.Process.Kill()
			host.Wait()
			tracker.awaitExit(t)
		})
	}
}
