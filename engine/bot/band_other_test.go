//go:build !unix

package bot

func prepare(string, []string) {}
