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

// terminatingBot is a shell script that terminates the game, which is its parent process or, in Linux, the parent of its guard, and ignores signals
// itself. The script and its child process keep the pipe named by its argument open while they run.
const terminatingBot = `trap '' TERM INT HUP
exec 3>"$1"
sleep 1000 &
game=$PPID
[ -r /proc/$PPID/stat ] && read -r _ _ _ game _ </proc/$PPID/stat
kill -TERM "$game"
while :; do sleep 1000; done
`

// TestTerminationEndsBots checks that all processes of a bot end when the game is terminated.
func TestTerminationEndsBots(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	bot, fifo := filepath.Join(dir, "bot.sh"), filepath.Join(dir, "life")
	if err := os.WriteFile(bot, []byte(terminatingBot), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(fifo, 0o600); err != nil {
		t.Fatal(err)
	}
	closed := make(chan error, 1)
	go func() {
		f, err := os.Open(fifo) // blocks until the program has started
		if err == nil {
			defer f.Close()
			_, err = io.ReadAll(f)
		}
		closed <- err
	}()
	g := &games.All()[0]
	program := "sh " + bot + " " + fifo
	d := open(t, 1280, 720, settingsJSON("azul", "off", "", "cmd:"+program), "", "-bot", program)
	d.startGame()
	m := d.waitForTurn(newMatch(t, g, 2), 1)
	d.layoutTable(g, 2, 0)
	x0, y0, x1, y1 := d.dragPoints(m.Position(), m.Position().Moves(nil)[0])
	d.Drag(x0, y0, x1, y1)
	for i := 0; i < 600 && !d.Ended(); i++ {
		d.Play(6)
	}
	if !d.Ended() {
		t.Fatal("the game does not end")
	}
	d.Close() // a game that is run so exits only then
	select {
	case err := <-closed:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(time.Minute):
		t.Error("the bot is still running")
	}
}
