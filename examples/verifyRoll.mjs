// Checks the dice of one's newest report and of one's battle desks: that the campaign's key alone could have made them, and that the faces follow.
//   MUSTER_TOKEN=muster_… node examples/verifyRoll.mjs http://localhost:3000 <campaign id>
// The token needs the scope READ. Nothing here is Muster's own code: RSA-FDH-VRF-SHA256 of RFC 9381, then HMAC-SHA-256 a throw.
import { Buffer } from 'node:buffer'
import { createHash, createHmac, createPublicKey } from 'node:crypto'

const [address = 'http://localhost:3000', id] = process.argv.slice(2)

const ask = async (query, variables) => {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.MUSTER_TOKEN ?? ''}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'))
  return data
}

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
const number = (bytes) => BigInt(`0x${bytes.toString('hex')}`)
const uint32 = (value) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const power = (base, exponent, modulus) => {
  let [result, square] = [1n, base % modulus]
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

// RFC 9381, 4.3: the proof raised to the public exponent must be the mask (MGF1) of key and text; its hash is the key of the dice.
const keyOf = (publicKey, subject, proof) => {
  const { n, e } = createPublicKey(publicKey).export({ format: 'jwk' })
  const modulus = Buffer.from(n, 'base64url')
  const seed = Buffer.concat([Buffer.of(1, 1), uint32(modulus.length), modulus, Buffer.from(subject)])
  const blocks = Array.from({ length: Math.ceil(modulus.length / 32) }, (_, at) => sha256(seed, uint32(at)))
  const expected = number(Buffer.concat(blocks).subarray(0, modulus.length - 1))
  const short = proof.length === modulus.length && number(proof) < number(modulus)
  const proven = short && power(number(proof), number(Buffer.from(e, 'base64url')), number(modulus)) === expected
  return proven ? sha256(Buffer.of(1, 2), proof) : null
}

// `panic.2d6`, the so-and-so-many-th of that name: bytes of HMAC(key, name ‖ 0 ‖ ordinal ‖ 0 ‖ block), what would favour a face passed over.
const facesOf = (key, name, ordinal) => {
  const [, count, sides] = /\.(\d*)d(\d+)$/.exec(name)
  const [dice, faces] = [Number(count || 1), Number(sides)]
  const width = faces > 256 ? 2 : 1
  const limit = 256 ** width - (256 ** width % faces)
  const found = []
  for (let block = 0; found.length < dice; block += 1) {
    const bytes = createHmac('sha256', key).update(`${name}\0${ordinal}\0${block}`).digest()
    for (let at = 0; at + width <= bytes.length && found.length < dice; at += width) {
      const value = bytes.readUIntBE(at, width)
      if (value < limit) found.push((value % faces) + 1)
    }
  }
  return found
}

const { campaign } = await ask(
  `query ($id: ID!) { campaign(id: $id) { publicKey seatBytes
    briefing { report { text throws { subject turn stage proof throws { name ordinal faces } } } }
    battles { id about entries { number by roll { procedure byHand proof subject throws { name faces } } } } } }`,
  { id },
)
if (!campaign) throw new Error('There is no such campaign for you.')
// The text that the proof of a report's dice is about is JSON with its keys in order and without blanks.
const { publicKey, seatBytes } = campaign
for (const { text, throws: all } of campaign.briefing?.report ?? [])
  for (const { subject, turn, stage, proof, throws } of all) {
    const about = JSON.stringify({ campaign: id, seatBytes, stage, subject, turn })
    const key = proof && keyOf(publicKey, about, Buffer.from(proof, 'base64'))
    const same = throws.every((one) => key && String(facesOf(key, one.name, one.ordinal)) === String(one.faces))
    const verdict = subject === null ? 'opened at the end' : same ? 'as the campaign’s key has it' : 'FORGED'
    console.log(`${text}: ${throws.map(({ name, faces }) => `${name} ${faces}`).join(', ')}: ${verdict}`)
  }
for (const { id: desk, about, entries } of campaign.battles)
  for (const { number: entry, by, roll } of entries.filter((one) => one.roll)) {
    const key = roll.byHand ? null : keyOf(publicKey, roll.subject, Buffer.from(roll.proof, 'base64'))
    const { campaign: war, stage, subject } = JSON.parse(roll.subject ?? '{}')
    const mine = key && war === id && stage === 'table' && subject === `${desk}.${entry}`
    const thrown = {}
    const same = roll.throws.every(({ name, faces }) => {
      thrown[name] = (thrown[name] ?? -1) + 1
      return mine && String(facesOf(key, name, thrown[name])) === String(faces)
    })
    const verdict = roll.byHand ? 'dice of their own' : mine && same ? 'as the campaign’s key has it' : 'FORGED'
    console.log(`${about} ${entry}: ${roll.procedure} by ${by}: ${verdict}`)
  }
