package locale

// Wish is what a player would like to read who has chosen a language, or has left it to the system with "".
func Wish(chosen string) []string {
	if chosen == "" {
		return System()
	}
	return []string{chosen}
}

// Names are the languages there are, each by its own name, in the order of Languages.
func Names() ([]string, error) {
	var all []string
	for _, code := range Languages() {
		own, err := name(code)
		if err != nil {
			return nil, err
		}
		all = append(all, own)
	}
	return all, nil
}
