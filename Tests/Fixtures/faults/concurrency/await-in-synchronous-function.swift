actor Store { func article(_ id: Int) -> String? { nil } }
func titles(_ store: Store) -> [String] {
  if let article = await store.article(1) { return [article] }
//                 ^ error: 'await' in a function that does not support concurrency
//                             ^ error: call to actor-isolated instance method 'article' in a synchronous nonisolated context
  return []
}
