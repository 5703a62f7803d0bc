package headless

import (
	"encoding/gob"
	"errors"
	"io"
	"sync"
)

// op is what the host is asked to do.
type op byte

const (
	opListen op = iota // begin to wait for a guest; answers its endpoint and the number of the game
	opAccept           // take the guest in, with a screen of W × H
	opResize           // change the screen to W × H
	opTick             // run N ticks
	opFrame            // draw, and answer the picture
	opDraw             // draw, and answer when it is done
	opMove             // move the mouse to X, Y
	opButton           // press (On) or release mouse button N
	opWheel            // turn the wheel up by Y
	opTouch            // put down or move (On), or lift finger N, at X, Y
	opKey              // press (On) or release key N
	opType             // type rune N
	opPlug             // connect a gamepad called Text, or disconnect it where that is empty
	opPad              // press (On) or release its standard button N
	opSounds           // answer how many sounds have begun
	opClose            // end the game
)

// request asks the host for one thing. Points and sizes are pixels of the picture.
type request struct {
	Op   op
	Game int
	N    int
	W, H int
	X, Y float64
	On   bool
	Text string
}

// answer is what the host replies.
type answer struct {
	Fault    string // "" is success
	Ended    bool   // the game has ended by itself
	Game, N  int
	W, H     int
	Endpoint string
	Pixels   []byte // premultiplied RGBA
	Scale    float64
}

// ErrEnded is reported for a game that has ended by itself.
var ErrEnded = errors.New("the game has ended")

// wire is the caller's end of the line to the host.
type wire struct {
	mu  sync.Mutex
	out *gob.Encoder
	in  *gob.Decoder
}

func newWire(in io.Reader, out io.Writer) *wire {
	return &wire{out: gob.NewEncoder(out), in: gob.NewDecoder(in)}
}

func (w *wire) ask(r request) (answer, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	var a answer
	if err := w.out.Encode(r); err != nil {
		return a, err
	}
	if err := w.in.Decode(&a); err != nil {
		return a, err
	}
	switch {
	case a.Ended:
		return a, ErrEnded
	case a.Fault != "":
		return a, errors.New(a.Fault)
	}
	return a, nil
}
