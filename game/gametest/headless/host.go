package headless

import (
	"encoding/gob"
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

// hostVariable is the environment variable that makes a process a host. Its value is the expected device scale.
const hostVariable = "AZULEJO_HEADLESS_HOST"

// Serve runs the host and exits, in a process that was started as a host. Otherwise it does nothing.
func Serve() {
	if os.Getenv(hostVariable) == "" {
		return
	}
	if err := serve(); err != nil {
		fmt.Fprintln(os.Stderr, "headless host:", err)
		os.Exit(1)
	}
	os.Exit(0)
}

func serve() error {
	// Requests and answers use standard input and output, so other output must go to standard error.
	out := os.Stdout
	os.Stdout = os.Stderr
	ebiten.SetWindowVisible(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetWindowSize(64, 64)
	return ebiten.RunGame(&host{in: gob.NewDecoder(os.Stdin), out: gob.NewEncoder(out)})
}

// host is the ebiten.Game of the host. It draws nothing itself; guests draw to separate images.
type host struct {
	in    *gob.Decoder
	out   *gob.Encoder
	games []*guest
}

// Update answers requests until one ends a game. It then returns, because Ebitengine frees the images of the game between frames.
func (h *host) Update() error {
	for {
		var r request
		if err := h.in.Decode(&r); err != nil {
			h.closeAll()
			return ebiten.Termination
		}
		if err := h.out.Encode(h.do(r)); err != nil {
			return ebiten.Termination
		}
		if r.Op == opClose {
			return nil
		}
	}
}

func (h *host) Draw(*ebiten.Image) {}

func (h *host) Layout(w, d int) (int, int) { return w, d }

func (h *host) do(r request) answer {
	if r.Op == opListen {
		return h.listen()
	}
	if r.Game < 0 || r.Game >= len(h.games) {
		return answer{Error: fmt.Sprintf("there is no game %d", r.Game)}
	}
	return h.games[r.Game].do(r)
}

func (h *host) listen() answer {
	g, endpoint, err := listen()
	if err != nil {
		return answer{Error: err.Error()}
	}
	h.games = append(h.games, g)
	return answer{Game: len(h.games) - 1, Endpoint: endpoint, Scale: scale()}
}

func (h *host) closeAll() {
	for _, g := range h.games {
		g.close()
	}
}

// scale returns the device scale of the display of the host.
func scale() float64 {
	if m := ebiten.Monitor(); m != nil {
		return m.DeviceScaleFactor()
	}
	return 1
}
