//go:build !js

package computer

import "azulejo/engine/box"

// ServeWorker does nothing outside a browser.
func ServeWorker(box.Games) bool { return false }
