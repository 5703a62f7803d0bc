package locale

import "syscall/js"

func systemLanguages() []string {
	n := js.Global().Get("navigator")
	if !n.Truthy() {
		return nil
	}
	return stringsOf(n.Get("languages"))
}

// stringsOf returns the strings of a JavaScript array, or nil if it is undefined.
func stringsOf(array js.Value) (all []string) {
	if array.Truthy() {
		for i := range array.Length() {
			all = append(all, array.Index(i).String())
		}
	}
	return all
}
