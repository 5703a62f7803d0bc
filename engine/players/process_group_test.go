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

	"azulejo/engine/gamedef"
	"azulejo/engine/search"
)

// prepare lets a bot show that it lives, by holding the pipe that its first argument names, and start another program if it is a parent.
func prepare(how string, args []string) {
	if len(args) == 0 {
		return
	}
	signal.Ignore(syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)
	life, err := os.OpenFile(args[0], os.O_WRONLY, 0)
	if err != nil {
		panic(err)
	}
	switch how {
	case "parent", "dying", "illegal":
		child := exec.Command(os.Args[0], "bot:deaf", args[0])
		child.Stdout, child.Stderr = os.Stdout, os.Stderr // and so its output stays open
		if err := child.Start(); err != nil {
			panic(err)
		}
	case "host":
		o := outsideOf(args[1], args[0])
		if err := o.Start(); err != nil {
			panic(err)
		}
	}
	fmt.Fprintln(life, how)
	switch how {
	case "deaf", "host":
		time.Sleep(forever)
	}
	runtime.KeepAlive(life)
}

func outsideOf(how, life string) *Outside {
	return &Outside{Command: os.Args[0] + " bot:" + how + " " + life, StartTime: ample}
}

// lives is a pipe that processes hold as long as they live.
type lives struct {
	path  string
	names chan string // of those that have come to life; closed when none is left
}

func newLives(t *testing.T) *lives {
	t.Helper()
	l := &lives{filepath.Join(t.TempDir(), "lives"), make(chan string, 9)}
	if err := syscall.Mkfifo(l.path, 0o600); err != nil {
		t.Fatal(err)
	}
	go func() {
		defer close(l.names)
		f, err := os.Open(l.path) // when the first has come to life
		if err != nil {
			return
		}
		defer f.Close()
		for r := bufio.NewScanner(f); r.Scan(); {
			l.names <- r.Text()
		}
	}()
	return l
}

// await waits until so many have come to life.
func (l *lives) await(t *testing.T, n int) {
	t.Helper()
	for range n {
		select {
		case <-l.names:
		case <-time.After(time.Minute):
			t.Fatal("they do not come to life")
		}
	}
}

// gone fails unless nobody is left.
func (l *lives) gone(t *testing.T) {
	t.Helper()
	select {
	case _, more := <-l.names:
		if more {
			t.Error("one more came to life")
		}
	case <-time.After(time.Minute):
		t.Error("they live on")
	}
}

func TestBotsEndWithAllTheyStart(t *testing.T) {
	ctx := context.Background()
	for _, c := range []struct {
		name, how string
		end       func(*Outside, search.Task)
	}{
		{"closed", "parent", func(o *Outside, _ search.Task) { o.Close() }},
		{"at fault", "illegal", func(o *Outside, q search.Task) { o.Choose(ctx, q) }},
		{"ends by itself", "dying", func(o *Outside, q search.Task) { o.Choose(ctx, q) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := newLives(t)
			o := outsideOf(c.how, l.path)
			if err := o.Start(); err != nil {
				t.Fatal(err)
			}
			defer o.Close()
			l.await(t, 2)
			c.end(o, task(t))
			l.gone(t)
		})
	}
}

// TestNoProgramOutlivesItsBackend closes backends, or makes their players anew, at any moment of a request.
func TestNoProgramOutlivesItsBackend(t *testing.T) {
	for name, end := range map[string]func(l *Local, r Request){
		"closed":            func(l *Local, _ Request) { l.Close() },
		"renewed":           func(l *Local, _ Request) { l.Renew(); l.Close() },
		"renewed and asked": func(l *Local, r Request) { l.Renew(); l.Send(r); l.Close() },
	} {
		t.Run(name, func(t *testing.T) {
			alive := newLives(t)
			hold, err := os.OpenFile(alive.path, os.O_WRONLY, 0)
			if err != nil {
				t.Fatal(err)
			}
			program := outsideOf("well", alive.path).Command
			r := Request{Level: Program + program, Game: "azul", Task: task(t)}
			for i := range 30 {
				l := NewLocal(gamedef.Games{coloured()}, program)
				l.Send(r)
				time.Sleep(time.Duration(i%6) * 200 * time.Microsecond)
				end(l, r)
				if _, err := answered(t, l.Send(r)); err == nil {
					t.Fatal("a closed backend answers")
				}
			}
			last := outsideOf("last", alive.path) // what was started before has come to life when this has
			if err := last.Start(); err != nil {
				t.Fatal(err)
			}
			for life := ""; life != "last"; {
				select {
				case life = <-alive.names:
				case <-time.After(time.Minute):
					t.Fatal("the last program does not come to life")
				}
			}
			last.Close()
			hold.Close()
			alive.gone(t)
		})
	}
}

// TestKilledGameTakesItsBotsAlong: a game that is killed cannot end anything itself.
func TestKilledGameTakesItsBotsAlong(t *testing.T) {
	bots := []string{"well"} // reads that its input has ended
	if runtime.GOOS == "linux" {
		bots = append(bots, "deaf")
	}
	for _, how := range bots {
		t.Run(how, func(t *testing.T) {
			l := newLives(t)
			host := exec.Command(os.Args[0], "bot:host", l.path, how)
			in, err := host.StdinPipe()
			if err != nil {
				t.Fatal(err)
			}
			defer in.Close()
			if err := host.Start(); err != nil {
				t.Fatal(err)
			}
			l.await(t, 2)
			host.Process.Kill()
			host.Wait()
			l.gone(t)
		})
	}
}
