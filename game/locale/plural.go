package locale

import (
	"math"
	"strings"
)

// pluralCode returns the language whose plural rules a file uses. Brazilian Portuguese uses those of Portugal, where 0 is plural, because
// its singulars do not contain their number.
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
