func twice(_ body: () -> Void) -> () -> Void {
  return body
//       ^ error: using non-escaping parameter 'body' in a context expecting an '@escaping' closure
}
