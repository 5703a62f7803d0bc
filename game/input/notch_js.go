package input

// notch is what the wheel reports for one notch: browsers count pixels to scroll.
const notch = 100
