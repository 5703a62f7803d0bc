// Package stage is the scene graph: nodes with transforms, order and art, who is hit where, what is dragged and what has the focus.
package stage
