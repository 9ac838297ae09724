"""A game at a terminal: words for people, a prompt, help, a record to keep, an end in silence."""

from __future__ import annotations

import io
import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO, Any, Final

import pytest

from gamemaster.core import record
from gamemaster.core.game import Game, Refused
from gamemaster.games import GAMES
from gamemaster.terminal import speakers
from gamemaster.terminal.catalogs import languages
from gamemaster.terminal.referee import HELP, SAVE
from tests.terminal.test_cli import PLAN, call, plan_file, run
from tests.terminal.typing_at import END, GAMEMASTER, Typing, environment

__all__ = ["plan_file"]

ENGLISH: Final = {
    "": "The labyrinth is drawn: 4 by 5, and 2 players at its walls.",
    "turn": "Player 1 is to move and can say: start a1…e4.",
    "start e4": "Player 1: starts at e4.\nLand.\nA treasure lies here!\nPlayer 1 takes it up.",
    "start c4": "Player 2: starts at c4.\nLand.",
    "help": "    go left|right|up|down – one step",
    "own": "    save FILE – keep the game as it stands",
    "go up": "Player 1: up.\nA pit, and on into the next of its loop.",
    "dance": "No action is called “dance” (column 1).",
    "go up;": "An action is missing at column 7.",
    "go left; go up": "A turn is exactly one action here, and this request has 2.",
    "save": "Where to? Say “save” and the name of a file.",
    "loop": "loop – to the next pit",
    "shoot right": "Player 2: a shot to the right.\nNobody is hit.",
    "go right": "Player 1 carries out the true treasure! The game is over.",
    "over": "“save FILE” still keeps the game; Enter ends.",
    "saved": "Saved in",
    "not over": "is no saved game, and is left as it is.",
    "name": "Player",
}
RUSSIAN: Final = {
    "": "Лабиринт готов: 4 × 5, у его стен 2 игрока.",
    "turn": "Ходит Игрок 1; можно сказать: start a1…e4.",
    "start e4": "Игрок 1: старт – e4.\nСуша.\nЗдесь лежит клад!\nИгрок 1 берёт клад.",
    "start c4": "Игрок 2: старт – c4.\nСуша.",
    "help": "    go left|right|up|down – один шаг",
    "own": "    save ФАЙЛ – сохранить игру, какая она сейчас",
    "go up": "Игрок 1: вверх.\nЯма – и дальше, в следующую.",
    "dance": "Действия «dance» нет (позиция 1).",
    "go up;": "В позиции 7 не хватает действия.",
    "go left; go up": "Здесь ход – ровно одно действие, а названо 2.",
    "save": "Куда? Скажите «save» и имя файла.",
    "loop": "loop – в следующую яму",
    "shoot right": "Игрок 2: выстрел вправо.\nПуля никого не задевает.",
    "go right": "Игрок 1 выносит настоящий клад! Игра окончена.",
    "over": "Сохранить игру ещё можно: save ФАЙЛ; Enter – конец.",
    "saved": "Сохранено в файле",
    "not over": "не сохранённая игра; файл остаётся, каким был.",
    "name": "Игрок",
}

SPANISH: Final = {
    "": "El laberinto está dibujado: 4 por 5, y 2 jugadores ante sus muros.",
    "turn": "Le toca a Jugador 1, que puede decir: start a1…e4.",
    "start e4": "Jugador 1: empieza en e4.\nTierra.\n¡Aquí hay un tesoro!\nJugador 1 lo coge.",
    "start c4": "Jugador 2: empieza en c4.\nTierra.",
    "help": "    go left|right|up|down – un paso",
    "own": "    save ARCHIVO – guardar la partida tal como está",
    "go up": "Jugador 1: arriba.\nUn pozo, y de él al siguiente de su ciclo.",
    "dance": "Ninguna acción se llama «dance» (columna 1).",
    "go up;": "Falta una acción en la columna 7.",
    "go left; go up": "Aquí un turno es exactamente una acción, y esta petición tiene 2.",
    "save": "¿Dónde? Di «save» y el nombre de un archivo.",
    "loop": "loop – al siguiente pozo",
    "shoot right": "Jugador 2: disparo a la derecha.\nLa bala no le da a nadie.",
    "go right": "¡Jugador 1 saca el tesoro verdadero! Fin de la partida.",
    "over": "«save ARCHIVO» aún guarda la partida; Intro termina.",
    "saved": "Guardada en",
    "not over": "no es una partida guardada y se queda como está.",
    "name": "Jugador",
}


def flat(text: str) -> str:
    """A text as if its lines had no end."""
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("language", "words"), [("en_GB", ENGLISH), ("es_ES", SPANISH), ("ru_RU", RUSSIAN)]
)
def test_a_whole_game_at_a_terminal(
    plan_file: Path, tmp_path: Path, language: str, words: dict[str, str]
) -> None:
    """The locale chooses the language; players ask for help, say nonsense, save, go on, win."""
    first, second = (f"{words['name']} {number}> " for number in (1, 2))
    kept, at_the_end = tmp_path / "kept.json", tmp_path / "end.json"
    with Typing([*GAMEMASTER, "referee", str(plan_file)], f"{language}.UTF-8") as somebody:
        opening = somebody.wait_for(first)
        assert flat(words[""]) in flat(opening)
        assert flat(words["turn"]) in flat(opening)
        assert "gm" not in opening
        for line, prompt in (("start e4", second), ("start c4", first)):
            assert flat(words[line]) in flat(somebody.answer(line, prompt))
        helped = somebody.answer("help", first)
        assert flat(words["help"]) in flat(helped)
        assert flat(words["own"]) in flat(helped)
        assert flat(words["go up"]) in flat(somebody.answer("go up", second))
        for wrong in ("dance", "go up;", "go left; go up", "save"):
            assert flat(words[wrong]) in flat(somebody.answer(wrong, second))
        assert flat(words["shoot right"]) in flat(somebody.answer("shoot right", first))
        assert flat(words["loop"]) in flat(somebody.answer("  help ", first))
        somebody.answer("loop", second)
        assert flat(words["saved"]) in flat(somebody.answer(f"save {kept}", second))
        assert flat(words["not over"]) in flat(somebody.answer(f"save {plan_file}", second))
        assert flat(words["name"]) in flat(somebody.answer("", second))
        somebody.answer("go up", first)
        last = somebody.answer("  GO   Right", "\n> ")
        assert flat(words["go right"]) in flat(last)
        assert flat(words["over"]) in flat(last)
        assert flat(words["saved"]) in flat(somebody.answer(f"save {at_the_end}", "\n> "))
        somebody.type("\n")
        assert somebody.leave() == 0
        assert "gm-" not in somebody.said
    assert plan_file.read_text(encoding="utf-8") == PLAN
    assert run("replay", kept).stdout.splitlines()[-1].startswith("gm gm-stands")
    replayed = run("replay", at_the_end)
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert replayed.stdout.splitlines()[-1] == 'all won {"seat": 0}'


def test_what_belongs_to_one_pair_of_ears_is_said_to_be(tmp_path: Path) -> None:
    """Grand: cells are named in secret; a move's parts stand apart from whole moves."""
    with Typing([*GAMEMASTER, "referee", "--rules", "grand"], "en") as somebody:
        opening = somebody.wait_for("> ")
        name = opening.rpartition("\n")[2].removesuffix("> ")
        assert f"{name}, show me in secret where you start." in opening
        second = "Player 2" if name == "Player 1" else "Player 1"
        secret = somebody.answer("start a1", f"{second}> ")
        assert f"(for {name} alone) Between ourselves: {name} starts at a1." in flat(secret)
        turn = somebody.answer("start b2", "> ")
        assert "status, count" in turn
        assert "To be joined to a move by “;”: shoot left|right|up|down" in flat(turn)
        helped = somebody.answer("help", "> ")
        assert "count – count the rounds without a change" in helped
        assert "dark – nothing is told\n    if – on a condition\n    hands-off" in helped
        offered = "What can stand there: hands-off, tell, and ;."
        assert offered in flat(somebody.answer("go up now", "> "))
        somebody.type(END)
        assert somebody.leave() == 0
        assert "Traceback" not in somebody.said


def test_the_other_game_is_led_in_words_as_well() -> None:
    with Typing([*GAMEMASTER, "referee", "--rules", "parchis", "--words", "ru"], "en") as somebody:
        opening = somebody.wait_for("> ")
        assert "можно сказать: roll." in opening
        assert "roll – бросить кубики" in somebody.answer("help", "> ")
        somebody.answer("roll", "> ")
        assert somebody.interrupt() == 130


def test_in_a_narrow_terminal_no_word_is_torn(plan_file: Path) -> None:
    with Typing([*GAMEMASTER, "referee", str(plan_file)], "en", columns=40) as somebody:
        opening = somebody.wait_for("Player 1> ")
    assert "players at its walls" in flat(opening)
    assert max(map(len, opening.splitlines())) <= 40


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_said_to_the_terminal_is_no_request_of_any_game(
    game: Game[Any, Any, Any, Any],
) -> None:
    for text in (HELP, SAVE, f"{SAVE} up", f"{SAVE} a1", f"{SAVE} 5"):
        with pytest.raises(Refused):
            game.read_move(text)


# -- the end ---------------------------------------------------------------


def test_an_interruption_ends_in_silence(plan_file: Path) -> None:
    with Typing([*GAMEMASTER, "referee", str(plan_file)], "en") as somebody:
        somebody.wait_for("Player 1> ")
        before = len(somebody.said)
        assert somebody.interrupt() == 130
        assert somebody.said[before:].replace("^C", "").strip() == ""


def test_the_end_of_input_ends_in_silence(plan_file: Path) -> None:
    with Typing([*GAMEMASTER, "referee", str(plan_file)], "en") as somebody:
        somebody.wait_for("Player 1> ")
        before = len(somebody.said)
        somebody.type(END)
        assert somebody.leave() == 0
        assert somebody.said[before:].strip() == ""


def started(*arguments: str | Path) -> tuple[subprocess.Popen[str], IO[str], IO[str]]:
    """A program between two pipes, with its ends."""
    program = subprocess.Popen(
        [*GAMEMASTER, *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        encoding="utf-8",
    )
    assert program.stdin is not None
    assert program.stdout is not None
    return program, program.stdin, program.stdout


def ended(program: subprocess.Popen[str]) -> tuple[int, str]:
    """Its exit code, and what it complained of."""
    assert program.stderr is not None
    code = program.wait(60)
    with program.stderr as complaints:
        return code, complaints.read()


def interrupted(program: subprocess.Popen[str]) -> tuple[int, str]:
    """The same of a program that is interrupted, again where it began to wait just then.

    Python looks for signals before it reads, not while it goes to sleep.
    """
    program.send_signal(signal.SIGINT)
    try:
        program.wait(20)
    except subprocess.TimeoutExpired:
        program.send_signal(signal.SIGINT)
    return ended(program)


@pytest.mark.parametrize("voice", [[], ["--words", "en"]])
def test_an_interruption_between_pipes_ends_in_silence(plan_file: Path, voice: list[str]) -> None:
    program, moves, answers = started("referee", plan_file, *voice)
    assert answers.readline()
    assert interrupted(program) == (130, "")
    moves.close()
    answers.close()


@pytest.mark.parametrize("voice", [[], ["--words", "ru"]])
def test_a_pipe_that_is_closed_ends_in_silence(plan_file: Path, voice: list[str]) -> None:
    """As `| head -1` closes it."""
    program, moves, answers = started("referee", plan_file, *voice)
    assert answers.readline()
    answers.close()
    moves.write("start e4\n")
    moves.close()
    assert ended(program) == (141, "")


@pytest.mark.parametrize("command", [["generate"], ["--help"]])
def test_whatever_is_not_read_is_no_fault(command: list[str]) -> None:
    program, moves, answers = started(*command)
    answers.close()
    assert ended(program) == (141, "")
    moves.close()


# -- keys and words ---------------------------------------------------------------


def test_keys_are_the_same_in_a_terminal_and_into_a_pipe(plan_file: Path) -> None:
    with Typing([*GAMEMASTER, "referee", str(plan_file), "--keys"], "ru_RU.UTF-8") as somebody:
        opening = somebody.wait_for("gm-bear")
        assert opening.startswith('all opened {"rows": 4, "cols": 5, "players": 2')
        assert "> " not in opening.replace("> >", "").replace(">   >", "")
        somebody.type(END)
        assert somebody.leave() == 0


def test_words_can_be_had_through_a_pipe(plan_file: Path) -> None:
    done = run("referee", plan_file, "--words", "ru", stdin="start e4\nstart c4\ngo up\n")
    assert (done.returncode, done.stderr) == (0, "")
    for line in ("start e4", "start c4", "go up"):
        assert RUSSIAN[line] in done.stdout


def test_help_and_a_record_can_be_had_in_keys(plan_file: Path, tmp_path: Path) -> None:
    kept = tmp_path / "two words.json"
    moves = f"start e4\nhelp\nsave {kept}\nstart c4\nsave\nsave {tmp_path}\nsave {plan_file}\n"
    done = run("referee", plan_file, "--save", tmp_path / "end.json", stdin=moves)
    lines = [line for line in done.stdout.splitlines() if not line.startswith(("all", "gm"))]
    offers, *others = (line.split(" ", 1) for line in lines)
    assert offers[0] == "offers"
    known = {"moves": ["start a1…e4"], "parts": [], "words": ["go", "loop", "shoot", "blow"]}
    assert json.loads(offers[1]) == {"seat": 1, **known}
    assert [line[0] for line in others] == ["saved", "refused", "refused", "refused", "saved"]
    assert [line[1].partition(" ")[0] for line in others[1:4]] == [
        "refused-save-where",
        "refused-save",
        "refused-save-other",
    ]
    first = record.load(kept.read_text(encoding="utf-8"), GAMES)
    last = record.load((tmp_path / "end.json").read_text(encoding="utf-8"), GAMES)
    assert [len(table.entries) for table in (first, last)] == [1, 2]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("no/such/folder/x.json", "refused-save"),
        ("~nobody-is-called-so/x.json", "refused-save"),
        ("a\0b", "refused-save"),
        ("x" * 300, "refused-save"),
        ("bytes", "refused-save-other"),
        ("~/home.json", None),
    ],
)
def test_what_cannot_be_written_is_refused_and_the_game_goes_on(
    capsys: pytest.CaptureFixture[str],
    plan_file: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    key: str | None,
) -> None:
    folder = plan_file.parent
    monkeypatch.chdir(folder)
    monkeypatch.setenv("HOME", str(folder))
    (folder / "bytes").write_bytes(b"\xff\xfe")
    monkeypatch.setattr("sys.stdin", io.StringIO(f"save {name}\nstart e4\n"))
    code, out, err = call(capsys, "referee", plan_file)
    assert (code, err) == (0, "")
    assert "all took-treasure" in out
    if key is None:
        assert record.load((folder / "home.json").read_text(encoding="utf-8"), GAMES).version == 0
    else:
        assert f"refused {key} " in out
    assert (folder / "bytes").read_bytes() == b"\xff\xfe"


def test_a_game_that_is_over_is_kept_where_that_was_asked(plan_file: Path, tmp_path: Path) -> None:
    moves = "start e4\nstart c4\ngo up\ngo up\nloop\ngo up\ngo right\n"
    done = run("referee", plan_file, "--save", tmp_path / "end.json", stdin=moves)
    assert done.stdout.splitlines()[-1].startswith("saved ")
    assert run("replay", tmp_path / "end.json").stdout.splitlines()[-1] == 'all won {"seat": 0}'


def test_there_are_words_in_some_languages_and_either_words_or_keys(
    capsys: pytest.CaptureFixture[str], plan_file: Path
) -> None:
    code, _, err = call(capsys, "referee", plan_file, "--words", "de")
    assert (code, err) == (1, f"gamemaster: no words in 'de': {', '.join(languages())}\n")
    code, _, err = call(capsys, "referee", plan_file, "--words", "en", "--keys")
    assert code == 2
    assert "not allowed with argument" in err


def test_without_what_makes_sentences_words_are_refused(
    capsys: pytest.CaptureFixture[str], plan_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "gamemaster.terminal.words", None)
    code, out, err = call(capsys, "referee", plan_file, "--words", "en")
    hint = "gamemaster: words want `pip install gamemaster[terminal]`"
    assert (code, out, err) == (1, "", f"{hint}\n")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    spoken = speakers.speaker(None, keys=False, rules={}, out=sys.stdout)
    assert isinstance(spoken, speakers.Keys)
    assert capsys.readouterr().err == f"{hint}; these are keys\n"


@pytest.mark.rule("V-1", "V-3")
@pytest.mark.parametrize(
    ("voice", "complaint"),
    [
        ([], "V-3 plan-false-ground {"),
        (["--words", "en"], "V-3: The false treasure"),
        (["--words", "ru"], "V-3: Ложный клад"),
    ],
)
def test_all_faults_of_a_plan_are_told_at_once(
    capsys: pytest.CaptureFixture[str], plan_file: Path, voice: list[str], complaint: str
) -> None:
    faulty = PLAN.replace("false a1", "false c1").replace("treasure e4", "treasure c2")
    plan_file.write_text(faulty.replace("D |", "> |"), encoding="utf-8")
    _, checked, _ = call(capsys, "check", plan_file)
    code, out, err = call(capsys, "referee", plan_file, *voice)
    assert (code, out) == (1, "")
    rules = [line.split()[0] for line in checked.splitlines() if line.split()[1] == "error"]
    assert len(rules) > 2
    told = [line.removeprefix("gamemaster: ") for line in err.splitlines()]
    assert [line.split()[0].rstrip(":") for line in told] == rules
    assert any(line.startswith(complaint) for line in told)
