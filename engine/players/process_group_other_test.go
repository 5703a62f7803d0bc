//go:build !unix

package players

func setUpBot(string, []string) {}
