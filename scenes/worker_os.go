//go:build !js

package scenes

import "azulejo/engine/box"

// ServeWorker does nothing outside a browser.
func ServeWorker(box.Games) bool { return false }
