package long

import (
	"slices"
	"testing"
)

// TestValuesAreCovered checks that every value of each dimension occurs.
func TestValuesAreCovered(t *testing.T) {
	want := [][]int{{0, 0, 0}, {1, 1, 0}, {2, 0, 0}}
	if got := coverValues([]int{3, 2, 1}); !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestPairsAreCovered checks that the combinations are in ascending order, are far fewer than all, are allowed, and have every pair that an allowed
// combination has.
func TestPairsAreCovered(t *testing.T) {
	for _, c := range []struct {
		sizes   []int
		allowed func(at []int) bool
		most    int
	}{
		{[]int{7, 26, 4, 3, 6}, nil, 230},
		{[]int{7, 26, 4, 3, 6}, func(at []int) bool { return at[0] == 0 || at[1]%3 == 0 }, 180},
		{[]int{5, 2}, nil, 10},
		{[]int{3}, nil, 3},
		{[]int{1, 1, 4}, nil, 4},
	} {
		all := product(c.allowed, c.sizes)
		chosen := coverPairs(all, len(c.sizes))
		if len(chosen) > c.most || !slices.IsSortedFunc(chosen, slices.Compare[[]int]) {
			t.Errorf("%v: %d combinations of %d, expected at most %d in order", c.sizes, len(chosen), len(all), c.most)
		}
		if got, want := pairsOf(chosen), pairsOf(all); len(got) != len(want) {
			t.Errorf("%v: %d of %d pairs are covered", c.sizes, len(got), len(want))
		}
		for _, at := range chosen {
			if c.allowed != nil && !c.allowed(at) {
				t.Errorf("%v is not allowed", at)
			}
		}
	}
}

func pairsOf(all [][]int) map[pair]bool {
	pairs := map[pair]bool{}
	for _, at := range all {
		for j := range at {
			for i := range j {
				pairs[pair{i, j, at[i], at[j]}] = true
			}
		}
	}
	return pairs
}
