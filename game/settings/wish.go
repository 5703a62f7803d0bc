package settings

// What a system may ask of programs, as media queries.
const (
	lessMotion   = "(prefers-reduced-motion: reduce)"
	moreContrast = "(prefers-contrast: more)"
)
