package gametest

import (
	"errors"
	"flag"
	"os"
	"runtime"
	"strings"
	"sync"
	"testing"

	"azulejo/game/gametest/headless"
)

// updateFlag is the name of the flag that rewrites golden pictures.
const updateFlag = "update"

// Main runs the tests of a package. It must be called from TestMain and does not return.
func Main(m *testing.M) {
	headless.Serve()
	flag.Bool(updateFlag, false, "rewrite golden pictures")
	code := m.Run()
	pool.close()
	os.Exit(code)
}

// machinePool holds the machines of a test package, one per processor. A machine is opened on first use. It is used by one test at a time, together
// with the subtests of that test.
type machinePool struct {
	free       chan *slot
	guestCache headless.GuestCache
	mu         sync.Mutex
	acquired   map[string]*slot // by the name of the test
}

// slot holds a machine after it has been opened.
type slot struct {
	machine *headless.Machine
	err     error
	users   int
}

var pool = newMachinePool(runtime.GOMAXPROCS(0))

func newMachinePool(size int) *machinePool {
	p := &machinePool{free: make(chan *slot, size), acquired: map[string]*slot{}}
	for range size {
		p.free <- &slot{}
	}
	return p
}

// acquire reserves a slot for a test until the test and its subtests have ended.
func (m *machinePool) acquire(t *testing.T) *slot {
	name, _, _ := strings.Cut(t.Name(), "/")
	s := m.acquiredBy(name)
	if s == nil {
		s = <-m.free
		m.assign(name, s)
	}
	t.Cleanup(func() { m.release(name, s) })
	return s
}

// acquiredBy returns the slot that a test already has and adds a user to it, or returns nil.
func (m *machinePool) acquiredBy(name string) *slot {
	m.mu.Lock()
	defer m.mu.Unlock()
	if s := m.acquired[name]; s != nil {
		s.users++
		return s
	}
	return nil
}

func (m *machinePool) assign(name string, s *slot) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.acquired[name], s.users = s, 1
}

func (m *machinePool) release(name string, s *slot) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if s.users--; s.users == 0 {
		delete(m.acquired, name)
		m.free <- s
	}
}

// open opens the machine on first use.
func (s *slot) open(g *headless.GuestCache) (*headless.Machine, error) {
	if s.machine == nil && s.err == nil {
		s.machine, s.err = headless.NewMachine(g)
	}
	return s.machine, s.err
}

// close closes the machines. All slots must have been released.
func (m *machinePool) close() {
	for range cap(m.free) {
		if s := <-m.free; s.machine != nil {
			s.machine.Close()
		}
	}
}

// machine returns a machine for a test. It skips the test if there is no display.
func machine(t *testing.T) *headless.Machine {
	t.Helper()
	if flag.Lookup(updateFlag) == nil {
		t.Fatal("gametest.Main was not called from TestMain")
	}
	m, err := pool.acquire(t).open(&pool.guestCache)
	if errors.Is(err, headless.ErrNoDisplay) && os.Getenv("AZULEJO_CI") != "1" {
		t.Skip("skipped: ", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}
