package locale

import (
	"os"
	"strings"
)

// System lists the languages that the player's system speaks, the dearest first; none where it does not tell. They are as language tags say
// them: "pt-BR". What the environment says, which browsers have none of, comes before what the system is set to.
func System() []string {
	if all, set := environment(os.Getenv); set {
		return all
	}
	return system()
}

// posix are the languages of a POSIX locale such as "de_AT.UTF-8@euro"; none for the one of programmers, "C".
func posix(locale string) []string {
	locale, _, _ = strings.Cut(locale, ".")
	locale, _, _ = strings.Cut(locale, "@")
	switch locale {
	case "", "C", "POSIX":
		return nil
	}
	return []string{strings.ReplaceAll(locale, "_", "-")}
}

// environment are the languages that the environment names, the most particular variable that is set, and whether there is one.
func environment(get func(string) string) (languages []string, set bool) {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := get(name); v != "" {
			return posix(v), true
		}
	}
	return nil, false
}
