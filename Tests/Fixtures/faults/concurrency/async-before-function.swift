async func light() {}
// ^1 error: 'async' must be written after the parameter list of a function
