// Package stage is the scene graph: nodes with transforms, order and art, plus hit testing, dragging, keyboard focus and accessibility.
package stage
