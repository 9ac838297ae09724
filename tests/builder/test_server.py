"""The loopback server behaves like a static host, and gives out nothing but the page."""

from __future__ import annotations

import gzip
import http.client
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from builder import packing, server
from builder.say import Failure

TEXT = "Ведущий says: the wall holds.\n" * 100


@pytest.fixture
def public(tmp_path: Path) -> Path:
    folder = tmp_path / "public"
    (folder / "app").mkdir(parents=True)
    (folder / "index.html").write_text("<title>lobby</title>", encoding="utf-8")
    (folder / "app" / "index.html").write_text("<title>inner</title>", encoding="utf-8")
    (folder / "words.ftl").write_text(TEXT, encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    for suffix in server.TYPES:
        (folder / f"any{suffix}").write_bytes(b"x")
    packing.gzipped(folder, tmp_path / "twins")
    return folder


Ask = Callable[..., http.client.HTTPResponse]


@pytest.fixture
def ask(public: Path) -> Iterator[Ask]:
    served = server.Site(public, public.parent / "twins", "/some/where/")
    with server.serving(served) as address:
        connections = []

        def request(path: str, method: str = "GET", **headers: str) -> http.client.HTTPResponse:
            connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=10)
            connections.append(connection)
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request(method, path, headers=named)
            return connection.getresponse()

        yield request
        for each in connections:
            each.close()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("any.wasm", "application/wasm"),
        ("any.mjs", "text/javascript; charset=utf-8"),
        ("any.js", "text/javascript; charset=utf-8"),
        ("any.json", "application/json; charset=utf-8"),
        ("any.ftl", "text/plain; charset=utf-8"),
        ("any.whl", "application/zip"),
        ("any.woff2", "font/woff2"),
        ("", "text/html; charset=utf-8"),
    ],
)
def test_types_are_those_of_a_static_host_and_are_meant(ask: Ask, name: str, kind: str) -> None:
    answer = ask(f"/some/where/{name}")
    assert answer.status == 200
    assert answer.headers["Content-Type"] == kind
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("name", ["", "any.js"])
def test_the_policy_is_left_to_the_page_as_by_a_plain_host(ask: Ask, name: str) -> None:
    assert "Content-Security-Policy" not in ask(f"/some/where/{name}").headers


def test_text_is_compressed_only_for_those_who_take_it(ask: Ask) -> None:
    packed = ask("/some/where/words.ftl", Accept_Encoding="br, gzip")
    plain = ask("/some/where/words.ftl")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert plain.headers["Content-Encoding"] is None
    assert packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
    assert packed.headers["ETag"] != plain.headers["ETag"]
    body = packed.read()
    assert int(packed.headers["Content-Length"]) == len(body) < len(TEXT.encode())
    assert gzip.decompress(body) == plain.read() == TEXT.encode()


def test_a_compressed_twin_older_than_its_file_is_not_served(public: Path, ask: Ask) -> None:
    (public / "words.ftl").write_text(TEXT + "new", encoding="utf-8")
    answer = ask("/some/where/words.ftl", Accept_Encoding="gzip")
    assert answer.headers["Content-Encoding"] is None
    assert answer.read().endswith(b"new")


def test_an_unchanged_file_is_not_sent_twice_and_a_changed_one_is(public: Path, ask: Ask) -> None:
    tag = ask("/some/where/any.json").headers["ETag"]
    again = ask("/some/where/any.json", If_None_Match=tag)
    assert (again.status, again.read()) == (304, b"")
    assert again.headers["Cache-Control"] == "no-cache"
    (public / "any.json").write_bytes(b"other")
    assert ask("/some/where/any.json", If_None_Match=tag).read() == b"other"


def test_head_tells_the_length_and_sends_nothing(ask: Ask) -> None:
    answer = ask("/some/where/words.ftl", "HEAD")
    assert answer.headers["Content-Length"] == str(len(TEXT.encode()))
    assert answer.read() == b""


def test_a_folder_without_its_slash_is_sent_to_the_one_with(ask: Ask) -> None:
    answer = ask("/some/where/app")
    assert (answer.status, answer.headers["Location"]) == (301, "/some/where/app/")
    assert b"inner" in ask("/some/where/app/").read()


@pytest.mark.parametrize(
    "path",
    [
        "/some/where/none.js",
        "/",
        "/index.html",
        "/some/where/../../secret.txt",
        "/some/where/../secret.txt",
        "/some/where/%2e%2e/secret.txt",
        "/some/where/..%2fsecret.txt",
        "/some/where/..%5csecret.txt",
        "/some/where/app/../../secret.txt",
        "/some/where//etc/hostname",
        "/some/where/%00",
        "/some/where/link.txt",
    ],
)
def test_what_is_not_the_page_is_not_found(ask: Ask, path: str) -> None:
    answer = ask(path)
    assert answer.status == 404
    assert b"secret" not in answer.read()


def test_other_methods_are_refused(ask: Ask) -> None:
    assert ask("/some/where/", "POST").status == 501


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        yield holder.getsockname()[1]


def test_a_taken_port_is_named_with_a_way_out(public: Path, taken: int) -> None:
    with pytest.raises(Failure, match=rf"Port {taken} is taken(.|\n)*--port \d+"):
        server.make_server(server.Site(public), port=taken)


def test_without_a_wish_the_next_free_port_is_used(
    public: Path, taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "USUAL_PORT", taken)
    with server.make_server(server.Site(public)) as found:
        assert taken < found.server_port < taken + server.TRIED_PORTS


def test_when_no_usual_port_is_free_it_says_so(
    public: Path, taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "USUAL_PORT", taken)
    monkeypatch.setattr(server, "TRIED_PORTS", 1)
    with pytest.raises(Failure, match="--port N"):
        server.make_server(server.Site(public))
