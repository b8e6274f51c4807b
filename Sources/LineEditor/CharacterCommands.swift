import CReadline

/// Commands that move over and delete characters as Swift counts them: a letter with its marks, an emoji of several code points.
/// Readline's own take these apart.
enum CharacterCommands {
  static let forward: ReadlineBindings.Command = { count, _ in CharacterCommands.move(by: count) }
  static let backward: ReadlineBindings.Command = { count, _ in CharacterCommands.move(by: -count) }

  /// Backspace.
  static let rubout: ReadlineBindings.Command = { count, key in
    // There spaces take the places of the characters.
    if crl_is_overwriting() != 0 { return rl_rubout(count, key) }
    return CharacterCommands.delete(-count, killing: crl_has_argument() != 0)
  }

  static let replacements: [ReadlineBindings.Replacement] = [
    (rl_delete, { count, _ in CharacterCommands.delete(count, killing: crl_has_argument() != 0) }),
    (rl_rubout, rubout),
    (
      rl_vi_delete,
      { count, _ in
        let status = CharacterCommands.delete(count, killing: true)
        if crl_point() > 0, crl_point() == crl_end() { crl_set_point(Int32(ReadlineBindings.text.previousCharacter)) }
        return status
      }
    ),
    (rl_vi_rubout, { count, _ in CharacterCommands.delete(-count, killing: true) }),
  ]

  private static func move(by count: Int32) -> Int32 {
    var place = place(count)
    // In vi's command mode the cursor is on a character, never behind the last one.
    if place == Int(crl_end()), count > 0, crl_is_in_vi_command_mode() != 0 {
      let text = ReadlineBindings.text
      place = EditedText(bytes: text.bytes, cursor: text.bytes.count).previousCharacter
    }
    if place == Int(crl_point()), count != 0 { return rl_ding() }
    crl_set_point(Int32(place))
    return 0
  }

  /// Deletes characters behind the cursor, or before it where the number is negative.
  ///
  /// - Parameter isKilling: True if the text can be inserted again by Ctrl-Y.
  private static func delete(_ count: Int32, killing isKilling: Bool) -> Int32 {
    let point = Int(crl_point())
    let place = place(count)
    if place == point {
      if count != 0 { rl_ding() }
      return count == 0 ? 0 : 1
    }
    if isKilling {
      rl_kill_text(Int32(point), Int32(place))
    } else {
      rl_delete_text(Int32(min(point, place)), Int32(max(point, place)))
    }
    crl_set_point(Int32(min(point, place)))
    return 0
  }

  /// The place so many characters behind the cursor, or before it.
  private static func place(_ count: Int32) -> Int {
    var text = ReadlineBindings.text
    for _ in 0..<count.magnitude {
      let place = count > 0 ? text.nextCharacter : text.previousCharacter
      if place == text.cursor { break }
      text = EditedText(bytes: text.bytes, cursor: place)
    }
    return text.cursor
  }
}
