package headless

import (
	"errors"
	"fmt"
	"image"
	"net"
	"os"
	"path/filepath"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// guest is the host's side of a game.
type guest struct {
	folder   string // of the socket
	listener *net.UnixListener
	session  *vmhost.GuestSession
	screen   *ebiten.Image
	corner   *ebiten.Image // a pixel of the screen
	pixels   []byte
	sounds   int
	text     *vmhost.GuestTextInput // the text input of the game, nil before its first use
	pad      []vmhost.GamepadState  // none or one
}

// listen starts listening for a guest and returns its endpoint.
func listen() (g *guest, endpoint string, err error) {
	folder, err := os.MkdirTemp("", "azj")
	if err != nil {
		return nil, "", err
	}
	l, err := net.ListenUnix("unix", &net.UnixAddr{Name: filepath.Join(folder, "s"), Net: "unix"})
	if err != nil {
		os.RemoveAll(folder)
		return nil, "", err
	}
	endpoint, err = vmhost.EndpointURLFromAddr(l.Addr())
	return &guest{folder: folder, listener: l}, endpoint, err
}

// accept waits for the guest to connect and creates its screen.
func (g *guest) accept(w, h int) error {
	defer os.RemoveAll(g.folder)
	defer g.listener.Close()
	if err := g.listener.SetDeadline(time.Now().Add(timeout)); err != nil {
		return err
	}
	conn, err := g.listener.Accept()
	if err != nil {
		return fmt.Errorf("the game did not start within %v: %w", timeout, err)
	}
	g.session, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{
		IdleTimeout:   timeout,
		OnAudioStream: func(*vmhost.GuestAudioStream) { g.sounds++ },
		OnTextInput:   func(t *vmhost.GuestTextInput) { g.text = t },
	})
	if err != nil {
		return err
	}
	return g.resize(w, h)
}

func (g *guest) resize(w, h int) error {
	if g.screen != nil {
		g.screen.Deallocate()
	}
	g.screen = ebiten.NewImage(w, h)
	g.corner = g.screen.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
	g.pixels = make([]byte, 4*w*h)
	return g.session.SetOutsideScreen(g.screen)
}

func (g *guest) do(r request) answer {
	var a answer
	var err error
	switch {
	case r.Op == opAccept:
		err = g.accept(r.W, r.H)
	case r.Op == opClose:
		g.close()
	case g.session == nil:
		err = errors.New("the game is not running")
	case r.Op == opResize:
		err = g.resize(r.W, r.H)
	case r.Op == opFrame:
		a, err = g.frame()
	case r.Op == opDraw:
		err = g.draw()
	case r.Op == opSounds:
		a.N = g.sounds
	default:
		err = g.play(r)
	}
	if err != nil {
		a.Error, a.Ended = err.Error(), errors.Is(err, ebiten.Termination)
	}
	return a
}

// play sends input to the guest, or runs ticks.
func (g *guest) play(r request) error {
	s, d := g.session, scale()
	x, y := r.X/d, r.Y/d
	switch r.Op {
	case opTick:
		s.AdvanceTicks(r.N)
		s.WaitTicks()
	case opMove:
		s.MoveCursor(x, y)
	case opButton:
		pressOrRelease(r.On, s.PressMouseButton, s.ReleaseMouseButton, ebiten.MouseButton(r.N))
	case opWheel:
		s.ScrollWheel(0, r.Y)
	case opTouch:
		if r.On {
			s.PressTouch(ebiten.TouchID(r.N), x, y)
		} else {
			s.ReleaseTouch(ebiten.TouchID(r.N))
		}
	case opKey:
		pressOrRelease(r.On, s.PressKey, s.ReleaseKey, ebiten.Key(r.N))
	case opType:
		g.typeRune(rune(r.N))
	case opConnectPad:
		g.connectPad(r.Text)
	case opPad:
		g.pad[0].StandardButtons[ebiten.StandardGamepadButton(r.N)] = vmhost.GamepadStandardButtonState{Pressed: r.On, Value: 1}
		s.UpdateGamepads(g.pad)
	}
	return s.Err()
}

// typeRune types a character, through the input method while the game edits text, otherwise as a key event.
func (g *guest) typeRune(r rune) {
	if g.text != nil && !g.text.IsClosed() {
		g.text.Commit(string(r))
		return
	}
	g.session.TypeRune(r)
}

// connectPad connects a gamepad without pressed buttons, or disconnects it if name is empty.
func (g *guest) connectPad(name string) {
	g.pad = nil
	if name != "" {
		released := map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{}
		for b := range ebiten.StandardGamepadButtonMax + 1 {
			released[b] = vmhost.GamepadStandardButtonState{}
		}
		g.pad = []vmhost.GamepadState{{Name: name, StandardButtons: released}}
	}
	g.session.UpdateGamepads(g.pad)
}

func pressOrRelease[T any](on bool, press, unblockAccept func(T), button T) {
	if on {
		press(button)
	} else {
		unblockAccept(button)
	}
}

// draw draws the current frame. It reads one pixel to wait until the drawing is complete.
func (g *guest) draw() error {
	s := g.session
	s.AdvanceFrame()
	if !s.WaitFrame() || !s.CompositeFrame() {
		return errors.Join(errors.New("the game drew no frame"), s.Err())
	}
	g.corner.ReadPixels(g.pixels[:4])
	return nil
}

// frame draws and returns the current frame.
func (g *guest) frame() (answer, error) {
	if err := g.draw(); err != nil {
		return answer{}, err
	}
	g.screen.ReadPixels(g.pixels)
	b := g.screen.Bounds()
	return answer{W: b.Dx(), H: b.Dy(), Pixels: g.pixels}, nil
}

// close ends the session, which makes the guest exit.
func (g *guest) close() {
	if g.session == nil {
		g.listener.Close()
		os.RemoveAll(g.folder)
		return
	}
	g.session.Close()
	g.session = nil
	g.screen.Deallocate()
}
