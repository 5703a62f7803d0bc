package headless

import (
	"image"
	"image/png"
	"os"
)

// WritePNG writes an image to a PNG file.
func WritePNG(path string, picture *image.RGBA, level png.CompressionLevel) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	e := png.Encoder{CompressionLevel: level}
	if err := e.Encode(f, picture); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
