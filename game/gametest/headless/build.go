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

// GuestCache holds the guest programs built for some machines, and builds each only once. Its zero value is ready to use.
type GuestCache struct {
	mu       sync.Mutex
	machines int
	folder   string            // "" before the first is built
	built    map[string]string // the program of each package
}

// build returns the path of a package built as a guest. The program is cached between runs, so that it is linked again only after changes.
func (g *GuestCache) build(pkg string) (string, error) {
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

// open creates the folder for programs.
func (g *GuestCache) open() (err error) {
	if g.folder == "" {
		g.built = map[string]string{}
		g.folder, err = os.MkdirTemp("", "azulejo-headless")
	}
	return err
}

// addMachine registers a machine that uses the cache.
func (g *GuestCache) addMachine() {
	g.mu.Lock()
	g.machines++
	g.mu.Unlock()
}

// removeMachine unregisters a machine, and removes the programs after the last one.
func (g *GuestCache) removeMachine() {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.machines--; g.machines == 0 && g.folder != "" {
		os.RemoveAll(g.folder)
		g.folder, g.built = "", nil
	}
}

// buildGuest builds a package as a guest program at path. It builds in the user's cache folder, where the go command finds an up-to-date program the
// next time, and links that to path.
func buildGuest(pkg, path string) error {
	cached, err := cachedProgram(pkg)
	if err != nil {
		cached = path
	}
	// Another test run may be replacing the same program, which then does not exist for a moment.
	for range 5 {
		if err = goBuild(pkg, cached); err != nil || cached == path {
			return err
		}
		if err = os.Link(cached, path); err == nil {
			return nil
		}
	}
	return goBuild(pkg, path)
}

func goBuild(pkg, path string) error {
	cmd := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-ldflags", "-s -w", "-o", path, pkg)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("building %s: %w\n%s", pkg, err, strings.TrimSpace(string(out)))
	}
	return nil
}

// cachedProgram returns the path of the cached program of a package, which is different for every module folder.
func cachedProgram(pkg string) (string, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	base, err := os.Getwd()
	if err != nil {
		return "", err
	}
	if !strings.HasPrefix(pkg, ".") {
		base = moduleRoot(base)
	}
	folder := filepath.Join(cache, "azulejo-headless")
	sum := sha256.Sum256([]byte(base + "\n" + pkg))
	return filepath.Join(folder, fmt.Sprintf("guest-%x", sum[:6])), os.MkdirAll(folder, 0o755)
}

// moduleRoot returns the nearest folder with a go.mod, starting at a folder and going up, or the folder itself if there is none.
func moduleRoot(at string) string {
	for dir := at; ; dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		if dir == filepath.Dir(dir) {
			return at
		}
	}
}
