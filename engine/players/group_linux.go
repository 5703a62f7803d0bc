package players

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"strconv"
	"syscall"
	"time"
	"unsafe"
)

// group is a guard: a process of this program that starts an external program, and kills all that descends from it when the program exits, when
// the guard is told to, or when the thread that started the guard ends, as it does when this program is killed. Processes that detach themselves
// from their parents become children of the guard.
type group int

// startGroup starts a program with a guard.
func startGroup(cmd *exec.Cmd) (group, error) {
	if cmd.Err != nil {
		return 0, cmd.Err
	}
	fault, report, err := os.Pipe()
	if err != nil {
		return 0, err
	}
	defer fault.Close()
	cmd.Path, cmd.Args = "/proc/self/exe", append([]string{guardName, cmd.Path}, cmd.Args...) // this program, even if its file has been replaced
	cmd.ExtraFiles = []*os.File{report}
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGTERM}
	err = cmd.Start()
	report.Close()
	if err != nil {
		return 0, err
	}
	if text, _ := io.ReadAll(fault); len(text) > 0 { // the guard closes the pipe once the program runs
		cmd.Wait()
		return 0, errors.New(string(text))
	}
	return group(cmd.Process.Pid), nil
}

// kill makes the guard end all processes; there may be none left.
func (g group) kill() {
	syscall.Kill(int(g), syscall.SIGTERM)
	syscall.Kill(int(g), syscall.SIGCONT)
}

func (group) close() {}

// guardName is the name under which this program runs as a guard. The path and the arguments of the external program follow.
const guardName = "azulejo-bot-guard"

// init turns the process into a guard before anything else of the program runs, whichever program this package is part of.
func init() {
	if len(os.Args) > 2 && os.Args[0] == guardName {
		guard(os.Args[1], os.Args[2:])
	}
}

// setChildSubreaper is an option of prctl(2).
const setChildSubreaper = 36

// guard runs a program with its arguments, kills what it leaves, and ends as the program does.
func guard(path string, args []string) {
	runtime.LockOSThread() // the program ends with the thread that starts it
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, syscall.SIGTERM, syscall.SIGINT, syscall.SIGHUP)
	report := os.NewFile(3, "report")
	syscall.CloseOnExec(3)
	syscall.RawSyscall(syscall.SYS_PRCTL, setChildSubreaper, 1, 0)
	cmd := &exec.Cmd{Path: path, Args: args, Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr}
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	if err := cmd.Start(); err != nil {
		report.WriteString(err.Error())
		os.Exit(1)
	}
	report.Close()
	closeStandardFiles()
	go func() {
		<-stop
		cmd.Process.Kill()
	}()
	cmd.Wait()
	killChildren()
	endAs(cmd.ProcessState.Sys().(syscall.WaitStatus))
}

// closeStandardFiles leaves standard input and output to the program alone, so that each ends when the program closes it.
func closeStandardFiles() {
	null, err := os.OpenFile(os.DevNull, os.O_RDWR, 0)
	if err != nil {
		return
	}
	for fd := range 3 {
		syscall.Dup3(int(null.Fd()), fd, 0)
	}
}

// longestKill is how long killChildren tries. A process of another user cannot be killed.
const longestKill = 5 * time.Second

// killChildren kills the children of this process until none is left. The children of a killed process become children of this one.
func killChildren() {
	for begun := time.Now(); time.Since(begun) < longestKill; time.Sleep(time.Millisecond) {
		for _, pid := range children() {
			syscall.Kill(pid, syscall.SIGKILL)
		}
		for {
			pid, err := syscall.Wait4(-1, nil, syscall.WNOHANG, nil)
			if err == syscall.ECHILD {
				return
			}
			if pid <= 0 {
				break
			}
		}
	}
}

// children returns the processes whose parent is this one.
func children() (pids []int) {
	processes, _ := os.ReadDir("/proc")
	parent := strconv.Itoa(os.Getpid())
	for _, p := range processes {
		pid, err := strconv.Atoi(p.Name())
		if err != nil {
			continue
		}
		stat, _ := os.ReadFile("/proc/" + p.Name() + "/stat") // PID (NAME) STATE PARENT …
		fields := bytes.Fields(stat[bytes.LastIndexByte(stat, ')')+1:])
		if len(fields) > 1 && string(fields[1]) == parent {
			pids = append(pids, pid)
		}
	}
	return pids
}

// endAs ends this process as another one has ended.
func endAs(status syscall.WaitStatus) {
	if !status.Signaled() {
		os.Exit(status.ExitStatus())
	}
	syscall.Setrlimit(syscall.RLIMIT_CORE, &syscall.Rlimit{})
	var byDefault [8]uint64 // a struct sigaction with SIG_DFL; the handlers of the Go runtime would print goroutines
	syscall.RawSyscall6(syscall.SYS_RT_SIGACTION, uintptr(status.Signal()), uintptr(unsafe.Pointer(&byDefault)), 0, 8, 0, 0)
	syscall.Kill(os.Getpid(), status.Signal())
	time.Sleep(time.Second)
	os.Exit(128 + int(status.Signal()))
}
