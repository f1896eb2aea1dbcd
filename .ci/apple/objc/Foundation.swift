@_exported import Foundation
@_exported import ObjectiveC
extension RunLoop.Mode {
  public static var common: RunLoop.Mode { fatalError("only its type is checked") }
}
