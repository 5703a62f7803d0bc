// Package backdrop draws what is behind the screens around the table: a plaster wall in the light of a window, the panel of tiles on the
// title screen, and the border of that panel at the left edge of the other screens.
package backdrop
