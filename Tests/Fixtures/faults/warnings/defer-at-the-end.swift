func tidy() {
  print("work")
  defer { print("tidied") }
// ^3 warning: 'defer' statement at end of scope always executes immediately; replace with 'do' statement to silence this warning
}
