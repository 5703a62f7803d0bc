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

// Photo is the picture of a sprite that is kept apart from the sheet, as lossy WebP, or nil.
func Photo(name string) []byte { return read(art, name+".webp") }
