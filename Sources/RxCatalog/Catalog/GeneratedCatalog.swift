/// Everything that the sources of `Rx`, `RxTesting` and `Controls` declare publicly, written by `catalog-generator`.
package enum GeneratedCatalog {
  package static let all = rx + rxTesting + controls + rxNetworking
}
