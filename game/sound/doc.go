// Package sound plays the sounds of the table. A machine without a sound device, or one whose device goes away, plays in silence: sound
// is never waited for and never an error.
package sound
