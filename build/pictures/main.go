// Command pictures takes a picture of every scene in three windows:
//
//	go run ./build pictures -o dist/pictures -only 'table|results'
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"azulejo/game/gametest/headless"
	"azulejo/game/gametest/script"
)

func main() {
	headless.Serve()
	if err := run(os.Args[1:], os.Stdout); err != nil && !errors.Is(err, flag.ErrHelp) { // whose usage is told
		fmt.Fprintln(os.Stderr, "pictures:", err)
		os.Exit(1)
	}
}

func run(args []string, out io.Writer) error {
	flags := flag.NewFlagSet("pictures", flag.ContinueOnError)
	folder := flags.String("o", "dist/pictures", "where they go; a `folder`")
	only := flags.String("only", "", "take those alone whose name (as azul-2-720) fits this regular `expression`")
	language := flags.String("lang", "en", "the `language` they speak")
	if err := flags.Parse(args); err != nil {
		return err
	}
	fits, err := regexp.Compile(*only)
	if err != nil {
		return err
	}
	m, err := headless.NewMachine(new(headless.GuestCache))
	if err != nil {
		return err
	}
	defer m.Close()
	if err := os.MkdirAll(*folder, 0o755); err != nil {
		return err
	}
	for _, w := range windows() {
		more, err := lessonAndRuleScenes(w)
		if err != nil {
			return err
		}
		for _, s := range append(scenes(), more...) {
			name := s.name + "-" + w.name
			if !fits.MatchString(name) {
				continue
			}
			if err := s.capture(m, w, *language, filepath.Join(*folder, name+".png"), out); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
		}
	}
	return nil
}

// capture starts the program as a returning player, opens the scene and takes a screenshot.
func (s *scene) capture(m *headless.Machine, w window, language, file string, out io.Writer) (err error) {
	home, err := os.MkdirTemp("", "azulejo-pictures")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	if err := s.writeFiles(home); err != nil {
		return err
	}
	todo, err := script.Parse(s.script + "; shot " + file)
	if err != nil {
		return err
	}
	args := []string{"-lang", language}
	if s.opensGame() {
		args = append(args, "open", filepath.Join(home, openedFile))
	}
	g, err := m.Start(headless.Options{Package: "azulejo", W: w.w, H: w.h, Scale: w.scale, Home: home, Args: args, Log: os.Stderr})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, g.Close()) }()
	return todo.Play(g, out)
}

// writeFiles writes the settings and the saved game to the home directory of the program.
func (s *scene) writeFiles(home string) error {
	if err := os.WriteFile(filepath.Join(home, "settings.json"), []byte(s.settings), 0o644); err != nil {
		return err
	}
	for i, name := range s.archived {
		if err := putGame(name, home, fmt.Sprintf("game-%d.azl", i+1)); err != nil {
			return err
		}
	}
	switch {
	case s.saved == "":
		return nil
	case s.opensGame():
		return putGame(s.saved, home, openedFile)
	}
	return putGame(s.saved, home, "autosave.azl")
}

// openedFile is the name of a finished game in the home directory.
const openedFile = "opened.azl"

// opensGame reports whether the program opens the saved game, which is over, instead of resuming it.
func (s *scene) opensGame() bool { return strings.HasSuffix(s.saved, over) }

// putGame copies a game in saves into a folder.
func putGame(name, home, file string) error {
	game, err := saves.ReadFile("saves/" + name + ".azl")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(home, file), game, 0o644)
}
