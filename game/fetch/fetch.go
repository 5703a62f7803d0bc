// Package fetch gets files that the browser game loads only when they are needed. Elsewhere the program holds all files itself, and there is
// nothing to fetch.
package fetch

// Result is the content of a file, or why it could not be had.
type Result struct {
	Data []byte
	Err  error
}
