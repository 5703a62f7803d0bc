package record

import "bytes"

// Split splits a text into records: a header after a word begins a new record. It does not validate the records.
func Split(text []byte) (records [][]byte) {
	begin, played := 0, false
	for at := 0; at < len(text); {
		line, _, _ := bytes.Cut(text[at:], []byte("\n"))
		word := bytes.TrimLeft(line, blanks+"\r")
		if at == 0 {
			word = bytes.TrimPrefix(word, []byte(byteOrderMark))
		}
		switch {
		case len(word) == 0 || word[0] == '#':
		case word[0] != '[':
			played = true
		case played:
			records = append(records, text[begin:at])
			begin, played = at, false
		}
		at += len(line) + 1
	}
	if len(bytes.TrimSpace(text[begin:])) > 0 {
		records = append(records, text[begin:])
	}
	return records
}
