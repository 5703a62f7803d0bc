// Package table is what the tables of all games share: the tiles on the stage and the choreography that moves them by the events of the
// engine. It knows places and events, not games.
package table
