package game

import (
	"image"
	"image/color"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// DownloadPicture saves what a node draws on white in w × h pixels among the player's downloads, as a file in PNG format. It returns the same as Download.
func (c *Context) DownloadPicture(name string, n *stage.Node, w, h int) (path string, err error) {
	bounds := image.Rect(0, 0, w, h)
	drawn := gfx.NewTexture(bounds)
	defer drawn.Deallocate()
	drawn.Fill(color.White)
	canvas := gfx.NewCanvas(c.Canvas.Pages)
	canvas.Begin(drawn)
	n.Draw(canvas)
	canvas.End()
	picture := image.NewRGBA(bounds)
	drawn.ReadPixels(picture.Pix)
	return c.platform.downloadPicture(name, picture)
}
