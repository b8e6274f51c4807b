"""Calls of the library's members with extreme values: numbers at the ends of their ranges, nan, empty and long texts, dates far away.

The members are those that fuzz-worker lists; a call whose argument has a type without values here is left out.
"""
import re

NUMBERS = ["0", "1", "-1", "Int.min", "Int.max", "2147483648", "-2147483649", "65536", "1 << 40", "7"]
FLOATS = ["0.0", "-0.0", "-1.5", "Double.nan", "Double.infinity", "-Double.infinity", "Double.greatestFiniteMagnitude", "1e300", "-1e300",
          "5e-324", "1e18", "-9.3e18"]
SMALL = ["0", "1", "255", "127"]
# By type: expressions of it.
VALUES = {
    "Int": NUMBERS, "Double": FLOATS, "TimeInterval": FLOATS, "CGFloat": FLOATS, "Float": ["Float(" + value + ")" for value in FLOATS],
    "Bool": ["true", "false"], "UInt8": SMALL, "UInt": ["0", "UInt.max"], "UInt16": ["0", "UInt16.max"], "UInt32": ["0", "UInt32.max"],
    "UInt64": ["0", "UInt64.max"], "Int8": ["Int8.min", "Int8.max"], "Int16": ["Int16.min", "Int16.max"], "Int32": ["Int32.min", "Int32.max"],
    "Int64": ["Int64.min", "Int64.max"],
    "String": ['""', '"abc"', '"\\0"', '"é🇩🇪e\\u{301}"', 'String(repeating: "x", count: 5000)', '"%n%s%99999d"', '"-9223372036854775809"', '"1e400"',
               '"[["', '"file:///"', '"\\u{202E}"'],
    "Character": ['Character("a")', 'Character("🇩🇪")'],
    "Substring": ['"abc".dropFirst()', '"é🇩🇪".suffix(1)', 'Substring()'],
    "Date": ["Date(timeIntervalSince1970: 0)", "Date.distantPast", "Date.distantFuture"]
            + [f"Date(timeIntervalSinceReferenceDate: {value})" for value in FLOATS],
    "DateInterval": ["DateInterval()", "DateInterval(start: .distantPast, end: .distantFuture)", "DateInterval(start: Date(timeIntervalSince1970: 0), duration: 1e300)"],
    "DateComponents": ["DateComponents()", "DateComponents(year: Int.max, month: Int.max, day: Int.min)", "DateComponents(day: Int.max)", "DateComponents(month: Int.min)",
                       "DateComponents(hour: Int.min, nanosecond: Int.max)", "DateComponents(year: 1 << 40, weekOfYear: -1)", "DateComponents(month: 2, day: 30)",
                       "DateComponents(calendar: Calendar(identifier: .chinese), era: -1, year: Int.min)", "DateComponents(second: -5, weekday: 99)"],
    "Calendar": [f"Calendar(identifier: .{name})" for name in ("gregorian", "chinese", "hebrew", "islamic", "japanese", "iso8601", "indian")],
    "TimeZone": ["TimeZone.gmt", 'TimeZone(identifier: "America/New_York")!', "TimeZone(secondsFromGMT: 64800)!"],
    "Locale": ['Locale(identifier: "")', 'Locale(identifier: "xx_YY@calendar=chinese")', 'Locale(identifier: "ar")'],
    "Decimal": ["Decimal()", "Decimal(Int.min)", "Decimal.nan", "Decimal.greatestFiniteMagnitude", "Decimal.leastFiniteMagnitude", "Decimal(1e100)",
                "Decimal.leastNonzeroMagnitude"],
    "NSDecimalNumber": ["NSDecimalNumber.notANumber", "NSDecimalNumber.maximum", "NSDecimalNumber.zero", 'NSDecimalNumber(string: "")', "NSDecimalNumber(value: Double.nan)"],
    "NSNumber": ["NSNumber(value: Int.min)", "NSNumber(value: Double.nan)", "NSNumber(value: true)", "NSNumber(value: -Double.infinity)"],
    "Data": ["Data()", "Data([1, 2, 3])", "Data([1, 2, 3])[1...]", "Data(count: 70000)"],
    "IndexSet": ["IndexSet()", "IndexSet(integersIn: 0..<9)", "IndexSet(integer: Int.max - 1)"],
    "IndexPath": ["IndexPath()", "IndexPath(indexes: [1, Int.max, -1])", "IndexPath(row: -1, section: Int.min)"],
    "CharacterSet": ["CharacterSet()", "CharacterSet.letters", "CharacterSet.letters.inverted"],
    "URL": ['URL(string: "http://a.b/c?d#e")!', 'URL(fileURLWithPath: "/")', 'URL(string: "x:")!', 'URL(string: "../..")!'],
    "URLComponents": ["URLComponents()", 'URLComponents(string: "http://[::1]:99/%zz")!'],
    "UUID": ["UUID()"],
    "NSRange": ["NSRange(location: 0, length: 0)", "NSRange(location: NSNotFound, length: 1)", "NSRange(location: -1, length: Int.max)", "NSRange(location: 2, length: 9)"],
    "Range<Int>": ["0..<0", "-5..<3", "Int.min..<Int.max", "2..<900000000000"],
    "ClosedRange<Int>": ["0...0", "-5...3", "Int.min...Int.max", "Int.max...Int.max"],
    "Range<Double>": ["0.0..<0.0", "-1e308..<1e308", "0.0..<Double.infinity"], "ClosedRange<Double>": ["0.0...0.0", "-1e308...1e308"],
    "Range<Date>": ["Date.distantPast..<Date.distantFuture"],
    "Duration": ["Duration.seconds(Int.max)", "Duration.zero", "Duration.seconds(-1e18)"],
    "DispatchTimeInterval": ["DispatchTimeInterval.never", "DispatchTimeInterval.seconds(Int.max)", "DispatchTimeInterval.nanoseconds(Int.min)", "DispatchTimeInterval.milliseconds(1)"],
    "RxTimeInterval": ["RxTimeInterval.never", "RxTimeInterval.seconds(Int.max)", "RxTimeInterval.seconds(-1)", "RxTimeInterval.milliseconds(Int.min)", "RxTimeInterval.milliseconds(1)"],
    "DispatchTime": ["DispatchTime.now()", "DispatchTime.distantFuture", "DispatchTime.now() + .seconds(Int.max)", "DispatchTime.now() + Double.nan"],
    "DispatchWallTime": ["DispatchWallTime.now()", "DispatchWallTime.distantFuture"],
    "CGPoint": ["CGPoint(x: Double.nan, y: Double.infinity)", "CGPoint.zero"], "CGSize": ["CGSize(width: -1, height: Double.infinity)"],
    "CGRect": ["CGRect(x: 0, y: Double.nan, width: -1, height: Double.infinity)", "CGRect.zero", "CGRect.infinite"],
    "Measurement<UnitType>": ["Measurement(value: Double.nan, unit: UnitLength.meters)", "Measurement(value: 1e308, unit: UnitLength.kilometers)"],
    "[Element]": ["[Int]()", "[1, 2, 3]"], "[Int]": ["[Int]()", "[Int.min, Int.max]"], "[String]": ["[String]()", '["", "a"]'], "[UInt8]": ["[UInt8]()", "[0, 255]"],
    "Array": ["[Int]()", "[3, 1, 2]", "[Double.nan, 0]"], "ArraySlice": ["[1, 2, 3][1...]", "[Int]()[...]"], "Set": ["Set<Int>()", "Set([1, 2])"],
    "Dictionary": ["[Int: Int]()", '["a": 1]'], "Sequence": ["[1, 2, 3]", "0..<0", "(1...Int.max)", "stride(from: 0, to: 1, by: 0.25)"],
    "Collection": ["[1, 2, 3]", "0..<3", "[1, 2, 3][1...]", '"abc"', "Set([1])", "[1, 2].lazy", "Int.min..<Int.max"],
    "BidirectionalCollection": ["[1, 2, 3]", '"abc"', "0...3"], "RangeReplaceableCollection": ["[1, 2]", '"abc"', "Data([1])"],
    "MutableCollection": ["[1, 2]", "Data([1, 2])"], "StringProtocol": ['"abc"', '"é🇩🇪".dropFirst()'], "Element": ["1", "Int.min"],
    "ObservableType": ["Observable.of(1, 2, 3)", "Observable<Int>.empty()", "Observable<Int>.never()", "Observable<Int>.error(RxError.unknown)", "PublishSubject<Int>()"],
    "Observable": ["Observable.of(1, 2, 3)"], "SchedulerType": ["MainScheduler.instance", "ConcurrentDispatchQueueScheduler(qos: .utility)"],
    "ImmediateSchedulerType": ["MainScheduler.instance", "CurrentThreadScheduler.instance"],
    "BinaryInteger": ["5", "Int8.min", "UInt64.max", "Int.min"], "FixedWidthInteger": ["5", "Int8.min", "UInt64.max", "Int.min"],
    "BinaryFloatingPoint": FLOATS, "FloatingPoint": FLOATS, "Comparable": ["1", "Double.nan", '"a"'], "Strideable": ["1", "Int.max", "1.5"],
    "DateFormatter": ["DateFormatter()"], "NumberFormatter": ["NumberFormatter()"], "ISO8601DateFormatter": ["ISO8601DateFormatter()"], "ByteCountFormatter": ["ByteCountFormatter()"],
    "JSONEncoder": ["JSONEncoder()"], "JSONDecoder": ["JSONDecoder()"], "Scanner": ['Scanner(string: "")', 'Scanner(string: "é 99999999999999999999 0x -")'],
    "NSString": ['("é🇩🇪abc" as NSString)', '("" as NSString)'], "NSRegularExpression": ['try NSRegularExpression(pattern: "(a|b)*")'],
    "UnitLength": ["UnitLength.meters"], "Dimension": ["UnitLength.meters"],
}
NAMED = {
    "_CalendarComponent": "Calendar.Component", "Calendar.Component": "Calendar.Component", "_StringIndex": None,
}
COMPONENTS = ["era", "year", "month", "day", "hour", "minute", "second", "weekday", "weekdayOrdinal", "quarter", "weekOfMonth", "weekOfYear", "yearForWeekOfYear",
              "nanosecond", "calendar", "timeZone"]
VALUES["_CalendarComponent"] = VALUES["Calendar.Component"] = ["Calendar.Component." + name for name in COMPONENTS]
VALUES["Set<Calendar.Component>"] = VALUES["Set<_CalendarComponent>"] = ["[.year, .month, .day, .nanosecond]", "[]", "[.weekOfYear, .era, .quarter]"]
VALUES["NumberFormatter.Style"] = [f"NumberFormatter.Style.{name}" for name in ("none", "decimal", "spellOut", "currency", "scientific")]
VALUES["Calendar.MatchingPolicy"] = ["Calendar.MatchingPolicy.nextTime", "Calendar.MatchingPolicy.strict"]
VALUES["Calendar.SearchDirection"] = ["Calendar.SearchDirection.backward"]


def split(text):
    """The parts of a list, by the commas that no bracket holds."""
    parts, depth, part = [], 0, ""
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    return [part.strip() for part in parts + [part] if part.strip()]


def closing(text, start):
    """Where the bracket that opens at `start` closes."""
    depth = 0
    for index in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        if depth == 0:
            return index
    return len(text) - 1


def value(rng, type, owner):
    """An expression of a type; None where there is none."""
    type = re.sub(r"@\w+(\([^)]*\))? |inout |some |any |borrowing |consuming ", "", type).strip()
    if type.endswith("...") or type.endswith("!"):
        return value(rng, type.rstrip(".!"), owner)
    if type.endswith("?") and "->" not in type:
        return "nil" if rng.random() < 0.3 else value(rng, type[:-1], owner)
    if type in ("Self", "Element", "Bound", "T", "Value", "Key") and owner in VALUES and type == "Self":
        return rng.choice(VALUES[owner])
    if "->" in type:
        count = len(split(type[type.find("(") + 1:closing(type, type.find("("))]))
        result = type[type.rfind("->") + 2:].strip()
        made = "" if result in ("Void", "()") else rng.choice(["true", "1", "$0"]) if count else value(rng, result, owner) or "1"
        return "{ " + ("_ = $0; " if count and made != "$0" else "") + ("_ = $1; " if count > 1 else "") + ("return " + made if made else "") + " }"
    if type in ("S", "C", "Other"):
        return rng.choice(VALUES["Sequence"])
    if type in ("T", "Result", "Value", "Index", "U", "P", "RHS", "Subject", "AnyObject", "Any", "Source"):
        return rng.choice(VALUES["Int"] + VALUES["Double"] + VALUES["String"] + VALUES["Date"])
    if type == "R":
        return rng.choice(VALUES["Range<Int>"] + VALUES["ClosedRange<Int>"] + ["2...", "..<Int.max", "...Int.max", "...(-1)"])
    return rng.choice(VALUES[type]) if type in VALUES else None


class Calls:
    def __init__(self, lines):
        self.members = []
        for line in lines:
            header, _, signature = line.partition("\t")
            owner = re.match(r"extension ([\w.]+)", header)
            if "obsoleted" not in signature and not re.search(r"sleep|exit|abort|fatalError|readLine|precondition|assert|wait\(|dispatchMain", signature):
                self.members.append((owner[1] if owner else "", re.sub(r'^(@\w+(\([^"]*?("[^"]*"[^"]*?)*\))? )+', "", signature)))

    def call(self, rng):
        while True:
            owner, signature = rng.choice(self.members)
            made = self.made(rng, owner, signature)
            if made:
                return made

    def made(self, rng, owner, signature):
        receiver = rng.choice(VALUES[owner]) if owner in VALUES else owner
        words = signature.split("(")[0].split(" ")
        if "class" in words or "static" in words or "init" in signature[:5]:
            receiver = owner
        elif owner and owner not in VALUES:
            return None
        operator = re.search(r"func ([-+*/%&|^<>=!~.]+) ?(<[^(]*>)? ?\(", signature)
        head = re.search(r"(?:func |subscript|init)[^(]*", signature)
        if re.search(r"\bvar ", signature):
            name = re.search(r"var `?(\w+)`?", signature)[1]
            if "static" not in words and "class" not in words and " set " in signature and rng.random() < 0.5:
                return f"var r = {receiver}; r.{name} = {value(rng, re.search(r': ([^{]*) {', signature)[1], owner) or 'r.' + name}; _ = \"\\(r)\""
            return f"_ = {self.on(receiver, owner, words)}{name}"
        if not head:
            return None
        start = signature.find("(", head.start())
        arguments = []
        for parameter in split(signature[start + 1:closing(signature, start)]):
            names, _, rest = parameter.partition(":")
            type, _, default = rest.partition(" = ")
            if default and rng.random() < 0.6:
                continue
            given = value(rng, type.strip(), owner)
            if given is None:
                return None
            label = names.split(" ")[0]
            inout = "inout " in type
            arguments.append(("&v" if inout else given, label, given if inout else None))
        if operator:
            if len(arguments) == 1:
                return f"_ = {operator[1]}({arguments[0][0]})" if "prefix" in words else None
            left, right = arguments[0], arguments[1]
            if left[2] is not None:
                return f"var v = {left[2]}; v {operator[1]} {right[0]}"
            return f"_ = ({left[0]}) {operator[1]} ({right[0]})"
        subscript = signature[head.start():].startswith("subscript")
        labelled = ", ".join(given if label == "_" or subscript and " " not in label else f"{label}: {given}" for given, label, _ in arguments)
        before = "".join(f"var v = {first}; " for _, _, first in arguments if first is not None)
        if subscript:
            return f"{before}_ = ({receiver})[{labelled}]"
        if signature[head.start():].startswith("init"):
            return f"{before}_ = {receiver}({labelled})"
        name = re.match(r"func `?(\w+)", signature[head.start():])
        if not name:
            return None
        name = name[1]
        if "mutating" in words:
            return f"{before}var r = {receiver}; _ = r.{name}({labelled}); _ = \"\\(r)\""
        attempt = "try " if " throws" in signature or " rethrows" in signature else ""
        return f"{before}_ = {attempt}{self.on(receiver, owner, words)}{name}({labelled})"

    def on(self, receiver, owner, words):
        """The receiver before a member's name."""
        return "" if not owner else owner + "." if "static" in words or "class" in words else f"({receiver})."
