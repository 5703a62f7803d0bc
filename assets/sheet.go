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
	if name == Bold {
		return bold()
	}
	return read(art, name+".webp")
}

// Bold is the name of the sheet for high contrast, and BoldFile the file that browsers fetch.
const (
	Bold     = "bold"
	BoldFile = Bold + ".webp"
)
