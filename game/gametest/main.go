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

// bench holds the machines of a package, as many as there are processors. Each is opened when it is first used, and lent to one test
// with its subtests at a time.
type bench struct {
	free   chan *place
	guests headless.Guests
	mu     sync.Mutex
	lent   map[string]*place // by the name of a test
}

// place is a machine, once it is opened.
type place struct {
	machine *headless.Machine
	err     error
	users   int
}

var theBench = newBench(runtime.GOMAXPROCS(0))

func newBench(size int) *bench {
	b := &bench{free: make(chan *place, size), lent: map[string]*place{}}
	for range size {
		b.free <- &place{}
	}
	return b
}

// take lends a place to a test until it and its subtests have ended.
func (b *bench) take(t *testing.T) *place {
	name, _, _ := strings.Cut(t.Name(), "/")
	p := b.lentTo(name)
	if p == nil {
		p = <-b.free
		b.lend(name, p)
	}
	t.Cleanup(func() { b.giveBack(name, p) })
	return p
}

// lentTo is the place that a test has already, with one more user, or nil.
func (b *bench) lentTo(name string) *place {
	b.mu.Lock()
	defer b.mu.Unlock()
	if p := b.lent[name]; p != nil {
		p.users++
		return p
	}
	return nil
}

func (b *bench) lend(name string, p *place) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.lent[name], p.users = p, 1
}

func (b *bench) giveBack(name string, p *place) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if p.users--; p.users == 0 {
		delete(b.lent, name)
		b.free <- p
	}
}

// open opens the machine on first use.
func (p *place) open(g *headless.Guests) (*headless.Machine, error) {
	if p.machine == nil && p.err == nil {
		p.machine, p.err = headless.NewMachine(g)
	}
	return p.machine, p.err
}

// close closes the machines, none of which is lent any more.
func (b *bench) close() {
	for range cap(b.free) {
		if p := <-b.free; p.machine != nil {
			p.machine.Close()
		}
	}
}

// machine is a machine for a test; without a display it ends the test.
func machine(t *testing.T) *headless.Machine {
	t.Helper()
	if flag.Lookup(updateFlag) == nil {
		t.Fatal("gametest.Main was not called from TestMain")
	}
	m, err := theBench.take(t).open(&theBench.guests)
	if errors.Is(err, headless.ErrNoDisplay) && os.Getenv("AZULEJO_CI") != "1" {
		t.Skip("skipped: ", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}
