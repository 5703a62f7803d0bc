package cli

import (
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"azulejo/engine/record"

	"github.com/spf13/cobra"
)

// TestLanguageFlag checks that the language is found before the flags are parsed.
func TestLanguageFlag(t *testing.T) {
	for args, want := range map[string]string{
		"":                       "",
		"replay f":               "",
		"-lang nl replay f":      "nl",
		"--lang=nl -fps":         "nl",
		"-fps -lang nl":          "nl",
		"-lang nl -lang de":      "de",
		"match -lang nl":         "nl",
		"-lang de play -lang=nl": "nl",
		"-lang":                  "",
		"replay -- -lang nl":     "",
	} {
		if got := LanguageFlag(strings.Fields(args)); got != want {
			t.Errorf("%s: %q, expected %q", args, got, want)
		}
	}
}

// TestWindowFlags checks the parameters of the window.
func TestWindowFlags(t *testing.T) {
	for args, want := range map[string]string{
		"":                            "{Bot:{Text: Words:[]} FrameRate:false Replay:<nil> Import:[]}",
		"-fps":                        "{Bot:{Text: Words:[]} FrameRate:true Replay:<nil> Import:[]}",
		"-bot ./b --fps":              "{Bot:{Text:./b Words:[./b]} FrameRate:true Replay:<nil> Import:[]}",
		"--bot=./b -lang nl":          "{Bot:{Text:./b Words:[./b]} FrameRate:false Replay:<nil> Import:[]}",
		"-lang=nl -fps=true -bot -x":  "{Bot:{Text:-x Words:[-x]} FrameRate:true Replay:<nil> Import:[]}",
		"-fps -fps=false -bot match":  "{Bot:{Text:match Words:[match]} FrameRate:false Replay:<nil> Import:[]}",
		"-bot=a=b --lang en -bot= --": "{Bot:{Text: Words:[]} FrameRate:false Replay:<nil> Import:[]}",
	} {
		code, out, errs := run(t, strings.Fields(args)...)
		if code != 0 || out != "window "+want+"\n" || errs != "" {
			t.Errorf("%q: %d, %q, %q; expected %s", args, code, out, errs, want)
		}
	}
}

// TestOpen checks that a single game is shown, that an export of several games or with more than games is imported, and that a wrong file is an error.
func TestOpen(t *testing.T) {
	const text = "[Game \"azul\"]\n[Players \"2\"]\n[Start \"1\"]\n\ndeal BBYR KKWW RRRK YYKW BBKR\n"
	one, section := []byte(text), record.Section{Name: "learned", Version: 1, Text: "{}"}
	for want, data := range map[string][]byte{
		"window {Bot:{Text: Words:[]} FrameRate:false Replay:0x":                  one,
		"window {Bot:{Text: Words:[]} FrameRate:false Replay:<nil> Import:[35":    record.Export([][]byte{one, one}),
		"window {Bot:{Text: Words:[]} FrameRate:false Replay:<nil> Import:[35 32": record.Export([][]byte{one}, section),
		"": []byte(text + "nonsense"),
	} {
		name := filepath.Join(t.TempDir(), "game.azl")
		if err := os.WriteFile(name, data, 0o644); err != nil {
			t.Fatal(err)
		}
		if code, out, errs := run(t, "open", name); (code == 0) != (want != "") || !strings.HasPrefix(out, want) {
			t.Errorf("%d, %.100q, %q; expected %s", code, out, errs, want)
		}
	}
}

// TestFlagsMatchStandardLibrary checks that arguments have the same meaning, or are invalid, as with Go's flag package. Other
// programs call this one with single-dash flags.
func TestFlagsMatchStandardLibrary(t *testing.T) {
	type values struct {
		yes   bool
		n     int
		seed  uint64
		seats []string
		text  string
	}
	words := []string{"-yes", "--yes", "-yes=false", "-yes=x", "-n", "--n", "-n=3", "--n=0x10", "-n=x", "-seed", "-seed=7", "--seed=-1", "-seat", "--seat", "-seat=a=b",
		"-text", "--text=", "-text=-n", "3", "-3", "x", "", "-", "--", "-unknown", "--unknown=3", "-=x", "---n", "-nn"}
	r := rand.New(rand.NewPCG(1, 2))
	accepted := 0
	for range 5000 {
		args := make([]string, r.IntN(6))
		for i := range args {
			args[i] = words[r.IntN(len(words))]
		}
		var want, got values
		std := flag.NewFlagSet("match", flag.ContinueOnError)
		std.SetOutput(io.Discard)
		std.BoolVar(&want.yes, "yes", false, "")
		std.IntVar(&want.n, "n", 1, "")
		std.Uint64Var(&want.seed, "seed", 1, "")
		std.Func("seat", "", func(s string) error { want.seats = append(want.seats, s); return nil })
		std.StringVar(&want.text, "text", "", "")
		refused := std.Parse(args) != nil || std.NArg() > 0

		root := &cobra.Command{Use: "azulejo", SilenceErrors: true, SilenceUsage: true, TraverseChildren: true}
		cmd := &cobra.Command{Use: "match", Args: noOperands, RunE: func(*cobra.Command, []string) error { return nil }}
		cmd.Flags().BoolVar(&got.yes, "yes", false, "")
		cmd.Flags().IntVar(&got.n, "n", 1, "")
		cmd.Flags().Uint64Var(&got.seed, "seed", 1, "")
		cmd.Flags().StringArrayVar(&got.seats, "seat", nil, "")
		cmd.Flags().StringVar(&got.text, "text", "", "")
		root.AddCommand(cmd)
		root.SetArgs(doubleDashes(root, append([]string{"match"}, args...)))
		err := root.Execute()
		if (err != nil) != refused || err == nil && fmt.Sprint(got) != fmt.Sprint(want) {
			t.Fatalf("%q: %+v, %v; the standard library reads %+v, refuses: %v", args, got, err, want, refused)
		}
		if err == nil {
			accepted++
		}
	}
	if accepted < 300 {
		t.Errorf("only %d command lines were accepted", accepted)
	}
}
