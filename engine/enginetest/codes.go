package enginetest

import (
	"fmt"
	"strings"
)

// Codes stands for the words of a language: it says keys and values.
type Codes struct{}

// T implements engine.Words.
func (Codes) T(key string, args ...any) string {
	return strings.TrimSpace(fmt.Sprintln(append([]any{key}, args...)...))
}
