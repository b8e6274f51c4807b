"""Formats for other tools: SARIF by its schema, JUnit's XML by the schema of Jenkins, vim's quickfix list."""

import pathlib
import shutil
import subprocess

import pytest
import xmlschema
from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as Sarif

SCHEMAS = pathlib.Path(__file__).parent / "schemas"

FAULTY = '''let é = "日本語".cuont
let s = PublishSubject<Int>()
s.doOnNext { print($0) }.observeOn(MainScheduler.instance).subscribe().disposed(by: DisposeBag())
func f() -> Int { return 1; print("never") }
let f = 1
'''

TESTS = '''import XCTest
import Testing
class T: XCTestCase {
  func testPass() {}
  func testFail() { XCTAssertEqual("<a> & \\u{1}", "\\"b\\"\\n") }
  func testSkip() throws { throw XCTSkip("not today") }
  func testThrow() throws { throw E.e }
  func testCrash() { let a: [Int] = []; print(a[0]) }
}
enum E: Error { case e }
@Test func alone() { #expect(1 == 2) }
@Suite("a suite") struct S { @Test("a sentence") func t() {} }
'''


def write(path, text):
    path.write_text(text)
    return str(path)


def test_sarif_keeps_to_its_schema(rxsh, tmp_path):
    path = write(tmp_path / "a b.swift", FAULTY)
    out, _, status = rxsh.pipe("--check", "--sarif", path)
    assert status == 1
    log = Sarif.model_validate_json(out)
    results = log.runs[0].results
    assert len(results) >= 4 and any(result.fixes for result in results)
    # A program without faults has an empty list: a consumer then closes what it knew.
    out, _, status = rxsh.pipe("--check", "--sarif", write(tmp_path / "b.swift", "print(1)\n"))
    assert status == 0 and Sarif.model_validate_json(out).runs[0].results == []


def test_junit_keeps_to_its_schema(rxsh, tmp_path):
    report = tmp_path / "report.xml"
    assert rxsh.pipe("--junit", str(report), write(tmp_path / "a.swift", TESTS))[2] == 1
    schema = xmlschema.XMLSchema(SCHEMAS / "junit-10.xsd")
    schema.validate(str(report))
    suites = schema.to_dict(str(report))
    assert int(suites["@tests"]) == 7 and int(suites["@failures"]) == 4


@pytest.mark.skipif(not shutil.which("vim"), reason="there is no vim")
def test_vim_jumps_to_each_place(rxsh, tmp_path):
    path = write(tmp_path / "a.swift", FAULTY)
    errors = write(tmp_path / "errors", rxsh.pipe("--check", path)[1])
    script = (
        f"cgetfile {errors} | call writefile(map(filter(getqflist(), 'v:val.valid'), "
        "{_, q -> fnamemodify(bufname(q.bufnr), ':t') . ':' . q.lnum . ':' . q.col}), 'places')")
    subprocess.run(
        ["vim", "-u", "NONE", "-es", "-N", "-c", script, "-c", "qa!"], cwd=tmp_path, timeout=60,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    places = (tmp_path / "places").read_text().splitlines()
    # vim counts bytes.
    assert places[0] == "a.swift:1:22"
    assert len(places) >= 4
