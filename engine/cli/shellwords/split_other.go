//go:build !windows

package shellwords

import "github.com/kballard/go-shellquote"

func split(command string) ([]string, error) { return shellquote.Split(command) }
