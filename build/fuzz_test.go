package main

import (
	"slices"
	"strings"
	"testing"
)

func TestFuzzTargetsAreFound(t *testing.T) {
	all, err := fuzzTargets("..", "")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range all {
		names = append(names, strings.TrimPrefix(f.String(), "../"))
	}
	for _, reader := range []string{
		"engine/record FuzzParse", "engine/azul FuzzState", "engine/pavilion FuzzState", "engine/players FuzzAnswer", "engine/players FuzzUnderstand",
		"engine/eval FuzzRead", "game/settings FuzzLoad", "game/locale FuzzWords", "scenes/play FuzzSave", "scenes/setup FuzzSetup",
		"engine/players FuzzHost", "engine/players FuzzRemote",
	} {
		if !slices.Contains(names, reader) {
			t.Errorf("%s is not among %v", reader, names)
		}
	}
	if some, err := fuzzTargets("..", "players FuzzA"); err != nil || len(some) != 1 || some[0].name != "FuzzAnswer" {
		t.Errorf("%v, %v", some, err)
	}
	if _, err := fuzzTargets("..", "no such"); err == nil {
		t.Error("nothing is reported where there is none")
	}
}

func TestProgress(t *testing.T) {
	said := "fuzz: elapsed: 0s, gathering baseline coverage: 0/9 completed\n" +
		"fuzz: elapsed: 3s, execs: 120 (40/sec), new interesting: 2 (total: 11)\nfuzz: elapsed: 6s, execs: 3000 (900/sec), new interesting: 7 (total: 16)\nPASS\n"
	if n, fresh := progress(said); n != "3000" || fresh != "7" {
		t.Errorf("%s executions, %s new", n, fresh)
	}
	if n, fresh := progress("panic"); n != "none" || fresh != "none" {
		t.Errorf("%s executions, %s new", n, fresh)
	}
}
