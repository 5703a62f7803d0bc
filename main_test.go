package main

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// program builds the game and returns its path.
func program(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "azulejo")
	if out, err := exec.Command("go", "build", "-o", path, ".").CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	return path
}

// homeless is the environment with a home of its own and without a display.
func homeless(t *testing.T) []string {
	t.Helper()
	var env []string
	for _, e := range os.Environ() {
		if name, _, _ := strings.Cut(e, "="); name != "DISPLAY" && name != "WAYLAND_DISPLAY" && !strings.HasPrefix(name, "XDG_") {
			env = append(env, e)
		}
	}
	return append(env, "HOME="+t.TempDir())
}

func TestWithoutADisplay(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only on Linux can the display be taken away")
	}
	path := program(t)
	for _, display := range []string{"", ":9876"} {
		if _, err := os.Stat("/dev/fb0"); display == "" && err == nil {
			t.Log("this machine has a framebuffer, on which the game would open")
			continue
		}
		ctx, stop := context.WithTimeout(t.Context(), 30*time.Second)
		defer stop()
		cmd := exec.CommandContext(ctx, path)
		cmd.Env = homeless(t)
		if display != "" {
			cmd.Env = append(cmd.Env, "DISPLAY="+display)
		}
		var errs strings.Builder
		cmd.Stderr = &errs
		cmd.Run()
		said := errs.String()
		if cmd.ProcessState.ExitCode() != 1 || strings.Count(said, "\n") != 1 || !strings.HasPrefix(said, "azulejo: there is no display to open a window on (") {
			t.Errorf("display %q: %v, %q; expected exit status 1 and one clear line", display, cmd.ProcessState, said)
		}
	}
}
