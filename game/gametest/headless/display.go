package headless

import (
	"bufio"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

// ErrNoDisplay is returned if there is neither Xvfb nor a display.
var ErrNoDisplay = errors.New("there is neither Xvfb nor a display")

// display is the display of the hosts.
type display struct {
	name string    // the value of DISPLAY, or empty on systems without X11
	xvfb *exec.Cmd // nil for an existing display
	// conn is a connection to Xvfb. Xvfb exits when its last connection closes, even if this process is killed.
	conn net.Conn
	root uint32
}

// openDisplay starts Xvfb if it is installed, so that frames do not depend on the graphics of the machine. Otherwise it uses the existing display.
func openDisplay() (*display, error) {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		return &display{}, nil
	}
	if path, err := exec.LookPath("Xvfb"); err == nil {
		return startXvfb(path)
	}
	if name := os.Getenv("DISPLAY"); name != "" {
		return &display{name: name}, nil
	}
	return nil, ErrNoDisplay
}

// startXvfb starts Xvfb, which chooses a free display number and writes it when it is ready.
func startXvfb(path string) (*display, error) {
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	cmd := exec.Command(path, "-displayfd", "3", "-screen", "0", "4096x2304x24", "-terminate", "-nolisten", "tcp")
	cmd.ExtraFiles = []*os.File{w}
	err = cmd.Start()
	w.Close()
	if err != nil {
		return nil, err
	}
	if err := r.SetReadDeadline(time.Now().Add(timeout)); err != nil {
		return nil, err
	}
	number, err := bufio.NewReader(r).ReadString('\n')
	d := &display{name: ":" + strings.TrimSpace(number), xvfb: cmd}
	if err == nil {
		d.conn, d.root, err = dialX11(d.name)
	}
	if err != nil {
		d.close()
		return nil, fmt.Errorf("starting Xvfb: %w", err)
	}
	return d, nil
}

// close ends the Xvfb process, if any. It interrupts it first, because Xvfb leaves a lock file behind when it is killed.
func (d *display) close() {
	if d.xvfb == nil {
		return
	}
	d.xvfb.Process.Signal(os.Interrupt)
	waitOrKill(d.xvfb)
	if d.conn != nil {
		d.conn.Close()
	}
	d.xvfb = nil
}
