// Package headless runs the game without a window: exact ticks, faster than real time, with mouse, touch and keys put in and frames read
// back, on a virtual screen of any size and scale.
//
// Three processes take part. The game itself is built once as a guest that draws for another process. A host, which is this program
// started again, draws what the guest asks for on a display of its own (Xvfb on Linux). The one that calls this package tells both what
// to do. A program that uses it must call Serve first thing in main.
package headless
