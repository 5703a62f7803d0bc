package headless

import (
	"encoding/gob"
	"errors"
	"io"
	"sync"
)

// op is the kind of a request.
type op byte

const (
	opListen     op = iota // start listening for a guest; the answer has its endpoint and the number of the game
	opAccept               // accept the guest, with a screen of W × H
	opResize               // change the screen to W × H
	opTick                 // run N ticks
	opFrame                // draw; the answer has the frame
	opDraw                 // draw, and answer when the frame is complete
	opMove                 // move the mouse to X, Y
	opButton               // press (On) or release mouse button N
	opWheel                // scroll the wheel up by Y
	opTouch                // put down or move (On), or lift finger N, at X, Y
	opKey                  // press (On) or release key N
	opType                 // type rune N
	opConnectPad           // connect a gamepad with the name Text, or disconnect it if Text is empty
	opPad                  // press (On) or release standard button N of the gamepad
	opSounds               // the answer has the number of sounds played
	opClose                // end the game
)

// request is a request to the host. Points and sizes are in pixels of the frame.
type request struct {
	Op   op
	Game int
	N    int
	W, H int
	X, Y float64
	On   bool
	Text string
}

// answer is the answer to a request.
type answer struct {
	Error    string // empty on success
	Ended    bool   // the game has ended by itself
	Game, N  int
	W, H     int
	Endpoint string
	Pixels   []byte // premultiplied RGBA
	Scale    float64
}

// ErrEnded is returned for a game that has ended by itself.
var ErrEnded = errors.New("the game has ended")

// hostConn is the caller's side of the connection to the host.
type hostConn struct {
	mu  sync.Mutex
	out *gob.Encoder
	in  *gob.Decoder
}

func newHostConn(in io.Reader, out io.Writer) *hostConn {
	return &hostConn{out: gob.NewEncoder(out), in: gob.NewDecoder(in)}
}

func (h *hostConn) ask(r request) (answer, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	var a answer
	if err := h.out.Encode(r); err != nil {
		return a, err
	}
	if err := h.in.Decode(&a); err != nil {
		return a, err
	}
	switch {
	case a.Ended:
		return a, ErrEnded
	case a.Error != "":
		return a, errors.New(a.Error)
	}
	return a, nil
}
