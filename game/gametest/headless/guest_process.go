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

// guestProcess is the process of a game, with its host.
type guestProcess struct {
	host   *hostProcess
	id     int
	scale  float64
	cmd    *exec.Cmd
	output *outputTail
	exited chan error // receives the exit error of the process
}

func (g *guestProcess) run(program, endpoint string, d *display, o Options) error {
	g.cmd = exec.Command(program, o.Args...)
	g.cmd.Env = append(os.Environ(), "LC_ALL=C", "EBITENGINE_VM_ENDPOINT="+endpoint, "AZULEJO_HOME="+o.Home)
	if d.name != "" { // guests query the monitor before they connect to the host
		g.cmd.Env = append(g.cmd.Env, "DISPLAY="+d.name)
	}
	var out io.Writer = g.output
	if o.Log != nil {
		out = io.MultiWriter(g.output, o.Log)
	}
	g.cmd.Stdout, g.cmd.Stderr = out, out
	if err := g.cmd.Start(); err != nil {
		return err
	}
	go func() { g.exited <- g.cmd.Wait() }()
	return nil
}

// waitForAccept waits until the host has accepted the game, or the game has exited.
func (g *guestProcess) waitForAccept(endpoint string, w, h int) error {
	accepted := make(chan error, 1)
	go func() {
		_, err := g.ask(request{Op: opAccept, W: g.pixels(w), H: g.pixels(h)})
		accepted <- err
	}()
	select {
	case err := <-accepted:
		return err
	case err := <-g.exited:
		g.exited <- err
		unblockAccept(endpoint)
		<-accepted
		return errors.Join(errors.New("the game ended before its first tick"), err)
	}
}

// unblockAccept connects to an endpoint to unblock a host that waits for a game there.
func unblockAccept(endpoint string) {
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
	a, err := g.host.hostConn.ask(r)
	if err != nil {
		err = g.withOutput(err)
	}
	return a, err
}

// exitTimeout is the time that a failed game gets to write its error and exit.
const exitTimeout = 10 * time.Second

// withOutput adds the last output of the program to an error. It first waits for a program that is about to exit.
func (g *guestProcess) withOutput(err error) error {
	if errors.Is(err, ErrEnded) {
		return err
	}
	select {
	case exitErr := <-g.exited:
		g.exited <- exitErr
	case <-time.After(exitTimeout):
	}
	if text := g.output.String(); text != "" {
		return fmt.Errorf("%w\noutput of the game:\n%s", err, text)
	}
	return err
}

func (g *guestProcess) do(r request) error {
	_, err := g.ask(r)
	return err
}

// Close ends the game. It returns an error if the game exits with an error or does not exit. A game that has ended before is no error.
func (g *guestProcess) Close() error {
	g.host.hostConn.ask(request{Op: opClose, Game: g.id})
	select {
	case err := <-g.exited:
		g.exited <- err
		if err != nil {
			return g.withOutput(fmt.Errorf("the game ended with an error: %w", err))
		}
		return nil
	case <-time.After(timeout):
		g.Kill()
		return fmt.Errorf("the game did not end within %v after its window was closed", timeout)
	}
}

// Kill kills the process, like a crash, even during a request. It returns when the process has exited. Close then returns an error.
func (g *guestProcess) Kill() {
	g.cmd.Process.Kill()
	g.exited <- <-g.exited
}
