package store

import (
	"errors"
	"io/fs"

	"azulejo/engine"
	"azulejo/engine/bounded"
)

// ErrFull is reported where the storage has no room left. Test for it with errors.Is.
var ErrFull = errors.New("no room left")

// Reason returns why the storage failed, for the player: it names no file and quotes neither the system nor the browser.
func Reason(err error) *engine.Reason {
	switch {
	case errors.Is(err, ErrMissing):
		return engine.NewReason("store.gone")
	case errors.Is(err, ErrFull), isDiskFull(err):
		return engine.NewReason("store.full")
	case errors.Is(err, fs.ErrPermission):
		return engine.NewReason("store.denied")
	case errors.Is(err, bounded.ErrLong), errors.Is(err, bounded.ErrSpecial):
		return engine.NewReason("store.unreadable")
	}
	return engine.NewReason("store.unavailable")
}
