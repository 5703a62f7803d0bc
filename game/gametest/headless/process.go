package headless

import (
	"os/exec"
	"sync"
	"time"
)

// patience is how long a program may take to start or to end, which it does not even on the slowest machine unless it hangs.
const patience = time.Minute

// waitOrKill waits for a process that was asked to end, and ends it if it hangs.
func waitOrKill(cmd *exec.Cmd) error {
	killer := time.AfterFunc(patience, func() { cmd.Process.Kill() })
	defer killer.Stop()
	return cmd.Wait()
}

// tail keeps the last of what a program says.
type tail struct {
	mu   sync.Mutex
	text []byte
}

const tailLength = 8 << 10

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, p...)
	t.text = t.text[max(0, len(t.text)-tailLength):]
	return len(p), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return string(t.text)
}
