// Package script is the language in which a player's doings are written for a game without a window:
//
//	tick 30; click 100,200; key Ctrl+Z; shot out.png
//
// Commands are separated by semicolons or line ends; forms lists all.
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

// Script is what to do, in order.
type Script []command

// command is one command of a script.
type command struct {
	text string
	do   func(g *headless.Game, out io.Writer) error
}

// form is how a command is written. Points are pixels of the picture.
type form struct {
	name    string
	numbers int    // how many numbers follow; -1 for the rest of the line as text
	example string // shown when it is written wrongly
	run     func(g *headless.Game, n []float64, text string, out io.Writer) error
}

func simple(run func(*headless.Game, []float64) error) func(*headless.Game, []float64, string, io.Writer) error {
	return func(g *headless.Game, n []float64, _ string, _ io.Writer) error { return run(g, n) }
}

func forms() []form {
	return []form{
		{"tick", 1, "tick 30", simple(func(g *headless.Game, n []float64) error { return g.Tick(int(n[0])) })},
		{"play", 1, "play 60 (ticks in real time, for what thinks beside the loop)", simple(func(g *headless.Game, n []float64) error { return g.Play(int(n[0])) })},
		{"move", 2, "move 100,200", simple(func(g *headless.Game, n []float64) error { return g.Move(n[0], n[1]) })},
		{"click", 2, "click 100,200", simple(func(g *headless.Game, n []float64) error { return g.Click(n[0], n[1]) })},
		{"right", 2, "right 100,200", simple(func(g *headless.Game, n []float64) error { return g.RightClick(n[0], n[1]) })},
		{"tap", 2, "tap 100,200", simple(func(g *headless.Game, n []float64) error { return g.Tap(n[0], n[1]) })},
		{"drag", 4, "drag 1,2 3,4", simple(func(g *headless.Game, n []float64) error { return g.Drag(n[0], n[1], n[2], n[3]) })},
		{"hold", 4, "hold 1,2 3,4 (a drag that is not dropped)", simple(func(g *headless.Game, n []float64) error { return g.DragHold(n[0], n[1], n[2], n[3]) })},
		{"drop", 0, "drop", simple(func(g *headless.Game, _ []float64) error { return g.Drop() })},
		{"swipe", 4, "swipe 1,2 3,4 (a drag by finger)", simple(func(g *headless.Game, n []float64) error { return g.TouchDrag(n[0], n[1], n[2], n[3]) })},
		{"wheel", 1, "wheel -1", simple(func(g *headless.Game, n []float64) error { return g.Wheel(n[0]) })},
		{"resize", 2, "resize 1600,900", simple(func(g *headless.Game, n []float64) error { return g.Resize(int(n[0]), int(n[1])) })},
		{"key", -1, "key Ctrl+Z (several are pressed one after the other)", keys},
		{"type", -1, "type Marta", func(g *headless.Game, _ []float64, text string, _ io.Writer) error { return g.Type(text) }},
		{"plug", -1, "plug Xbox Controller", func(g *headless.Game, _ []float64, text string, _ io.Writer) error { return g.Pad.Plug(text) }},
		{"unplug", 0, "unplug", simple(func(g *headless.Game, _ []float64) error { return g.Pad.Plug("") })},
		{"pad", -1, "pad a right lb start (several are pressed one after the other)", pad},
		{"shot", -1, "shot out.png", shot},
		{"bench", 1, "bench 300 (frames, with a tick each)", bench},
		{"sounds", 0, "sounds", sounds},
	}
}

// Read reads commands from a text, or from the file that it names with @.
func Read(text string) (Script, error) {
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
		c, err := readCommand(line)
		if err != nil {
			return nil, err
		}
		script = append(script, c)
	}
	return script, nil
}

// Play does all that is written to a game and tells on out what there is to tell. A game that ends before the script does is an error.
func (s Script) Play(g *headless.Game, out io.Writer) error {
	for i, c := range s {
		err := c.do(g, out)
		if errors.Is(err, headless.ErrEnded) && i == len(s)-1 {
			break // the last command was to quit
		}
		if err != nil {
			return fmt.Errorf("%s: %w", c.text, err)
		}
	}
	return nil
}

func readCommand(line string) (command, error) {
	name, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	for _, f := range forms() {
		if f.name != name {
			continue
		}
		var n []float64
		if f.numbers >= 0 {
			var err error
			if n, err = numbers(rest); err != nil || len(n) != f.numbers {
				return command{}, fmt.Errorf("%q is not written like %q", line, f.example)
			}
		}
		return command{line, func(g *headless.Game, out io.Writer) error { return f.run(g, n, rest, out) }}, nil
	}
	var all []string
	for _, f := range forms() {
		all = append(all, f.example)
	}
	return command{}, fmt.Errorf("%q is no command; there are: %s", name, strings.Join(all, "; "))
}

func numbers(s string) (n []float64, err error) {
	for _, word := range strings.FieldsFunc(s, func(r rune) bool { return r == ',' || r == ' ' }) {
		f, err := strconv.ParseFloat(word, 64)
		if err != nil {
			return nil, err
		}
		n = append(n, f)
	}
	return n, nil
}

func keys(g *headless.Game, _ []float64, text string, _ io.Writer) error {
	for _, word := range strings.Fields(text) {
		k, modifiers, err := headless.Chord(word)
		if err != nil {
			return err
		}
		if err := g.Key(k, modifiers...); err != nil {
			return err
		}
	}
	return nil
}

// padButtons are the buttons of a gamepad by the names on an Xbox one.
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

func pad(g *headless.Game, _ []float64, text string, _ io.Writer) error {
	for _, word := range strings.Fields(text) {
		b, ok := padButtons()[word]
		if !ok {
			return fmt.Errorf("there is no button %q on a gamepad", word)
		}
		for _, down := range []bool{true, false} {
			if err := errors.Join(g.Pad.Press(b, down), g.Tick(2)); err != nil {
				return err
			}
		}
	}
	return nil
}

func shot(g *headless.Game, _ []float64, path string, out io.Writer) error {
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

// bench tells how many ticks and frames there are in a second. They go through the host, so the game alone is faster.
func bench(g *headless.Game, n []float64, _ string, out io.Writer) error {
	start := time.Now()
	for range int(n[0]) {
		if err := g.Tick(1); err != nil {
			return err
		}
		if err := g.Draw(); err != nil {
			return err
		}
	}
	took := time.Since(start).Seconds()
	fmt.Fprintf(out, "%d ticks and frames in %.2f s: %.1f a second\n", int(n[0]), took, n[0]/took)
	return nil
}

func sounds(g *headless.Game, _ []float64, _ string, out io.Writer) error {
	n, err := g.Sounds()
	if err == nil {
		fmt.Fprintf(out, "%d sounds\n", n)
	}
	return err
}
