struct Box {
  private count = 1
//        ^ error: expected 'var' keyword in property declaration
}
