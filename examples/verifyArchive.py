"""Checks every die of an archived war, with nothing but Python's standard library and none of Muster's code.

    python3 examples/verifyArchive.py war.muster.zip

The archive (docs/archive.md) is a ZIP of tables, one row a line. A throw belongs to a subject; the key of a subject's dice is RSA-FDH-VRF-SHA256 of RFC 9381,
whose proof the public key of the campaign checks, and the faces follow from that key by HMAC-SHA-256. Ends with 0 if all is proven, 1 if not.
"""

import base64
import hashlib
import hmac
import json
import re
import sys
import zipfile


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def rows(archive, table):
    return [json.loads(line) for line in archive.read(table + ".ndjson").splitlines() if line]


def der(data, at=0):
    """One value of DER: its tag, its content, and where the next one begins."""
    tag, length, at = data[at], data[at + 1], at + 2
    if length & 0x80:
        size = length & 0x7F
        length, at = int.from_bytes(data[at : at + size], "big"), at + size
    return tag, data[at : at + length], at + length


def rsa(pem):
    """Modulus and exponent of a SubjectPublicKeyInfo."""
    info = der(base64.b64decode(re.sub(r"-----[^-]+-----|\s", "", pem)))[1]
    _, _, after = der(info)
    key = der(der(info, after)[1][1:])[1]
    _, modulus, after = der(key)
    return int.from_bytes(modulus, "big"), int.from_bytes(der(key, after)[1], "big")


def mask(seed, length):
    """MGF1 of RFC 8017 with SHA-256."""
    blocks = (hashlib.sha256(seed + n.to_bytes(4, "big")).digest() for n in range(length // 32 + 1))
    return b"".join(blocks)[:length]


def dice_key(modulus, exponent, text, proof):
    """The key that a proof proves for a text (RFC 9381, 4.3); None: it proves nothing."""
    size = (modulus.bit_length() + 7) // 8
    number = int.from_bytes(proof, "big")
    seed = b"\x01\x01" + size.to_bytes(4, "big") + modulus.to_bytes(size, "big") + text.encode("ascii")
    if len(proof) != size or number >= modulus or exponent != 65537:
        return None
    proven = pow(number, exponent, modulus) == int.from_bytes(mask(seed, size - 1), "big")
    return hashlib.sha256(b"\x01\x02" + proof).digest() if proven else None


def faces_of(key, name, ordinal):
    """Bytes of HMAC(key, name 0 ordinal 0 block) in order; those that would favour a face are passed over."""
    count, sides = re.search(r"\.(\d*)d(\d+)$", name).groups()
    count, sides = int(count or 1), int(sides)
    width = 2 if sides > 256 else 1
    limit = 256**width - 256**width % sides
    found, block = [], 0
    while len(found) < count:
        text = "\0".join([name, str(ordinal), str(block)]).encode("ascii")
        data = hmac.new(key, text, hashlib.sha256).digest()
        numbers = [int.from_bytes(data[at : at + width], "big") for at in range(0, 32, width)]
        found += [number % sides + 1 for number in numbers if number < limit]
        block += 1
    return found[:count]


def main(path):
    with zipfile.ZipFile(path) as archive:
        campaign, resolutions = rows(archive, "campaign")[0], rows(archive, "resolution")
    modulus, exponent = rsa(campaign["public_key"])
    seat_bytes = resolutions[0]["input"]["seatBytes"] if resolutions else []
    checked = wrong = 0
    for one in resolutions:
        stage = "set-up" if one["revision"] == 0 else one["stage"]
        scope = {"campaign": campaign["id"], "seatBytes": seat_bytes, "stage": stage, "turn": one["turn"]}
        for throw in one["throws"]:
            subject, proof = throw["subject"], base64.b64decode(one["proofs"].get(throw["subject"], ""))
            key = dice_key(modulus, exponent, canonical({**scope, "subject": subject}), proof)
            checked += 1
            if key is None or faces_of(key, throw["name"], throw["ordinal"]) != throw["faces"]:
                wrong += 1
                why = "not proven" if key is None else "another face"
                print(f"resolution {one['revision']}: {throw['name']} for {subject}, {throw['ordinal']}: {why}")
    print(f"{campaign['name']}: {checked} throws, {checked - wrong} as the campaign's key has them")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else __doc__)
