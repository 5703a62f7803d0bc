package locale

import (
	"os"
	"strings"
)

// SystemLanguages returns the preferred languages of the system as language tags, the most preferred first, or nil if they are unknown.
// Environment variables, which browsers do not have, take precedence over system settings.
func SystemLanguages() []string {
	if all, set := environmentLanguages(os.Getenv); set {
		return all
	}
	return systemLanguages()
}

// fromPOSIX returns the language of a POSIX locale such as "de_AT.UTF-8@euro"; none for "C".
func fromPOSIX(locale string) []string {
	locale, _, _ = strings.Cut(locale, ".")
	locale, _, _ = strings.Cut(locale, "@")
	switch locale {
	case "", "C", "POSIX":
		return nil
	}
	return []string{strings.ReplaceAll(locale, "_", "-")}
}

// environmentLanguages returns the language of the first locale variable that is set, in order of precedence, and whether there is one.
func environmentLanguages(get func(string) string) (languages []string, set bool) {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := get(name); v != "" {
			return fromPOSIX(v), true
		}
	}
	return nil, false
}

// Preferred returns the language that the player has chosen, or the preferred languages of the system if chosen is empty.
func Preferred(chosen string) []string {
	if chosen == "" {
		return SystemLanguages()
	}
	return []string{chosen}
}

// LanguageNames returns the languages' own names in the order of Languages.
func LanguageNames() ([]string, error) {
	var all []string
	for _, code := range Languages() {
		own, err := languageName(code)
		if err != nil {
			return nil, err
		}
		all = append(all, own)
	}
	return all, nil
}
