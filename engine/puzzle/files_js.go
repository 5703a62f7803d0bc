package puzzle

// Embedded returns nil: the page fetches the files.
func Embedded(string) []byte { return nil }
