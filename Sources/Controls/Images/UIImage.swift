import Foundation

/// An image, which a terminal shows as its name.
public final class UIImage: NSObject, @unchecked Sendable {
  // Unchecked because the base class is not known to be safe; all properties are constants.
  /// Name of the image; nil if it was made of data.
  package let name: String?
  private let data: Data?
  /// Size in points: zero, because no image is decoded here.
  public let size: CGSize = .zero

  /// Makes an image without contents.
  public override convenience init() { self.init(name: nil, data: nil) }

  /// Makes the image of a name. Every name has one here, where there is no bundle.
  public convenience init?(named name: String) {
    if name.isEmpty { return nil }
    self.init(name: name, data: nil)
  }

  /// Makes the symbol of a name.
  public convenience init?(systemName name: String) {
    if name.isEmpty { return nil }
    self.init(name: name, data: nil)
  }

  /// Makes an image of its file's contents, which are not decoded; nil if there are none.
  public convenience init?(data: Data) {
    if data.isEmpty { return nil }
    self.init(name: nil, data: data)
  }

  private init(name: String?, data: Data?) {
    self.name = name
    self.data = data
  }

  public override var description: String {
    if let name { return "UIImage(\(name))" }
    return data.map { "UIImage(\($0.count) bytes)" } ?? "UIImage()"
  }
}
