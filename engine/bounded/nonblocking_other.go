//go:build !unix

package bounded

// nonBlocking is 0 where named pipes are not files.
const nonBlocking = 0
