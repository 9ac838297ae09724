# What a page says that can't run: the build writes it into the page, in every language. One line each.

plain-browser = This browser can't run the game: it needs WebAssembly, workers and modules. A current Firefox, Chrome, Edge or Safari has them all.
plain-unfinished = A part of this page could not be loaded. Please reload it.
plain-scripts = The game master is a program in this page, and JavaScript is switched off. Please switch it on for this page.
