package game

import (
	"azulejo/assets"
	"azulejo/game/fetch"
)

// photographs loads the sprites that a browser fetches after the first screen. Until then the tables lack them.
type photographs struct {
	fetched map[string]<-chan fetch.Result // results of the running fetches, by the name of the sprite
	pause   int                            // ticks until the missing ones are fetched
	failed  bool                           // the player knows that a fetch has failed
}

// Fetching begins after the first frames, and again after a failure, in ticks.
const (
	photographDelay = 10
	photographRetry = 600
)

func newPhotographs() photographs {
	return photographs{fetched: map[string]<-chan fetch.Result{}, pause: photographDelay}
}

// update adds the sprites that have arrived. The scenes are laid out again once no more are on their way.
func (p *photographs) update(c *Context) {
	if p.pause > 0 {
		if p.pause--; p.pause == 0 {
			p.start(c)
		}
		return
	}
	for name, result := range p.fetched {
		select {
		case file := <-result:
			delete(p.fetched, name)
			if file.Err == nil {
				file.Err = c.Pages.Sheet().Add(name, file.Data)
			}
			if file.Err != nil {
				p.pause = photographRetry
			}
			if len(p.fetched) == 0 {
				p.finish(c)
			}
		default:
		}
	}
}

// start fetches what is missing.
func (p *photographs) start(c *Context) {
	for _, name := range assets.Photographs() {
		if c.Pages.Sheet().Missing(name) {
			p.fetched[name] = fetch.Start(assets.FetchedFile(name))
		}
	}
}

// finish lays the scenes out with the new sprites. The first time that one could not be loaded, it notifies the player.
func (p *photographs) finish(c *Context) {
	c.ApplySettings()
	if p.pause > 0 && !p.failed {
		p.failed = true
		c.Notify(c.Words.T("fetch.failed"))
	}
}
