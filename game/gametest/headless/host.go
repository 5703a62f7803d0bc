package headless

import (
	"encoding/gob"
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

// hostVariable marks a process that is a host. Its value is the device scale that the host must find.
const hostVariable = "AZULEJO_HEADLESS_HOST"

// Serve does nothing in an ordinary process. In one that was started as a host it does the host's work and ends the process.
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
	// Requests come on the standard input and answers go to the standard output, where nothing else may be written.
	out := os.Stdout
	os.Stdout = os.Stderr
	ebiten.SetWindowVisible(false)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	ebiten.SetWindowSize(64, 64)
	return ebiten.RunGame(&host{in: gob.NewDecoder(os.Stdin), out: gob.NewEncoder(out)})
}

// host is the ebiten.Game of the host. It draws nothing itself; what guests draw goes to pictures of their own.
type host struct {
	in    *gob.Decoder
	out   *gob.Encoder
	games []*guest
}

// Update answers requests until one ends a game, so that what the game held is given back between frames.
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
		return answer{Fault: fmt.Sprintf("there is no game %d", r.Game)}
	}
	return h.games[r.Game].do(r)
}

func (h *host) listen() answer {
	g, endpoint, err := listen()
	if err != nil {
		return answer{Fault: err.Error()}
	}
	h.games = append(h.games, g)
	return answer{Game: len(h.games) - 1, Endpoint: endpoint, Scale: scale()}
}

func (h *host) closeAll() {
	for _, g := range h.games {
		g.close()
	}
}

// scale is the device scale of the host's display.
func scale() float64 {
	if m := ebiten.Monitor(); m != nil {
		return m.DeviceScaleFactor()
	}
	return 1
}
