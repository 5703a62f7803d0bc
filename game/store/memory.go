package store

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Memory is a Store in memory, which is lost when the program ends. It is for tests and for systems without storage.
type Memory struct {
	data  map[string][]byte
	locks map[string]bool
	// unsaved is the error of Save, which keeps the data nevertheless: the reason why there is no better store. nil in tests.
	unsaved error
}

// NewMemory returns an empty store in memory.
func NewMemory() *Memory { return &Memory{data: map[string][]byte{}, locks: map[string]bool{}} }

// newFallback returns an empty store in memory that is used for a reason.
func newFallback(reason error) *Memory {
	m := NewMemory()
	m.unsaved = reason
	return m
}

func (m *Memory) Load(key string) ([]byte, error) {
	data, ok := m.data[key]
	if !ok {
		return nil, fmt.Errorf("%s: %w", key, ErrMissing)
	}
	return bytes.Clone(data), nil
}

func (m *Memory) Save(key string, data []byte) error {
	m.data[key] = bytes.Clone(data)
	if m.unsaved != nil {
		return fmt.Errorf("cannot save %s: %w", key, m.unsaved)
	}
	return nil
}

func (m *Memory) SetAside(key string) (string, error) {
	data, err := m.Load(key)
	if err != nil {
		return "", err
	}
	to := damagedKey(key, func(k string) bool {
		_, taken := m.data[k]
		return taken
	})
	m.data[to] = data
	delete(m.data, key)
	return to, nil
}

func (m *Memory) Keys(prefix string) ([]string, error) {
	keys := slices.Sorted(maps.Keys(m.data))
	return slices.DeleteFunc(keys, func(k string) bool { return !strings.HasPrefix(k, prefix) }), nil
}

func (m *Memory) Stamps(prefix string) (map[string]string, error) { return sumStamps(m, prefix) }

func (m *Memory) Delete(key string) error {
	delete(m.data, key)
	return nil
}

func (m *Memory) Lock(name string) (unlock func(), err error) {
	if m.locks[name] {
		return nil, fmt.Errorf("%s: %w", name, ErrLocked)
	}
	m.locks[name] = true
	return func() { delete(m.locks, name) }, nil
}
