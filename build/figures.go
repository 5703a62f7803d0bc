package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"azulejo/engine/cli/shellwords"
)

// measurement is a command that prints figures. Parts of several commands share a name.
type measurement struct {
	part, command string
	// slow is set for a command that takes from minutes to hours, which runs only if its part is named.
	slow    bool
	figures []printedFigure
}

// printedFigure is a figure in the output of a command. If pattern has two groups, the first is added to the name, and each match is a figure. Otherwise
// its only group is the figure; if that is a number, the least and the greatest of all matches are given. An empty pattern stands for how long the command
// takes and keeps processors busy.
type printedFigure struct {
	name, pattern, unit string
}

// measurements returns all figures that READMEs name and a command prints, in their order in the file.
func measurements() []measurement {
	const games = `(?m)^(\S+, \d players), random games +(\d+ games/s)`
	all := []measurement{
		{"size", "go run ./build web", false, []printedFigure{{"first screen in the browser, with brotli; at most 4.5 MB", `first screen: (\d+) bytes`, "bytes"}}},
		{"speed", "go run . bench", false, []printedFigure{{"random games, one thread:", games, ""},
			{"positions searched, one thread:", `(?m)^(\S+), search of the best level, one thread +(\d+ positions/s)`, ""}}},
		{"speed", "go test -run '^$' -bench RandomGame ./engine/azul ./engine/pavilion", false, []printedFigure{{"allocations of a random game", `(\d+) allocs/op`, ""}}},
		{"speed", "go test -run '^$' -bench Second ./game/sound/music", false, []printedFigure{{"a second of music, made", `(\d+) ns/op`, "ns"}}},
		{"table", "go test -count=1 -v -run 'DrawCallsAtRest' ./scenes/play", false, []printedFigure{{"draw calls of the table at rest; at most 40", `(\d+) draw calls`, ""}}},
		{"table", "go test -count=1 -v -run 'FramesOfCelebrations' ./scenes/play", false, []printedFigure{{"draw calls of a celebration; at most 60", `(\d+) draw calls`, ""}}},
		{"frames", `go run ./game/gametest/shoot -script "tick 60; bench 600"`, false, []printedFigure{{"title at 1280 × 720, drawn without a graphics card; at least 60", `: ([\d.]+) a second`, "a second"}}},
		{"frames", `go run ./game/gametest/shoot -script "tick 60; key n; tick 60; bench 600"`, false, []printedFigure{{"new game at 1280 × 720, drawn without a graphics card; at least 60", `: ([\d.]+) a second`, "a second"}}},
		{"sound", "go test -count=1 -v -run Loudness ./scenes/azul ./scenes/pavilion", false, []printedFigure{{"loudness of two rounds of a game of four", `(-[\d.]+) LUFS`, "LUFS"}}},
		{"strength", "go run ./build strength", false, []printedFigure{{"", `(?m)^(\S.*?) +([\d.]+ % of \d+ \(\d+ to \d+\)), expected`, ""}}},
		{"accuracy", "go run ./build regret -quick", false, []printedFigure{{"change of win chances and loss of moves, in points:", `(?m)^(\S+ +\d seats +\d+ nodes): (change .*)`, ""}}},
		{"accuracy-long", "go run ./build regret -n 100 -seed 31", true, []printedFigure{{"change of win chances and loss of moves, in points:", `(?m)^(\S+ +\d seats +\d+ nodes): (change .*)`, ""}}},
		{"review", "go run ./build regret -measure games -n 1 -budgets 20000", false, []printedFigure{{"reviews of whole games, in points:", `(?m)^(\S+ +\d seats +\d+ nodes): (largest .*)`, ""},
			{"", `(?m)^(luck of the first seat): (.*)`, ""}}},
		{"review-long", "go test -count=1 -v -run '^TestReasons$' ./engine/catalogue -long", true, []printedFigure{{"losses of 5 points and more of which reasons explain half; at least 90 %", `of (\d+ losses) of 5 points and more, (\d+ are explained)`, ""}}},
		{"soak", "go run . soak -games 1000", false, []printedFigure{{"", `(?m)^(\S+, \d players: [\d,]+ games), [\d,]+ moves, (.*faults)`, ""}}},
		{"soak-long", "go run . soak -games 1000000", true, []printedFigure{{"", `(?m)^(\S+, \d players: [\d,]+ games), [\d,]+ moves, (.*faults)`, ""}}},
		{"torture", "go run ./build torture -kills 100 -seed 12 -tables 4", false, []printedFigure{{"kills at random instants of play", `(?m)^(.*); \d+ s$`, ""}}},
		{"browser", "node build/web/test/browser.mjs dist/web", true, []printedFigure{{"", `(?m)^ok +(longest frame gap .*?): (.*)`, ""}}},
		{"tests", "go test -count=1 ./...", true, []printedFigure{{"all tests, warm", "", ""}}},
	}
	for _, g := range []string{"azul", "pavilion"} {
		for i, level := range []string{"helper", "pupil", "fellow", "artisan", "expert"} {
			below := []string{"novice", "helper", "pupil", "fellow", "artisan"}[i]
			all = append(all, levelMatch(g, level, below, 200))
		}
		all = append(all, levelMatch(g, "virtuoso", "expert", 60))
	}
	return all
}

// levelMatch returns a match of a level against the one below.
func levelMatch(game, level, below string, games int) measurement {
	command := fmt.Sprintf("go run . match -game %s -seat %s -seat %s -games %d -seed 3", game, level, below, games)
	name := fmt.Sprintf("%s: %s against %s, share of victories of %d games", game, level, below, games)
	return measurement{"levels", command, true, []printedFigure{{name, `(?m)^ *\d+ ` + level + ` .*?(\d[\d.]* % +[\d.]+–[\d.]+ %)`, ""}}}
}

// figuresTask measures and writes the file of all figures.
func figuresTask(flags *flag.FlagSet) func() error {
	output := flags.String("o", "build/figures.md", "`file` to write; figures of parts that are not measured are kept")
	only := flags.String("only", "", "measure only these parts, separated by commas; by default all that take a few minutes")
	return func() error {
		chosen, err := chosenMeasurements(*only)
		if err != nil {
			return err
		}
		old, err := os.ReadFile(*output)
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
		rows, err := readFigures(string(old))
		if err != nil {
			return fmt.Errorf("%s: %w", *output, err)
		}
		var faults []error
		commit := version() // before the file changes
		for _, m := range chosen {
			fresh, err := m.run(commit)
			if err != nil {
				faults = append(faults, fmt.Errorf("%s: %w", m.command, err))
				continue
			}
			rows = append(slices.DeleteFunc(rows, func(r figureRow) bool { return r.command == m.command }), fresh...)
			if err := os.WriteFile(*output, []byte(figuresText(rows)), 0o644); err != nil {
				return err
			}
		}
		return errors.Join(faults...)
	}
}

// chosenMeasurements returns the measurements of the parts in a list, or all that are not slow.
func chosenMeasurements(parts string) (chosen []measurement, err error) {
	all := measurements()
	if parts == "" {
		return slices.DeleteFunc(all, func(m measurement) bool { return m.slow }), nil
	}
	var names []string
	for _, m := range all {
		names = append(names, m.part)
	}
	names = slices.Compact(names)
	for _, part := range strings.Split(parts, ",") {
		if !slices.Contains(names, part) {
			return nil, fmt.Errorf("-only takes parts separated by commas (%s), not %q", strings.Join(names, ", "), part)
		}
		for _, m := range all {
			if m.part == part {
				chosen = append(chosen, m)
			}
		}
	}
	return chosen, nil
}

// figureRow is a row of the file.
type figureRow struct {
	part, name, value, command, origin string
}

// run runs the command on a commit and returns its figures.
func (m *measurement) run(commit string) ([]figureRow, error) {
	words, err := shellwords.Parse(m.command)
	if err != nil {
		return nil, err
	}
	load := loadAverage()
	cmd, began := exec.Command(words.Words[0], words.Words[1:]...), time.Now()
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%w\n%s", err, out)
	}
	origin := fmt.Sprintf("%s, %s, %s, load %s", commit, time.Now().UTC().Format(time.DateOnly), machine(), load)
	var rows []figureRow
	for _, f := range m.figures {
		if f.pattern == "" {
			busy := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
			value := fmt.Sprintf("%.0f s of processors in %.0f s", busy.Seconds(), time.Since(began).Seconds())
			rows = append(rows, figureRow{m.part, f.name, value, m.command, origin})
			continue
		}
		found := f.values(string(out))
		if len(found) == 0 {
			return nil, fmt.Errorf("prints nothing that matches %s", f.pattern)
		}
		for _, v := range found {
			rows = append(rows, figureRow{m.part, v[0], v[1], m.command, origin})
		}
	}
	for _, r := range rows {
		fmt.Printf("%s: %s\n", r.name, r.value)
	}
	return rows, nil
}

// values returns the names and values of the figure in the output of its command.
func (f *printedFigure) values(output string) (found [][2]string) {
	var single []string
	for _, match := range regexp.MustCompile(f.pattern).FindAllStringSubmatch(output, -1) {
		if len(match) == 2 {
			single = append(single, match[1])
			continue
		}
		found = append(found, [2]string{strings.Join(strings.Fields(f.name+" "+match[1]), " "), match[2]})
	}
	if len(single) > 0 {
		found = append(found, [2]string{f.name, strings.TrimSpace(valueRange(single) + " " + f.unit)})
	}
	return found
}

// valueRange returns the least and the greatest of some numbers, or other texts as a list.
func valueRange(texts []string) string {
	numbers := make([]float64, len(texts))
	for i, text := range texts {
		n, err := strconv.ParseFloat(text, 64)
		if err != nil {
			return strings.Join(texts, ", ")
		}
		numbers[i] = n
	}
	least, most := texts[slices.Index(numbers, slices.Min(numbers))], texts[slices.Index(numbers, slices.Max(numbers))]
	if least == most {
		return least
	}
	return least + " to " + most
}

// machine returns the processors of this computer.
func machine() string {
	name := runtime.GOARCH
	info, _ := os.ReadFile("/proc/cpuinfo")
	if found := regexp.MustCompile(`(?m)^model name\s*: (.*)$`).FindSubmatch(info); found != nil {
		name = string(found[1])
	}
	return fmt.Sprintf("%d × %s", runtime.NumCPU(), name)
}

// loadAverage returns the average number of running programs in the last minute, or "unknown".
func loadAverage() string {
	text, _ := os.ReadFile("/proc/loadavg")
	load, _, _ := strings.Cut(string(text), " ")
	return cmp.Or(load, "unknown")
}

const (
	figuresHead = "# Figures\n\nWritten by `go run ./build figures`, not by hand. `-only` measures the named parts and keeps the others. The load is the average number of programs that ran " +
		"or\nwaited for a processor when a command began: beyond the number of processors, times are longer than on a machine of one's own.\n\n"
	figuresColumns = "| part | figure | measured | command | commit, date, machine |\n|---|---|---|---|---|\n"
)

// figuresText returns the text of the file, with the rows in the order of the measurements.
func figuresText(rows []figureRow) string {
	all := measurements()
	order := func(r figureRow) int {
		return slices.IndexFunc(all, func(m measurement) bool { return m.command == r.command })
	}
	rows = slices.DeleteFunc(slices.Clone(rows), func(r figureRow) bool { return order(r) < 0 }) // no longer measured
	slices.SortStableFunc(rows, func(a, b figureRow) int { return cmp.Compare(order(a), order(b)) })
	var text strings.Builder
	text.WriteString(figuresHead + figuresColumns)
	for _, r := range rows {
		fmt.Fprintf(&text, "| %s | %s | %s | `%s` | %s |\n", r.part, r.name, r.value, r.command, r.origin)
	}
	return text.String()
}

// readFigures returns the rows of the file.
func readFigures(text string) (rows []figureRow, err error) {
	_, table, _ := strings.Cut(text, figuresColumns)
	for line := range strings.Lines(table) {
		cells := strings.Split(strings.TrimSpace(line), " | ")
		if len(cells) != 5 {
			return nil, fmt.Errorf("a row has %d cells: %s", len(cells), line)
		}
		cells[0], cells[4] = strings.TrimPrefix(cells[0], "| "), strings.TrimSuffix(cells[4], " |")
		rows = append(rows, figureRow{cells[0], cells[1], cells[2], strings.Trim(cells[3], "`"), cells[4]})
	}
	return rows, nil
}
