//go:build !js

package bot

import (
	"bufio"
	"errors"
	"io"
	"os/exec"
	"time"
)

// grace is how long a program may take to end once its input is closed.
const grace = 300 * time.Millisecond

// backlog is how many questions wait for a program that does not read.
const backlog = 4

// launch starts a program with its input and output as channels of lines.
func launch(words []string) (*pipe, error) {
	cmd := exec.Command(words[0], words[1:]...)
	last := &tail{}
	cmd.Stderr = last
	cmd.WaitDelay = grace // children of the program may hold its output open
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
	p := &pipe{questions: make(chan []byte, backlog), answers: make(chan []byte)}
	gone := make(chan struct{})
	go write(in, p.questions, gone)
	go read(out, p.answers, gone)
	p.end = func() string {
		close(gone)
		return stop(cmd, in, last)
	}
	return p, nil
}

// write hands questions to the program until it is gone.
func write(in io.Writer, questions <-chan []byte, gone <-chan struct{}) {
	for {
		select {
		case q := <-questions:
			if _, err := in.Write(q); err != nil {
				return
			}
		case <-gone:
			return
		}
	}
}

// read hands on the program's lines until it ends or is gone. A line beyond the limit arrives empty.
func read(out io.Reader, answers chan<- []byte, gone <-chan struct{}) {
	defer close(answers)
	r := bufio.NewReaderSize(out, 64<<10)
	for {
		line, _, err := readLine(r, longestLine)
		if err != nil {
			return
		}
		select {
		case answers <- line:
		case <-gone:
			return
		}
	}
}

// stop lets the program end by itself for a moment, kills it then, and returns what it last said.
func stop(cmd *exec.Cmd, in io.Closer, last *tail) string {
	in.Close()
	kill := time.AfterFunc(grace, func() { cmd.Process.Kill() })
	defer kill.Stop()
	err := cmd.Wait()
	if text := clip(last.kept); text != "" {
		return text
	}
	if ended := (*exec.ExitError)(nil); errors.As(err, &ended) {
		return ended.Error()
	}
	return ""
}
