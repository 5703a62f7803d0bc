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

func (o *outputTail) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.text = append(o.text, p...)
	o.text = o.text[max(0, len(o.text)-tailLength):]
	return len(p), nil
}

func (o *outputTail) String() string {
	o.mu.Lock()
	defer o.mu.Unlock()
	return string(o.text)
}
