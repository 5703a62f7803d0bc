// Package music makes a calm piece for a Portuguese guitar that never ends and never comes twice, from a seed. A piece is a row of verses,
// each in a key and mode of its own; a verse is four phrases over slow chords, a question, its answer, and both again, changed; a phrase
// is made of a motif that comes back. Players are silent between verses. Nothing here knows of devices or the clock.
package music
