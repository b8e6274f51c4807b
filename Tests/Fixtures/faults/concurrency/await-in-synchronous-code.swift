actor Store {
  var hits = 0
  func article(id: Int) -> Int? { hits += 1; return nil }
  func refresh() async -> Int { 1 }
}
func load() async -> Int { 1 }
@MainActor func show() {}
func first() { _ = await load() }
//                       ^ error: 'async' call in a function that does not support concurrency
func second(_ store: Store) { _ = await store.article(id: 1) }
//                                ^ error: 'await' in a function that does not support concurrency
//                                            ^ error: call to actor-isolated instance method 'article(id:)' in a synchronous nonisolated context
func third(_ store: Store) { _ = store.article(id: 1) }
//                                     ^ error: call to actor-isolated instance method 'article(id:)' in a synchronous nonisolated context
func fourth() { await print(1) }
//              ^ error: 'await' in a function that does not support concurrency
func fifth(_ store: Store) { _ = await store.hits }
//                               ^ error: 'await' in a function that does not support concurrency
//                                           ^ error: actor-isolated property 'hits' can not be referenced from a nonisolated context
func sixth(_ store: Store) { _ = await store.refresh() }
//                                     ^ error: 'async' call in a function that does not support concurrency
func seventh() { await show() }
//               ^ error: 'await' in a function that does not support concurrency
//                     ^ error: call to main actor-isolated global function 'show()' in a synchronous nonisolated context
func eighth() { show() }
//              ^ error: call to main actor-isolated global function 'show()' in a synchronous nonisolated context
func ninth(_ store: Store) -> Int { await store.hits + (await store.refresh()) }
//                                  ^ error: 'await' in a function that does not support concurrency
//                                              ^ error: actor-isolated property 'hits' can not be referenced from a nonisolated context
//                                                            ^ error: 'async' call in a function that does not support concurrency
