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

// start starts the program from a thread that lives as long as the program: in Linux all its processes end with that thread (prctl(2),
// PR_SET_PDEATHSIG).
func (p *processGroup) start() error {
	started := make(chan error)
	go func() {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		var err error
		p.group, err = startGroup(p.cmd)
		started <- err
		if err == nil {
			p.wait()
		}
	}()
	return <-started
}

// wait waits for the program to exit and kills the child processes that are left.
func (p *processGroup) wait() {
	p.cmd.Wait() // cmd.ProcessState says how it ended
	p.kill()
	p.lock.Lock()
	p.over = true
	p.group.close()
	p.lock.Unlock()
	close(p.ended)
}

// kill kills all processes.
func (p *processGroup) kill() {
	p.lock.Lock()
	defer p.lock.Unlock()
	if !p.over {
		p.group.kill()
	}
}

// end waits for the program to exit, kills it after a time, and returns how it ended with its last line of output.
func (p *processGroup) end(within time.Duration, last *tail) string {
	select {
	case <-p.ended:
	case <-time.After(within):
		p.kill()
		<-p.ended
	}
	how := p.cmd.ProcessState.String()
	if line := last.line(); line != "" {
		how += ": " + line
	}
	return how
}
