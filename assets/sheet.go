// Package assets holds the art, type and sound that the program carries within itself.
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

// Atlas is the sheet of all sprites, as lossless WebP.
func Atlas() []byte { return read(art, "atlas.webp") }

// AtlasIndex says where each sprite lies on the sheet, as JSON.
func AtlasIndex() []byte { return read(art, "atlas.json") }

// Picture returns the picture of a sprite that is not on the sheet, as lossy WebP, or a further sheet, as lossless WebP. It returns nil for
// what is not in the program.
func Picture(name string) []byte {
	if name == Bold {
		return bold()
	}
	return read(art, name+".webp")
}

// Bold is the name of the sheet of high contrast, and BoldFile the file that browsers fetch.
const (
	Bold     = "bold"
	BoldFile = Bold + ".webp"
)
