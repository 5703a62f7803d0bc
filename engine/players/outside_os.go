//go:build !js

package players

import (
	"bufio"
	"io"
	"os/exec"
	"sync"
	"time"
)

// backlog is how many questions wait for a program that does not read.
const backlog = 4

// launch starts a program with its input and output as channels of lines.
func launch(words []string) (*pipe, error) {
	cmd := exec.Command(words[0], words[1:]...)
	last := &tail{}
	out, said := io.Pipe()
	cmd.Stdout, cmd.Stderr = said, last
	cmd.WaitDelay = grace // children of the program may hold its output open
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	b := &processGroup{cmd: cmd, ended: make(chan struct{})}
	if err := b.start(); err != nil {
		return nil, err
	}
	p := &pipe{questions: make(chan []byte, backlog), answers: make(chan []byte)}
	gone := make(chan struct{})
	leave := sync.OnceFunc(func() { close(gone) })
	go write(in, p.questions, gone)
	go read(out, p.answers, gone)
	go func() {
		<-b.ended
		said.Close()
	}()
	p.end = func(within time.Duration) string {
		leave()
		in.Close()
		return b.end(within, last)
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
func read(out io.ReadCloser, answers chan<- []byte, gone <-chan struct{}) {
	defer close(answers)
	defer out.Close()
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
