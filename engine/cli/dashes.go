package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
)

// LanguageFlag returns the value of the last -lang in args, or "". It is read before the commands are created and the other flags are parsed,
// because help and errors are in that language.
func LanguageFlag(args []string) (language string) {
	for i, arg := range args {
		name, value, joined := strings.Cut(arg, "=")
		switch {
		case arg == "--":
			return language
		case name != "-lang" && name != "--lang":
		case joined:
			language = value
		case i+1 < len(args):
			language = args[i+1]
		}
	}
	return language
}

// doubleDashes returns args with -name replaced by --name. The program accepts flags with one dash or two, whereas pflag parses the
// letters after a single dash as shorthands.
func doubleDashes(root *cobra.Command, args []string) []string {
	args = append([]string{}, args...) // not nil: cobra would use os.Args
	cmd := root
	for i := 0; i < len(args) && args[i] != "--"; i++ {
		if len(args[i]) < 2 || args[i][0] != '-' {
			if at := slices.IndexFunc(cmd.Commands(), func(c *cobra.Command) bool { return c.Name() == args[i] }); at >= 0 {
				cmd = cmd.Commands()[at]
			}
			continue
		}
		if args[i][1] != '-' {
			args[i] = "-" + args[i]
		}
		name, _, joined := strings.Cut(args[i][2:], "=")
		if name == "h" {
			args[i] = "--help"
		}
		if flag := cmd.Flag(name); flag != nil && flag.NoOptDefVal == "" && !joined {
			i++ // the value
		}
	}
	return args
}
