package players

import (
	"bytes"
	"sync"
)

// tail keeps the last bytes written to it.
type tail struct {
	lock sync.Mutex
	kept []byte
}

// tailLength is how many bytes are kept.
const tailLength = 400

func (t *tail) Write(b []byte) (int, error) {
	t.lock.Lock()
	defer t.lock.Unlock()
	t.kept = append(t.kept, b...)
	if over := len(t.kept) - tailLength; over > 0 {
		t.kept = append(t.kept[:0], t.kept[over:]...)
	}
	return len(b), nil
}

// line is the last line that says something, as that is where most programs tell why they end.
func (t *tail) line() string {
	t.lock.Lock()
	defer t.lock.Unlock()
	said := bytes.TrimSpace(t.kept)
	return clip(said[bytes.LastIndexByte(said, '\n')+1:])
}
