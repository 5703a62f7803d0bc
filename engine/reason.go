package engine

// Reason is one thing to say for or against a move.
type Reason struct {
	// Code and Values name it for translation.
	Code   string
	Values []int
	// Text is the reason in English.
	Text string
}
