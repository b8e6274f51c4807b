/// Places of frames on a line: each is as wide as any other, and a long silence is cut out and marked.
struct TimeAxis {
  struct Gap {
    let x: Double
    /// Number of frames in the stretch.
    let frames: Int
  }

  /// Width of a frame.
  let step: Double
  private(set) var gaps: [Gap] = []
  /// Number of frames between the first and the last, without those in gaps.
  private(set) var frameCount = 0
  private var places: [Int: Double] = [:]
  /// Frames with a place, in order, and whether the stretch before each is cut.
  private var stops: [(frame: Int, isCut: Bool)] = []
  private(set) var end: Double

  /// Number of frames without events from which a stretch is cut.
  static let longSilence = 20
  private static let narrowest = 8.0
  private static let gapWidth = 72.0

  /// - Parameters:
  ///   - widths: For each frame in which something happens, the room that this takes around its place.
  ///   - step: Width of a frame; nil for one with which nothing overlaps.
  init(start: Double, widths: [Int: Double], step fixed: Double? = nil) {
    let frames = widths.keys.sorted()
    func needed(_ a: Int, _ b: Int) -> Double { ((widths[a] ?? 0) + (widths[b] ?? 0)) / 2 + 4 }
    let pairs = Array(zip(frames, frames.dropFirst()))
    step =
      fixed
      ?? pairs.filter { $1 - $0 <= Self.longSilence }
      .map { needed($0, $1) / Double($1 - $0) }.reduce(Self.narrowest, max)
    end = start + (frames.first.flatMap { widths[$0] } ?? 0) / 2
    if let first = frames.first {
      places[first] = end
      stops.append((first, false))
    }
    for (before, frame) in pairs {
      let isCut = frame - before > Self.longSilence
      let width = isCut ? max(Self.gapWidth, needed(before, frame) + 30) : Double(frame - before) * step
      if isCut { gaps.append(Gap(x: end + width / 2, frames: frame - before)) } else { frameCount += frame - before }
      end += width
      places[frame] = end
      stops.append((frame, isCut))
    }
  }

  /// Returns the place of a frame in which something happens.
  func x(_ frame: Int) -> Double { places[frame] ?? end }

  /// Places of the frames that are multiples of a number and not in a gap.
  func ticks(every count: Int) -> [(frame: Int, x: Double)] {
    zip(stops, stops.dropFirst()).flatMap { before, stop -> [(frame: Int, x: Double)] in
      if stop.isCut { return before.frame % count == 0 ? [(before.frame, x(before.frame))] : [] }
      return (before.frame...stop.frame).filter { $0 % count == 0 && $0 < stop.frame }.map { frame in
        (frame, x(before.frame) + Double(frame - before.frame) * step)
      }
    } + (stops.last.map { $0.frame % count == 0 ? [($0.frame, end)] : [] } ?? [])
  }
}
