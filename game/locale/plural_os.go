//go:build !js

package locale

import (
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// pluralRules are the plural rules of a language from the Unicode CLDR.
type pluralRules struct{ tag language.Tag }

func newPluralRules(code string) pluralRules { return pluralRules{language.Make(pluralCode(code))} }

// category returns the plural category of a non-negative number, formatted with as many decimals as needed.
func (p pluralRules) category(n float64) string {
	whole, digits, _ := strings.Cut(strconv.FormatFloat(n, 'f', -1, 64), ".")
	i, err := strconv.Atoi(whole)
	part, fault := strconv.Atoi("0" + digits)
	form := plural.Other
	if err == nil && fault == nil { // no overflow
		form = plural.Cardinal.MatchPlural(p.tag, i, len(digits), len(digits), part, part)
	}
	return [...]string{plural.Other: "other", plural.Zero: "zero", plural.One: "one", plural.Two: "two", plural.Few: "few", plural.Many: "many"}[form]
}
