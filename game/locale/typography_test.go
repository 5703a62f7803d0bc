package locale

import (
	"regexp"
	"strings"
	"testing"
)

// The quotation marks of each language. Those of the others are not used.
var quotationMarks = map[string]string{"en": "“”", "nl": "‘’", "de": "„“", "fr": "«»", "es": "«»", "pt": "«»", "pt-BR": "“”"}

// wordChoices are words that a language does not use for what the rules name, or for an act that has another verb, with what it uses instead.
var wordChoices = map[string]map[string]string{
	"en":    {`an opponent`: "the name of the player", `Look here: Hand`: "Look at your hand", `[Cc]loses? (a|an|no) `: "surround", `[Cc]omplete(s|d)? (a|an|the) (pillar|statue|window|ornament)`: "surround", `in the corners`: "on the corners"},
	"nl":    {`het getal aangeeft`: "cijfer", `kanten? van het bord`: "zijde", `tot vier tegels`: "maximaal vier tegels", `(wordt|worden|ronde) gescoord`: "punten tellen", `muur (heeft ge)?scoor`: "punten opleveren", `in (de|je) hoeken`: "op de hoeken", `\bwand\b`: "muur", `\bvol (te )?ma(akt|ken)`: "vullen", `\bronden\b`: "rondes"},
	"de":    {`[Bb]edeck`: "belegen", `Sepia-Seite`: "Sepiaseite", `Stern in der Mitte`: "mittlerer Stern", `in (den|deinen) Ecken`: "auf den Ecken", ` quer `: "waagerecht", `\b[Zz]ahl(e|t|st)\b`: "bezahlen", `deine Reihen`: "deine Musterreihen", `\b(Tipp auf|[Dd]enk|[Mm]ach) `: "tippe, denke, mache", `Computerspieler `: "Computergegner"},
	"fr":    {`orangée`: "orange", `tuiles oranges`: "tuiles orange", `(^| )(tu|toi|te|ton|tes) `: "vous", `joueurs? de l’ordinateur`: "joueur virtuel"},
	"es":    {`jugador(es)? del ordenador`: "jugador virtual"},
	"pt":    {`No lado cinzento`: "Na face cinzenta", `No lado sépia`: "Na face sépia", `lados do tabuleiro`: "faces", `jogador(es)? do computador`: "jogador virtual"},
	"pt-BR": {`põe fim`: "encerra", `\brondas?\b`: "rodada", `[^{]\bjokers?\b`: "coringa", `bónus`: "bônus", `\bcasas?\b`: "espaço", `\bpeças\b`: "azulejos", `\bpartidas?\b`: "jogo", `jogador(es)? do computador`: "jogador virtual"},
}

// TestTypography checks that scores are not broken, the spaces before the punctuation of French, the quotation marks of each language, and words that a language does not use.
func TestTypography(t *testing.T) {
	breakable, missing := regexp.MustCompile("[ \u00a0][;:!?]"), regexp.MustCompile(`[\pL\d}»)][;!?]`)
	broken := regexp.MustCompile(`\{own2?\} :|: \{theirs`)
	for language, marks := range quotationMarks {
		choices := map[*regexp.Regexp]string{}
		for word, better := range wordChoices[language] {
			choices[regexp.MustCompile(word)] = better
		}
		for key, message := range open(t, language).messages {
			text := message.text
			if broken.MatchString(text) {
				t.Errorf("%s: %s breaks a score: %s", language, key, text)
			}
			if language == "fr" && !strings.HasPrefix(key, "rules.synonyms") && (breakable.MatchString(text) || missing.MatchString(text)) {
				t.Errorf("fr: %s has no narrow no-break space before a punctuation mark: %s", key, text)
			}
			for _, mark := range "«»„“”" {
				if strings.ContainsRune(text, mark) && !strings.ContainsRune(marks, mark) {
					t.Errorf("%s: %s has the quotation mark %c: %s", language, key, mark, text)
				}
			}
			for word, better := range choices {
				if !strings.HasPrefix(key, "rules.common") && !strings.HasPrefix(key, "rules.synonyms") && word.MatchString(text) {
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
