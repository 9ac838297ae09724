# La página como ayudante de un director de juego que dirige a la gente de su propia habitación.

assistant-nobody = No le toca a nadie
assistant-speaks = Decir las respuestas en voz alta
assistant-again = Decirlo otra vez
assistant-mute = Este dispositivo no tiene voz propia en este idioma.
assistant-whisper = Solo para { $names }: mostrar
assistant-cover = Solo para { $names }: tapar
assistant-to-plan = Mostrar el plano y el diario
assistant-to-room = Respuestas grandes para la habitación
keys-assistant = Introduce lo que dicen los jugadores, con las teclas de su turno: las flechas van al momento. Espacio: decir una respuesta que espera.
