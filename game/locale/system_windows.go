package locale

import (
	"unsafe"

	"golang.org/x/sys/windows"
)

// maxLocaleName is the size of the longest locale name with its terminator (LOCALE_NAME_MAX_LENGTH).
const maxLocaleName = 85

func systemLanguages() []string {
	var name [maxLocaleName]uint16
	getLocaleName := windows.NewLazySystemDLL("kernel32.dll").NewProc("GetUserDefaultLocaleName")
	if getLocaleName.Find() != nil {
		return nil
	}
	if n, _, _ := getLocaleName.Call(uintptr(unsafe.Pointer(&name[0])), maxLocaleName); n == 0 {
		return nil
	}
	return []string{windows.UTF16ToString(name[:])}
}
