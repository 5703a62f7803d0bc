package main

import (
	"cmp"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// mutationTester is the program that puts single faults into a package and runs its tests, in the version with which efficacies are comparable.
const mutationTester = "github.com/go-gremlins/gremlins/cmd/gremlins@v0.6.0"

// mutatedByDefault are packages with quick tests.
const mutatedByDefault = "game/tween game/popover game/textedit game/layout game/keys game/sound/loudness engine/bounded engine/tiles engine/sanitize engine/cli/shellwords"

// mutations reports for each package how many faults its own tests find, and writes the report and the faults that survive to a file.
func mutations(flags *flag.FlagSet) func() error {
	output := flags.String("o", "dist/mutations.txt", "`file` for the report and the surviving faults")
	workers := flags.Int("workers", 2, "number of faults that are tried at the same time")
	return func() error {
		packages := flags.Args()
		if len(packages) == 0 {
			packages = strings.Fields(mutatedByDefault)
		}
		if err := os.MkdirAll(filepath.Dir(*output), 0o755); err != nil {
			return err
		}
		file, err := os.Create(*output)
		if err != nil {
			return err
		}
		out := io.MultiWriter(os.Stdout, file)
		fmt.Fprintf(out, "%-24s %8s %8s %12s %10s %10s\n", "", "killed", "lived", "not covered", "efficacy", "minutes")
		var survivors []string
		for _, p := range packages {
			r, err := mutate(p, *workers)
			if err != nil {
				return errors.Join(fmt.Errorf("%s: %w", p, err), file.Close())
			}
			fmt.Fprintf(out, "%-24s %8d %8d %12d %9.1f%% %10.1f\n", p, r.Killed, r.Lived, r.NotCovered, 100*r.efficacy(), r.Seconds/60)
			survivors = append(survivors, r.survivors(p)...)
		}
		fmt.Fprintf(file, "\n%s\n", strings.Join(survivors, "\n"))
		return file.Close()
	}
}

// mutationReport is what the tester writes about a package.
type mutationReport struct {
	Killed     int     `json:"mutants_killed"`
	Lived      int     `json:"mutants_lived"`
	NotCovered int     `json:"mutants_not_covered"`
	Seconds    float64 `json:"elapsed_time"`
	Files      []struct {
		Name      string `json:"file_name"`
		Mutations []mutation
	}
}

// mutation is a fault and what became of it.
type mutation struct {
	Type, Status string
	Line, Column int
}

// mutate tests a package, named by its folder.
func mutate(folder string, workers int) (r mutationReport, err error) {
	if info, err := os.Stat(folder); err != nil || !info.IsDir() {
		return r, errors.New("there is no such folder")
	}
	temporary, err := os.MkdirTemp("", "azulejo-mutations-")
	if err != nil {
		return r, err
	}
	defer os.RemoveAll(temporary)
	report := filepath.Join(temporary, "report.json")
	cmd := exec.Command("go", "run", mutationTester, "unleash", "--workers", strconv.Itoa(workers), "--timeout-coefficient", "5", "--output", report, "./"+filepath.ToSlash(filepath.Clean(folder)))
	if said, err := cmd.CombinedOutput(); err != nil {
		return r, fmt.Errorf("%w\n%s", err, said)
	}
	text, err := os.ReadFile(report)
	if err != nil {
		return r, err
	}
	return r, json.Unmarshal(text, &r)
}

// efficacy returns the share of the faults in covered code that the tests found.
func (m *mutationReport) efficacy() float64 {
	return float64(m.Killed) / float64(max(1, m.Killed+m.Lived))
}

// survivors returns a line for each fault that no test found, in the order of the code.
func (m *mutationReport) survivors(folder string) (lines []string) {
	for _, f := range m.Files {
		slices.SortFunc(f.Mutations, func(a, b mutation) int { return cmp.Or(a.Line-b.Line, a.Column-b.Column) })
		for _, x := range f.Mutations {
			if x.Status == "LIVED" || x.Status == "NOT COVERED" {
				lines = append(lines, fmt.Sprintf("%s/%s:%d:%d: %s, %s", folder, f.Name, x.Line, x.Column, strings.ToLower(x.Type), strings.ToLower(x.Status)))
			}
		}
	}
	return lines
}
