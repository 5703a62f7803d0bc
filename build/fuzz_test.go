package main

import (
	"slices"
	"strings"
	"testing"
)

// TestFuzzTargets checks that the fuzz targets of all readers are found, and that they can be chosen by name.
func TestFuzzTargets(t *testing.T) {
	all, err := fuzzTargets("..", "")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range all {
		names = append(names, strings.TrimPrefix(f.String(), "../"))
	}
	for _, target := range []string{
		"engine/record FuzzParse", "engine/record FuzzLink", "engine/azul FuzzState", "engine/pavilion FuzzState", "engine/players FuzzAnswer", "engine/players FuzzUnderstand",
		"engine/eval FuzzRead", "game/settings FuzzLoad", "game/locale FuzzWords", "scenes/play FuzzSave", "scenes/setup FuzzSetup",
		"engine/players FuzzHost", "engine/players FuzzRemote",
	} {
		if !slices.Contains(names, target) {
			t.Errorf("%s is not among %v", target, names)
		}
	}
	if some, err := fuzzTargets("..", "players FuzzA"); err != nil || len(some) != 1 || some[0].name != "FuzzAnswer" {
		t.Errorf("%v, %v", some, err)
	}
	if _, err := fuzzTargets("..", "no such"); err == nil {
		t.Error("a name without a target is no error")
	}
}

// TestProgress checks that the numbers of executions and of new inputs are read from the output of a fuzz test.
func TestProgress(t *testing.T) {
	output := "fuzz: elapsed: 0s, gathering baseline coverage: 0/9 completed\n" +
		"fuzz: elapsed: 3s, execs: 120 (40/sec), new interesting: 2 (total: 11)\nfuzz: elapsed: 6s, execs: 3000 (900/sec), new interesting: 7 (total: 16)\nPASS\n"
	if n, found := progress(output); n != "3000" || found != "7" {
		t.Errorf("%s executions, %s new", n, found)
	}
	if n, found := progress("panic"); n != "none" || found != "none" {
		t.Errorf("%s executions, %s new", n, found)
	}
}
