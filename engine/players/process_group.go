//go:build !js

package players

import (
	"os/exec"
	"runtime"
	"sync"
	"time"
)

// processGroup is a program with all that it starts, which end together.
type processGroup struct {
	cmd   *exec.Cmd
	group group
	ended chan struct{} // closed when all have ended

	lock sync.Mutex
	over bool // the group is no more
}

// start runs the program on a thread that lives as long as it does: Linux ends it with that thread (prctl(2), PR_SET_PDEATHSIG).
func (b *processGroup) start() error {
	started := make(chan error)
	go func() {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		var err error
		b.group, err = startGroup(b.cmd)
		started <- err
		if err == nil {
			b.wait()
		}
	}()
	return <-started
}

// wait waits for the program's end and ends what it leaves behind.
func (b *processGroup) wait() {
	b.cmd.Wait() // its state tells how it ended
	b.kill()
	b.lock.Lock()
	b.over = true
	b.group.close()
	b.lock.Unlock()
	close(b.ended)
}

// kill ends all at once.
func (b *processGroup) kill() {
	b.lock.Lock()
	defer b.lock.Unlock()
	if !b.over {
		b.group.kill()
	}
}

// end lets the program end by itself within a time, ends all then, and tells how it ended and what it said last.
func (b *processGroup) end(within time.Duration, last *tail) string {
	select {
	case <-b.ended:
	case <-time.After(within):
		b.kill()
		<-b.ended
	}
	how := b.cmd.ProcessState.String()
	if line := last.line(); line != "" {
		how += ": " + line
	}
	return how
}
