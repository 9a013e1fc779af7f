"""Before and after the game, by HTTP."""

from __future__ import annotations

from tests.server.support.http_client import Door, key_of, refused

KEY = "k" * 32
FRIEND = {"sitter": "friend"}


async def test_a_new_table_tells_its_id_and_keys(door: Door) -> None:
    chairs = [{"sitter": "me", "name": "Ann"}, FRIEND, {"sitter": "bot"}]
    made = await door.post("/api/tables", {"game": "overload", "chairs": chairs, "owner": KEY})

    assert made.status_code == 201
    table = made.json()
    assert table["owner"] == KEY
    assert [seat["seat"] for seat in table["seats"]] == [0]
    about = (await door.get(f"/api/tables/{table['id']}", key_of(table, 0))).json()
    assert (about["stage"], about["you"], about["public"]) == ("gathering", 0, False)
    assert [chair["sitter"] for chair in about["chairs"]] == ["person", "nobody", "bot"]


async def test_a_table_tells_whose_turn_it_is_and_since_when(door: Door) -> None:
    table = await door.new_table(start=False)
    path = f"/api/tables/{table['id']}"
    before = (await door.get(path)).json()
    await door.post(f"{path}/start", key=table["owner"])
    playing = (await door.get(path)).json()
    now = (await door.get(f"{path}/update")).json()
    await door.post(f"{path}/end", key=table["owner"])
    after = (await door.get(path)).json()

    assert (before["on_turn"], before["revision"], before["moved"]) == ([], 0, None)
    assert playing["on_turn"] == now["on_turn"] != []
    assert playing["revision"] == now["revision"]
    assert after["on_turn"] == []


async def test_people_may_bring_a_face_and_need_no_name(door: Door) -> None:
    chairs = [{"sitter": "me", "face": "beret"}, FRIEND, {"sitter": "bot"}]
    table = (await door.post("/api/tables", {"game": "overload", "chairs": chairs})).json()
    path = f"/api/tables/{table['id']}"
    await door.post(f"{path}/seats", {"name": "", "face": "quiff"})
    wrong = await door.post(f"{path}/seats", {"name": "", "face": "lotte"})
    seated = (await door.get(path)).json()["chairs"]

    assert [chair["face"] for chair in seated[:2]] == ["beret", "quiff"]
    assert all(chair["name"] for chair in seated)
    assert len({chair["name"] for chair in seated}) == 3
    assert refused(wrong).error in ("face", "full")


async def test_the_host_is_told_wherever_the_chair_stands(door: Door) -> None:
    chairs = [{"sitter": "me", "name": "Ann"}, {"sitter": "beside", "name": "Ben"}, FRIEND]
    table = (await door.post("/api/tables", {"game": "overload", "chairs": chairs})).json()
    path = f"/api/tables/{table['id']}"
    await door.post(f"{path}/seats", {"name": "Cleo", "seat": 2})
    await door.post(f"{path}/order", {"seats": [2, 1, 0]}, table["owner"])
    about = (await door.get(path)).json()

    assert [(chair["name"], chair["host"]) for chair in about["chairs"]] == [
        ("Cleo", False),
        ("Ben", False),
        ("Ann", True),
    ]


async def test_what_is_agreed_is_kept(door: Door) -> None:
    clock = {"bank": 60, "increment": 2, "at_zero": "skip"}
    table = await door.new_table(options={"special": ["A", "B"]}, clock=clock, stand_in=None, public=True)
    about = (await door.get(f"/api/tables/{table['id']}")).json()

    assert about["options"] == {"players": "3", "special": "A,B"}
    assert (about["clock"], about["stand_in"], about["public"], about["you"]) == (clock, None, True, None)


async def test_public_tables_are_listed_without_secrets(door: Door) -> None:
    table = await door.new_table("Ann", "Ben", "Cleo", start=False, public=True)
    await door.new_table(start=False)
    listed = (await door.get("/api/tables")).json()

    assert [one["id"] for one in listed] == [table["id"]]
    assert set(listed[0]) == {"id", "game", "options", "stage", "chairs", "created"}
    assert listed[0]["chairs"][0] == {"sitter": "person", "name": "Ann", "face": "", "kept": False}


async def test_somebody_sits_down_orders_starts_and_leaves(door: Door) -> None:
    chairs = [{"sitter": "me", "name": "Ann"}, FRIEND, FRIEND]
    table = (await door.post("/api/tables", {"game": "overload", "chairs": chairs})).json()
    path, owner = f"/api/tables/{table['id']}", table["owner"]
    ben = await door.post(f"{path}/seats", {"name": "Ben", "seat": 2, "key": KEY})
    beside = await door.post(f"{path}/seats", {"name": "Cleo"}, KEY)
    order = await door.post(f"{path}/order", {"seats": [2, 1, 0]}, owner)
    start = await door.post(f"{path}/start", key=owner)
    left = await door.post(f"{path}/leave", key=KEY)

    assert ben.json() == {"seat": 2, "key": KEY}
    assert beside.json()["seat"] == 1
    assert [answer.json() for answer in (order, start, left)] == [{"done": True}] * 3
    about = (await door.get(path)).json()
    assert [chair["name"] for chair in about["chairs"]] == ["", "Cleo", "Ann"]
    assert about["chairs"][1]["screen"] == 1


async def test_the_owner_says_whom_a_chair_is_for(door: Door) -> None:
    table = await door.new_table(start=False)
    path = f"/api/tables/{table['id']}/chairs/1"
    bot = await door.put(path, {"sitter": "bot"}, table["owner"])
    person = await door.put(path, {"sitter": "beside", "name": "Dora"}, table["owner"])

    assert bot.json() == {"key": None}
    about = await door.get(f"/api/tables/{table['id']}", person.json()["key"])
    assert about.json()["you"] == 1


async def test_chairs_are_shuffled_where_no_order_is_given(door: Door) -> None:
    table = await door.new_table(start=False)

    assert (await door.post(f"/api/tables/{table['id']}/order", {}, table["owner"])).json() == {"done": True}


async def test_after_the_end_there_is_another_game(door: Door) -> None:
    table = await door.new_table()
    path = f"/api/tables/{table['id']}"
    early = await door.post(f"{path}/rematch", key=table["owner"])
    ended = await door.post(f"{path}/end", key=table["owner"])
    first = await door.post(f"{path}/rematch", key=table["owner"])
    second = await door.post(f"{path}/rematch", key=key_of(table, 1))

    assert refused(early) == (409, "started", None)
    assert ended.json() == {"done": True}
    assert first.json() == second.json()
    assert (await door.get(f"/api/tables/{first.json()['id']}")).json()["stage"] == "gathering"


async def test_only_the_owner_may_do_what_is_the_owners(door: Door) -> None:
    table = await door.new_table(start=False)
    path, ann = f"/api/tables/{table['id']}", key_of(table, 0)
    answers = [
        *[await door.post(f"{path}/{what}", {}, ann) for what in ("order", "start", "end")],
        await door.put(f"{path}/chairs/0", {"sitter": "bot"}, ann),
        await door.post(f"{path}/start"),
    ]

    assert [refused(answer) for answer in answers] == [(403, "not-owner", None)] * 5


async def test_nothing_is_done_at_an_unknown_table(door: Door) -> None:
    path = "/api/tables/nowhere"
    answers = [
        await door.get(path),
        await door.post(f"{path}/seats", {"name": "Ann"}),
        await door.put(f"{path}/chairs/0", {"sitter": "bot"}),
        *[await door.post(f"{path}/{what}", {}) for what in ("order", "start", "leave", "end", "rematch")],
    ]

    assert [refused(answer) for answer in answers] == [(404, "unknown-table", None)] * 8


async def test_refusals_of_seats_have_their_codes(door: Door) -> None:
    table = await door.new_table(start=False)
    path = f"/api/tables/{table['id']}"
    seats = f"{path}/seats"

    assert refused(await door.post(seats, {"name": "Dora"})) == (409, "full", None)
    assert refused(await door.post(seats, {"name": "Dora", "seat": 0})) == (409, "seat-taken", None)
    assert refused(await door.post(seats, {"name": "Dora", "seat": 9})) == (404, "unknown-seat", None)
    assert refused(await door.post(seats, {"name": "Dora", "key": "short"})) == (422, "key", None)
    assert refused(await door.post(f"{path}/leave")) == (403, "not-seated", None)
    assert refused(await door.post(f"{path}/rematch")) == (403, "not-seated", None)
    assert refused(await door.post(f"{path}/order", {"seats": [0, 0, 1]}, table["owner"])) == (422, "order", None)
    await door.put(f"{path}/chairs/1", FRIEND, table["owner"])
    assert refused(await door.post(f"{path}/start", key=table["owner"])) == (409, "open-seats", None)
    assert refused(await door.post(seats, {"name": " "})) == (422, "name", None)
    assert refused(await door.post(seats, {"name": "ann"})) == (409, "name-taken", None)
