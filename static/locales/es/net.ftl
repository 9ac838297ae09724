# Lo que puede fallar entre las páginas de los amigos y qué se puede hacer. La partida nunca se pierde por ello.

## Códigos en los enlaces

code-empty = Aún no hay nada que aceptar. Pega el enlace entero.
code-not-one = Este enlace no está entero. Quizá se ha cortado una parte; cópialo otra vez de principio a fin.
code-version = Este enlace lo hizo otra versión de esta página. Recargad las dos páginas y cread otro.
code-is-reply = Esto es una respuesta. Va en la página de quien te ha invitado.
code-is-invitation = Esto es una invitación, no la respuesta a ella. La respuesta la crea la página de tu amigo cuando se abre allí la invitación.
code-other = Esta respuesta es de otro enlace, quizá más antiguo. Envíale a tu amigo el enlace que hay aquí ahora.
code-used = Esta respuesta ya se ha aceptado.
reply-unknown = Esta respuesta no es de ningún enlace de esta mesa. Envíale a tu amigo el enlace que hay aquí ahora.

## Conexiones

net-no-webrtc = Este navegador no puede conectar con otro dispositivo (no tiene WebRTC, o está desactivado). Prueba con otro navegador.
net-no-candidates = Este dispositivo no tiene red ahora mismo. Conéctalo a una y vuelve a intentarlo.
net-near-only = Las dos páginas se han respondido, pero no se ha encontrado camino entre ellas: al menos una no conoce ninguna dirección fuera de su propia red.
    .help = Conectaos a la misma wifi y desactivad las VPN, o activad «Jugar por internet» en las dos páginas, y crea un enlace nuevo.
net-blocked = Las dos páginas conocen sus direcciones de internet, pero una de sus redes no admite conexiones directas.
    .help = Hace falta un servidor TURN, que transporta la conexión: ponlo en «Por internet», o reuníos en la misma wifi, y crea un enlace nuevo.
net-turn-failed = Las dos páginas se han respondido, pero ni siquiera el servidor TURN las ha reunido.
    .help = Prueba el servidor en «Por internet». Si allí responde, lo bloquea una de las redes; probad con otra red.
net-half-open = Las dos páginas pueden oírse, pero no se ha logrado una conexión segura.
    .help = Recargad las dos páginas y crea un enlace nuevo. Quizá hay por medio un programa que inspecciona las conexiones.
stun-silent = El servidor que debía decirle a esta página su dirección de internet no ha respondido.
    .help = Los amigos de la misma wifi pueden llegar de todos modos. Para los demás, prueba con otra red o pon un servidor TURN.
turn-silent = Tu servidor no ha respondido.
    .help = Mira su dirección y su puerto. Si esta red lo bloquea, puede que pase una dirección que empiece por turns: o acabe en ?transport=tcp.
turn-refused = Tu servidor rechaza el nombre de usuario o la contraseña.
    .help = Escribe los dos otra vez.
reply-unanswered = Aún no ha llegado nada de la página anfitriona.
    .help = O no se ha abierto allí tu respuesta, o se ha abierto y no se ha encontrado camino entre las dos páginas; en ese caso, la página anfitriona dice por qué.
net-no-tabs = En este navegador las pestañas no pueden comunicarse. Usa el enlace y la respuesta.
net-no-host = La página anfitriona no está abierta en este navegador, o no responde.
net-version = Las dos páginas son de versiones distintas. Recargad ambas.
net-bad-server = El navegador no acepta uno de los servidores STUN o TURN. Revisa sus direcciones.
net-closed = La conexión se ha cerrado.
net-lost = La conexión se ha perdido.
net-silent = No se ha oído nada durante demasiado tiempo, así que la conexión se ha cerrado.
net-renewed = La otra página se ha abierto de nuevo.
net-flood = La conexión se ha cerrado: llegaba por ella mucho más de lo que envía una partida.
net-slow = La conexión se ha cerrado: admite demasiado poco. Un enlace nuevo abre otra.
net-junk = La conexión se ha cerrado: ha llegado por ella algo que no es un mensaje de este juego.

seal-broken = No se ha podido abrir lo que enviaba el director de juego: alguien lo ha cambiado por el camino.
host-strange = La página anfitriona ha enviado algo que esta página no entiende.
chance-strange = Lo que se ha descubierto del azar no es lo que se había prometido, así que no se sacó entre todos.

## Plazas

seat-taken = Ahí ya hay otra persona. Pide un enlace para ti a quien invita.
table-full = Todas las plazas están ocupadas. Quien invita puede hacer sitio o darte un enlace para el público.
watchers-full = Ya miran { $limit }; no hay sitio para más.
seat-elsewhere = Tu plaza se ha ocupado en otra pestaña o en otro dispositivo. Ahora se juega allí.
version-differs = Tu página tiene la versión { $theirs } del juego; la página anfitriona, la { $host }. Recarga la más antigua.
tag-unknown = Este enlace ya no vale: quien invita ha creado otro. Pídeselo.
token-unknown = La mesa anfitriona ya no conoce esta página. Pide un enlace nuevo.
party-kicked = Quien invita ha dado tu plaza a otra persona.
party-closed = Quien invita ha cerrado la mesa.
party-gone = Ya no estás en esta mesa.
friends-unsaved = Este navegador no deja que la página guarde nada: si la recargas, para volver hará falta un enlace nuevo.
party-here = Ya estás en una mesa. Déjala antes, o abre el enlace en otra pestaña.
party-elsewhere = Ya hay una mesa para amigos en otra pestaña de este navegador.
party-seats = Con estas reglas pueden jugar al menos { $fewest } y como mucho { $most }.
join-broken = Esto no es un enlace a una mesa de amigos. Cópialo otra vez de principio a fin.
join-other-table = Este enlace lleva a otra mesa, no a la tuya.
party-left = Has dejado la mesa.
friend-unnamed = Amigo
friends-alone-here = Aquí no se puede conectar con otros dispositivos: no hay red, o WebRTC está desactivado. Los enlaces solo funcionan en otras pestañas de este navegador.
friends-gone = La mesa anfitriona ya no está; lo que se jugó aquí se puede seguir viendo.
refused-by-engine = El director de juego no ha podido dejarte entrar. Pide un enlace nuevo.
refused-not-yours = No se puede pedir nada en nombre de otra plaza.
refused-not-prepared = El director de juego aún no ha preparado esta mesa. Empezad de nuevo.
refused-nonce = Las partes de azar no encajan con lo prometido, así que esta partida no puede empezar. Empezad de nuevo.
refused-guest-key = Las claves de las dos páginas no encajan. Pide un enlace nuevo.

## Repetidores públicos

relay-none = Hace falta al menos un repetidor.
relay-many = Como mucho { $most } repetidores.
relay-address = «{ $address }» no es la dirección de un repetidor. Debe ser como wss://relay.example.org
relay-unreachable = { $relays ->
    [one] No se puede llegar al repetidor.
   *[other] No se puede llegar a ninguno de los { $relays } repetidores.
} ¿Tiene internet este dispositivo? Algunas redes bloquean los repetidores: prueba con otra, pon otros repetidores o usa un enlace para cada amigo.
relay-not-loaded = No se ha cargado la parte de la página que pregunta a los repetidores. Inténtalo de nuevo.
relay-no-host = La página anfitriona no responde. ¿Sigue abierta la mesa y despierto su dispositivo?
relay-no-answer = La página anfitriona ha respondido, pero después no se ha logrado la conexión.
    .help = Quizá una de las dos redes no la admite, o el dispositivo anfitrión se ha dormido. Pregunta qué dice la página anfitriona y abre otra vez el enlace.
relay-refused = Los repetidores solo dejan entrar a sus miembros.
    .help = Quien invita puede poner otros repetidores y enviar un enlace nuevo, o crear un enlace para cada amigo.
relay-left = Se ha abandonado el camino por los repetidores.
room-link-broken = Este enlace a una mesa no está entero. Cópialo otra vez de principio a fin.

## Mesas guardadas

hand-wrong = La contraseña no es la de este archivo.
hand-broken = Este archivo no contiene ninguna mesa, o está dañado.
hand-version = Esta mesa la guardó otra versión de esta página.
hand-large = Este archivo es más grande que cualquier mesa guardada.
hand-empty = Hace falta una contraseña.

## Charla

talk-too-fast = Un poco más despacio, por favor: un mensaje cada dos segundos.
talk-empty = Aún no hay nada que decir.

## Códigos QR

qr-not-loaded = No se ha cargado la parte de la página que dibuja y lee códigos QR. Inténtalo de nuevo.

camera-asking = Permite usar la cámara, por favor.
camera-looking = Pon el código ante la cámara.
camera-view = Lo que ve la cámara
camera-found = El código está leído.
camera-file = Leerlo de una imagen …
camera-no-code = En esta imagen no se puede leer ningún código.
camera-denied = Esta página no puede usar la cámara. Permítelo en los ajustes del navegador, elige una imagen o pega el enlace.
camera-absent = Aquí no hay cámara. Elige una imagen o pega el enlace.
camera-busy = No se puede usar la cámara; quizá la tiene otro programa.
