//go:build !js

package assets

import "embed"

//go:embed fetched/*.webp
var fetched embed.FS

// fetchedPicture returns the image of a sprite or sheet that browsers fetch.
func fetchedPicture(name string) []byte { return read(fetched, "fetched/"+name+".webp") }
