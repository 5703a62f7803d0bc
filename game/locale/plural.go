package locale

import (
	"math"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// pluralRules returns the language whose plural rules a file follows. All Portuguese counts as in Portugal, where 0 is no singular, because its
// singulars do not show their number.
func pluralRules(code string) language.Tag {
	if base, _, _ := strings.Cut(code, "-"); base == "pt" {
		return language.EuropeanPortuguese
	}
	return language.Make(code)
}

// Category implements messageformat.Language.
func (f formatter) Category(value any) string {
	form := plural.Other
	switch n := value.(type) {
	case int:
		form = plural.Cardinal.MatchPlural(f.plurals, max(n, -n, 0), 0, 0, 0, 0)
	case float64:
		form = f.fraction(math.Abs(n))
	}
	return [...]string{plural.Other: "other", plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many"}[form]
}

// fraction returns the plural form of a number with as many decimals as it needs.
func (f formatter) fraction(n float64) plural.Form {
	whole, digits, _ := strings.Cut(strconv.FormatFloat(n, 'f', -1, 64), ".")
	i, err := strconv.Atoi(whole)
	part, fault := strconv.Atoi("0" + digits)
	if err != nil || fault != nil { // more digits than an int has
		return plural.Other
	}
	return plural.Cardinal.MatchPlural(f.plurals, i, len(digits), len(digits), part, part)
}
