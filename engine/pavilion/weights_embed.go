//go:build !js

package pavilion

import "embed"

// files contains the built-in weights, one file for each edition.
//
//go:embed *.weights
var files embed.FS

// readWeights returns a file of built-in weights.
func readWeights(name string) ([]byte, error) { return files.ReadFile(name) }
