package game

import (
	"errors"
	"os"
	"testing"
)

func TestExplain(t *testing.T) {
	for _, c := range []struct{ fault, want string }{
		{"ui: no window system is available: fbdev: failed to open /dev/fb0: no such file or directory",
			"cli.display ui: no window system is available: fbdev: failed to open /dev/fb0: no such file or directory"},
		{"glfw: x11: failed to open display :7: a platform-specific error occurred",
			"cli.display glfw: x11: failed to open display :7: a platform-specific error occurred"},
		{"glfw: x11: the DISPLAY environment variable is missing", "cli.display glfw: x11: the DISPLAY environment variable is missing"},
		{"the sheet is damaged", "the sheet is damaged"},
		{"opengl: failed to load libGL.so", "opengl: failed to load libGL.so"},
	} {
		if got := ExplainError(errors.New(c.fault)).Error(); got != c.want {
			t.Errorf("%q, expected %q", got, c.want)
		}
	}
}

func TestExplainKeepsTheFault(t *testing.T) {
	if ExplainError(nil) != nil {
		t.Error("a game without fault has one")
	}
	fault := errors.Join(errors.New("no window system is available"), os.ErrNotExist)
	if !errors.Is(ExplainError(fault), os.ErrNotExist) {
		t.Error("the fault is hidden by its explanation")
	}
}
