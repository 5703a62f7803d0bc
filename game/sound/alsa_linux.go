//go:build (amd64 || arm64) && !android && !ebitenginevmguest

package sound

import "github.com/ebitengine/purego"

// silenceALSA disables the error messages that libasound prints to the terminal on a machine without a sound device.
func silenceALSA() {
	alsa, err := purego.Dlopen("libasound.so.2", purego.RTLD_LAZY|purego.RTLD_GLOBAL)
	if err != nil {
		return
	}
	set, err := purego.Dlsym(alsa, "snd_lib_error_set_handler")
	if err != nil {
		return
	}
	purego.SyscallN(set, purego.NewCallback(func(file, line, function, code, format uintptr) uintptr { return 0 }))
}
