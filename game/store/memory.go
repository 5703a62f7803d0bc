package store

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Memory is a Store that forgets everything at the end. It is for tests, and for play where there is nothing better.
type Memory struct {
	texts  map[string][]byte
	claims map[string]bool
}

// NewMemory returns an empty store in memory.
func NewMemory() *Memory { return &Memory{texts: map[string][]byte{}, claims: map[string]bool{}} }

func (m *Memory) Load(key string) ([]byte, error) {
	data, ok := m.texts[key]
	if !ok {
		return nil, fmt.Errorf("%s: %w", key, ErrMissing)
	}
	return bytes.Clone(data), nil
}

func (m *Memory) Save(key string, data []byte) error {
	m.texts[key] = bytes.Clone(data)
	return nil
}

func (m *Memory) SetAside(key string) (string, error) {
	data, err := m.Load(key)
	if err != nil {
		return "", err
	}
	to := asideKey(key, func(k string) bool {
		_, taken := m.texts[k]
		return taken
	})
	m.texts[to] = data
	delete(m.texts, key)
	return to, nil
}

func (m *Memory) Keys(prefix string) ([]string, error) {
	keys := slices.Sorted(maps.Keys(m.texts))
	return slices.DeleteFunc(keys, func(k string) bool { return !strings.HasPrefix(k, prefix) }), nil
}

func (m *Memory) Delete(key string) error {
	delete(m.texts, key)
	return nil
}

func (m *Memory) Claim(name string) (release func(), err error) {
	if m.claims[name] {
		return nil, fmt.Errorf("%s: %w", name, ErrHeld)
	}
	m.claims[name] = true
	return func() { delete(m.claims, name) }, nil
}
