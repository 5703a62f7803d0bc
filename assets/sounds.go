package assets

import "embed"

//go:embed sounds/*.wav
var sounds embed.FS

// Sound is a sound by name and variation, such as "place-2", as WAV, or nil.
func Sound(name string) []byte { return read(sounds, "sounds/"+name+".wav") }
