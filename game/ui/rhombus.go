package ui

import (
	"math"

	"azulejo/game/gfx"
	"azulejo/game/stage"
)

// RhombusState is the state of a step that a rhombus shows.
type RhombusState uint8

// The states: a step ahead, the current one, one that is done, one whose answer was shown, and one that was passed without being done.
const (
	RhombusAhead RhombusState = iota
	RhombusCurrent
	RhombusDone
	RhombusShown
	RhombusPassed
)

// minRhombusLine is the least difference between the sides of a rhombus and of its face, in device-independent pixels: thinner lines have gaps.
const minRhombusLine = 2.2

// Rhombus returns a rhombus of a side in the middle of a rectangle, which shows the state of one of several steps.
func (k *Kit) Rhombus(name string, state RhombusState, r stage.Rect, side float64) *stage.Node {
	line := max(2.4*k.Unit, minRhombusLine*k.Device)
	edge, face, rim := Accent, Accent, 0.0
	switch state {
	case RhombusCurrent:
		edge, face, rim = Step, Surface, 2.1*line
	case RhombusAhead:
		edge, face, rim = Edge, Surface, line
	case RhombusShown, RhombusPassed:
		edge, face, rim = Edge, Off, line
	}
	n := stage.Box(name, nil, r)
	for _, part := range []struct {
		role Role
		side float64
	}{{edge, side + max(0, rim-line)}, {face, side - min(rim, line)}} {
		square := stage.New("", &stage.Fill{Colour: part.role.Colour()}, 0, 0, part.side, part.side)
		square.Rotation = math.Pi / 4
		n.Add(square)
	}
	switch state {
	case RhombusDone:
		n.Add(stage.New("", &stage.Sprite{Name: "icon-confirm", Tint: gfx.White()}, 0, 0, side, side))
	case RhombusShown:
		n.Add(stage.New("", &stage.Sprite{Name: "icon-look", Tint: Ink.Colour()}, 0, 0, side, side))
	}
	return n
}
