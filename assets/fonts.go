package assets

import "embed"

//go:embed fonts/*.ttf
var fonts embed.FS

// Fonts returns the typefaces in the order of gfx.Face: serif, serif bold, serif italic, sans, sans bold.
func Fonts() (files [5][]byte) {
	for i, name := range [...]string{"EBGaramond-Regular", "EBGaramond-SemiBold", "EBGaramond-Italic", "Inter-Regular", "Inter-SemiBold"} {
		files[i] = read(fonts, "fonts/"+name+".ttf")
	}
	return files
}
