package main

import (
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// importRule forbids dependencies of the packages below a directory.
type importRule struct {
	root      string
	forbidden func(dep string) bool
	// directories to which the rule does not apply
	except []string
}

// importRules returns the rules for all packages.
func importRules() []importRule {
	all := []importRule{
		{root: "engine", forbidden: func(dep string) bool { return !in(dep, "azulejo/engine") && !isStandard(dep) }, except: []string{"engine/cli"}},
		{root: "engine/cli", forbidden: func(dep string) bool { return !in(dep, "azulejo/engine") && !isStandard(dep) && !isCommandLine(dep) }},
		{root: "engine", forbidden: isGame, except: []string{"engine/azul", "engine/pavilion", "engine/catalogue"}},
		{root: "engine/azul", forbidden: func(dep string) bool { return isGame(dep) && !in(dep, "azulejo/engine/azul") }},
		{root: "engine/pavilion", forbidden: func(dep string) bool { return isGame(dep) && !in(dep, "azulejo/engine/pavilion") }},
		{root: "game", forbidden: isGame},
		{root: "game/layout", forbidden: func(dep string) bool { return dep != "azulejo/game/layout" && !isStandard(dep) }},
		{root: "game/sound/synth", forbidden: isNotSound},
		{root: "game/sound/music", forbidden: isNotSound},
		{root: "game/sound/loudness", forbidden: isNotSound},
		{root: "scenes/table", forbidden: isGame},
		{root: "scenes/describe", forbidden: isGraphics},
		{root: "scenes/describe", forbidden: isGame, except: []string{"scenes/describe/azul", "scenes/describe/pavilion", "scenes/describe/games"}},
		{root: "scenes/describe/azul", forbidden: func(dep string) bool {
			return in(dep, "azulejo/scenes/describe/pavilion") || in(dep, "azulejo/engine/pavilion")
		}},
		{root: "scenes/describe/pavilion", forbidden: func(dep string) bool {
			return in(dep, "azulejo/scenes/describe/azul") || in(dep, "azulejo/engine/azul")
		}},
		{root: "scenes/terminal", forbidden: isGraphics},
		{root: "scenes/azul", forbidden: func(dep string) bool { return in(dep, "azulejo/scenes/pavilion") || in(dep, "azulejo/engine/pavilion") }},
		{root: "scenes/pavilion", forbidden: func(dep string) bool { return in(dep, "azulejo/scenes/azul") || in(dep, "azulejo/engine/azul") }},
		{root: "scenes/board", forbidden: isGame},
	}
	for _, name := range append(scenePackages(), "dialog", "transfer", "analysis", "board", "backdrop") {
		all = append(all, importRule{root: "scenes/" + name, forbidden: func(dep string) bool { return isScene(dep) && dep != "azulejo/scenes/"+name }})
	}
	return all
}

// scenePackages returns the packages of scenes. They must not import each other, but use scenes/route.
func scenePackages() []string {
	return []string{"branches", "help", "lessons", "library", "luck", "menu", "mistakes", "play", "puzzles", "results", "review", "rulebook", "settings", "setup", "statistics", "title"}
}

// in reports whether a package is root or below it.
func in(path, root string) bool { return path == root || strings.HasPrefix(path, root+"/") }

// isGame reports whether a package contains the rules of a game, or lists them.
func isGame(path string) bool {
	return in(path, "azulejo/engine/azul") || in(path, "azulejo/engine/pavilion") || in(path, "azulejo/engine/catalogue")
}

// isScene reports whether a package is a scene, or the one that creates all scenes.
func isScene(path string) bool {
	name, within := strings.CutPrefix(path, "azulejo/scenes/")
	return path == "azulejo/scenes" || within && slices.Contains(scenePackages(), name)
}

// isGraphics reports whether a package draws.
func isGraphics(path string) bool { return strings.HasPrefix(path, "github.com/hajimehoshi/ebiten") }

// isNotSound reports whether a package is neither in the standard library nor below game/sound.
func isNotSound(path string) bool {
	return !strings.HasPrefix(path, "azulejo/game/sound/") && !isStandard(path)
}

// isCommandLine reports whether a package belongs to the library that reads the command line, or to the one that splits commands in it.
func isCommandLine(path string) bool {
	return path == "github.com/kballard/go-shellquote" || strings.HasPrefix(path, "github.com/spf13/") || path == "github.com/inconshreveable/mousetrap"
}

// isStandard reports whether a package is in the standard library: its path does not begin with a host name.
func isStandard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return first != "azulejo" && !strings.Contains(first, ".")
}

// appliesTo reports whether the rule applies to a package.
func (i importRule) appliesTo(path string) bool {
	return in(path, "azulejo/"+i.root) && !slices.ContainsFunc(i.except, func(dir string) bool { return in(path, "azulejo/"+dir) })
}

// violations returns the forbidden dependencies in lines of a package and its dependencies.
func (i importRule) violations(lines []string) (found []string) {
	for _, line := range lines {
		words := strings.Fields(line)
		for _, dep := range words[1:] {
			if i.appliesTo(words[0]) && i.forbidden(dep) {
				found = append(found, fmt.Sprintf("%s depends on %s", words[0], dep))
			}
		}
	}
	return found
}

// TestImportRules checks the dependencies of all packages on the desktop and in the browser.
func TestImportRules(t *testing.T) {
	for _, env := range []string{"GOOS=linux GOARCH=amd64", "GOOS=js GOARCH=wasm"} {
		cmd := exec.Command("go", "list", "-f", `{{.ImportPath}} {{join .Deps " "}}`, "azulejo/...")
		cmd.Env = append(cmd.Environ(), append(strings.Fields(env), "CGO_ENABLED=0")...)
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("go list: %v", err)
		}
		lines := strings.Split(strings.TrimSpace(string(out)), "\n")
		if len(lines) < 10 {
			t.Fatalf("go list returns only %d packages", len(lines))
		}
		for _, r := range importRules() {
			for _, violation := range r.violations(lines) {
				t.Errorf("%s: %s", env, violation)
			}
		}
	}
}

// TestScenesAreListed checks that every package imported by the router is a scene, or shared by several scenes.
func TestScenesAreListed(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", `{{join .Imports " "}}`, "azulejo/scenes").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	for _, path := range strings.Fields(string(out)) {
		name, within := strings.CutPrefix(path, "azulejo/scenes/")
		if within && !isScene(path) && !slices.Contains([]string{"dialog", "games", "route", "saves", "seating"}, name) {
			t.Errorf("%s is neither a scene nor shared by scenes", path)
		}
	}
}

// TestImportRulesFindViolations checks that each forbidden dependency violates one rule, and that permitted ones violate none.
func TestImportRulesFindViolations(t *testing.T) {
	for _, line := range []string{
		"azulejo/engine azulejo/game",
		"azulejo/engine/players fmt golang.org/x/image/draw",
		"azulejo/engine/azul azulejo/engine github.com/hajimehoshi/ebiten/v2",
		"azulejo/engine/players github.com/spf13/pflag",
		"azulejo/engine/players github.com/kballard/go-shellquote",
		"azulejo/engine/cli github.com/spf13/cobra azulejo/game/locale",
		"azulejo/engine azulejo/engine/azul",
		"azulejo/engine/players azulejo/engine/catalogue",
		"azulejo/engine/train azulejo/engine/pavilion",
		"azulejo/engine/azul azulejo/engine/pavilion",
		"azulejo/engine/pavilion azulejo/engine/catalogue",
		"azulejo/scenes/table azulejo/engine/catalogue",
		"azulejo/game/sound/music azulejo/game/sound/synth azulejo/game/sound",
		"azulejo/game/stage azulejo/engine/azul",
		"azulejo/game azulejo/engine/pavilion",
		"azulejo/scenes/azul azulejo/scenes/pavilion",
		"azulejo/scenes/pavilion azulejo/scenes/azul/sub",
		"azulejo/scenes/board azulejo/engine/pavilion",
		"azulejo/scenes/play azulejo/scenes/route azulejo/scenes",
		"azulejo/scenes/title azulejo/scenes/setup",
		"azulejo/scenes/dialog azulejo/scenes/settings",
		"azulejo/scenes/describe/games azulejo/engine/azul github.com/hajimehoshi/ebiten/v2",
		"azulejo/scenes/describe azulejo/engine/azul",
		"azulejo/scenes/describe/azul azulejo/engine/pavilion",
		"azulejo/scenes/describe/pavilion azulejo/scenes/describe/azul",
		"azulejo/scenes/terminal azulejo/scenes/describe/games github.com/hajimehoshi/ebiten/v2/text/v2",
	} {
		n := 0
		for _, r := range importRules() {
			n += len(r.violations([]string{line}))
		}
		if n != 1 {
			t.Errorf("%q: %d violations, expected 1", line, n)
		}
	}
	for _, line := range []string{"azulejo/engine/azul azulejo/engine fmt vendor/golang.org/x/crypto", "azulejo/engine/catalogue azulejo/engine/azul azulejo/engine/pavilion", "azulejo/game azulejo/engine", "azulejo/scenes/title azulejo/scenes/dialog azulejo/scenes/route", "azulejo/scenes azulejo/scenes/azul azulejo/engine/pavilion"} {
		for _, r := range importRules() {
			if got := r.violations([]string{line}); got != nil {
				t.Errorf("%q: %v, expected nothing", line, got)
			}
		}
	}
}
