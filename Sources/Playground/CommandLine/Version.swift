extension CommandLineOptions {
  /// The version, as Semantic Versioning counts; the only place it is written down.
  package static let versionNumber = "0.1.0"

  /// The answer to `--version`.
  package static let version = "rxsh \(versionNumber)"
}
