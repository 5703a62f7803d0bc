// Package store saves data by key: settings, the running game, saved games. Storage may fail at any time (no disk, no permission, a private
// window); methods then return an error and the game continues without.
package store

import (
	"errors"
	"fmt"
	"hash/crc32"
	"time"
)

// ErrMissing is the error of Load for a key without an entry. Test for it with errors.Is.
var ErrMissing = errors.New("no entry with this key")

// ErrLocked is the error of Lock for a name that another window has locked. Test for it with errors.Is.
var ErrLocked = errors.New("locked by another window")

// ErrSmall is the error of Open if there is a store, but not the one with room for many games. Test for it with errors.Is.
var ErrSmall = errors.New("the database cannot be used")

// Store saves UTF-8 text by key. A key is any non-empty text. Errors are one line and contain the key.
type Store interface {
	// Load returns the data of a key. The error is ErrMissing if there is none, bounded.ErrLong if it is longer than any record, and
	// bounded.ErrSpecial if it is not a regular file.
	Load(key string) ([]byte, error)
	// Save replaces the data of a key. If it fails, the entry has the old data or the new, which may be lost when the program or the computer
	// ends.
	Save(key string, data []byte) error
	// SetAside renames a damaged entry, so that nothing is lost, and returns its new key.
	SetAside(key string) (string, error)
	// Keys returns the keys with a prefix in ascending order.
	Keys(prefix string) ([]string, error)
	// Stamps returns a stamp for each key with a prefix: a short text that changes whenever the data of the key does.
	Stamps(prefix string) (map[string]string, error)
	// Delete deletes a key. Deleting a missing key is not an error.
	Delete(key string) error
	// Lock locks a name for this window until unlock is called or the program ends, even if it is killed. The error is ErrLocked if another
	// window has locked it; any other error means that nothing can be locked here.
	Lock(name string) (unlock func(), err error)
}

// sumStamps returns the stamps of the keys of a store in which all data is read for them.
func sumStamps(s Store, prefix string) (map[string]string, error) {
	keys, err := s.Keys(prefix)
	stamps := make(map[string]string, len(keys))
	for _, key := range keys {
		data, _ := s.Load(key) // an entry that cannot be read has the stamp of an empty one
		stamps[key] = fmt.Sprintf("%d-%08x", len(data), crc32.ChecksumIEEE(data))
	}
	return stamps, err
}

// damagedKey returns the first unused key for a damaged entry.
func damagedKey(key string, taken func(string) bool) string {
	for n := 1; ; n++ {
		if to := fmt.Sprintf("%s.damaged-%d", key, n); !taken(to) {
			return to
		}
	}
}

// LockWithin locks a name as soon as no other window has locked it. The error is ErrLocked if that takes longer than a time.
func LockWithin(s Store, name string, limit time.Duration) (unlock func(), err error) {
	const pause = 5 * time.Millisecond
	for begun := time.Now(); ; time.Sleep(pause) {
		unlock, err = s.Lock(name)
		if !errors.Is(err, ErrLocked) || time.Since(begun) > limit {
			return unlock, err
		}
	}
}
