// Package scenes holds the screens of the program and the one list of its games.
package scenes
