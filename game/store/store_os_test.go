//go:build !js

package store

import "testing"

// TestOpen checks that the store is in the folder named by AZULEJO_HOME.
func TestOpen(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("AZULEJO_HOME", dir)
	s, err := Open()
	if err != nil || s != NewFolder(dir) {
		t.Errorf("Open = %v, %v; want the folder %s", s, err, dir)
	}
}
