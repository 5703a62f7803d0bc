//go:build !js

package locale

import "embed"

//go:embed learn/*.json
var learn embed.FS

// fetch reads the words of a language's lessons and book of rules.
func fetch(code string) <-chan volume {
	data, err := learn.ReadFile("learn/" + code + ".json")
	got := make(chan volume, 1)
	got <- volume{data, err}
	return got
}
