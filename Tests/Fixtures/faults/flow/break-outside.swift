break
// ^1 error: 'break' is only allowed inside a loop, if, do, or switch
