// Package scenes creates the scenes of the program from routes, and maps routes to the addresses of the browser.
package scenes
