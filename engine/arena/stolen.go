package arena

import (
	"os"
	"strconv"
	"strings"
	"time"
)

// stolen is the steal time of each processor since the start: the time that the host of a virtual machine ran something else.
type stolen []time.Duration

// tick is the time unit of /proc/stat.
const tick = time.Second / 100

// readStolen returns the steal times, or nil on systems other than Linux.
func readStolen() stolen {
	text, err := os.ReadFile("/proc/stat")
	if err != nil {
		return nil
	}
	return parseStolen(string(text))
}

// parseStolen parses the eighth field, "steal", of the lines "cpu0 …", "cpu1 …" of /proc/stat; see proc(5).
func parseStolen(text string) (all stolen) {
	const steal = 8
	for line := range strings.Lines(text) {
		f := strings.Fields(line)
		if len(f) <= steal || !strings.HasPrefix(f[0], "cpu") || f[0] == "cpu" {
			continue
		}
		n, err := strconv.ParseInt(f[steal], 10, 64)
		if err != nil {
			return nil
		}
		all = append(all, time.Duration(n)*tick)
	}
	return all
}

// since returns the maximum steal time of a processor since an earlier reading.
func (s stolen) since(before stolen) (most time.Duration) {
	for i := range min(len(s), len(before)) {
		most = max(most, s[i]-before[i])
	}
	return most
}

// timed returns the time that answer took and, if that exceeds limit (0 for none), the steal time during it. Reading steal times costs as
// much as a short answer, so they are read only with a limit.
func timed(limit time.Duration, answer func()) (took, lost time.Duration) {
	var before stolen
	if limit > 0 {
		before = readStolen()
	}
	began := time.Now()
	answer()
	took = time.Since(began)
	if before != nil && took > limit {
		lost = readStolen().since(before)
	}
	return took, lost
}
