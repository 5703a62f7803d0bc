package locale

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
