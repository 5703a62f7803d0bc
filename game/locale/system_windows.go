package locale

import (
	"unsafe"

	"golang.org/x/sys/windows"
)

// longest is the length of the longest name of a locale, its end included (LOCALE_NAME_MAX_LENGTH).
const longest = 85

func system() []string {
	var name [longest]uint16
	ask := windows.NewLazySystemDLL("kernel32.dll").NewProc("GetUserDefaultLocaleName")
	if ask.Find() != nil {
		return nil
	}
	if n, _, _ := ask.Call(uintptr(unsafe.Pointer(&name[0])), longest); n == 0 {
		return nil
	}
	return []string{windows.UTF16ToString(name[:])}
}
