package game

import (
	"fmt"
	"io"

	"github.com/hajimehoshi/ebiten/v2"
)

// meter tells once a second how many frames the window shows.
type meter struct {
	out   io.Writer // nil for silence
	ticks int
}

func (m *meter) tick() {
	if m.ticks++; m.out != nil && m.ticks%ebiten.TPS() == 0 {
		fmt.Fprintf(m.out, "%.1f frames a second\n", ebiten.ActualFPS())
	}
}
