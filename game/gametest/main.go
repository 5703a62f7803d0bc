package gametest

import (
	"errors"
	"flag"
	"os"
	"sync"
	"testing"

	"azulejo/game/gametest/headless"
)

// updateFlag asks for golden pictures to be written instead of compared.
const updateFlag = "update"

// Main runs the tests of a package. It must be called from TestMain and does not return.
func Main(m *testing.M) {
	headless.Serve()
	flag.Bool(updateFlag, false, "write golden pictures anew")
	code := m.Run()
	theBench.close()
	os.Exit(code)
}

// bench holds the machine that all tests of a package share. It is opened when a test first asks for it.
type bench struct {
	mu      sync.Mutex
	opened  bool
	machine *headless.Machine
	err     error
}

var theBench = &bench{}

func (b *bench) open() (*headless.Machine, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if !b.opened {
		b.opened = true
		b.machine, b.err = headless.NewMachine()
	}
	return b.machine, b.err
}

func (b *bench) close() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.machine != nil {
		b.machine.Close()
	}
}

// machine is the shared machine; without a display it ends the test.
func machine(t *testing.T) *headless.Machine {
	t.Helper()
	if flag.Lookup(updateFlag) == nil {
		t.Fatal("gametest.Main was not called from TestMain")
	}
	m, err := theBench.open()
	if errors.Is(err, headless.ErrNoDisplay) && os.Getenv("AZULEJO_CI") != "1" {
		t.Skip("skipped: ", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}
