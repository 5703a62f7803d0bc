// Package music composes an endless, calm piece for Portuguese guitar from a seed. A piece is a sequence of verses, each in its own key
// and mode. A verse is four phrases over slow chords: a question, its answer, and variations of both. A phrase is built from a recurring
// motif. There is a pause between verses. The package does not depend on a sound device or the clock.
package music
