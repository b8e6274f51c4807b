print("a")
}
// ^1 error: extraneous '}' at top level
