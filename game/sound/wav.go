package sound

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// clip is a decoded sound: one sample for both ears a frame, from -1 to 1.
type clip struct {
	samples []float32
	rate    int // frames a second
}

var errWAV = errors.New("no WAV of 16-bit samples")

// decode reads a WAV of 16-bit samples. Of several channels it takes the mean.
func decode(data []byte) (clip, error) {
	if len(data) < 12 || string(data[:4]) != "RIFF" || string(data[8:12]) != "WAVE" {
		return clip{}, errWAV
	}
	var c clip
	channels := 0
	for data = data[12:]; len(data) >= 8; {
		id, size := string(data[:4]), int(binary.LittleEndian.Uint32(data[4:]))
		data = data[8:]
		if size < 0 || size > len(data) {
			return clip{}, fmt.Errorf("%w: chunk %q is cut off", errWAV, id)
		}
		body := data[:size]
		data = data[min(size+size&1, len(data)):]
		switch id {
		case "fmt ":
			if size < 16 || binary.LittleEndian.Uint16(body) != 1 || binary.LittleEndian.Uint16(body[14:]) != 16 {
				return clip{}, errWAV
			}
			channels = int(binary.LittleEndian.Uint16(body[2:]))
			c.rate = int(binary.LittleEndian.Uint32(body[4:]))
		case "data":
			if channels < 1 || channels > 8 || c.rate < 1 || c.rate > 1<<20 {
				return clip{}, fmt.Errorf("%w: %d channels at %d Hz", errWAV, channels, c.rate)
			}
			c.samples = mix(body, channels)
			return c, nil
		}
	}
	return clip{}, fmt.Errorf("%w: it holds no data", errWAV)
}

func mix(body []byte, channels int) []float32 {
	out := make([]float32, len(body)/(2*channels))
	for i := range out {
		sum := 0
		for ch := range channels {
			sum += int(int16(binary.LittleEndian.Uint16(body[2*(i*channels+ch):])))
		}
		out[i] = float32(sum) / float32(channels*32768)
	}
	return out
}
