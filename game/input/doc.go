// Package input turns mouse, touch, keyboard and gamepad into one stroke and a few actions, once a tick.
package input
