// Package lesson teaches games by doing: a lesson is a position and steps, each of which says something, points somewhere, and may wait for
// a move. Lessons are data, a file for each; this package reads them and goes through them. It shows nothing and has no sentences: those
// are words under the lesson's name.
package lesson
