// Package headless runs the game without a window, on a virtual screen of any size and scale. The caller controls its ticks, which can run faster
// than real time, sends mouse, touch and key input and reads frames.
//
// There are three processes. The game is built as a guest of Ebitengine, which sends its draw commands to another process. The host, a second
// process of the calling program, executes these commands on a separate display (Xvfb on Linux). The caller controls both. A program that uses this
// package must call Serve at the start of main.
package headless
