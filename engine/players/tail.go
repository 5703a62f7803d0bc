//go:build !js

package players

import (
	"bytes"
	"sync"
)

// tail is a Writer that keeps the last bytes written to it.
type tail struct {
	lock sync.Mutex
	kept []byte
}

// tailLength is the number of bytes that are kept.
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

// line returns the last line that is not empty: most programs write there why they exit.
func (t *tail) line() string {
	t.lock.Lock()
	defer t.lock.Unlock()
	said := bytes.TrimSpace(t.kept)
	return clip(said[bytes.LastIndexByte(said, '\n')+1:])
}
