// Package tween animates values: timelines of steps and the easing functions that shape them. Time is counted in ticks, 60 per second, and
// never read from a clock, so that a run can be repeated exactly.
package tween
