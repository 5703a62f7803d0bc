package gametest

import (
	"image"
	"image/color"
	"testing"
)

const toy = "./headless/testdata/toy"

func TestMain(m *testing.M) { Main(m) }

// TestAppClicks checks that App runs ticks and clicks, and that it detects the end of the toy on a right click.
func TestAppClicks(t *testing.T) {
	app := Start(t, Options{Package: toy, W: 320, H: 200})
	app.Tick(10)
	app.Click(100, 100)
	app.RightClick(100, 100)
	if !app.Ended() {
		t.Error("a right click did not end the toy")
	}
}

// TestAppPicture checks the picture after input by keys and drags, and the size of the frame after Resize.
func TestAppPicture(t *testing.T) {
	app := Start(t, Options{Package: toy, W: 320, H: 200, Scale: 2})
	app.Type("abc")
	app.Keys("Backspace")
	app.Drag(10, 10, 200, 300)
	app.DragHold(200, 300, 400, 100)
	app.Drop()
	app.Move(500, 300)
	app.Golden("toy")
	app.Resize(100, 80)
	if got := app.Frame().Rect; got != image.Rect(0, 0, 200, 160) {
		t.Errorf("after Resize the frame is %v", got)
	}
	if app.Ended() || app.Sounds() != 0 {
		t.Errorf("ended %v, %d sounds", app.Ended(), app.Sounds())
	}
}

// TestAppTouch checks input by touch and wheel.
func TestAppTouch(t *testing.T) {
	app := Start(t, Options{Package: toy, W: 320, H: 200})
	app.Tap(50, 50)
	app.TouchDrag(50, 50, 200, 100)
	app.Wheel(1)
	app.Play(3)
	app.Move(160, 120)
	if got, want := app.Frame().RGBAAt(160, 120), (color.RGBA{80, 200, 0, 255}); got != want {
		t.Errorf("after two touches the square is %v, want %v", got, want)
	}
	app.Close()
}
