"""Files that a page gives to its person, who keeps them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.browser import kinds

CATCH: Final = """() => {
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  let blob;
  URL.createObjectURL = (made) => createObjectURL.call(URL, (blob = made));
  globalThis.caught = new Promise((resolve) => {
    HTMLAnchorElement.prototype.click = function () {
      if (!this.download) return click.call(this);
      HTMLAnchorElement.prototype.click = click;
      URL.createObjectURL = createObjectURL;
      resolve(blob.text().then((text) => [this.download, text]));
    };
  });
}"""


def saved(page: Page, act: Callable[[], None]) -> tuple[str, str]:
    """The name and the text of the file that the page saves when somebody does something.

    Nobody tells of what a Firefox saves that is led from outside; there it is taken from the page.
    """
    if kinds.of(page) != kinds.CHROMIUM:
        page.evaluate(CATCH)
        act()
        name, text = page.evaluate("caught")
        return name, text
    with page.expect_download() as download:
        act()
    return download.value.suggested_filename, download.value.path().read_text(encoding="utf-8")
