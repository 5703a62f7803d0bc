package rulebook

import (
	"slices"
	"strings"
	"unicode/utf8"

	"azulejo/game/locale"
)

// maxFound is the most pages that a search finds.
const maxFound = 6

// find returns the indices of the pages that have a text, or that the text is a synonym for. Without a text it returns those of all pages.
func (b *book) find(query string, w *locale.Words) (pages []int) {
	query = normalized(query)
	names := synonymsOf(w.T("rules.kin"), query)
	for i, p := range b.pages {
		text := strings.ToLower(p.text(w))
		if query == "" || len(pages) < maxFound && (strings.Contains(text, query) || slices.Contains(names, p.name)) {
			pages = append(pages, i)
		}
	}
	return pages
}

// synonymsOf returns the names of the pages for words that start with a query, from a list such as "penalty:floor draw:end,stars".
func synonymsOf(list, query string) (pages []string) {
	for _, each := range strings.Fields(list) {
		if word, at, _ := strings.Cut(each, ":"); len(query) > 1 && strings.HasPrefix(word, query) {
			pages = append(pages, strings.Split(at, ",")...)
		}
	}
	return pages
}

// maxBefore is the number of letters in a quote before what was searched for.
const maxBefore = 14

// around returns the first match of a query in a text with the text before it, from the start of a word, and after it. It reports false
// where there is none.
func around(text, query string) (before, match, after string, ok bool) {
	lower := strings.ToLower(text)
	at := strings.Index(lower, query)
	if at < 0 || len(lower) != len(text) { // lower case letters of another length move the match
		return "", "", "", false
	}
	before, match, after = text[:at], text[at:at+len(query)], text[at+len(query):]
	if n := utf8.RuneCountInString(before); n > maxBefore {
		runes := []rune(before)
		before = string(runes[n-maxBefore:])
		if _, rest, cut := strings.Cut(before, " "); cut {
			before = "… " + rest
		}
	}
	return before, match, after, true
}
