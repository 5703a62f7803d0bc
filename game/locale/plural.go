package locale

import (
	"math"
	"strings"
)

// pluralCode returns the code of the language whose plural rules a file follows. All Portuguese counts as in Portugal, where 0 is no singular,
// because its singulars do not show their number.
func pluralCode(code string) string {
	if base, _, _ := strings.Cut(code, "-"); base == "pt" {
		return "pt-PT"
	}
	return code
}

// Category implements messageformat.Language.
func (f formatter) Category(value any) string {
	switch n := value.(type) {
	case int:
		return f.plurals.category(math.Abs(float64(n)))
	case float64:
		return f.plurals.category(math.Abs(n))
	}
	return "other"
}
