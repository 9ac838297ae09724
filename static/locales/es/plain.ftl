# Lo que dice una página que no puede funcionar: se escribe en ella al construirla, en todos los idiomas. Una línea cada uno.

plain-browser = Este navegador no puede ejecutar el juego: hacen falta WebAssembly, workers y módulos. Los tienen las versiones actuales de Firefox, Chrome, Edge y Safari.
plain-unfinished = No se ha podido cargar una parte de esta página. Recárgala, por favor.
plain-scripts = El director de juego es un programa de esta página, y JavaScript está desactivado. Actívalo para esta página, por favor.
