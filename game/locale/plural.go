package locale

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// plurals are the forms that words take with a number, by the categories and rules of Unicode's CLDR.
type plurals struct {
	language language.Tag
	forms    []plural.Form // in the order in which messages give them, other at last
}

var categories = map[string]plural.Form{
	"zero": plural.Zero, "one": plural.One, "two": plural.Two, "few": plural.Few, "many": plural.Many, "other": plural.Other,
}

// newPlurals reads what a file says of its language: the names of the categories, such as "one other".
func newPlurals(code, names string) (plurals, error) {
	p := plurals{language: rules(code)}
	for _, name := range strings.Fields(names) {
		form, ok := categories[name]
		if !ok || slices.Contains(p.forms, form) {
			return p, fmt.Errorf("%q is no category, or stands twice", name)
		}
		p.forms = append(p.forms, form)
	}
	if len(p.forms) == 0 || p.forms[len(p.forms)-1] != plural.Other {
		return p, fmt.Errorf("%q does not end with other", names)
	}
	return p, nil
}

// rules returns the language whose rules for numbers a file follows. All Portuguese counts as in Portugal, where nought is no singular:
// singulars do not say their number.
func rules(code string) language.Tag {
	if base, _, _ := strings.Cut(code, "-"); base == "pt" {
		return language.EuropeanPortuguese
	}
	return language.Make(code)
}

// of is the form that goes with an argument, the last where it is no number or the language has no words of their own for its category.
func (p plurals) of(arg any) int {
	form := plural.Other
	switch n := arg.(type) {
	case int:
		form = plural.Cardinal.MatchPlural(p.language, max(n, -n, 0), 0, 0, 0, 0)
	case float64:
		form = p.fraction(math.Abs(n))
	}
	if at := slices.Index(p.forms, form); at >= 0 {
		return at
	}
	return len(p.forms) - 1
}

// fraction is the category of a number as it is said, with as many digits as it needs.
func (p plurals) fraction(f float64) plural.Form {
	whole, digits, _ := strings.Cut(strconv.FormatFloat(f, 'f', -1, 64), ".")
	i, err := strconv.Atoi(whole)
	part, fault := strconv.Atoi("0" + digits)
	if err != nil || fault != nil { // too long to be counted
		return plural.Other
	}
	return plural.Cardinal.MatchPlural(p.language, i, len(digits), len(digits), part, part)
}
