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
	b := &machinePool{free: make(chan *slot, size), acquired: map[string]*slot{}}
	for range size {
		b.free <- &slot{}
	}
	return b
}

// acquire reserves a slot for a test until the test and its subtests have ended.
func (b *machinePool) acquire(t *testing.T) *slot {
	name, _, _ := strings.Cut(t.Name(), "/")
	p := b.acquiredBy(name)
	if p == nil {
		p = <-b.free
		b.assign(name, p)
	}
	t.Cleanup(func() { b.release(name, p) })
	return p
}

// acquiredBy returns the slot that a test already has and adds a user to it, or returns nil.
func (b *machinePool) acquiredBy(name string) *slot {
	b.mu.Lock()
	defer b.mu.Unlock()
	if p := b.acquired[name]; p != nil {
		p.users++
		return p
	}
	return nil
}

func (b *machinePool) assign(name string, p *slot) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.acquired[name], p.users = p, 1
}

func (b *machinePool) release(name string, p *slot) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if p.users--; p.users == 0 {
		delete(b.acquired, name)
		b.free <- p
	}
}

// open opens the machine on first use.
func (p *slot) open(g *headless.GuestCache) (*headless.Machine, error) {
	if p.machine == nil && p.err == nil {
		p.machine, p.err = headless.NewMachine(g)
	}
	return p.machine, p.err
}

// close closes the machines. All slots must have been released.
func (b *machinePool) close() {
	for range cap(b.free) {
		if p := <-b.free; p.machine != nil {
			p.machine.Close()
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
