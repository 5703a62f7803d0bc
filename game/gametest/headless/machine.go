package headless

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"sync"
)

// Machine is a display with hosts, on which games can be started.
type Machine struct {
	mu      sync.Mutex
	display *display
	guests  *Guests
	hosts   map[float64]*hostProcess
}

// hostProcess is a host as its starter sees it.
type hostProcess struct {
	wire  *wire
	stdin io.Closer
	cmd   *exec.Cmd
}

// NewMachine opens a display on which guests run, which it may share with other machines. It reports ErrNoDisplay where there is none to be had.
func NewMachine(g *Guests) (*Machine, error) {
	d, err := openDisplay()
	if err != nil {
		return nil, err
	}
	g.join()
	return &Machine{display: d, guests: g, hosts: map[float64]*hostProcess{}}, nil
}

// Close ends all games, hosts and the display.
func (m *Machine) Close() {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, h := range m.hosts {
		h.stop()
	}
	m.hosts = nil
	m.display.close()
	m.guests.leave()
}

// host returns the host of a device scale, started when it is first asked for.
func (m *Machine) host(scale float64) (*hostProcess, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if h := m.hosts[scale]; h != nil {
		return h, nil
	}
	if m.display.xvfb != nil {
		if err := setScale(m.display.line, m.display.root, scale); err != nil {
			return nil, fmt.Errorf("setting the device scale: %w", err)
		}
	}
	h, err := m.startHost(scale)
	if err != nil {
		return nil, fmt.Errorf("starting the host: %w", err)
	}
	m.hosts[scale] = h
	return h, nil
}

// startHost starts this program again as a host. The scale is read while it starts, so it is asked for a first answer here.
func (m *Machine) startHost(scale float64) (*hostProcess, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	cmd := exec.Command(self)
	cmd.Env = append(os.Environ(), fmt.Sprintf("%s=%g", hostVariable, scale))
	if m.display.name != "" {
		cmd.Env = append(cmd.Env, "DISPLAY="+m.display.name)
	}
	if m.display.xvfb != nil {
		cmd.Env = append(cmd.Env, "LIBGL_ALWAYS_SOFTWARE=1")
	}
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	h := &hostProcess{wire: newWire(out, in), stdin: in, cmd: cmd}
	a, err := h.wire.ask(request{Op: opListen})
	if err == nil && a.Scale != scale {
		err = fmt.Errorf("the display has a device scale of %g, not %g", a.Scale, scale)
	}
	if err != nil {
		h.stop()
		return nil, err
	}
	_, err = h.wire.ask(request{Op: opClose, Game: a.Game})
	return h, err
}

// stop ends the host, and with it its games.
func (h *hostProcess) stop() {
	h.stdin.Close()
	if err := waitOrKill(h.cmd); err != nil {
		fmt.Fprintln(os.Stderr, "headless host:", err)
	}
}
