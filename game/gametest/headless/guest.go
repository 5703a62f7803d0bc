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

// guest is a game as the host sees it.
type guest struct {
	folder   string // of the socket
	listener *net.UnixListener
	session  *vmhost.GuestSession
	screen   *ebiten.Image
	corner   *ebiten.Image // a pixel of the screen
	pixels   []byte
	sounds   int
	text     *vmhost.GuestTextInput // that the game takes text from, nil before it has taken any
	pad      []vmhost.GamepadState  // none or one
}

// listen begins to wait for a guest.
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

// accept takes the guest in.
func (g *guest) accept(w, h int) error {
	defer os.RemoveAll(g.folder)
	defer g.listener.Close()
	if err := g.listener.SetDeadline(time.Now().Add(patience)); err != nil {
		return err
	}
	conn, err := g.listener.Accept()
	if err != nil {
		return fmt.Errorf("the game did not start within %v: %w", patience, err)
	}
	g.session, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{
		IdleTimeout:   patience,
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
		a.Fault, a.Ended = err.Error(), errors.Is(err, ebiten.Termination)
	}
	return a
}

// play puts in what a player does, or lets ticks pass.
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
		either(r.On, s.PressMouseButton, s.ReleaseMouseButton, ebiten.MouseButton(r.N))
	case opWheel:
		s.ScrollWheel(0, r.Y)
	case opTouch:
		if r.On {
			s.PressTouch(ebiten.TouchID(r.N), x, y)
		} else {
			s.ReleaseTouch(ebiten.TouchID(r.N))
		}
	case opKey:
		either(r.On, s.PressKey, s.ReleaseKey, ebiten.Key(r.N))
	case opType:
		g.write(rune(r.N))
	case opPlug:
		g.plug(r.Text)
	case opPad:
		g.pad[0].StandardButtons[ebiten.StandardGamepadButton(r.N)] = vmhost.GamepadStandardButtonState{Pressed: r.On, Value: 1}
		s.UpdateGamepads(g.pad)
	}
	return s.Err()
}

// write types a character: as the input method does while the game takes text, and else as a key does.
func (g *guest) write(r rune) {
	if g.text != nil && !g.text.IsClosed() {
		g.text.Commit(string(r))
		return
	}
	g.session.TypeRune(r)
}

// plug connects a gamepad with nothing held, or disconnects it where there is no name.
func (g *guest) plug(name string) {
	g.pad = nil
	if name != "" {
		held := map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{}
		for b := range ebiten.StandardGamepadButtonMax + 1 {
			held[b] = vmhost.GamepadStandardButtonState{}
		}
		g.pad = []vmhost.GamepadState{{Name: name, StandardButtons: held}}
	}
	g.session.UpdateGamepads(g.pad)
}

func either[T any](on bool, press, release func(T), what T) {
	if on {
		press(what)
	} else {
		release(what)
	}
}

// draw draws the game as it stands, and reads one pixel to be sure that it is done.
func (g *guest) draw() error {
	s := g.session
	s.AdvanceFrame()
	if !s.WaitFrame() || !s.CompositeFrame() {
		return errors.Join(errors.New("the game drew no picture"), s.Err())
	}
	g.corner.ReadPixels(g.pixels[:4])
	return nil
}

// frame draws and reads the whole picture.
func (g *guest) frame() (answer, error) {
	if err := g.draw(); err != nil {
		return answer{}, err
	}
	g.screen.ReadPixels(g.pixels)
	b := g.screen.Bounds()
	return answer{W: b.Dx(), H: b.Dy(), Pixels: g.pixels}, nil
}

// close ends the session, whereupon the guest ends itself.
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
