package main

import (
	"bytes"
	"errors"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"azulejo/game/gametest/headless"
)

func TestMain(m *testing.M) {
	headless.Serve()
	os.Exit(m.Run())
}

// TestRun checks a script with all commands, and the error of a script that ends the game too early.
func TestRun(t *testing.T) {
	m, err := headless.NewMachine(new(headless.GuestCache))
	if errors.Is(err, headless.ErrNoDisplay) && os.Getenv("AZULEJO_CI") != "1" {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	m.Close()
	out := filepath.Join(t.TempDir(), "out.png")
	var output bytes.Buffer
	err = run([]string{"-pkg", "../headless/testdata/toy", "-w", "300", "-h", "200", "-scale", "2", "-script",
		"tick 2; play 2; click 50,60; right 900,900; shot " + out}, &output)
	if err == nil || !strings.Contains(err.Error(), "has ended") {
		t.Fatalf("the error of a script that ends the game too early is %v", err)
	}
	err = run([]string{"-pkg", "../headless/testdata/toy", "-w", "300", "-h", "200", "-scale", "2", "-script",
		"move 1,1; tap 5,5; hold 1,2 3,4; drop; swipe 1,2 30,40; wheel 1; key Tab Ctrl+Z; type abc; resize 400,300; tick 1; bench 2; sounds; shot " + out}, &output)
	if err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(out)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if c, err := png.DecodeConfig(f); err != nil || c.Width != 800 || c.Height != 600 {
		t.Errorf("the picture is %d × %d, %v", c.Width, c.Height, err)
	}
	for _, want := range []string{"out.png: 800 × 600", "2 ticks and frames in", "0 sounds", "done in"} {
		if !strings.Contains(output.String(), want) {
			t.Errorf("the output %q does not contain %q", output.String(), want)
		}
	}
}
