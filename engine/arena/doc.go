// Package arena plays tournaments between computer players: every entrant plays the same deals, and the standings include how well calibrated
// the stated win probabilities are.
package arena
