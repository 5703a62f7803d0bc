// Package storetest reads whole stores in tests.
package storetest

import (
	"testing"

	"azulejo/game/store"
)

// Texts returns all texts of a store by key.
func Texts(t testing.TB, s store.Store) map[string]string {
	t.Helper()
	keys, err := s.Keys("")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, key := range keys {
		text, err := s.Load(key)
		if err != nil {
			t.Fatal(err)
		}
		all[key] = string(text)
	}
	return all
}
