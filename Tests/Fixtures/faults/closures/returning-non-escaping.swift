func twice(_ body: () -> Void) -> () -> Void {
  return body
}
