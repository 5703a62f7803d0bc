//go:build !unix

package players

func prepare(string, []string) {}
