/// Public declarations of `Rx`, `RxTesting` and `Controls`, written by `catalog-generator`.
package enum GeneratedCatalog {
  package static let all = rx + rxTesting + controls + rxNetworking
}
