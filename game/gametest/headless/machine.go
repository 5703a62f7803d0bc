package headless

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"sync"
)

// Machine starts games. It consists of a display and a host for each device scale.
type Machine struct {
	mu         sync.Mutex
	display    *display
	guestCache *GuestCache
	hosts      map[float64]*hostProcess
}

// hostProcess is the caller's side of a host.
type hostProcess struct {
	hostConn *hostConn
	stdin    io.Closer
	cmd      *exec.Cmd
}

// NewMachine opens a display and returns a machine on it. Machines may share the guest cache g. The error is ErrNoDisplay if there is no display.
func NewMachine(g *GuestCache) (*Machine, error) {
	d, err := openDisplay()
	if err != nil {
		return nil, err
	}
	g.addMachine()
	return &Machine{display: d, guestCache: g, hosts: map[float64]*hostProcess{}}, nil
}

// Close ends all games and hosts and closes the display.
func (m *Machine) Close() {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, h := range m.hosts {
		h.stop()
	}
	m.hosts = nil
	m.display.close()
	m.guestCache.removeMachine()
}

// host returns the host for a device scale, which it starts on first use.
func (m *Machine) host(scale float64) (*hostProcess, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if h := m.hosts[scale]; h != nil {
		return h, nil
	}
	if m.display.xvfb != nil {
		if err := setScale(m.display.conn, m.display.root, scale); err != nil {
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

// startHost starts this program as a host. It waits for a first answer, because Ebitengine reads the scale during startup and the next host changes
// it.
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
	h := &hostProcess{hostConn: newHostConn(out, in), stdin: in, cmd: cmd}
	a, err := h.hostConn.ask(request{Op: opListen})
	if err == nil && a.Scale != scale {
		err = fmt.Errorf("the display has a device scale of %g, not %g", a.Scale, scale)
	}
	if err != nil {
		h.stop()
		return nil, err
	}
	_, err = h.hostConn.ask(request{Op: opClose, Game: a.Game})
	return h, err
}

// stop ends the host and its games.
func (h *hostProcess) stop() {
	h.stdin.Close()
	if err := waitOrKill(h.cmd); err != nil {
		fmt.Fprintln(os.Stderr, "headless host:", err)
	}
}
