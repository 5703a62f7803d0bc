// Package backdrop is what the screens around the tables stand in front of: a plaster wall in the light of a window, the panel of tiles on
// the title, and the border of that panel at the left edge of the other screens.
package backdrop
