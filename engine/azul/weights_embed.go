//go:build !js

package azul

import "embed"

// files are the weights that come with the program, by edition.
//
//go:embed *.weights
var files embed.FS

func readWeights(name string) ([]byte, error) { return files.ReadFile(name) }
