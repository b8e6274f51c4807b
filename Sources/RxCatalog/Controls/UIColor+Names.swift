import Controls

extension UIColor {
  /// The colors that have names.
  static var named: [(String, UIColor)] {
    [
      ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white), ("gray", .gray),
      ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan), ("yellow", .yellow), ("magenta", .magenta),
      ("orange", .orange), ("purple", .purple), ("brown", .brown), ("clear", .clear), ("systemRed", .systemRed),
      ("systemGreen", .systemGreen), ("systemBlue", .systemBlue), ("systemOrange", .systemOrange),
      ("systemYellow", .systemYellow), ("systemGray", .systemGray), ("label", .label),
      ("systemBackground", .systemBackground),
    ]
  }
}
