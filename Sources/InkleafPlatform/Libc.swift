// The only file that imports the C library: a port to another system starts here.

#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#endif

/// The error number of the last failed system call.
var lastError: Int32 { errno }
