package game

import (
	"errors"
	"os"
	"testing"
)

// TestExplainError checks that errors about the display are explained and other errors are unchanged.
func TestExplainError(t *testing.T) {
	for _, c := range []struct{ cause, want string }{
		{"ui: no window system is available: fbdev: failed to open /dev/fb0: no such file or directory",
			"cli.display ui: no window system is available: fbdev: failed to open /dev/fb0: no such file or directory"},
		{"glfw: x11: failed to open display :7: a platform-specific error occurred",
			"cli.display glfw: x11: failed to open display :7: a platform-specific error occurred"},
		{"glfw: x11: the DISPLAY environment variable is missing", "cli.display glfw: x11: the DISPLAY environment variable is missing"},
		{"the sheet is damaged", "the sheet is damaged"},
		{"opengl: failed to load libGL.so", "opengl: failed to load libGL.so"},
	} {
		if got := ExplainError(errors.New(c.cause)).Error(); got != c.want {
			t.Errorf("%q, expected %q", got, c.want)
		}
	}
}

// TestExplainErrorWrapsCause checks that the explanation wraps the error, and that nil is not explained.
func TestExplainErrorWrapsCause(t *testing.T) {
	if ExplainError(nil) != nil {
		t.Error("nil is explained")
	}
	cause := errors.Join(errors.New("no window system is available"), os.ErrNotExist)
	if !errors.Is(ExplainError(cause), os.ErrNotExist) {
		t.Error("the cause is not wrapped")
	}
}
