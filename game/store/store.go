// Package store keeps texts by key: settings, the running game, saved games. Storage may fail at any time (no disk, no rights, a private
// window); it then says so, and the game goes on without.
package store

import (
	"errors"
	"fmt"
)

// ErrMissing is what Load reports for a key under which nothing is kept. Test for it with errors.Is.
var ErrMissing = errors.New("nothing is kept under this name")

// ErrHeld is what Claim reports for a name that another window has claimed. Test for it with errors.Is.
var ErrLocked = errors.New("another window has it")

// Store keeps texts by key. A key is any non-empty text; a text is UTF-8. Errors are one line and name the key.
type Store interface {
	// Load returns what is kept under a key, or an error that is ErrMissing. What is longer than any record (intake.ErrLong), or is no
	// regular file (intake.ErrSpecial), is not read.
	Load(key string) ([]byte, error)
	// Save keeps data under a key, wholly or not at all: after a failure what was there before is still there.
	Save(key string, data []byte) error
	// SetAside renames a damaged entry, so that nothing is lost, and returns its new key.
	SetAside(key string) (string, error)
	// Keys lists the keys that begin with a prefix, in order.
	Keys(prefix string) ([]string, error)
	// Delete forgets a key; one that is missing is no error.
	Delete(key string) error
	// Claim takes a name for this window alone until release is called or the program ends, in whatever way. The error is ErrHeld, or
	// tells why nothing can be claimed here.
	Lock(name string) (release func(), err error)
}

// asideKey is the first free name for a damaged entry.
func damagedKey(key string, taken func(string) bool) string {
	for n := 1; ; n++ {
		if to := fmt.Sprintf("%s.damaged-%d", key, n); !taken(to) {
			return to
		}
	}
}
