package game

import (
	"fmt"
	"io"

	"github.com/hajimehoshi/ebiten/v2"
)

// logFPS writes the frame rate to out once a second. ticks is the number of the current tick; a nil out is ignored.
func logFPS(out io.Writer, ticks int) {
	if out != nil && ticks%ebiten.TPS() == 0 {
		fmt.Fprintf(out, "%.1f frames a second\n", ebiten.ActualFPS())
	}
}
