package main

import (
	"fmt"
	"os/exec"
	"strings"
	"testing"
)

// rule is a wall of the house: none of the packages in a room sees a package of another.
type rule struct {
	room   string
	unseen func(dep string) bool
}

func rules() []rule {
	return []rule{
		{"engine", func(dep string) bool { return !in(dep, "azulejo/engine") && !standard(dep) }},
		{"game", func(dep string) bool { return in(dep, "azulejo/engine/azul") || in(dep, "azulejo/engine/pavilion") }},
		{"scenes/azul", func(dep string) bool { return in(dep, "azulejo/scenes/pavilion") || in(dep, "azulejo/engine/pavilion") }},
		{"scenes/pavilion", func(dep string) bool { return in(dep, "azulejo/scenes/azul") || in(dep, "azulejo/engine/azul") }},
	}
}

// in reports whether a package is another or lies within it.
func in(path, root string) bool { return path == root || strings.HasPrefix(path, root+"/") }

// standard reports whether a package is of the standard library: its path begins with no host name.
func standard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return first != "azulejo" && !strings.Contains(first, ".")
}

// faults lists what the packages of a room see and must not. seen holds lines of a package and what it depends on.
func (r rule) faults(seen []string) (found []string) {
	for _, line := range seen {
		words := strings.Fields(line)
		for _, dep := range words[1:] {
			if in(words[0], "azulejo/"+r.room) && r.unseen(dep) {
				found = append(found, fmt.Sprintf("%s sees %s", words[0], dep))
			}
		}
	}
	return found
}

func TestRoomsSeeOnlyWhatTheyMay(t *testing.T) {
	for _, env := range []string{"GOOS=linux GOARCH=amd64", "GOOS=js GOARCH=wasm"} {
		cmd := exec.Command("go", "list", "-f", `{{.ImportPath}} {{join .Deps " "}}`, "azulejo/...")
		cmd.Env = append(cmd.Environ(), append(strings.Fields(env), "CGO_ENABLED=0")...)
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("go list: %v", err)
		}
		seen := strings.Split(strings.TrimSpace(string(out)), "\n")
		if len(seen) < 10 {
			t.Fatalf("go list tells of %d packages only", len(seen))
		}
		for _, r := range rules() {
			for _, fault := range r.faults(seen) {
				t.Errorf("%s: %s", env, fault)
			}
		}
	}
}

func TestRulesNoticeWhatIsWrong(t *testing.T) {
	for _, line := range []string{
		"azulejo/engine azulejo/game",
		"azulejo/engine/bot fmt golang.org/x/image/draw",
		"azulejo/engine/azul azulejo/engine github.com/hajimehoshi/ebiten/v2",
		"azulejo/game/stage azulejo/engine/azul",
		"azulejo/game azulejo/engine/pavilion",
		"azulejo/scenes/azul azulejo/scenes/pavilion",
		"azulejo/scenes/pavilion azulejo/scenes/azul/sub",
	} {
		n := 0
		for _, r := range rules() {
			n += len(r.faults([]string{line}))
		}
		if n != 1 {
			t.Errorf("%q: %d faults, expected 1", line, n)
		}
	}
	for _, line := range []string{"azulejo/engine/azul azulejo/engine fmt vendor/golang.org/x/crypto", "azulejo/game azulejo/engine", "azulejo/scenes azulejo/scenes/azul azulejo/engine/pavilion"} {
		for _, r := range rules() {
			if got := r.faults([]string{line}); got != nil {
				t.Errorf("%q: %v, expected nothing", line, got)
			}
		}
	}
}
