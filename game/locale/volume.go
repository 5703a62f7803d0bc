package locale

// volume is a file of words of a language, or why it could not be had.
type volume struct {
	texts []byte
	err   error
}

// The titles of volumes: the words of the game, and those of the lessons and of the book of rules.
const (
	words    = "words"
	learning = "learn"
)

// Ready returns what reports whether the words are there that Open opens for who would like to read the given languages. A browser fetches
// them when they are first wanted; ask again on the next tick where they are not there, and no more after an error.
func Ready(wished ...string) func() (there bool, err error) {
	code := Match(wished...)
	if held(code) {
		return func() (bool, error) { return true, nil }
	}
	coming := fetch(words, code)
	return func() (bool, error) {
		select {
		case v := <-coming:
			return v.err == nil, v.err
		default:
			return false, nil
		}
	}
}
