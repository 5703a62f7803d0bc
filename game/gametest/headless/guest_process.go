package headless

import (
	"errors"
	"fmt"
	"io"
	"math"
	"net"
	"net/url"
	"os"
	"os/exec"
	"time"
)

// guestProcess is a game's process and the way to what it draws for.
type guestProcess struct {
	host  *hostProcess
	id    int
	scale float64
	cmd   *exec.Cmd
	said  *tail
	gone  chan error // what the process ended with
}

func (g *guestProcess) run(program, endpoint string, d *display, o Options) error {
	g.cmd = exec.Command(program, o.Args...)
	g.cmd.Env = append(os.Environ(), "LC_ALL=C", "EBITENGINE_VM_ENDPOINT="+endpoint, "AZULEJO_HOME="+o.Home)
	if d.name != "" { // before it runs, a guest asks the display itself for its monitor
		g.cmd.Env = append(g.cmd.Env, "DISPLAY="+d.name)
	}
	var out io.Writer = g.said
	if o.Log != nil {
		out = io.MultiWriter(g.said, o.Log)
	}
	g.cmd.Stdout, g.cmd.Stderr = out, out
	if err := g.cmd.Start(); err != nil {
		return err
	}
	go func() { g.gone <- g.cmd.Wait() }()
	return nil
}

// enter waits for the host to take the game in, unless the game ends before.
func (g *guestProcess) enter(endpoint string, w, h int) error {
	entered := make(chan error, 1)
	go func() {
		_, err := g.ask(request{Op: opAccept, W: g.pixels(w), H: g.pixels(h)})
		entered <- err
	}()
	select {
	case err := <-entered:
		return err
	case err := <-g.gone:
		g.gone <- err
		release(endpoint)
		<-entered
		return errors.Join(errors.New("the game ended before its first tick"), err)
	}
}

// release lets a host that waits for a game at an endpoint go on without it.
func release(endpoint string) {
	u, err := url.Parse(endpoint)
	if err != nil {
		return
	}
	if conn, err := net.Dial("unix", u.Path); err == nil {
		conn.Close()
	}
}

func (g *guestProcess) pixels(n int) int { return int(math.Round(float64(n) * g.scale)) }

func (g *guestProcess) ask(r request) (answer, error) {
	r.Game = g.id
	a, err := g.host.wire.ask(r)
	if err != nil {
		err = g.explain(err)
	}
	return a, err
}

// lastWords is how long a game that has failed may take to say why and end.
const lastWords = 10 * time.Second

// explain adds what the program said last to an error. One that is about to end is given a moment for its last words.
func (g *guestProcess) explain(err error) error {
	if errors.Is(err, ErrEnded) {
		return err
	}
	select {
	case end := <-g.gone:
		g.gone <- end
	case <-time.After(lastWords):
	}
	if words := g.said.String(); words != "" {
		return fmt.Errorf("%w\nthe game said:\n%s", err, words)
	}
	return err
}

func (g *guestProcess) do(r request) error {
	_, err := g.ask(r)
	return err
}

// Close ends the game. It reports a game that ends with a fault or not at all; one that has ended before is no error.
func (g *guestProcess) Close() error {
	g.host.wire.ask(request{Op: opClose, Game: g.id})
	select {
	case err := <-g.gone:
		g.gone <- err
		if err != nil {
			return g.explain(fmt.Errorf("the game ended with a fault: %w", err))
		}
		return nil
	case <-time.After(patience):
		g.Kill()
		return fmt.Errorf("the game did not end within %v of its window being closed", patience)
	}
}

// Kill ends the game as a crash would: at once, whatever it is doing, though something be asked of it at that moment. It returns when the
// process is gone; then it may be closed, which reports a fault.
func (g *guestProcess) Kill() {
	g.cmd.Process.Kill()
	g.gone <- <-g.gone
}
