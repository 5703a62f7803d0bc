package game

import (
	"fmt"
	"io"

	"github.com/hajimehoshi/ebiten/v2"
)

// meter tells once a second how many frames the window shows, unless out is nil.
func logFPS(out io.Writer, ticks int) {
	if out != nil && ticks%ebiten.TPS() == 0 {
		fmt.Fprintf(out, "%.1f frames a second\n", ebiten.ActualFPS())
	}
}
