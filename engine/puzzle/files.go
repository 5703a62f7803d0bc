package puzzle

import "strings"

// Families returns the families of games with a file of puzzles each: those that share their rules but for the boards.
func Families() []string { return []string{"azul", "pavilion"} }

// Family returns the family of a game.
func Family(game string) string {
	family, _, _ := strings.Cut(game, "-")
	return family
}

// File returns the name of the file with the puzzles of a family.
func File(family string) string { return family + ".puzzles" }
