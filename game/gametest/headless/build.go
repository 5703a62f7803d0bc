package headless

import (
	"crypto/sha256"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
)

// Guests are the programs built for the games of some machines, each once. The zero Guests is ready.
type Guests struct {
	mu       sync.Mutex
	machines int
	folder   string            // "" before the first is built
	built    map[string]string // the program of each package
}

// build builds a package as a guest, once. The program is kept from run to run, so that it is linked only when it has changed.
func (g *Guests) build(pkg string) (string, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if path := g.built[pkg]; path != "" {
		return path, nil
	}
	if err := g.open(); err != nil {
		return "", err
	}
	path := filepath.Join(g.folder, fmt.Sprintf("game-%d", len(g.built)))
	if err := buildGuest(pkg, path); err != nil {
		return "", err
	}
	g.built[pkg] = path
	return path, nil
}

// open makes a place for programs.
func (g *Guests) open() (err error) {
	if g.folder == "" {
		g.built = map[string]string{}
		g.folder, err = os.MkdirTemp("", "azulejo-headless")
	}
	return err
}

// join counts a machine.
func (g *Guests) join() {
	g.mu.Lock()
	g.machines++
	g.mu.Unlock()
}

// leave removes the programs with the last machine.
func (g *Guests) leave() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.machines--; g.machines == 0 && g.folder != "" {
		os.RemoveAll(g.folder)
		g.folder, g.built = "", nil
	}
}

// buildGuest builds a package as a guest and leaves the program at path. The build itself goes to a place in the user's cache, where the
// go command finds it up to date the next time.
func buildGuest(pkg, path string) error {
	kept, err := keptProgram(pkg)
	if err != nil {
		kept = path
	}
	// Another test run may put the same program there at the same time; then it is gone for a moment.
	for range 5 {
		if err = goBuild(pkg, kept); err != nil || kept == path {
			return err
		}
		if err = os.Link(kept, path); err == nil {
			return nil
		}
	}
	return goBuild(pkg, path)
}

func goBuild(pkg, path string) error {
	cmd := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-o", path, pkg)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("building %s: %w\n%s", pkg, err, strings.TrimSpace(string(out)))
	}
	return nil
}

// keptProgram is where the program of a package is kept: a place of its own for every module folder and package.
func keptProgram(pkg string) (string, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	where, err := os.Getwd()
	if err != nil {
		return "", err
	}
	if !strings.HasPrefix(pkg, ".") {
		where = moduleFolder(where)
	}
	folder := filepath.Join(cache, "azulejo-headless")
	sum := sha256.Sum256([]byte(where + "\n" + pkg))
	return filepath.Join(folder, fmt.Sprintf("guest-%x", sum[:6])), os.MkdirAll(folder, 0o755)
}

// moduleFolder is the nearest folder at or above one that holds a go.mod; the folder itself where there is none.
func moduleFolder(at string) string {
	for dir := at; ; dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		if dir == filepath.Dir(dir) {
			return at
		}
	}
}
