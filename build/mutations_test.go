package main

import (
	"encoding/json"
	"slices"
	"testing"
)

// TestMutationReport checks what is reported from the tester's file: the share of faults in covered code that were found, and the faults that survive in the
// order of the code.
func TestMutationReport(t *testing.T) {
	var r mutationReport
	err := json.Unmarshal([]byte(`{"go_module": "azulejo", "mutants_killed": 3, "mutants_lived": 1, "mutants_not_covered": 1, "elapsed_time": 90.5, "files": [
		{"file_name": "ease.go", "mutations": [
			{"type": "ARITHMETIC_BASE", "status": "LIVED", "line": 29, "column": 54},
			{"type": "ARITHMETIC_BASE", "status": "KILLED", "line": 14, "column": 9},
			{"type": "CONDITIONALS_BOUNDARY", "status": "NOT COVERED", "line": 3, "column": 12}]}]}`), &r)
	if err != nil || r.efficacy() != 0.75 || r.NotCovered != 1 || r.Seconds != 90.5 {
		t.Errorf("%+v, %v, efficacy %v", r, err, r.efficacy())
	}
	want := []string{"game/tween/ease.go:3:12: conditionals_boundary, not covered", "game/tween/ease.go:29:54: arithmetic_base, lived"}
	if got := r.survivors("game/tween"); !slices.Equal(got, want) {
		t.Errorf("the survivors are %q, expected %q", got, want)
	}
	if none := (&mutationReport{}); none.efficacy() != 0 {
		t.Errorf("without faults the efficacy is %v", none.efficacy())
	}
	if _, err := mutate("no/such/folder", 1); err == nil {
		t.Error("a folder that does not exist is tested")
	}
}
