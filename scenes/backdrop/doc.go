// Package backdrop draws the background of all screens except the table: a plaster wall lit through a window, the tile panel of the title screen,
// and the border of that panel at the left edge of the other screens.
package backdrop
