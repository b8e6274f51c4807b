/// The name of a host as it is compared: in lower case, a version 6 address without its brackets.
package enum HostName {
  package static func plain(_ text: String) -> String {
    let lower = text.lowercased()
    return lower.hasPrefix("[") && lower.hasSuffix("]") ? String(lower.dropFirst().dropLast()) : lower
  }

  /// Returns the host in the form used before a port.
  package static func bracketed(_ host: String) -> String { host.contains(":") ? "[\(host)]" : host }
}
