package locale

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// minus is the sign that typographers use, in every language of ours.
const minus = "−"

// Number says a whole number, with a true minus sign and its digits in groups.
func (w *Words) Number(n int) string { return w.digits(strconv.Itoa(n)) }

// Signed says a whole number with its sign: "+4", "−2", and "0" without one.
func (w *Words) Signed(n int) string {
	if n > 0 {
		return "+" + w.Number(n)
	}
	return w.Number(n)
}

// Decimal says a number with some digits after the point, or the comma; as many as it needs for -1.
func (w *Words) Decimal(f float64, digits int) string {
	if math.IsInf(f, 0) || math.IsNaN(f) {
		return fmt.Sprint(f)
	}
	return w.digits(strconv.FormatFloat(f, 'f', digits, 64))
}

// digits says a number that is written as programs write it.
func (w *Words) digits(s string) string {
	sign := ""
	if strings.HasPrefix(s, "-") {
		sign, s = minus, s[1:]
	}
	whole, part, broken := strings.Cut(s, ".")
	whole = w.grouped(whole)
	if broken {
		whole += w.T("number.point") + part
	}
	return sign + whole
}

// grouped parts digits by threes. The file shows how, and from what length on: "1,000", or "10.000" where four digits stand together.
func (w *Words) grouped(digits string) string {
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

// Upper begins a sentence: its first letter becomes a capital, as Dutch IJ both of them. What begins with neither a letter nor a quotation stays as it is.
func (w *Words) Upper(s string) string {
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
