//go:build !(linux && (amd64 || arm64) && !android) && !js && !ebitenginevmguest

package sound

// silenceALSA does nothing on systems whose sound library prints no messages.
func silenceALSA() {}
