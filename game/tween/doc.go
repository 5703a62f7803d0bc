// Package tween moves things over time: timelines of steps and the easings that shape them. Time is counted in ticks, 60 a second, and
// never read from a clock, so that a run can be repeated exactly.
package tween
