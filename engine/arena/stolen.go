package arena

import (
	"os"
	"strconv"
	"strings"
	"time"
)

// stolen is what the host of a virtual machine has taken of each of its processors so far. A player can do nothing in that time.
type stolen []time.Duration

// tick is the unit in which Linux counts.
const tick = time.Second / 100

// readStolen asks Linux; elsewhere nothing is known to be stolen.
func readStolen() stolen {
	text, err := os.ReadFile("/proc/stat")
	if err != nil {
		return nil
	}
	return parseStolen(string(text))
}

// parseStolen reads the eighth figure of each line "cpu0 …", "cpu1 …" of /proc/stat (proc(5), "steal").
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

// since is the most that was taken of one processor after an earlier reading.
func (s stolen) since(before stolen) (most time.Duration) {
	for i := range min(len(s), len(before)) {
		most = max(most, s[i]-before[i])
	}
	return most
}

// timed tells how long an answer took and, if that was longer than a limit (0 for none), what was stolen of it. Asking costs as much as
// a short answer, so it is done only where it matters.
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
