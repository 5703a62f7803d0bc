package enginetest

import (
	"fmt"
	"strings"
)

// Codes is an engine.Words that returns the key and the values of the arguments.
type Codes struct{}

// T implements engine.Words.
func (Codes) T(key string, args ...any) string {
	var b strings.Builder
	b.WriteString(key)
	for i := 1; i < len(args); i += 2 {
		fmt.Fprint(&b, " ", args[i])
	}
	return b.String()
}
