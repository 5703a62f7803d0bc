package store

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
)

// tempPrefix is the prefix of files being written. The file name of a key never begins with a dot.
const tempPrefix = ".new-"

// lockPrefix is the prefix of lock files.
const lockPrefix = ".lock-"

// fileName returns the name of a key's file. Lower-case letters, digits, '-', '_' and inner dots stay as they are; every other byte becomes
// %XX. The name is valid on every system, and different keys have different names even if case is ignored.
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

// isPlain reports whether byte i of a key is not escaped.
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

// isDeviceName reports whether Windows reserves the name for a device.
func isDeviceName(key string) bool {
	stem, _, _ := strings.Cut(key, ".")
	return slices.Contains([]string{"con", "prn", "aux", "nul"}, stem) || len(stem) == 4 && (stem[:3] == "com" || stem[:3] == "lpt")
}

// keyOf returns the key of a file name. It reports false for names that fileName does not return.
func keyOf(name string) (string, bool) {
	key, err := url.PathUnescape(name)
	return key, err == nil && key != "" && fileName(key) == name
}
