"""A friend comes to a table by QR codes: each page reads what the other one shows."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.friends.playing_friends import Guest, Host
from tests.campaigns import deep

pytestmark = pytest.mark.readable

READ: Final = """async (picture) => {
  const { readImage } = await import(new URL("net/codes/qr.js", document.baseURI));
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext("2d");
  pen.drawImage(bitmap, 0, 0);
  return readImage(pen.getImageData(0, 0, canvas.width, canvas.height), { patient: true });
}"""
"""The text of the QR code in a picture."""
NO_CAMERA: Final = re.compile("may not use the camera|There is no camera here")


@deep("a camera between two pages")
def test_by_qr_codes(host: Host, guest: Callable[[], Guest]) -> None:
    """Both are read from screenshots: the link by the guest's device, the reply by the host's."""
    host.gathers()
    boris = guest()
    boris.page.goto("")
    link = host.invites(1)
    host.part("friends-seat-1-qr").click()
    picture = host.part("friends-seat-1-qr-box").get_by_role("img").screenshot()
    assert read_by(boris.page, picture) == link
    boris.opens(link)
    boris.joins("Boris")
    boris.reply()
    reply = boris.part("guest-reply-qr-box").get_by_role("img").screenshot()
    host.part("friends-reply-scan").click()
    expect(host.part("qr-camera-said")).to_have_text(NO_CAMERA)
    host.part("qr-camera-file").set_input_files(
        {"name": "reply.png", "mimeType": "image/png", "buffer": reply}
    )
    host.sees(1, "connected")
    boris.is_seated()
    expect(host.part("qr-camera")).to_have_count(0)


def read_by(page: Page, picture: bytes) -> str:
    """What the page reads in a picture."""
    text: str = page.evaluate(READ, b64encode(picture).decode())
    return text
