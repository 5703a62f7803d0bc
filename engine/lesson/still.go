package lesson

import "azulejo/engine"

// Until is a way through a lesson as far as a step, every move made as it is shown.
func Until(l *Lesson, step int) *Run {
	r := Begin(l)
	for r.At() < step && !r.Done() {
		var log engine.Log
		if !r.Step().Waits() {
			r.Next(&log)
		} else if right, _ := r.Try(r.Shown(), &log); !right {
			break
		}
	}
	return r
}
