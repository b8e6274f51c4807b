let count = 3
switch count {}
// ^1 error: 'switch' statement body must have at least one 'case' or 'default' block; add a default case
