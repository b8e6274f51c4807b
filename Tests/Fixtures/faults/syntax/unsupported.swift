actor Lamp {}
// ^1 error: not supported here: 'actor' declarations
