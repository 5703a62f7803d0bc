package players

import (
	"os/exec"
	"unsafe"

	"golang.org/x/sys/windows"
)

// group is a job object: what a process in it starts is in it too, and all of it ends when the last handle of the job is closed, as it is
// when the game ends in whatever way.
type group windows.Handle

// startGroup starts a program in a job of its own.
func startGroup(cmd *exec.Cmd) (group, error) {
	job, err := newJob()
	if err != nil {
		return 0, err
	}
	if err := cmd.Start(); err != nil {
		windows.CloseHandle(job)
		return 0, err
	}
	cmd.Process.WithHandle(func(process uintptr) { // fails only where the program has ended already
		windows.AssignProcessToJobObject(job, windows.Handle(process))
	})
	return group(job), nil
}

// newJob makes a job that ends with its last handle.
func newJob() (windows.Handle, error) {
	job, err := windows.CreateJobObject(nil, nil)
	if err != nil {
		return 0, err
	}
	var limits windows.JOBOBJECT_EXTENDED_LIMIT_INFORMATION
	limits.BasicLimitInformation.LimitFlags = windows.JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
	_, err = windows.SetInformationJobObject(job, windows.JobObjectExtendedLimitInformation, uintptr(unsafe.Pointer(&limits)), uint32(unsafe.Sizeof(limits)))
	if err != nil {
		windows.CloseHandle(job)
		return 0, err
	}
	return job, nil
}

// kill ends all processes of the job; there may be none left.
func (g group) kill() { windows.TerminateJobObject(windows.Handle(g), 1) }

func (g group) close() { windows.CloseHandle(windows.Handle(g)) }
