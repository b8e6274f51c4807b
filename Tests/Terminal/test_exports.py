"""Exports of a session: programs that compile and print the same, pictures that a browser shows."""

import json
import pathlib
import shutil
import struct
import subprocess
import xml.etree.ElementTree
import zlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Kept between runs, so that the library is compiled once.
FOLDER = ROOT / ".build" / "exports"

# Compiled it runs in real time: no two of its events are due at the same moment.
SESSION = """
struct Player { let name: String; let score: Int }
let query = PublishSubject<String>()
let out = query.debounce(.milliseconds(300), scheduler: MainScheduler.instance).map { $0.uppercased() }
let s = out.subscribe(onNext: { print("found", $0) })
query.play("--a-b-----c---|")
:advance 2s
let n = cold("-1-2-|")
let d = n.map { $0 * 10 }.subscribe(onNext: { print($0) })
:advance 1s
let player = PublishRelay<Player>()
let count = BehaviorRelay(value: 1)
let scores = player.filter { $0.score > 1 }.scan(0) { $0 + $1.score }
let both = Observable.combineLatest(count, scores.startWith(0)) { "\\($0)/\\($1)" }
let b = both.subscribe(onNext: { print($0) })
count.accept(5)
player.accept(Player(name: "Dan", score: 3))
:advance 500ms
count.accept(7)
let latest = cold("a---b-----c-|").flatMapLatest { x in cold("-1-2-3|").map { x + "\\($0)" } }
let l = latest.subscribe(onNext: { print($0) })
:run
let typed = PublishSubject<String>()
let live = typed.asDriver(onErrorJustReturn: "?").throttle(.milliseconds(300)).map { $0 + "!" }
let v = live.drive(onNext: { print($0) })
typed.onNext("a")
typed.onNext("b")
:advance 500ms
"""


def session(rxsh, folder, *commands):
    out, err, status = rxsh.pipe(
        "--no-rc", "--recorder", "--virtual-time", f"--allow-write={folder}",
        input=SESSION + "\n".join(commands) + "\n")
    assert status == 0, err
    return out


def swift(*arguments):
    result = subprocess.run(["swift", *arguments], capture_output=True, timeout=1200)
    assert result.returncode == 0, (result.stdout + result.stderr).decode()[-4000:]
    return result.stdout.decode()


def test_packages_and_tests_compile_and_do_the_same(rxsh):
    package = FOLDER / "Session"
    shutil.rmtree(package, ignore_errors=True)
    tests = package / "Tests" / "SessionTests"
    commands = [f":export swift {package}"]
    names = ["out", "both", "latest", "live"]
    (FOLDER / "tests").mkdir(parents=True, exist_ok=True)
    for name in names:
        (FOLDER / "tests" / f"{name}.swift").unlink(missing_ok=True)
        commands.append(f":export rxtest {name} {FOLDER}/tests/{name}.swift")
    printed = session(rxsh, FOLDER, *commands)
    assert "found B" in printed and "7/3" in printed and "c3" in printed

    tests.mkdir(parents=True)
    for name in names:
        shutil.copy(FOLDER / "tests" / f"{name}.swift", tests)
    manifest = package / "Package.swift"
    text = manifest.read_text()
    products = text[text.index("dependencies: [\n"):text.index("],\n", text.index("dependencies: [\n")) + 1]
    end = text.rindex("  ]\n)")
    manifest.write_text(
        text[:end].rstrip() + f",\n    .testTarget(name: \"SessionTests\", {products})\n" + text[end:])
    scratch = ["--package-path", str(package), "--scratch-path", str(FOLDER / "build")]
    swift("build", "--build-tests", *scratch)
    program = FOLDER / "build" / "debug" / "Session"
    run = subprocess.run([program], capture_output=True, timeout=60)
    assert (run.returncode, run.stdout.decode()) == (0, printed)
    report = swift("test", "--skip-build", "--disable-xctest", *scratch)
    assert "with 4 tests" in report and "passed" in report


def test_json_is_one_object_a_line(rxsh, tmp_path):
    session(rxsh, tmp_path, f":export json {tmp_path}/all.ndjson")
    objects = [json.loads(line) for line in (tmp_path / "all.ndjson").read_text().splitlines()]
    assert {"observable", "row", "event"} <= {key for each in objects for key in each}
    assert all(each["cause"] < each["number"] for each in objects if "cause" in each)


def pixels(path):
    """Width, height and the rows of a PNG as browsers write them: eight bits, no interlacing."""
    data = path.read_bytes()
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    assert depth == 8 and kind in (2, 6)
    size = 3 if kind == 2 else 4
    packed, position = b"", 8
    while position < len(data):
        length, name = struct.unpack(">I4s", data[position:position + 8])
        if name == b"IDAT":
            packed += data[position + 8:position + 8 + length]
        position += 12 + length
    raw, rows, above = zlib.decompress(packed), [], bytearray(width * size)
    for row in range(height):
        start = row * (width * size + 1)
        line = bytearray(raw[start + 1:start + 1 + width * size])
        for i in range(len(line)):
            left = line[i - size] if i >= size else 0
            corner = above[i - size] if i >= size else 0
            match raw[start]:
                case 1: line[i] = (line[i] + left) & 255
                case 2: line[i] = (line[i] + above[i]) & 255
                case 3: line[i] = (line[i] + (left + above[i]) // 2) & 255
                case 4:
                    estimate = left + above[i] - corner
                    nearest = min((left, above[i], corner), key=lambda each: abs(estimate - each))
                    line[i] = (line[i] + nearest) & 255
        rows.append([tuple(line[i:i + 3]) for i in range(0, len(line), size)])
        above = line
    return width, height, rows


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures_are_shown_by_a_browser(rxsh, tmp_path, scheme):
    session(rxsh, tmp_path, f":export svg {tmp_path}/marble.svg latest", f":export svg {tmp_path}/graph.svg graph latest")
    for name in ("marble", "graph"):
        xml.etree.ElementTree.parse(tmp_path / f"{name}.svg")
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not browser:
        pytest.skip("there is no Chromium, and Scripts/test could not install one: apt-get install chromium")
    ground = {"light": (255, 255, 255), "dark": (13, 17, 23)}[scheme]
    for name in ("marble", "graph"):
        picture = tmp_path / f"{name}.png"
        subprocess.run(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path}/profile",
             "--window-size=1000,600", f"--screenshot={picture}",
             *(["--blink-settings=preferredColorScheme=0"] if scheme == "dark" else []),
             (tmp_path / f"{name}.svg").as_uri()],
            capture_output=True, timeout=120)
        width, height, rows = pixels(picture)
        assert rows[2][2] == ground
        ink = sum(pixel != ground for row in rows for pixel in row)
        assert ink > 2000
