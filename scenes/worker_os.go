//go:build !js

package scenes

import "azulejo/engine/bot"

// ServeWorker does nothing outside a browser.
func ServeWorker([]bot.Game) bool { return false }
