// Command build is the task runner: go run ./build TASK.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// task is a command of the task runner.
type task struct {
	name, usage string
	// setup defines the flags and returns the function that runs the task. If nil, the task is a program in a subdirectory.
	setup func(flags *flag.FlagSet) (do func() error)
	// arguments is set for a task that takes arguments after its flags.
	arguments bool
}

func tasks() []task {
	return []task{
		{name: "atlas", usage: "renders assets/art to assets/atlas.webp and atlas.json; needs rsvg-convert and cwebp", setup: withoutFlags(atlas)},
		{name: "sounds", usage: "tells what there is to hear, how long and loud; -listen writes a WAV of it", setup: sounds},
		{name: "icons", usage: "renders assets/art/icon.svg to assets/icons, and the title for the page; needs rsvg-convert and cwebp", setup: withoutFlags(icons)},
		{name: "train", usage: "learns to evaluate all games: the .weights files beside their rules; -h tells the flags", setup: learn},
		{name: "torture", usage: "kills the game at random instants of play and tells what is lost; -kills, -seed and -tables set how"},
		{name: "fuzz", usage: "runs every fuzz test; -time and -only say how long and which", setup: fuzz},
		{name: "mutations", usage: "puts single faults into packages, by default ten, and reports how many their tests find; -o names the file of survivors", setup: mutations, arguments: true},
		{name: "long", usage: "runs the tests that have a long form, with -long; -list only lists them", setup: runLong},
		{name: "strength", usage: "plays levels and evaluations against each other and holds the results to what is expected; -only picks", setup: strength},
		{name: "regret", usage: "measures how much win chances and moves of the best level change with more nodes; -h lists the flags", setup: regrets},
		{name: "puzzles", usage: "finds puzzles in games between levels and packs them; -h lists the flags", setup: puzzlesTask},
		{name: "figures", usage: "measures what READMEs name and writes it to build/figures.md; -only and -o say which parts and where", setup: figuresTask},
		{name: "pictures", usage: "takes a picture of every scene in three windows; -o, -only and -lang say where, which and in what language"},
		{name: "web", usage: "makes the browser game in dist/web", setup: web},
		{name: "dist", usage: "makes the archives for every system in dist", setup: dist},
	}
}

// withoutFlags returns the setup function of a task without flags.
func withoutFlags(do func() error) func(*flag.FlagSet) func() error {
	return func(*flag.FlagSet) func() error { return do }
}

func main() {
	if err := run(os.Args[1:]); err != nil && !errors.Is(err, flag.ErrHelp) { // whose usage is told
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	flags := flag.NewFlagSet("build", flag.ContinueOnError)
	flags.Usage = usage
	if err := flags.Parse(args); err != nil {
		return err
	}
	all := tasks()
	at := slices.IndexFunc(all, func(t task) bool { return t.name == flags.Arg(0) })
	if at < 0 {
		usage()
		return fmt.Errorf("no such task: %q", args)
	}
	return all[at].run(flags.Args()[1:])
}

// run parses the flags and runs the task.
func (t *task) run(args []string) error {
	if t.setup == nil {
		return runSubcommand(t.name, args)
	}
	flags := flag.NewFlagSet(t.name, flag.ContinueOnError)
	do := t.setup(flags)
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() > 0 && !t.arguments {
		return fmt.Errorf("%s takes nothing but flags, not %q", t.name, flags.Args())
	}
	return do()
}

func usage() {
	fmt.Fprintln(os.Stderr, "usage: go run ./build TASK")
	for _, t := range tasks() {
		fmt.Fprintf(os.Stderr, "  %-8s %s\n", t.name, t.usage)
	}
}

// goCommand returns a go command for a target system.
func goCommand(goos, goarch string, args ...string) *exec.Cmd {
	cmd := exec.Command("go", args...)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+goos, "GOARCH="+goarch)
	cmd.Stderr = os.Stderr
	return cmd
}

// commandOutput runs a command and returns its trimmed output.
func commandOutput(command string, args ...string) (string, error) {
	out, err := exec.Command(command, args...).Output()
	return strings.TrimSpace(string(out)), err
}

// runSubcommand runs a command in a subdirectory of build. These are separate programs since they open a display.
func runSubcommand(name string, args []string) error {
	cmd := exec.Command("go", append([]string{"run", "./build/" + name}, args...)...)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd.Run()
}
