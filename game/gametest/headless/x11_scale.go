package headless

import (
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"strings"
)

// dialX11 connects to an X display and returns the root window of its first screen.
func dialX11(name string) (conn net.Conn, root uint32, err error) {
	conn, err = net.Dial("unix", "/tmp/.X11-unix/X"+strings.TrimPrefix(name, ":"))
	if err != nil {
		return nil, 0, err
	}
	if root, err = handshake(conn); err != nil {
		conn.Close()
		return nil, 0, fmt.Errorf("display %s: %w", name, err)
	}
	return conn, root, nil
}

// setScale sets the device scale for clients of an X display as desktops do, with the resource Xft.dpi of the root window, which is 96 times the
// scale. It implements the necessary requests of the X protocol, in the byte order chosen by handshake.
func setScale(conn io.ReadWriter, root uint32, scale float64) error {
	if _, err := conn.Write(changeResources(root, fmt.Sprintf("Xft.dpi:\t%g\n", 96*scale))); err != nil {
		return err
	}
	// Wait for the answer to another request, because the server processes requests in order.
	const getInputFocus = 43
	if _, err := conn.Write([]byte{getInputFocus, 0, 1, 0}); err != nil {
		return err
	}
	_, err := io.ReadFull(conn, make([]byte, 32))
	return err
}

// handshake sets the connection up and returns the root window of the first screen.
func handshake(conn io.ReadWriter) (root uint32, err error) {
	if _, err := conn.Write([]byte{'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0}); err != nil {
		return 0, err
	}
	head := make([]byte, 8)
	if _, err := io.ReadFull(conn, head); err != nil {
		return 0, err
	}
	body := make([]byte, 4*int(binary.LittleEndian.Uint16(head[6:])))
	if _, err := io.ReadFull(conn, body); err != nil {
		return 0, err
	}
	if head[0] != 1 {
		return 0, fmt.Errorf("refused: %s", body)
	}
	vendor, formats := int(binary.LittleEndian.Uint16(body[16:])), int(body[21])
	screens := 32 + (vendor+3)&^3 + 8*formats
	return binary.LittleEndian.Uint32(body[screens:]), nil
}

// changeResources returns the request that replaces the resources of the root window.
func changeResources(root uint32, text string) []byte {
	const changeProperty, resourceManager, stringType = 18, 23, 31
	padded := (len(text) + 3) &^ 3
	b := []byte{changeProperty, 0}
	b = binary.LittleEndian.AppendUint16(b, uint16(6+padded/4))
	for _, n := range []uint32{root, resourceManager, stringType, 8, uint32(len(text))} {
		b = binary.LittleEndian.AppendUint32(b, n)
	}
	return append(append(b, text...), make([]byte, padded-len(text))...)
}
