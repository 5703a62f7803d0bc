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

// ErrNoDisplay is reported where there is neither Xvfb nor a display.
var ErrNoDisplay = errors.New("there is no display, and no Xvfb to stand in for one")

// display is where hosts draw.
type display struct {
	name string    // the value of DISPLAY; "" is the system's own way
	xvfb *exec.Cmd // nil for a display that was there before
	// line is a connection to the Xvfb, which ends by itself once the last one is closed: even if this process is killed.
	line net.Conn
	root uint32
}

// openDisplay starts an Xvfb where there is one, so that pictures do not depend on the machine's own graphics.
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

// startXvfb starts an Xvfb, which picks a free number itself and writes it when it is ready.
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
	if err := r.SetReadDeadline(time.Now().Add(patience)); err != nil {
		return nil, err
	}
	number, err := bufio.NewReader(r).ReadString('\n')
	d := &display{name: ":" + strings.TrimSpace(number), xvfb: cmd}
	if err == nil {
		d.line, d.root, err = dial(d.name)
	}
	if err != nil {
		d.close()
		return nil, fmt.Errorf("no start of Xvfb: %w", err)
	}
	return d, nil
}

// close ends an Xvfb that was started here. It is asked first, as it leaves a lock behind when it is killed.
func (d *display) close() {
	if d.xvfb == nil {
		return
	}
	d.xvfb.Process.Signal(os.Interrupt)
	waitOrKill(d.xvfb)
	if d.line != nil {
		d.line.Close()
	}
	d.xvfb = nil
}
