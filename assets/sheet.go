// Package assets embeds the sprites, typefaces and other data of the game.
package assets

import "embed"

//go:embed *.webp atlas.json
var art embed.FS

func read(files embed.FS, name string) []byte {
	data, err := files.ReadFile(name)
	if err != nil {
		return nil
	}
	return data
}

// Atlas returns the sheet of all sprites, as lossless WebP.
func Atlas() []byte { return read(art, "atlas.webp") }

// AtlasIndex returns the JSON index of the sprites on the sheets.
func AtlasIndex() []byte { return read(art, "atlas.json") }

// Picture returns the image of a sprite with its own file, as lossy WebP, or an additional sheet, as lossless WebP. It returns nil if the
// image is not embedded.
func Picture(name string) []byte {
	if data := read(art, name+".webp"); data != nil {
		return data
	}
	return fetchedPicture(name)
}

// Bold is the name of the sheet for high contrast, which browsers fetch when it is needed.
const Bold = "bold"

// Photographs returns the names of the sprites with their own files that browsers fetch after the first screen, which does without them.
func Photographs() []string { return []string{"dish", "lens", "plate", "plate-sage", "sack"} }

// FetchedFile returns the name of the file with the image of a sprite or sheet that browsers fetch.
func FetchedFile(name string) string { return name + ".webp" }
