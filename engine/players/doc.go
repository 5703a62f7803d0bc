// Package players contains the computer players: the levels of this program, and external programs that speak the bot protocol, as the levels do.
// A game provides its edition and its evaluators; this package knows no rules.
package players
