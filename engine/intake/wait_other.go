//go:build !unix

package intake

// unwaiting is nothing where pipes have no place among files.
const unwaiting = 0
