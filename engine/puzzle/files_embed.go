//go:build !js

package puzzle

import "embed"

//go:embed *.puzzles
var files embed.FS

// Embedded returns the file of the puzzles of a family, or nil where it has to be fetched.
func Embedded(family string) []byte {
	file, err := files.ReadFile(File(family))
	if err != nil {
		return nil
	}
	return file
}
