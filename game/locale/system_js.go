package locale

import "syscall/js"

func system() []string {
	n := js.Global().Get("navigator")
	if !n.Truthy() {
		return nil
	}
	return listed(n.Get("languages"))
}

// listed are the texts of an array, none without one.
func listed(array js.Value) (all []string) {
	if array.Truthy() {
		for i := range array.Length() {
			all = append(all, array.Index(i).String())
		}
	}
	return all
}
