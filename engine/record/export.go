package record

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"strconv"
)

// The first line of an export states how many records follow, the last one ends with a checksum of all lines before it. Both are comments.
const (
	exportHead = "# azulejo export, games: "
	exportEnd  = "# azulejo export, checksum: "
)

// errDamagedExport is the error for an export that is cut off or changed.
var errDamagedExport = errors.New("the export is cut off or changed")

// Export returns records as one text that ReadExport checks.
func Export(records [][]byte) []byte {
	text := fmt.Appendf(nil, "%s%d\n", exportHead, len(records))
	for _, r := range records {
		text = append(append(text, r...), '\n')
	}
	return fmt.Appendf(text, "%s%08x\n", exportEnd, crc32.ChecksumIEEE(text))
}

// ReadExport returns the records of a text without validating them. checked reports whether the text is an export that is as it was written;
// any other text is split into its records. An export that is cut off or changed is an error.
func ReadExport(text []byte) (records [][]byte, checked bool, err error) {
	text = Normalize(text)
	first, _, _ := bytes.Cut(text, []byte("\n"))
	lines := bytes.TrimSuffix(text, []byte("\n"))
	body := text[:bytes.LastIndexByte(lines, '\n')+1]
	count, begins := bytes.CutPrefix(first, []byte(exportHead))
	sum, ends := bytes.CutPrefix(lines[len(body):], []byte(exportEnd))
	switch {
	case begins && ends:
		if string(sum) != fmt.Sprintf("%08x", crc32.ChecksumIEEE(body)) {
			return nil, false, errDamagedExport
		}
		records = Split(body)
		if string(count) != strconv.Itoa(len(records)) {
			return nil, false, errDamagedExport
		}
		return records, true, nil
	case bytes.Contains(text, []byte(exportHead)), bytes.Contains(text, []byte(exportEnd)):
		return nil, false, errDamagedExport
	}
	return Split(text), false, nil
}

// Normalize returns a text as checksums see it: without a byte order mark, with the line endings of Unix, and with one at the end. Editors
// and mail programs change only these.
func Normalize(text []byte) []byte {
	text = bytes.ReplaceAll(bytes.TrimPrefix(text, []byte(byteOrderMark)), []byte("\r\n"), []byte("\n"))
	return append(bytes.TrimRight(text, blanks+"\r\n"), '\n')
}
