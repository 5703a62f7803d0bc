package ui

import (
	"testing"

	"azulejo/game/gfx"
)

// TestEveryRoleHasAColour checks that the usual colours have a value for each role.
func TestEveryRoleHasAColour(t *testing.T) {
	for role, rgb := range porcelain() {
		if role > 0 && rgb == 0 {
			t.Errorf("role %d has no colour", role)
		}
	}
}

// TestHighContrastReplacesRoles checks that of two equal colours only the one with a role is replaced, and that opacity is kept.
func TestHighContrastReplacesRoles(t *testing.T) {
	o := HighContrast()
	for role, rgb := range highContrast() {
		if got, want := o.Colour(role.Colour().Fade(0.5)), gfx.Hex(rgb).Fade(0.5); got != want {
			t.Errorf("role %d becomes %v, expected %v", role, got, want)
		}
		if plain := gfx.Hex(porcelain()[role]); o.Colour(plain) != plain {
			t.Errorf("the value of role %d changes without the role", role)
		}
	}
	if got := o.Colour(Numeral.Of(0x6A1B62)); got != gfx.Hex(0) {
		t.Errorf("a number in a game's colour becomes %v", got)
	}
	if got := Highlight.Colour(); o.Colour(got) != got {
		t.Errorf("Highlight becomes %v", o.Colour(got))
	}
}

// TestEmblemsHaveRoles checks that the roles of seats are in the order of the emblems.
func TestEmblemsHaveRoles(t *testing.T) {
	for i, want := range [...][2]Role{{BlueSeat, BlueLine}, {RedSeat, RedLine}, {GreenSeat, GreenLine}, {PurpleSeat, PurpleLine}} {
		if got := [2]Role{Seat(i + 1), SeatLine(i + 1)}; got != want {
			t.Errorf("emblem %d has the roles %v, expected %v", i+1, got, want)
		}
	}
}
