// Package script parses and runs scripts of user input for a game without a window:
//
//	tick 30; click 100,200; key Ctrl+Z; shot out.png
//
// Commands are separated by semicolons or line ends. The function definitions lists them.
package script

import (
	"errors"
	"fmt"
	"image/png"
	"io"
	"os"
	"strconv"
	"strings"
	"time"

	"azulejo/game/gametest/headless"

	"github.com/hajimehoshi/ebiten/v2"
)

// Script is a sequence of commands.
type Script []command

// command is one command of a script.
type command struct {
	text    string
	execute func(g *headless.Game, out io.Writer) error
}

// definition defines the syntax and the effect of a command. Points are in pixels of the frame.
type definition struct {
	name         string
	parseNumbers int    // the number of numeric arguments, or -1 for the rest of the line as text
	example      string // shown for syntax errors
	run          func(g *headless.Game, n []float64, text string, out io.Writer) error
}

func numeric(run func(*headless.Game, []float64) error) func(*headless.Game, []float64, string, io.Writer) error {
	return func(g *headless.Game, n []float64, _ string, _ io.Writer) error { return run(g, n) }
}

func definitions() []definition {
	return []definition{
		{"tick", 1, "tick 30", numeric(func(g *headless.Game, n []float64) error { return g.Tick(int(n[0])) })},
		{"play", 1, "play 60 (ticks in real time, for searches)", numeric(func(g *headless.Game, n []float64) error { return g.Play(int(n[0])) })},
		{"move", 2, "move 100,200", numeric(func(g *headless.Game, n []float64) error { return g.Move(n[0], n[1]) })},
		{"click", 2, "click 100,200", numeric(func(g *headless.Game, n []float64) error { return g.Click(n[0], n[1]) })},
		{"right", 2, "right 100,200", numeric(func(g *headless.Game, n []float64) error { return g.RightClick(n[0], n[1]) })},
		{"tap", 2, "tap 100,200", numeric(func(g *headless.Game, n []float64) error { return g.Tap(n[0], n[1]) })},
		{"drag", 4, "drag 1,2 3,4", numeric(func(g *headless.Game, n []float64) error { return g.Drag(n[0], n[1], n[2], n[3]) })},
		{"hold", 4, "hold 1,2 3,4 (a drag without the drop)", numeric(func(g *headless.Game, n []float64) error { return g.DragHold(n[0], n[1], n[2], n[3]) })},
		{"drop", 0, "drop", numeric(func(g *headless.Game, _ []float64) error { return g.Drop() })},
		{"swipe", 4, "swipe 1,2 3,4 (a drag by finger)", numeric(func(g *headless.Game, n []float64) error { return g.TouchDrag(n[0], n[1], n[2], n[3]) })},
		{"wheel", 1, "wheel -1", numeric(func(g *headless.Game, n []float64) error { return g.Wheel(n[0]) })},
		{"resize", 2, "resize 1600,900", numeric(func(g *headless.Game, n []float64) error { return g.Resize(int(n[0]), int(n[1])) })},
		{"key", -1, "key Ctrl+Z (or several, one after the other)", pressKeys},
		{"type", -1, "type Marta", func(g *headless.Game, _ []float64, text string, _ io.Writer) error { return g.Type(text) }},
		{"plug", -1, "plug Xbox Controller", func(g *headless.Game, _ []float64, text string, _ io.Writer) error { return g.Pad.Connect(text) }},
		{"unplug", 0, "unplug", numeric(func(g *headless.Game, _ []float64) error { return g.Pad.Connect("") })},
		{"pad", -1, "pad a right lb start (or several, one after the other)", pressPadButtons},
		{"shot", -1, "shot out.png", takeScreenshot},
		{"bench", 1, "bench 300 (frames, each with a tick)", printFrameRate},
		{"sounds", 0, "sounds", printSounds},
	}
}

// Parse parses a script, or the script in a file if text is @ and the name of the file.
func Parse(text string) (Script, error) {
	if file, ok := strings.CutPrefix(text, "@"); ok {
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		text = string(data)
	}
	var script Script
	for _, line := range strings.FieldsFunc(text, func(r rune) bool { return r == ';' || r == '\n' }) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		c, err := parseCommand(line)
		if err != nil {
			return nil, err
		}
		script = append(script, c)
	}
	return script, nil
}

// Play runs the script in a game and writes the output of commands to out. It returns an error if the game ends before the last command.
func (s Script) Play(g *headless.Game, out io.Writer) error {
	for i, c := range s {
		err := c.execute(g, out)
		if errors.Is(err, headless.ErrEnded) && i == len(s)-1 {
			break // the last command ended the game
		}
		if err != nil {
			return fmt.Errorf("%s: %w", c.text, err)
		}
	}
	return nil
}

func parseCommand(line string) (command, error) {
	name, argument, _ := strings.Cut(line, " ")
	argument = strings.TrimSpace(argument)
	for _, f := range definitions() {
		if f.name != name {
			continue
		}
		var n []float64
		if f.parseNumbers >= 0 {
			var err error
			if n, err = parseNumbers(argument); err != nil || len(n) != f.parseNumbers {
				return command{}, fmt.Errorf("%q does not have the form %q", line, f.example)
			}
		}
		return command{line, func(g *headless.Game, out io.Writer) error { return f.run(g, n, argument, out) }}, nil
	}
	var all []string
	for _, f := range definitions() {
		all = append(all, f.example)
	}
	return command{}, fmt.Errorf("unknown command %q; commands are: %s", name, strings.Join(all, "; "))
}

func parseNumbers(s string) (n []float64, err error) {
	for _, field := range strings.FieldsFunc(s, func(r rune) bool { return r == ',' || r == ' ' }) {
		f, err := strconv.ParseFloat(field, 64)
		if err != nil {
			return nil, err
		}
		n = append(n, f)
	}
	return n, nil
}

func pressKeys(g *headless.Game, _ []float64, text string, _ io.Writer) error {
	for _, field := range strings.Fields(text) {
		k, modifiers, err := headless.Chord(field)
		if err != nil {
			return err
		}
		if err := g.Key(k, modifiers...); err != nil {
			return err
		}
	}
	return nil
}

// padButtons returns the buttons of a gamepad by their names on an Xbox controller.
func padButtons() map[string]ebiten.StandardGamepadButton {
	return map[string]ebiten.StandardGamepadButton{
		"a": ebiten.StandardGamepadButtonRightBottom, "b": ebiten.StandardGamepadButtonRightRight,
		"x": ebiten.StandardGamepadButtonRightLeft, "y": ebiten.StandardGamepadButtonRightTop,
		"lb": ebiten.StandardGamepadButtonFrontTopLeft, "rb": ebiten.StandardGamepadButtonFrontTopRight,
		"lt": ebiten.StandardGamepadButtonFrontBottomLeft, "rt": ebiten.StandardGamepadButtonFrontBottomRight,
		"up": ebiten.StandardGamepadButtonLeftTop, "down": ebiten.StandardGamepadButtonLeftBottom,
		"left": ebiten.StandardGamepadButtonLeftLeft, "right": ebiten.StandardGamepadButtonLeftRight, "start": ebiten.StandardGamepadButtonCenterRight,
	}
}

func pressPadButtons(g *headless.Game, _ []float64, text string, _ io.Writer) error {
	for _, field := range strings.Fields(text) {
		b, ok := padButtons()[field]
		if !ok {
			return fmt.Errorf("unknown gamepad button %q", field)
		}
		for _, down := range []bool{true, false} {
			if err := errors.Join(g.Pad.Press(b, down), g.Tick(2)); err != nil {
				return err
			}
		}
	}
	return nil
}

func takeScreenshot(g *headless.Game, _ []float64, path string, out io.Writer) error {
	picture, err := g.Frame()
	if err != nil {
		return err
	}
	if err := headless.WritePNG(path, picture, png.BestSpeed); err != nil {
		return err
	}
	fmt.Fprintf(out, "%s: %d × %d\n", path, picture.Rect.Dx(), picture.Rect.Dy())
	return nil
}

// printFrameRate prints the number of ticks and frames per second. Frames pass through the host, so the game itself is faster.
func printFrameRate(g *headless.Game, n []float64, _ string, out io.Writer) error {
	start := time.Now()
	for range int(n[0]) {
		if err := g.Tick(1); err != nil {
			return err
		}
		if err := g.Draw(); err != nil {
			return err
		}
	}
	seconds := time.Since(start).Seconds()
	fmt.Fprintf(out, "%d ticks and frames in %.2f s: %.1f a second\n", int(n[0]), seconds, n[0]/seconds)
	return nil
}

func printSounds(g *headless.Game, _ []float64, _ string, out io.Writer) error {
	n, err := g.Sounds()
	if err == nil {
		fmt.Fprintf(out, "%d sounds\n", n)
	}
	return err
}
