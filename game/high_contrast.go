package game

import (
	"azulejo/assets"
	"azulejo/game/fetch"
	"azulejo/game/gfx"
	"azulejo/game/ui"
)

// highContrast loads the drawings of high contrast, which a browser fetches on demand.
type highContrast struct {
	fetched <-chan fetch.Result // result of the running fetch, or nil
}

// overrides returns the overrides for the settings. Until the drawings are loaded, high contrast has the usual ones.
func (h *highContrast) overrides(c *Context) gfx.Overrides {
	if !c.Settings.HighContrast {
		return gfx.Overrides{}
	}
	overrides := ui.HighContrast()
	if c.Pages.Sheet().Missing(assets.Bold) {
		overrides.Prefix = ""
		if h.fetched == nil {
			h.fetched = fetch.Start(assets.FetchedFile(assets.Bold))
		}
	}
	return overrides
}

// update lays the scenes out again once the drawings are loaded.
func (h *highContrast) update(c *Context) {
	select {
	case file := <-h.fetched:
		h.fetched = nil
		if file.Err == nil {
			file.Err = c.Pages.Sheet().Add(assets.Bold, file.Data)
		}
		if file.Err != nil {
			c.Notify(c.Words.T("fetch.failed"))
			return
		}
		c.ApplySettings()
	default:
	}
}
