"""Mutants of programs: each has one small fault put in at random, as fingers and half-finished edits put them in.

Many are still right, some are not; only swiftc knows which. The same seed gives the same mutants.
"""
import random
import re

# The text's body is looked up ahead, so that it is matched in one way only: where its end is missing, there are too many to try.
TOKEN = re.compile(
    r'(?P<comment>//[^\n]*|/\*.*?\*/)'
    r'|(?P<text>#*""".*?"""#*|"(?=(?P<body>(?:\\\((?:[^()"\n]|"[^"\n]*"|\([^()\n]*\))*\)|\\.|[^"\\\n])*))(?P=body)")'
    r'|(?P<number>\d[\d_]*(?:\.\d+)?)'
    r'|(?P<word>[#@]?[^\W\d]\w*|`\w+`|\$\d)'
    r'|(?P<sign>->|&&|\|\||\?\?|\.\.[.<]|[-+*/%=!<>&|^~]+|[?.,:;(){}\[\]@\\])', re.S)

TYPES = ["Int", "String", "Double", "Bool", "[Int]", "Int?", "Any"]
LITERALS = ["1", "0.5", '"x"', "true", "nil", "[]", "[1]", '["x"]']
DROPPED = {
    "try", "override", "mutating", "weak", "return", "throws", "lazy", "static", "await", "async", "private", "final", "inout",
    "required", "convenience", "indirect", "unowned", "where", "default", "as", "self", "break", "rethrows", "any", "some",
    "fileprivate", "class", "let", "var", "@escaping", "@autoclosure", "@discardableResult", "@MainActor", "@objc", "throw",
}
KEYWORDS = DROPPED | {
    "func", "if", "else", "guard", "for", "in", "while", "repeat", "switch", "case", "struct", "enum", "protocol", "extension",
    "init", "deinit", "subscript", "get", "set", "do", "catch", "import", "true", "false", "nil", "super", "is", "typealias",
    "continue", "fallthrough", "defer", "operator", "infix", "prefix", "postfix", "Self", "associatedtype", "didSet", "willSet",
}
SWAPPED = {
    "let": "var", "var": "let", "struct": "class", "class": "struct", "if": "guard", "while": "if", "true": '"true"', "is": "as",
    "==": "=", "=": "==", "&&": "||", "+": "-", "<": "<=", "??": "?", "...": "..<", "static": "class", "mutating": "static",
    "nil": "0", "break": "continue", "continue": "break", "as": "as!", "+=": "=", "convenience": "required", "weak": "unowned",
    "throws": "async", "private": "fileprivate", "for": "while", "self": "Self", "super": "self", "func": "var", "&": "",
}
ADDED = ["private ", "static ", "mutating ", "override ", "final ", "lazy ", "weak ", "throws ", "@available(*, unavailable) ",
         "required ", "fileprivate ", "convenience ", "indirect ", "@MainActor ", "async "]
STARTS = {"func", "var", "let", "struct", "class", "enum", "init", "subscript", "protocol", "case", "typealias"}


class Token:
    def __init__(self, match):
        self.kind, self.text, self.start, self.end = match.lastgroup, match[0], match.start(), match.end()


class Mutator:
    def __init__(self, text, chance):
        self.text, self.random = text, chance
        self.tokens = [token for token in map(Token, TOKEN.finditer(text)) if token.kind != "comment"]
        self.names = sorted({
            token.text for token in self.tokens
            if token.kind == "word" and token.text not in KEYWORDS and token.text[0] not in "#@$"})

    def replaced(self, start, end, by):
        return self.text[:start] + by + self.text[end:]

    def pick(self, wanted):
        found = [index for index, token in enumerate(self.tokens) if wanted(index, token)]
        return self.random.choice(found) if found else None

    def token(self, index):
        return self.tokens[index].text if 0 <= index < len(self.tokens) else ""

    def matching(self, index):
        """The index of the bracket that closes the one at `index`."""
        depth = 0
        for position in range(index, len(self.tokens)):
            if self.token(position) in ("(", "[", "{"):
                depth += 1
            elif self.token(position) in (")", "]", "}"):
                depth -= 1
                if depth == 0:
                    return position
        return None

    # Each gives the mutant's text, or None where there is nothing to do it to.

    def delete_token(self):
        index = self.pick(lambda _, token: token.text not in "{}()[]")
        if index is not None:
            return self.replaced(self.tokens[index].start, self.tokens[index].end, "")

    def drop_keyword(self):
        index = self.pick(lambda _, token: token.text in DROPPED)
        if index is None:
            return None
        end = self.tokens[index].end
        if self.token(index + 1) in ("?", "!") and self.token(index) in ("try", "as"):
            end = self.tokens[index + 1].end
        return self.replaced(self.tokens[index].start, end + (self.text[end:end + 1] == " "), "")

    def swap_keyword(self):
        index = self.pick(lambda _, token: token.text in SWAPPED)
        if index is not None:
            return self.replaced(self.tokens[index].start, self.tokens[index].end, SWAPPED[self.token(index)])

    def add_keyword(self):
        index = self.pick(lambda position, token: token.text in STARTS and self.text[:token.start].endswith(("\n", "  ")))
        if index is None:
            return None
        place = self.tokens[index].start
        return self.replaced(place, place, self.random.choice(ADDED))

    def rename(self):
        index = self.pick(lambda _, token: token.text in self.names)
        if index is None:
            return None
        name = self.random.choice([self.random.choice(self.names), self.random.choice(self.names), self.token(index) + "s"])
        return self.replaced(self.tokens[index].start, self.tokens[index].end, name)

    def literal(self):
        index = self.pick(lambda _, token: token.kind in ("number", "text") or token.text in ("true", "false", "nil"))
        if index is not None:
            return self.replaced(self.tokens[index].start, self.tokens[index].end, self.random.choice(LITERALS))

    def type(self):
        index = self.pick(
            lambda position, token: token.kind == "word" and token.text[0].isupper()
            and self.token(position - 1) in (":", "->", "<", "[", ","))
        if index is None:
            return None
        by = self.random.choice(TYPES + [self.token(index) + "?", "[" + self.token(index) + "]"])
        return self.replaced(self.tokens[index].start, self.tokens[index].end, by)

    def optionality(self):
        index = self.pick(lambda _, token: token.text in ("?", "!", "??"))
        if index is not None:
            return self.replaced(self.tokens[index].start, self.tokens[index].end, "")

    def arguments(self):
        """Drops, doubles or swaps what stands between two commas, or drops its label."""
        index = self.pick(lambda position, token: token.text == "(" and self.token(position + 1) != ")")
        end = index is not None and self.matching(index)
        if not end:
            return None
        pieces, depth, start = [], 0, self.tokens[index].end
        for position in range(index + 1, end):
            if self.token(position) in ("(", "[", "{"):
                depth += 1
            elif self.token(position) in (")", "]", "}"):
                depth -= 1
            elif self.token(position) == "," and depth == 0:
                pieces.append(self.text[start:self.tokens[position].start].strip())
                start = self.tokens[position].end
        pieces.append(self.text[start:self.tokens[end].start].strip())
        chosen = self.random.randrange(len(pieces))
        what = self.random.choice(["drop", "double", "swap", "label", "label"])
        if what == "drop":
            del pieces[chosen]
        elif what == "double":
            pieces.insert(chosen, pieces[chosen])
        elif what == "swap":
            if len(pieces) < 2:
                return None
            pieces[chosen - 1], pieces[chosen] = pieces[chosen], pieces[chosen - 1]
        else:
            bare = re.sub(r"^\w+: ", "", pieces[chosen])
            pieces[chosen] = bare if bare != pieces[chosen] else "with: " + pieces[chosen]
        return self.replaced(self.tokens[index].end, self.tokens[end].start, ", ".join(pieces))

    def whole_lines(self):
        """Ranges of lines that are balanced in themselves: statements, members, cases."""
        lines = self.text.split("\n")
        found = []
        for first in range(len(lines)):
            if not lines[first].strip() or lines[first].strip().startswith(("//", "import")):
                continue
            depth = 0
            for last in range(first, min(len(lines), first + 12)):
                code = re.sub(r'"(?:\\.|[^"\\])*"', '""', lines[last])
                depth += sum(code.count(sign) for sign in "([{") - sum(code.count(sign) for sign in ")]}")
                if depth <= 0:
                    break
            if depth == 0:
                found.append((first, last + 1))
        return lines, found

    def delete_lines(self):
        lines, found = self.whole_lines()
        if found:
            first, last = self.random.choice(found)
            return "\n".join(lines[:first] + lines[last:])

    def double_lines(self):
        lines, found = self.whole_lines()
        if found:
            first, last = self.random.choice(found)
            return "\n".join(lines[:last] + lines[first:])

    def swap_lines(self):
        lines, found = self.whole_lines()
        pairs = [(a, b) for a in found for b in found if a[1] == b[0]]
        if pairs:
            (first, middle), (_, last) = self.random.choice(pairs)
            return "\n".join(lines[:first] + lines[middle:last] + lines[first:middle] + lines[last:])

    def drop_case(self):
        """A case of a switch or of an enum, or a catch."""
        lines = self.text.split("\n")
        starts = [number for number, line in enumerate(lines) if re.match(r"\s*(case|default)\b", line)]
        if not starts:
            return None
        first = self.random.choice(starts)
        depth = len(lines[first]) - len(lines[first].lstrip())
        last = first + 1
        while last < len(lines) and len(lines[last]) - len(lines[last].lstrip()) > depth:
            last += 1
        return "\n".join(lines[:first] + lines[last:])

    def drop_call(self):
        """`f()` becomes `f`."""
        index = self.pick(lambda position, token: token.text == "(" and self.token(position - 1) in self.names)
        end = index is not None and self.matching(index)
        if end:
            return self.replaced(self.tokens[index].start, self.tokens[end].end, "")

    def drop_conformance(self):
        found = list(re.finditer(r": [A-Z]\w*(?=[,{ ])(?=[^\n()]*\{$)|, [A-Z]\w*(?=[^\n()]*\{$)", self.text, re.M))
        if found:
            match = self.random.choice(found)
            return self.replaced(match.start(), match.end(), "")

    def mutant(self):
        kinds = [
            self.delete_token, self.delete_token, self.drop_keyword, self.drop_keyword, self.swap_keyword, self.add_keyword,
            self.rename, self.rename, self.literal, self.type, self.type, self.optionality, self.arguments, self.arguments,
            self.delete_lines, self.delete_lines, self.double_lines, self.swap_lines, self.drop_case, self.drop_call,
            self.drop_conformance]
        for _ in range(20):
            kind = self.random.choice(kinds)
            text = kind()
            if text is not None and text != self.text:
                return kind.__name__, text
        return None, self.text


def mutant(text, seed):
    """The name of what was done, and the mutant."""
    return Mutator(text, random.Random(f"mutant {seed}")).mutant()
