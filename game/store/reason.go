package store

import (
	"errors"
	"io/fs"

	"azulejo/engine"
	"azulejo/engine/bounded"
)

// ErrFull is the error when the storage is full. Test for it with errors.Is.
var ErrFull = errors.New("no room left")

// Reason returns the reason for a storage error for display to the player. It contains neither file names nor messages of the system or
// browser.
func Reason(err error) *engine.Reason {
	switch {
	case errors.Is(err, ErrMissing):
		return engine.NewReason("store.gone")
	case errors.Is(err, ErrFull), isDiskFull(err):
		return engine.NewReason("store.full")
	case errors.Is(err, fs.ErrPermission), isReadOnly(err):
		return engine.NewReason("store.denied")
	case errors.Is(err, bounded.ErrLong), errors.Is(err, bounded.ErrSpecial):
		return engine.NewReason("store.unreadable")
	}
	return engine.NewReason("store.unavailable")
}
