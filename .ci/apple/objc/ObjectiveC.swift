@_exported import ObjectiveC

/// The overlay's selector.
public struct Selector {
  var pointer: OpaquePointer
}
