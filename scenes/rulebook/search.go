package rulebook

import (
	"cmp"
	"slices"
	"sort"
	"strings"
	"unicode"

	"azulejo/game/locale"
)

// maxFindings is the maximum number of findings of a search.
const maxFindings = 6

// finding is a page that a search finds.
type finding struct {
	page     int
	sentence string // the one of its sentences that matches best
	rank     rank   // of the sentence
}

// query is a search query: for each word, the stems that match it.
type query struct {
	endings []string
	words   [][]string
}

// newQuery returns the query for a text: its words with their synonyms, without common words such as "how" and "the" unless it has no
// others. The language lists what it needs for that under "rules.endings", "rules.common" and "rules.synonyms".
func newQuery(text string, w *locale.Words) query {
	q := query{endings: strings.Fields(w.T("rules.endings"))}
	common, all := strings.Fields(fold(w.T("rules.common"))), words(text)
	if rare := slices.DeleteFunc(slices.Clone(all), func(word string) bool { return slices.Contains(common, word) }); len(rare) > 0 {
		all = rare
	}
	for _, word := range all {
		stems := []string{q.stem(word)}
		for _, group := range strings.Split(w.T("rules.synonyms"), ";") {
			same := words(group)
			if slices.ContainsFunc(same, func(s string) bool { return s == word || q.stem(s) == stems[0] }) {
				for _, s := range same {
					stems = append(stems, q.stem(s))
				}
			}
		}
		q.words = append(q.words, stems)
	}
	return q
}

// accents removes the accents of lower-case letters.
var accents = strings.NewReplacer("á", "a", "à", "a", "â", "a", "ã", "a", "ä", "a", "ç", "c", "é", "e", "è", "e", "ê", "e", "ë", "e", "í", "i", "î", "i",
	"ï", "i", "ñ", "n", "ó", "o", "ô", "o", "õ", "o", "ö", "o", "œ", "oe", "ß", "ss", "ú", "u", "ù", "u", "û", "u", "ü", "u")

// fold returns text in lower case without accents.
func fold(text string) string { return accents.Replace(strings.ToLower(text)) }

// words returns the folded words and numbers of a text.
func words(text string) []string {
	return strings.FieldsFunc(fold(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

// minStem is the minimum number of letters of a stem, and minInner that of a stem that is found within a longer word.
const minStem, minInner = 3, 4

// stem returns a folded word without the longest ending of the language that leaves a stem.
func (q query) stem(word string) string {
	best := word
	for _, ending := range q.endings {
		if s, ok := strings.CutSuffix(word, ending); ok && len(s) >= minStem && len(s) < len(best) {
			best = s
		}
	}
	return best
}

// matches returns the index of the word of the query that a folded word of a text matches, or -1, and whether it does so without a synonym.
func (q query) matches(word string) (index int, direct bool) {
	stem := q.stem(word)
	for i, stems := range q.words {
		at := slices.IndexFunc(stems, func(s string) bool { return s == stem || len(s) >= minInner && strings.Contains(word, s) })
		if at >= 0 {
			return i, at == 0
		}
	}
	return -1, false
}

// begins reports whether a folded word of a text begins with the last word of the query, which may not be complete yet.
func (q query) begins(word string) bool {
	last := q.words[len(q.words)-1][0]
	return len(last) > 1 && strings.HasPrefix(word, last)
}

// marks reports whether a word of a text is marked as found: it matches without a synonym, or begins with the last word of the query.
func (q query) marks(text string) bool {
	return slices.ContainsFunc(words(text), func(word string) bool {
		_, direct := q.matches(word)
		return direct || q.begins(word)
	})
}

// rank is how well a text matches a query: the number of words of the query that it has, and how many of its words match directly.
type rank struct{ words, direct int }

// compare returns a negative number if r is the better rank.
func (r rank) compare(o rank) int {
	return cmp.Or(cmp.Compare(o.words, r.words), cmp.Compare(o.direct, r.direct))
}

// rank returns how well a text matches. With unfinished, the last word counts where a word of the text begins with it.
func (q query) rank(text string, unfinished bool) rank {
	found := map[int]bool{} // whether directly, by word of the query
	for _, word := range words(text) {
		i, direct := q.matches(word)
		if i < 0 && unfinished && q.begins(word) {
			i, direct = len(q.words)-1, true
		}
		if i >= 0 {
			found[i] = found[i] || direct
		}
	}
	r := rank{words: len(found)}
	for _, direct := range found {
		if direct {
			r.direct++
		}
	}
	return r
}

// search returns the pages with the most words of a text, in any order: first those that have them in one sentence below their title.
func (b *book) search(text string, w *locale.Words) (found []finding) {
	q := newQuery(text, w)
	if len(q.words) == 0 {
		return nil
	}
	for _, unfinished := range []bool{false, true} {
		most := 0
		for i, p := range b.pages {
			texts := p.texts(w)
			n := q.rank(strings.Join(texts, " "), unfinished).words
			if n == 0 || n < most {
				continue
			}
			if n > most {
				found, most = nil, n
			}
			all := sentences(texts[1:])
			f := finding{page: i, sentence: all[0]}
			for _, s := range all {
				if r := q.rank(s, unfinished); r.compare(f.rank) < 0 {
					f.sentence, f.rank = s, r
				}
			}
			found = append(found, f)
		}
		if most == len(q.words) {
			break
		}
	}
	sort.SliceStable(found, func(i, j int) bool { return found[i].rank.compare(found[j].rank) < 0 })
	return found[:min(len(found), maxFindings)]
}

// sentences returns the sentences of texts.
func sentences(texts []string) (all []string) {
	for _, text := range texts {
		start := 0
		for i, r := range text {
			if strings.ContainsRune(".!?", r) && (i+1 == len(text) || text[i+1] == ' ') {
				all = append(all, strings.TrimSpace(text[start:i+1]))
				start = i + 1
			}
		}
		if rest := strings.TrimSpace(text[start:]); rest != "" {
			all = append(all, rest)
		}
	}
	return all
}
