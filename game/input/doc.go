// Package input turns mouse, touch, keyboard and gamepad into one pointer stroke and a set of actions per tick.
package input
