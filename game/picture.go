package game

import (
	"bytes"
	"image"
	"image/png"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// Picture returns what a node draws in w × h pixels as a file in PNG format.
func (c *Context) Picture(n *stage.Node, w, h int) ([]byte, error) {
	bounds := image.Rect(0, 0, w, h)
	drawn := gfx.NewTexture(bounds)
	defer drawn.Deallocate()
	canvas := gfx.NewCanvas(c.Canvas.Pages)
	canvas.Begin(drawn)
	n.Draw(canvas)
	canvas.End()
	picture := image.NewRGBA(bounds)
	drawn.ReadPixels(picture.Pix)
	var data bytes.Buffer
	err := png.Encode(&data, picture)
	return data.Bytes(), err
}
