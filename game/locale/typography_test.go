package locale

import (
	"regexp"
	"strings"
	"testing"
)

// The quotation marks of each language. Those of the others are not used.
var quotationMarks = map[string]string{"en": "“”", "nl": "‘’", "de": "„“", "fr": "«»", "es": "«»", "pt": "«»", "pt-BR": "“”"}

// wordChoices are words that a language does not use for what the rules name, with what it uses instead.
var wordChoices = map[string]map[string]string{
	"en": {"an opponent": "the name of the player", "Look here: Hand": "Look at your hand"},
	"nl": {"het getal aangeeft": "cijfer", "kant van het bord": "zijde", "tot vier tegels": "maximaal vier tegels", "worden gescoord": "punten tellen", "wordt gescoord": "punten tellen", "in de hoeken": "op de hoeken"},
	"de": {"bedeck": "belegen", "Sepia-Seite": "Sepiaseite", "Stern in der Mitte": "mittlerer Stern", "in den Ecken": "auf den Ecken", "in deinen Ecken": "auf deinen Ecken", " quer ": "waagerecht"},
	"fr": {"orangée": "orange", "tuiles oranges": "tuiles orange"},
	"pt": {"No lado cinzento": "Na face cinzenta", "No lado sépia": "Na face sépia"}, "pt-BR": {"põe fim": "encerra", " ronda": "rodada"},
}

// TestTypography checks the spaces before the punctuation of French, the quotation marks of each language, and words that a language does not use.
func TestTypography(t *testing.T) {
	breakable, missing := regexp.MustCompile("[ \u00a0][;:!?]"), regexp.MustCompile(`[\pL\d}»)][;!?]`)
	for language, marks := range quotationMarks {
		for key, message := range open(t, language).messages {
			text := message.text
			if language == "fr" && !strings.HasPrefix(key, "rules.synonyms") && (breakable.MatchString(text) || missing.MatchString(text)) {
				t.Errorf("fr: %s has no narrow no-break space before a punctuation mark: %s", key, text)
			}
			for _, mark := range "«»„“”" {
				if strings.ContainsRune(text, mark) && !strings.ContainsRune(marks, mark) {
					t.Errorf("%s: %s has the quotation mark %c: %s", language, key, mark, text)
				}
			}
			for word, better := range wordChoices[language] {
				if strings.Contains(text, word) {
					t.Errorf("%s: %s says %q instead of %q: %s", language, key, word, better, text)
				}
			}
		}
	}
	for language, four := range map[string]string{"en": "four", "nl": "vier", "de": "vier", "fr": "quatre", "es": "cuatro", "pt": "quatro", "pt-BR": "quatro"} {
		if text := open(t, language).T("pavilion.prompt.pass"); !strings.Contains(text, four) {
			t.Errorf("%s: the prompt to pass does not say that up to four tiles are kept: %s", language, text)
		}
	}
}
