package store

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
)

// tempPrefix begins the names of files being written. No key's file name begins with a dot.
const tempPrefix = ".new-"

// lockPrefix begins the names of files that are locked by who claims a name.
const lockPrefix = ".lock-"

// temporary reports whether a file name is one that a save gives to a file being written: the prefix and digits.
func isTemporary(name string) bool {
	digits, ours := strings.CutPrefix(name, tempPrefix)
	return ours && digits != "" && strings.Trim(digits, "0123456789") == ""
}

// fileName is the name of a key's file: lower-case letters, digits, '-', '_' and inner dots stand for themselves, every other byte is
// written %XX. So it is safe on every system, and keys that differ have names that differ even where case does not count.
func fileName(key string) string {
	var b strings.Builder
	for i := range len(key) {
		if isPlain(key, i) {
			b.WriteByte(key[i])
		} else {
			fmt.Fprintf(&b, "%%%02x", key[i])
		}
	}
	return b.String()
}

func isPlain(key string, i int) bool {
	c := key[i]
	switch {
	case i == 0 && isDeviceName(key):
		return false
	case c == '.':
		return i > 0 && i < len(key)-1
	}
	return c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-' || c == '_'
}

// device reports whether Windows would take the name for a device.
func isDeviceName(key string) bool {
	stem, _, _ := strings.Cut(key, ".")
	return slices.Contains([]string{"con", "prn", "aux", "nul"}, stem) || len(stem) == 4 && (stem[:3] == "com" || stem[:3] == "lpt")
}

// keyOf is the key of a file name; false for files that fileName did not name.
func keyOf(name string) (string, bool) {
	key, err := url.PathUnescape(name)
	return key, err == nil && key != "" && fileName(key) == name
}
