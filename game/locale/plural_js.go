package locale

import "syscall/js"

// pluralRules are the plural rules of a language from the browser, which saves 24 kB of tables in the program.
type pluralRules struct {
	rules js.Value
	known map[float64]string // the categories that were asked for, as each call into the browser is slow
}

func newPluralRules(code string) pluralRules {
	return pluralRules{js.Global().Get("Intl").Get("PluralRules").New(pluralCode(code)), map[float64]string{}}
}

// category returns the plural category of a non-negative number.
func (p pluralRules) category(n float64) string {
	c, known := p.known[n]
	if !known {
		c = p.rules.Call("select", n).String()
		p.known[n] = c
	}
	return c
}
