package locale

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// minus is the minus sign of all supported languages.
const minus = "−"

// Number formats an integer with a minus sign and grouped digits.
func (w *Words) Number(n int) string { return w.formatDigits(strconv.Itoa(n)) }

// Signed formats an integer with its sign: "+4", "−2", and "0" without one.
func (w *Words) Signed(n int) string {
	if n > 0 {
		return "+" + w.Number(n)
	}
	return w.Number(n)
}

// Decimal formats a number with some decimals, or as many as needed for -1.
func (w *Words) Decimal(f float64, digits int) string {
	if math.IsInf(f, 0) || math.IsNaN(f) {
		return fmt.Sprint(f)
	}
	return w.formatDigits(strconv.FormatFloat(f, 'f', digits, 64))
}

// formatDigits localizes a number in Go syntax. It writes −0 without a sign.
func (w *Words) formatDigits(s string) string {
	sign := ""
	if strings.HasPrefix(s, "-") {
		if s = s[1:]; strings.Trim(s, "0.") != "" {
			sign = minus
		}
	}
	whole, part, broken := strings.Cut(s, ".")
	whole = w.groupDigits(whole)
	if broken {
		whole += w.T("number.point") + part
	}
	return sign + whole
}

// groupDigits separates groups of three digits. "number.grouped" shows the separator and the minimum length: "1,000", or "10.000" if four
// digits are not grouped.
func (w *Words) groupDigits(digits string) string {
	sample := w.T("number.grouped")
	mark := strings.Trim(sample, "01")
	if len(digits) < strings.Count(sample, "0")+1 || len(digits) < 4 {
		return digits
	}
	at := (len(digits)-1)%3 + 1
	out := digits[:at]
	for ; at < len(digits); at += 3 {
		out += mark + digits[at:at+3]
	}
	return out
}

// Format implements messageformat.Language.
func (f formatter) Format(value any) string {
	switch v := value.(type) {
	case string:
		return v
	case int:
		return f.Number(v)
	case float64:
		return f.Decimal(v, -1)
	}
	return fmt.Sprint(value)
}

// Capitalize capitalizes the first letter of a sentence, in Dutch both letters of IJ. Text that starts with neither a letter nor
// punctuation is unchanged.
func (w *Words) Capitalize(s string) string {
	for i, r := range s {
		switch {
		case strings.ContainsRune("¿¡«„“‘( \u00a0\u202f", r):
			continue
		case r == utf8.RuneError || !unicode.IsLetter(r):
			return s
		}
		n := utf8.RuneLen(r)
		if w.Language == "nl" && strings.HasPrefix(s[i:], "ij") {
			n = 2
		}
		return s[:i] + strings.ToUpper(s[i:i+n]) + s[i+n:]
	}
	return s
}
