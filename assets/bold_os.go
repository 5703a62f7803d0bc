//go:build !js

package assets

import _ "embed"

//go:embed bold/bold.webp
var boldSheet []byte

// bold returns the sheet of high contrast.
func bold() []byte { return boldSheet }
