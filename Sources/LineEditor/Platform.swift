// The C library, whatever it is called here; nothing in this target needs Foundation, which keeps the start short.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif
