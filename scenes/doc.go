// Package scenes puts the scenes of the program together: it makes the scene of a route, and opens the addresses of scenes in a browser.
package scenes
