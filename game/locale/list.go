package locale

import "strings"

// List says several names or things in one breath: "Ana, Duarte and Marta".
func (w *Words) List(items ...string) string {
	last := len(items) - 1
	switch len(items) {
	case 0:
		return ""
	case 1:
		return items[0]
	case 2:
		return w.T("list.two"+joint(items[1]), "first", items[0], "second", items[1])
	}
	said := w.T("list.start", "first", items[0], "second", items[1])
	for _, item := range items[2:last] {
		said = w.T("list.middle", "list", said, "item", item)
	}
	return w.T("list.end"+joint(items[last]), "list", said, "item", items[last])
}

// joint is the ending of a list's keys before its last item: Spanish says "e" for "y" where an i is heard next, but not where that i
// glides into another vowel ("Ana e Inés", "Ana e Yves", "agua y hielo").
func joint(next string) string {
	sound := append([]rune(strings.TrimPrefix(strings.ToLower(next), "h")), 0, 0)
	glides := strings.ContainsRune("aeouáéóú", sound[1])
	if sound[0] == 'í' || (sound[0] == 'i' || sound[0] == 'y' && sound[1] != 0) && !glides {
		return ".i"
	}
	return ""
}
