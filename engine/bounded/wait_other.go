//go:build !unix

package bounded

// unwaiting is nothing where pipes have no place among files.
const unwaiting = 0
