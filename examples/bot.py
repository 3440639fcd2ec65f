"""Plays a seat to the end of the war, whatever the ruleset: it seals what Muster suggests. docs/bots.md explains each step.

    MUSTER_TOKEN=muster_… python3 examples/bot.py http://localhost:3000 <campaign id> [seconds between looks]

Needs Python 3.9 or later and nothing else. The token needs the scopes READ and ORDERS; make one on your account page.
"""

import hashlib
import json
import os
import sys
import time
import urllib.error
import urllib.request

ADDRESS = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"
CAMPAIGN = sys.argv[2] if len(sys.argv) > 2 else ""
EVERY = float(sys.argv[3]) if len(sys.argv) > 3 else 30

NOW = """query ($c: ID!) { campaign(id: $c) { status { phase turn stage } briefing { number asks { id title closed } } } }"""
DESK = """query ($c: ID!, $a: ID!) { ask(campaignId: $c, id: $a) { state
  suggestion { kind piece to path with amount item detail } } }"""
CHECK = """query ($c: ID!, $a: ID!, $o: [OrderInput!]!) {
  checkOrders(campaignId: $c, askId: $a, orders: $o) { problems { index message } } }"""
SEAL = """mutation ($c: ID!, $a: ID!, $o: [OrderInput!]!, $k: String!) {
  sealOrders(campaignId: $c, askId: $a, orders: $o, idempotencyKey: $k) { receipt { hash } problems { message } } }"""


class Refused(Exception):
    """What the server says no to; `code` says why."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error.get("extensions", {}).get("code")


def say(text):
    print(text, flush=True)


def ask(query, **variables):
    """One request, repeated while the server is away or asks to wait."""
    headers = {"Content-Type": "application/json", "Authorization": "Bearer " + os.environ.get("MUSTER_TOKEN", "")}
    data = json.dumps({"query": query, "variables": variables}).encode()
    wait = 1.0
    while True:
        pause = wait
        try:
            with urllib.request.urlopen(urllib.request.Request(ADDRESS + "/graphql", data, headers), timeout=60) as response:
                body = json.load(response)
        except urllib.error.HTTPError as error:
            if error.code != 429 and error.code < 500:
                raise Refused(json.load(error)["errors"][0]) from None
            body, pause = None, float(error.headers.get("Retry-After") or wait)
        except (OSError, ValueError):
            body = None
        if body is not None:
            if body.get("errors"):
                raise Refused(body["errors"][0])
            return body["data"]
        say("The server does not answer now.")
        time.sleep(pause)
        wait = min(30.0, wait * 2)


def answer(asked):
    found = ask(DESK, c=CAMPAIGN, a=asked["id"])["ask"]
    if not found or found["state"] != "OPEN":
        return
    # What comes as null is left out: that is how orders are sent.
    orders = [{key: value for key, value in order.items() if value is not None} for order in found["suggestion"]]
    # Here a bot of your own would change the orders. What the check finds wrong is left out.
    problems = ask(CHECK, c=CAMPAIGN, a=asked["id"], o=orders)["checkOrders"]["problems"]
    wrong = {problem["index"] for problem in problems}
    orders = [order for at, order in enumerate(orders) if at not in wrong]
    # The same orders have the same key: whatever gets lost on the way, repeating the request seals them once.
    key = hashlib.sha256(json.dumps([CAMPAIGN, asked["id"], orders], sort_keys=True).encode()).hexdigest()
    sealed = ask(SEAL, c=CAMPAIGN, a=asked["id"], o=orders, k=key)["sealOrders"]
    if sealed["receipt"]:
        say(f'sealed "{asked["title"]}", {len(orders)} orders: {sealed["receipt"]["hash"]}')
    else:
        say("refused: " + "; ".join(problem["message"] for problem in sealed["problems"]))


def play(seen):
    """Answers what is asked now; returns the number of the newest briefing, or None once the war is over."""
    campaign = ask(NOW, c=CAMPAIGN)["campaign"]
    if not campaign:
        sys.exit("There is no such campaign for you.")
    status, briefing = campaign["status"], campaign["briefing"]
    if briefing and briefing["number"] > seen:
        say(f'briefing {briefing["number"]}: turn {status["turn"]}, {status["stage"]}')
    for asked in briefing["asks"] if briefing else []:
        try:
            if not asked["closed"]:
                answer(asked)
        except Refused as error:
            # Questions that close meanwhile are no mistake, and a paused campaign is played when it goes on.
            if error.code not in ("CLOSED", "NOT_FOUND", "CONFLICT"):
                raise
    return None if status["phase"] == "ENDED" else briefing["number"] if briefing else 0


def main():
    number = 0
    while True:
        number = play(number)
        if number is None:
            break
        time.sleep(EVERY)
    say("The war is over.")


if __name__ == "__main__":
    main()
