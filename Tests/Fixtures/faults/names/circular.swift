let count = count + 1
// ^1 error: circular reference
