"""The course as pages, as a browser shows and prints them."""

import base64
import re

import pytest

from browser import Browser


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    import subprocess

    from conftest import binary

    folder = tmp_path_factory.mktemp("course")
    result = subprocess.run([binary("RXSH", "rxsh"), "lesson", "export", folder, "--html"], capture_output=True, timeout=300)
    assert result.returncode == 0, result.stderr
    return folder


def test_every_link_leads_to_a_page(pages):
    names = {page.name for page in pages.iterdir()}
    assert {"index.html", "index.zh.html", "index.ko.html"} <= names
    for page in pages.glob("*.html"):
        for target in re.findall(r'(?:href|src)="([^"]*)"', page.read_text()):
            assert target in names or target.startswith("https://"), (page.name, target)


def test_pages_show_pictures_and_a_sheet_is_one_page(pages, tmp_path):
    with Browser(tmp_path / "profile") as browser:
        browser.open((pages / "07-time.html").as_uri())
        assert browser.evaluate("document.querySelectorAll('figure svg rect').length") > 10
        width = browser.evaluate("document.documentElement.scrollWidth")
        assert width <= 1280
        for language in ("", ".zh", ".ko"):
            browser.open((pages / f"cheat-sheet{language}.html").as_uri())
            printed = browser.call("Page.printToPDF", preferCSSPageSize=True)["data"]
            assert len(re.findall(rb"/Type /Page\b", base64.b64decode(printed))) == 1
        assert browser.errors == []


def test_progress_is_collected(rxsh, tmp_path):
    (tmp_path / "class").mkdir()
    (tmp_path / "class/kim.json").write_text(
        '{"lessons":{"01-streams":{"step":4,"isDone":true,"checks":2,"hints":1,"skipped":[]}}}')
    out, err, status = rxsh.pipe("collect", str(tmp_path / "class"))
    assert (status, err) == (0, "")
    assert out.splitlines()[1].split() == ["kim", "1", "2", "1", "0", "0", "0", "0"]
    assert rxsh.pipe("collect", str(tmp_path / "none"))[2] == 2
