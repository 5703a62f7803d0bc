package headless

import (
	"os/exec"
	"sync"
	"time"
)

// timeout is the maximum time for a program to start or exit. It is long enough for the slowest machines.
const timeout = time.Minute

// waitOrKill waits for a process to exit, and kills it after timeout.
func waitOrKill(cmd *exec.Cmd) error {
	timer := time.AfterFunc(timeout, func() { cmd.Process.Kill() })
	defer timer.Stop()
	return cmd.Wait()
}

// outputTail is a writer that keeps the last tailLength bytes.
type outputTail struct {
	mu   sync.Mutex
	text []byte
}

const tailLength = 8 << 10

func (t *outputTail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.text = append(t.text, p...)
	t.text = t.text[max(0, len(t.text)-tailLength):]
	return len(p), nil
}

func (t *outputTail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return string(t.text)
}
