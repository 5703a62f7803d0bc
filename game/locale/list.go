package locale

// List says several names or things in one breath: "Ana, Duarte and Marta".
func (w *Words) List(items ...string) string {
	last := len(items) - 1
	switch len(items) {
	case 0:
		return ""
	case 1:
		return items[0]
	case 2:
		return w.T("list.two", items[0], items[1])
	}
	said := w.T("list.start", items[0], items[1])
	for _, item := range items[2:last] {
		said = w.T("list.middle", said, item)
	}
	return w.T("list.end", said, items[last])
}
