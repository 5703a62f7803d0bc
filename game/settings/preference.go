package settings

// Media queries for preferences of the system.
const (
	reducedMotionQuery = "(prefers-reduced-motion: reduce)"
	contrastQuery      = "(prefers-contrast: more)"
)
