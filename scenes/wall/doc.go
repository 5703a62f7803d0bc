// Package wall is the limewashed wall on which the screens around the table lie: its plaster, the light of a window on it, and the panel of
// tiles on the title, whose border the other screens show at their left edge.
package wall
