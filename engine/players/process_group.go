//go:build !js

package players

import (
	"os/exec"
	"runtime"
	"sync"
	"time"
)

// processGroup is a program and its child processes, which end together.
type processGroup struct {
	cmd   *exec.Cmd
	group group
	ended chan struct{} // closed when all processes have ended

	lock sync.Mutex
	over bool // the group has ended
}

// start starts the program from a thread that lives as long as the program: Linux kills it when that thread ends (prctl(2), PR_SET_PDEATHSIG).
func (g *processGroup) start() error {
	started := make(chan error)
	go func() {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		var err error
		g.group, err = startGroup(g.cmd)
		started <- err
		if err == nil {
			g.wait()
		}
	}()
	return <-started
}

// wait waits for the program to exit and kills the child processes that are left.
func (g *processGroup) wait() {
	g.cmd.Wait() // cmd.ProcessState says how it ended
	g.kill()
	g.lock.Lock()
	g.over = true
	g.group.close()
	g.lock.Unlock()
	close(g.ended)
}

// kill kills all processes.
func (g *processGroup) kill() {
	g.lock.Lock()
	defer g.lock.Unlock()
	if !g.over {
		g.group.kill()
	}
}

// end waits for the program to exit, kills it after a time, and returns how it ended with its last line of output.
func (g *processGroup) end(within time.Duration, last *tail) string {
	select {
	case <-g.ended:
	case <-time.After(within):
		g.kill()
		<-g.ended
	}
	how := g.cmd.ProcessState.String()
	if line := last.line(); line != "" {
		how += ": " + line
	}
	return how
}
