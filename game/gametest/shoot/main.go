// Command shoot runs a script in a game without a window and takes screenshots:
//
//	go run ./game/gametest/shoot -w 1280 -h 720 -script "tick 30; click 100,200; shot out.png"
//
// Commands are separated by semicolons or line ends; see package script.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"azulejo/game/gametest/headless"
	"azulejo/game/gametest/script"
)

func main() {
	headless.Serve()
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "shoot:", err)
		os.Exit(1)
	}
}

func run(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("shoot", flag.ContinueOnError)
	var o headless.Options
	flags.StringVar(&o.Package, "pkg", "azulejo", "the program's `package`")
	flags.IntVar(&o.W, "w", 1280, "width of the window in device-independent `pixels`")
	flags.IntVar(&o.H, "h", 720, "height of the window in device-independent `pixels`")
	flags.Float64Var(&o.Scale, "scale", 1, "device `scale`")
	flags.StringVar(&o.Home, "home", "", "`folder` of the player's store; by default a new temporary one")
	text := flags.String("script", "tick 60; shot shot.png", "the script; @`file` reads it from a file")
	gameArgs := flags.String("args", "", "`arguments` for the program, separated by spaces")
	quiet := flags.Bool("q", false, "do not print the duration")
	if err := flags.Parse(args); err != nil {
		return err
	}
	o.Args, o.Log = strings.Fields(*gameArgs), os.Stderr
	commands, err := script.Parse(*text)
	if err != nil {
		return err
	}
	if o.Home == "" {
		home, err := os.MkdirTemp("", "azulejo-home")
		if err != nil {
			return err
		}
		defer os.RemoveAll(home)
		o.Home = home
	}
	start := time.Now()
	err = play(o, commands, out)
	if !*quiet {
		fmt.Fprintf(out, "done in %.2f s\n", time.Since(start).Seconds())
	}
	return err
}

func play(o headless.Options, commands script.Script, out io.Writer) error {
	m, err := headless.NewMachine(new(headless.GuestCache))
	if err != nil {
		return err
	}
	defer m.Close()
	g, err := m.Start(o)
	if err != nil {
		return err
	}
	if err := commands.Play(g, out); err != nil {
		g.Close()
		return err
	}
	return g.Close()
}
