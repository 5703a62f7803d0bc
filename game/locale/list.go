package locale

import "strings"

// List joins items: "Ana, Duarte and Marta".
func (w *Words) List(items ...string) string {
	last := len(items) - 1
	switch len(items) {
	case 0:
		return ""
	case 1:
		return items[0]
	case 2:
		return w.T("list.two"+conjunctionSuffix(items[1]), "first", items[0], "second", items[1])
	}
	text := w.T("list.start", "first", items[0], "second", items[1])
	for _, item := range items[2:last] {
		text = w.T("list.middle", "list", text, "item", item)
	}
	return w.T("list.end"+conjunctionSuffix(items[last]), "list", text, "item", items[last])
}

// conjunctionSuffix returns the suffix of a list's keys before an item: Spanish uses "e" instead of "y" before the sound of an i, but not
// if it starts a diphthong ("Ana e Inés", "Ana e Yves", "agua y hielo").
func conjunctionSuffix(next string) string {
	sound := append([]rune(strings.TrimPrefix(strings.ToLower(next), "h")), 0, 0)
	glides := strings.ContainsRune("aeouáéóú", sound[1])
	if sound[0] == 'í' || (sound[0] == 'i' || sound[0] == 'y' && sound[1] != 0) && !glides {
		return ".i"
	}
	return ""
}
