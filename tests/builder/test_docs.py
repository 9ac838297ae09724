"""The documentation: all of it is published, its links lead somewhere, what it names is there."""

from __future__ import annotations

import json
import posixpath
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import gamemaster
from builder import docs, document, offline, rendering
from builder.places import Places
from builder.rendering import rendered
from builder.say import Failure
from tests import built

ROOT = Path(__file__).resolve().parents[2]
PLACES = Places(ROOT)
SOURCES = sorted((PLACES.static / docs.FOLDER).glob("*.md"))
PAGES = [path.stem for path in SOURCES] + [f"rules-{preset}" for preset in gamemaster.presets()]
READ = [ROOT / "README.md", *SOURCES]
"""What people read about the project."""
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
FAMILIES = {
    **dict.fromkeys(("py", "static", "tests"), ROOT),
    **dict.fromkeys(("app", "draw", "net", "ui", "styles", "locales"), PLACES.static),
    **dict.fromkeys(("core", "labyrinth", "parchis", "terminal"), PLACES.engine),
}
"""Where paths begin that the documentation names."""


@pytest.fixture(scope="module")
def published() -> Path:
    return built.published()


def test_every_page_is_published_and_kept_for_playing_without_a_network(published: Path) -> None:
    rules = {f"docs/rules-{preset}.html" for preset in gamemaster.presets()}
    names = {f"docs/{path.stem}.html" for path in SOURCES} | rules
    assert "docs/index.html" in names
    assert {
        path.relative_to(published).as_posix() for path in published.glob("docs/*.html")
    } == names
    assert all(offline.is_kept(name) for name in names)


@pytest.mark.parametrize("name", PAGES)
def test_what_a_page_names_is_there_by_a_relative_address(published: Path, name: str) -> None:
    page = (published / "docs" / f"{name}.html").read_text("utf-8")
    named = re.findall(r'(?:href|src)="([^"]+)"', page)
    assert len(named) >= 4
    for address in named:
        assert "://" not in address
        assert not address.startswith("/")
        assert not address.endswith(".md")
        file, _, place = address.partition("#")
        target = posixpath.normpath(posixpath.join("docs", file or f"{name}.html"))
        assert (published / target).is_file(), address
        if place:
            assert f'id="{place}"' in (published / target).read_text("utf-8")


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_text_under_a_policy_that_allows_no_more(published: Path, name: str) -> None:
    page = (published / "docs" / f"{name}.html").read_text("utf-8")
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', page)
    assert policy
    assert policy.start() < page.index("<link")
    assert {part.split()[0] for part in policy[1].split("; ") if "'self'" in part} == {
        "style-src", "font-src", "img-src",
    }  # fmt: skip
    assert "default-src 'none'" in policy[1]
    assert not re.search(r"<script|<style|\sstyle=|\son[a-z]+=|<!-- ", page)
    assert page.count("<h1") == 1


PICTURE = re.compile(r'<img src="(pictures/rule-[0-9a-f]{8}\.svg)" alt=""')
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("preset", gamemaster.presets())
def test_the_rules_of_a_rule_set_are_told_with_drawings(published: Path, preset: str) -> None:
    """In the words of the page's own dialog, and by the same hand; captions say what they show."""
    page = (published / "docs" / f"rules-{preset}.html").read_text("utf-8")
    names = PICTURE.findall(page)
    assert page.count("<img ") == len(names) >= 5
    assert page.count("<figcaption>") == page.count("<figure ") >= 3
    for name in names:
        drawn = ElementTree.parse(published / "docs" / name).getroot()
        assert len(drawn.findall(f"{SVG}path")) >= 2
        assert not re.search(r"NaN|undefined|#000000", ElementTree.tostring(drawn, "unicode"))
    assert ("<svg " in page) == (gamemaster.rule_set(preset).get("casinos", 0) > 0), "the wheel"
    assert not re.search(r"data-|tabindex|undefined|\{|‹", page.partition("<main>")[2])
    told = {"classic": "one bomb", "quest-hard": "leprechaun", "grand": "scream", "parchis": "home"}
    assert told.get(preset, "The end") in page
    assert 'href="#rules-chapter-in-force"' in page


def test_pictures_have_the_colours_of_both_themes_and_are_not_kept(published: Path) -> None:
    pictures = sorted(published.glob("docs/pictures/*.svg"))
    assert len(pictures) > 20
    for path in pictures:
        text = path.read_text("utf-8")
        styled = set(re.findall(r"\.([fs]\d+)\{(?:fill|stroke):", text))
        assert "prefers-color-scheme:dark" in text
        assert styled
        assert styled == set(re.findall(r'class="([fs]\d+)"', text))
        assert not re.search(r'(?:fill|stroke)="[^n"][^"]*"(?! class)', text), "of one theme alone"
        assert not offline.is_kept(path.relative_to(published).as_posix())
    whole = sum(path.stat().st_size for path in pictures)
    assert whole < 800_000


def test_the_first_page_leads_to_all_others(published: Path) -> None:
    first = (published / "docs" / "index.html").read_text("utf-8")
    for source in SOURCES:
        assert f'href="{source.stem}.html"' in first
    rules = (published / "docs" / "rules.html").read_text("utf-8")
    for preset in gamemaster.presets():
        assert f'href="rules-{preset}.html"' in rules


@pytest.mark.parametrize("source", READ, ids=lambda path: path.stem)
def test_links_between_the_sources_work_as_well(source: Path) -> None:
    """On a page that shows the repository."""
    links = LINK.findall(source.read_text("utf-8"))
    for link in links:
        assert link.startswith("https://") or (source.parent / link).exists(), link
    assert links or source.stem not in ("README", "index")


@pytest.mark.parametrize("source", READ, ids=lambda path: path.stem)
def test_every_file_that_is_named_is_there(source: Path) -> None:
    for name in re.findall(r"`([\w.-]+/[\w./-]*)`", source.read_text("utf-8")):
        family = FAMILIES.get(name.split("/")[0])
        if family:
            assert (family / name).exists(), name


@pytest.mark.parametrize("source", READ, ids=lambda path: path.stem)
def test_every_module_that_is_named_is_there(source: Path) -> None:
    there = {path.name for top in ("py", "static", "tests") for path in files(ROOT / top)}
    for name in re.findall(r"`([\w.-]+\.(?:py|js|mjs|css))`", source.read_text("utf-8")):
        assert name in there | {"build.py"}, name


def files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*.*") if "node_modules" not in path.parts]


def test_headings_have_ids_and_links_lead_to_them() -> None:
    made = rendered(
        {
            "one": "# First\n\n[there](two.md#the-rooms-net) [here](#first) [out](https://a.example/)",
            "two": "# Second\n\n## The rooms: `net/`\n\n| a |\n|---|\n| b |\n",
        }
    )
    assert made["one"].title == "First"
    assert 'href="two.html#the-rooms-net"' in made["one"].body
    assert 'href="#first"' in made["one"].body
    assert 'href="https://a.example/"' in made["one"].body
    assert '<h2 id="the-rooms-net">The rooms: <code>net/</code></h2>' in made["two"].body
    assert "<td>b</td>" in made["two"].body
    assert made["two"].body.count('<div class="wide" tabindex="0"><table>') == 1
    assert made["two"].body.count("</table></div>") == 1


@pytest.mark.parametrize(
    "link",
    ["gone.md", "one.md#no", "#no", "../README.md", "one.html", "http://a.example/", "/one.md"],
)
def test_a_link_that_leads_nowhere_is_refused(link: str) -> None:
    with pytest.raises(ValueError, match=r"one\.md has a link that leads nowhere: "):
        rendered({"one": f"# One\n\n[there]({link})"})


def test_html_in_a_source_is_shown_not_run() -> None:
    made = rendered({"one": "# A <b>\n\n<script>alert(1)</script>\n\n[x](javascript:alert)"})
    assert "<script" not in made["one"].body
    assert "<b>" not in made["one"].body
    assert "href" not in made["one"].body


def test_a_page_without_a_heading_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bare.md").write_text("Only this.", encoding="utf-8")
    order = tmp_path / "order.json"
    order.write_text(json.dumps({"bare": str(tmp_path / "bare.md")}), encoding="utf-8")
    with pytest.raises(SystemExit) as stop:
        rendering.main(order, tmp_path / "told.json")
    assert stop.value.code == "bare.md has no heading."


def test_a_template_without_its_places_is_refused() -> None:
    whole = f"{document.PLACEHOLDER}{document.TITLE}{document.ARTICLE}"
    made = document.article(whole + '<link href="a.css">', {"a.css": "a-1.css"}, "A & B", "<p>")
    assert "A &amp; B<p>" in made
    assert 'href="../a-1.css"' in made
    for place in (document.PLACEHOLDER, document.TITLE, document.ARTICLE):
        with pytest.raises(Failure, match=place):
            document.article(whole.replace(place, ""), {}, "A", "")


def test_the_dark_of_the_documentation_is_the_blackboards() -> None:
    def colours(css: str, begins: str) -> set[str]:
        return set(re.findall(r"[\w-]+: [^;]+;", css.split(begins, 1)[1].split("}", 1)[0]))

    styles = (PLACES.static / docs.STYLES).read_text("utf-8")
    paper = (PLACES.static / "styles/parts/paper.css").read_text("utf-8")
    dark = colours(styles, "(prefers-color-scheme: dark) {\n  :root {")
    assert len(dark) > 5
    assert dark <= colours(paper, ':root[data-theme="blackboard"] {')
    # What else is coloured has a name that both themes know.
    used = set(re.findall(r"var\((--\w+)\)", styles))
    assert used <= {each.partition(":")[0] for each in dark}
