// swift-format-ignore-file
// Written by `swift run catalog-generator` from Sources/Controls. Change the declarations there and run it again.

import RxBindings

extension GeneratedCatalog {
  static let controlsImages = CatalogFamily(
    name: "Images",
    types: [
      CatalogType(
        name: "UIImage", header: "class UIImage: NSObject",
        sentence: "An image, which a terminal shows as its name."),
      CatalogType(
        name: "UIImageView", header: "class UIImageView: UIView",
        sentence: "A view that shows an image."),
    ],
    extensions: [
      CatalogExtension(
        type: "UIImage", header: "extension UIImage",
        members: [
          CatalogMember(
            key: "UIImage.size", name: "size",
            signature: "var size: CGSize { get }",
            result: "CGSize",
            sentence: "Size in points: zero, because no image is decoded here."),
          CatalogMember(
            key: "UIImage.init()", name: "init",
            signature: "init()",
            result: "UIImage",
            sentence: "Makes an image without contents."),
          CatalogMember(
            key: "UIImage.init(named:)", name: "init",
            signature: "init?(named name: String)",
            result: "UIImage",
            sentence: "Makes the image of a name.",
            details: "Every name has one here, where there is no bundle."),
          CatalogMember(
            key: "UIImage.init(systemName:)", name: "init",
            signature: "init?(systemName name: String)",
            result: "UIImage",
            sentence: "Makes the symbol of a name."),
          CatalogMember(
            key: "UIImage.init(data:)", name: "init",
            signature: "init?(data: Data)",
            result: "UIImage",
            sentence: "Makes an image of its file's contents, which are not decoded; nil if there are none."),
        ]),
      CatalogExtension(
        type: "UIImageView", header: "extension UIImageView",
        members: [
          CatalogMember(
            key: "UIImageView.image", name: "image",
            signature: "var image: UIImage? { get set }",
            result: "UIImage?"),
          CatalogMember(
            key: "UIImageView.isHighlighted", name: "isHighlighted",
            signature: "var isHighlighted: Bool { get set }",
            result: "Bool"),
          CatalogMember(
            key: "UIImageView.init(image:)", name: "init",
            signature: "init(image: UIImage?)",
            result: "UIImageView",
            sentence: "Makes a view that shows an image."),
        ]),
    ],
    globals: [
    ])
}
