package locale

import "syscall/js"

func system() (all []string) {
	n := js.Global().Get("navigator")
	if !n.Truthy() {
		return nil
	}
	list := n.Get("languages")
	if !list.Truthy() {
		return nil
	}
	for i := range list.Length() {
		all = append(all, list.Index(i).String())
	}
	return all
}
