"""Inputs for Scripts/fuzz: pieces of programs with something changed in them, and what a small grammar grows."""
import pathlib
import random
import re

import chains
import extreme
import grown
import mutated
import typed

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "Tests" / "Fixtures"
CORPUS = FIXTURES / "fuzz"

NAMES = ["a", "b", "x", "f", "S", "T", "P", "value", "self", "Int", "String", "Array", "Optional", "Error", "Self", "Any", "count", "Element"]
BINARY = ["+", "-", "*", "/", "==", "<", "&&", "||", "??", "...", "..<", "=", "+=", "is", "as", "as?", "as!", ",", "->", ":", "?", "&", "<<"]
SIGNS = ["(", ")", "[", "]", "{", "}", "<", ">", "\\", "$0", "@", "#", "!", "?", ".", ";", "_", "\"", "nil", "some", "any", "try", "await", "inout"]


def tokens(text):
    """The text in pieces, blanks kept with what follows them."""
    return re.findall(r"\s*(?:\"(?:\\.|[^\"\\\n])*\"|//[^\n]*|\w+|[^\w\s]|$)", text)


class Inputs:
    def __init__(self, members):
        self.calls = extreme.Calls(members)
        paths = [path for path in sorted(FIXTURES.rglob("*.swift")) if path.parent.name != "support"]
        self.programs = [path.read_text() for path in paths] + [path.read_text() for path in sorted(CORPUS.glob("*.txt"))]

    def piece(self, rng):
        """Some lines of a program, with their braces where possible."""
        lines = rng.choice(self.programs).split("\n")
        if len(lines) < 30 and rng.random() < 0.3:
            return "\n".join(lines)
        starts = [index for index, line in enumerate(lines) if line and not line[0].isspace() and line[0] not in "})]"]
        start = rng.choice(starts or [0])
        end = min(len(lines), start + rng.randint(1, rng.choice([4, 8, 30])))
        while end < len(lines) and lines[end] and (lines[end][0].isspace() or lines[end][0] in "})]"):
            end += 1
        head = [line for line in lines[:start] if line.startswith("import ")]
        return "\n".join(head + lines[start:end])

    def changed(self, rng, text):
        """With some tokens dropped, doubled, exchanged, renamed or put in."""
        parts = tokens(text)
        for _ in range(rng.choice([1, 1, 1, 2, 3, 5, 9])):
            if not parts:
                break
            place = rng.randrange(len(parts))
            end = min(len(parts), place + rng.choice([1, 1, 1, 2, 4, 12]))
            what = rng.randrange(8)
            if what == 0:
                del parts[place:end]
            elif what == 1:
                parts[place:place] = parts[place:end]
            elif what == 2:
                other = rng.randrange(len(parts))
                parts[place], parts[other] = parts[other], parts[place]
            elif what == 3:
                words = [part for part in parts if re.fullmatch(r"\s*[^\W\d]\w*", part)]
                if words:
                    old, new = rng.choice(words).strip(), rng.choice(words + NAMES).strip()
                    parts = [re.sub(rf"\b{re.escape(old)}\b", new, part) if rng.random() < 0.7 else part for part in parts]
            elif what == 4:
                parts.insert(place, " " + rng.choice(NAMES + BINARY + SIGNS))
            elif what == 5:
                parts[place] = " " + rng.choice(NAMES + BINARY + SIGNS)
            elif what == 6:
                donor = tokens(self.piece(rng))
                if donor:
                    start = rng.randrange(len(donor))
                    parts[place:end] = donor[start:start + rng.randint(1, 12)]
            else:
                parts[place:end] = [" " + self.expression(rng, 3)]
        return "".join(parts)

    def grown(self, rng, number):
        """Some statements of a grown program, with the declarations that they need."""
        text = grown.program(number)
        if rng.random() < 0.03:
            return text
        blocks = [block for block in re.split(r"\n(?=[^\s})\]])", text) if block.strip()]
        declared = {}
        for place, block in enumerate(blocks):
            for name in re.findall(r"^(?:final |private )*(?:let|var|func|struct|class|enum|protocol) (\w+)", block, re.M):
                declared.setdefault(name, place)
        start = rng.randrange(len(blocks))
        wanted, waiting = set(), list(range(start, min(len(blocks), start + rng.randint(1, 4))))
        while waiting:
            place = waiting.pop()
            if place in wanted:
                continue
            wanted.add(place)
            waiting += [declared[name] for name in re.findall(r"\w+", blocks[place]) if name in declared]
        return "\n".join(block for place, block in enumerate(blocks) if place in wanted or block.startswith("import ")) + "\n"

    def expression(self, rng, depth):
        if depth <= 0:
            return rng.choice(NAMES + ["1", "2.5", '"t"', "nil", "[]", "[:]", "()", "true", ".some", "{ }", "\\.count", "$0", "Int.max", "-1", "super"])
        inner = lambda: self.expression(rng, depth - 1)  # noqa: E731
        return rng.choice([
            lambda: f"{inner()} {rng.choice(BINARY)} {inner()}", lambda: f"({inner()})", lambda: f"{inner()}({inner()})",
            lambda: f"{inner()}[{inner()}]", lambda: f"{inner()}.{rng.choice(NAMES + ['map', 'first', 'init', 'Type', 'self', '0'])}",
            lambda: f"{{ {rng.choice(['', 'x in ', '(x: Int) -> Int in ', '[self] in '])}{inner()} }}", lambda: f"[{inner()}, {inner()}]",
            lambda: f"[{inner()}: {inner()}]", lambda: f"{inner()} ? {inner()} : {inner()}", lambda: f"try? {inner()}",
            lambda: f"{inner()}{rng.choice(['!', '?', '...', ''])}", lambda: f"({inner()}, b: {inner()})", lambda: f"\\{rng.choice(NAMES)}.{rng.choice(NAMES)}",
            lambda: f"if {inner()} {{ {inner()} }} else {{ {inner()} }}", lambda: f'"\\({inner()})"', lambda: f"{inner()} {{ {inner()} }}",
            lambda: f"switch {inner()} {{ case {inner()}: {inner()}; default: {inner()} }}", lambda: f"&{inner()}", lambda: f"-{inner()}",
        ])()

    def type(self, rng, depth):
        if depth <= 0:
            return rng.choice(["Int", "String", "S", "T", "P", "Self", "Any", "A", "Double", "Void", "Error", "AnyObject"])
        inner = lambda: self.type(rng, depth - 1)  # noqa: E731
        return rng.choice([
            lambda: f"[{inner()}]", lambda: f"{inner()}?", lambda: f"[{inner()}: {inner()}]", lambda: f"({inner()}, {inner()})",
            lambda: f"({inner()}) -> {inner()}", lambda: f"Optional<{inner()}>", lambda: f"{inner()}.{rng.choice(['A', 'Type', 'Element', 'Self'])}",
            lambda: f"some {inner()}", lambda: f"any {inner()}", lambda: f"S<{inner()}>", lambda: f"{inner()} & {inner()}", lambda: f"Observable<{inner()}>",
            lambda: inner(),
        ])()

    def declaration(self, rng, depth):
        kind = lambda: self.type(rng, rng.randint(0, 2))  # noqa: E731
        value = lambda: self.expression(rng, rng.randint(0, 2))  # noqa: E731
        name = lambda: rng.choice(["a", "b", "x", "f", "A", "S", "T", "P", "C", "Self", "Error", "`init`"])  # noqa: E731
        generic = lambda: rng.choice(["", "", f"<{name()}>", f"<{name()}: {kind()}>", f"<{name()}, {name()}>", "<each T>"])  # noqa: E731
        where = lambda: rng.choice(["", "", "", f" where {kind()} == {kind()}", f" where {kind()}: {kind()}"])  # noqa: E731
        inherits = lambda: rng.choice(["", f": {kind()}", f": {kind()}, {kind()}", ": P", ": Int", ": Codable", ": Hashable", ": Swift.Error"])  # noqa: E731
        body = lambda: "{ " + "; ".join(  # noqa: E731
            self.declaration(rng, depth - 1) if depth > 0 and rng.random() < 0.6 else value() for _ in range(rng.randint(0, 3))) + " }"
        return rng.choice(["", "", "", "static ", "mutating ", "override ", "lazy ", "weak ", "private ", "indirect ", "@MainActor "]) + rng.choice([
            lambda: f"struct {name()}{generic()}{inherits()}{where()} {body()}", lambda: f"class {name()}{generic()}{inherits()}{where()} {body()}",
            lambda: f"enum {name()}{generic()}{inherits()} {{ case {name()}, {name()}({kind()}); {self.declaration(rng, 0)} }}",
            lambda: f"protocol {name()}{inherits()}{where()} {body()}", lambda: f"extension {kind()}{inherits()}{where()} {body()}",
            lambda: f"func {name()}{generic()}(_ {name()}: {kind()}, b: {kind()} = {value()}){rng.choice(['', ' throws', ' async'])} -> {kind()}{where()} {body()}",
            lambda: f"init{rng.choice(['', '?', '!'])}({name()}: {kind()}) {body()}", lambda: f"subscript{generic()}(_ i: {kind()}) -> {kind()} {body()}",
            lambda: f"var {name()}: {kind()} {body()}", lambda: f"var {name()}: {kind()} = {value()}", lambda: f"let {name()} = {value()}",
            lambda: f"let ({name()}, {name()}) = {value()}", lambda: f"associatedtype {name()}{inherits()}{where()}",
            lambda: f"typealias {name()}{generic()} = {kind()}", lambda: f"deinit {body()}", lambda: f"case {name()}({kind()}) = {value()}",
            lambda: f"if let {name()} = {value()} {body()} else {body()}", lambda: f"guard {value()}, case {value()} = {value()} else {{ return {value()} }}",
            lambda: f"for {name()} in {value()} {body()}", lambda: f"switch {value()} {{ case {value()}: {value()} }}", lambda: f"do {body()} catch {value()} {body()}",
            lambda: f"defer {body()}", lambda: f"return {value()}", lambda: f"throw {value()}", lambda: f"@resultBuilder struct {name()} {body()}",
            lambda: f"infix operator {rng.choice(['+++', '<>', '=>'])}: {rng.choice(['AdditionPrecedence', 'P', 'Q'])}", lambda: f"precedencegroup P {{ higherThan: {name()} }}",
        ])()

    def bomb(self, rng):
        """Something nested or chained deeply, within what a person might paste."""
        count = rng.choice([20, 20, 60, 60, 200, 600])
        opening, closing = rng.choice([
            ("(", ")"), ("[", "]"), ("{ ", " }"), ("f(", ")"), ("Optional(", ")"), ("if true { ", " }"), ("[1: ", "]"), ("-", ""), ("!", ""), ("\"\\(", ")\""),
            ("struct S { ", " }"), ("func f() { ", " }"), ("do { ", " } catch {}"), ("switch 1 { case ", ": 1 default: 2 }"), ("Array<", ">"), ("try ", ""), ("&", ""),
        ])
        nested = opening * count + rng.choice(["1", "", "x", "Int"]) + closing * rng.choice([count, count, count - 1, 0])
        chained = rng.choice(["a", "1", "f", "Observable.just(1)"]) + rng.choice([".a", "()", "?", "!", "[0]", "?.b", ".map { $0 }", ".self", " ?? nil", " as Any", ".0"]) * count
        return rng.choice(["", "let x = ", "let x: ", "_ = ", "print("]) + rng.choice([nested, chained])

    def make(self, mode, number):
        if mode == "rx":
            return chains.program(number)
        if mode == "prompt":
            return typed.keys(number, self.programs)
        if mode == "terminal":
            return typed.bytes_at_random(number)
        rng = random.Random(number)
        if mode == "calls":
            return "\n".join(self.calls.call(rng) for _ in range(16)) + "\n"
        kind = rng.random()
        if kind < 0.33:
            text = self.changed(rng, self.piece(rng))
        elif kind < 0.47:
            text = self.piece(rng)
            for step in range(rng.choice([1, 1, 2, 4])):
                text = mutated.mutant(text, number * 8 + step)[1] or text
        elif kind < 0.58:
            lines, others = self.piece(rng).split("\n"), self.piece(rng).split("\n")
            text = "\n".join(lines[:rng.randint(0, len(lines))] + others[rng.randint(0, len(others)):] + rng.choice([[], lines]))
        elif kind < 0.91:
            text = "\n".join(
                self.declaration(rng, 2) if rng.random() < 0.7 else self.expression(rng, rng.randint(1, 4)) for _ in range(rng.randint(1, 5)))
        elif kind < 0.95:
            text = self.changed(rng, self.grown(rng, number))
        else:
            text = self.bomb(rng)
        return text.replace("\0", "").encode("utf-8", "replace").decode()
