// Package sound plays the sound effects and the music of the game. Sound is optional: without a device, or if it is removed, the game
// continues in silence.
package sound
