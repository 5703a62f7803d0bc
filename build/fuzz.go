package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"azulejo/engine/enginetest"
)

// fuzzTarget is a fuzz test.
type fuzzTarget struct{ folder, name string }

func (f fuzzTarget) String() string { return f.folder + " " + f.name }

// fuzz runs all fuzz tests one after another and reports the results.
func fuzz(flags *flag.FlagSet) func() error {
	each := flags.Duration("time", 10*time.Minute, "how long each is run")
	only := flags.String("only", "", "run those whose folder and name contain this")
	return func() error {
		targets, err := fuzzTargets(".", *only)
		if err != nil {
			return err
		}
		failed := 0
		fmt.Printf("%-34s %12s %8s %12s %10s\n", "", "executions", "new", "longest", "most")
		for _, t := range targets {
			report, err := t.run(*each)
			fmt.Printf("%-34s %s\n", t, report)
			if err != nil {
				failed++
				fmt.Fprintln(os.Stderr, err)
			}
		}
		if failed > 0 {
			return fmt.Errorf("%d of %d fuzz tests failed", failed, len(targets))
		}
		return nil
	}
}

// fuzzTest matches the declaration of a fuzz test.
var fuzzTest = regexp.MustCompile(`(?m)^func (Fuzz\w+)\(\w+ \*testing\.F\)`)

// fuzzTargets returns the fuzz tests below root whose directory and name contain a text.
func fuzzTargets(root, only string) (found []fuzzTarget, err error) {
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		for _, m := range fuzzTest.FindAllSubmatch(text, -1) {
			if t := (fuzzTarget{filepath.ToSlash(filepath.Dir(path)), string(m[1])}); strings.Contains(t.String(), only) {
				found = append(found, t)
			}
		}
		return err
	})
	if err == nil && len(found) == 0 {
		err = errors.New("there is no such fuzz test")
	}
	slices.SortFunc(found, func(a, b fuzzTarget) int { return cmp.Compare(a.String(), b.String()) })
	return found, err
}

// minimizeTime limits how long go test minimizes an input, which counts towards the total time.
const minimizeTime = "2s"

// run runs the test for a duration and returns a line of the report. The error contains the output of a failed test.
func (f fuzzTarget) run(d time.Duration) (report string, err error) {
	notes, err := os.MkdirTemp("", "azulejo-fuzz-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(notes)
	cmd := exec.Command("go", "test", "-run", "^$", "-fuzz", "^"+f.name+"$", "-fuzztime", d.String(), "-fuzzminimizetime", minimizeTime, "./"+f.folder)
	cmd.Env = append(cmd.Environ(), enginetest.GaugeFolder+"="+notes)
	said, err := cmd.CombinedOutput()
	verdict := "ok"
	if err != nil {
		verdict, err = "CRASH", fmt.Errorf("%s: %w\n%s", f, err, said)
	}
	n, fresh := progress(string(said))
	took, bytes := enginetest.Maxima(notes)
	return fmt.Sprintf("%12s %8s %12s %8.1f MB  %s", n, fresh, took.Round(10*time.Microsecond), float64(bytes)/1e6, verdict), err
}

// fuzzProgress matches a progress line of go test.
var fuzzProgress = regexp.MustCompile(`execs: (\d+) .*new interesting: (\d+)`)

// progress returns the last reported numbers of executions and of new interesting inputs.
func progress(said string) (executions, fresh string) {
	all := fuzzProgress.FindAllStringSubmatch(said, -1)
	if len(all) == 0 {
		return "none", "none"
	}
	last := all[len(all)-1]
	return last[1], last[2]
}
