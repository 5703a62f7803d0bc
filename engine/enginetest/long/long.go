// Package long has the flag -long for tests that are quick by default: with it they play all their games and check every combination instead of
// every pair. It is defined in packages whose tests import this one; go run ./build long finds the tests.
package long

import (
	"flag"
	"slices"
	"testing"
)

var enabled = flag.Bool("long", false, "play all games and check every combination")

// Enabled reports whether tests are to be complete. It must be called from a test, when flags have been parsed.
func Enabled() bool { return *enabled }

// Only skips a test without -long. It is for tests of what others check with other values, such as a whole game by another input.
func Only(t testing.TB) {
	t.Helper()
	if !Enabled() {
		t.Skip("only with -long")
	}
}

// Count returns the number of games, seeds or findings of a quick test, or with -long those of the complete one.
func Count[N int | uint64](quick, complete N) N {
	if Enabled() {
		return complete
	}
	return quick
}

// Values returns combinations of values of dimensions of some sizes, like Pairs. Without -long every value of each dimension occurs, and there are as
// many combinations as the largest dimension has values; with -long they are all.
func Values(sizes ...int) [][]int {
	if Enabled() {
		return product(nil, sizes)
	}
	return coverValues(sizes)
}

// coverValues returns combinations in which every value of each dimension occurs.
func coverValues(sizes []int) (chosen [][]int) {
	for n := range slices.Max(sizes) {
		at := make([]int, len(sizes))
		for i, size := range sizes {
			at[i] = n % size
		}
		chosen = append(chosen, at)
	}
	return chosen
}

// Pairs returns combinations of values in ascending order. Each combination has one value of each dimension, from 0 up to its size. Without -long they are
// few combinations in which every pair of values of two dimensions occurs; with -long they are all. Only combinations that allowed accepts are
// returned, if it is not nil, and then every pair occurs that one of those has.
func Pairs(allowed func(at []int) bool, sizes ...int) [][]int {
	all := product(allowed, sizes)
	if Enabled() {
		return all
	}
	return coverPairs(all, len(sizes))
}

// product returns all combinations that allowed accepts, if it is not nil.
func product(allowed func(at []int) bool, sizes []int) (all [][]int) {
	all = [][]int{nil}
	for _, size := range sizes {
		var longer [][]int
		for _, c := range all {
			for v := range size {
				longer = append(longer, append(c[:len(c):len(c)], v))
			}
		}
		all = longer
	}
	return slices.DeleteFunc(all, func(c []int) bool { return allowed != nil && !allowed(c) })
}

// pair is a value of each of two dimensions.
type pair struct{ i, j, v, w int }

// coverPairs returns few of some combinations of n values, in their order, in which all their pairs occur. It first chooses combinations with the
// most pairs that are new.
func coverPairs(all [][]int, n int) (chosen [][]int) {
	covered := map[pair]bool{}
	take := make([]bool, len(all))
	for least := max(1, n*(n-1)/2); least > 0; least-- {
		for c, at := range all {
			var added []pair
			for j := range at {
				for i := range j {
					if p := (pair{i, j, at[i], at[j]}); !covered[p] {
						added = append(added, p)
					}
				}
			}
			if len(added) < least {
				continue
			}
			take[c] = true
			for _, p := range added {
				covered[p] = true
			}
		}
	}
	for c, at := range all {
		if take[c] || n < 2 {
			chosen = append(chosen, at)
		}
	}
	return chosen
}
