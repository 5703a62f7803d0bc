//go:build unix

package screens

import (
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"azulejo/scenes/games"
)

// endsTheGame is a program that asks the game which runs it to end and heeds nothing itself. It and another program that it starts hold the
// pipe that is named as long as they live.
const endsTheGame = `trap '' TERM INT HUP
exec 3>"$1"
sleep 1000 &
kill -TERM $PPID
while :; do sleep 1000; done
`

// TestEndedGameEndsItsBots seats a program that has the game ended by the system.
func TestEndedGameEndsItsBots(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	bot, life := filepath.Join(dir, "bot.sh"), filepath.Join(dir, "life")
	if err := os.WriteFile(bot, []byte(endsTheGame), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(life, 0o600); err != nil {
		t.Fatal(err)
	}
	gone := make(chan error, 1)
	go func() {
		f, err := os.Open(life) // when the program has started
		if err == nil {
			defer f.Close()
			_, err = io.ReadAll(f)
		}
		gone <- err
	}()
	g := &games.All()[0]
	program := "sh " + bot + " " + life
	d := open(t, 1280, 720, settingsFor("azul", "off", "", "cmd:"+program), "", "-bot", program)
	d.begin()
	m := d.await(newMatch(t, g, 2), 1)
	d.lay(g, 2, 0)
	x0, y0, x1, y1 := d.spots(m.Position(), m.Position().Moves(nil)[0])
	d.Drag(x0, y0, x1, y1)
	for i := 0; i < 600 && !d.Ended(); i++ {
		d.Play(6)
	}
	if !d.Ended() {
		t.Fatal("the game does not end")
	}
	select {
	case err := <-gone:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(time.Minute):
		t.Error("the bot lives on")
	}
}
