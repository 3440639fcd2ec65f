import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { type Hmac, diceOf, facesOf } from '@muster/rulesets/kit/dice.js'

/**
 * Checks proofs of the campaign's dice in the browser: RSA-FDH-VRF-SHA256 of RFC 9381, with the public key that was published before any seat sent
 * its bytes. In plain arithmetic, so that it works wherever the page does.
 */

const suite = 0x01
const forProof = 0x01
const forHash = 0x02
/** The only exponent that is accepted: another could hide a second proof. */
const exponent = 65_537n

export const keyedHmac: Hmac = (key, message) => hmac(sha256, key, message)

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

const numberOf = (bytes: Uint8Array): bigint =>
  BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') || '0'}`)

interface Element {
  readonly tag: number
  readonly content: Uint8Array
  readonly rest: Uint8Array
}

/** One element of DER: tag, length, content. */
const elementOf = (der: Uint8Array): Element => {
  const [tag = 0, short = 0] = der
  const long = short > 127 ? short - 128 : 0
  const length = long > 0 ? Number(numberOf(der.slice(2, 2 + long))) : short
  const from = 2 + long
  if (der.length < from + length) throw new RangeError('The public key cannot be read.')
  return { tag, content: der.slice(from, from + length), rest: der.slice(from + length) }
}

/** Modulus of an RSA key in PEM (SubjectPublicKeyInfo). Throws for any other key. */
const modulusOf = (pem: string): Uint8Array => {
  const info = elementOf(bytesOf(pem.replaceAll(/-----[^-]+-----|\s/g, ''))).content
  const bits = elementOf(elementOf(info).rest).content
  // The first octet of a bit string counts the bits that are left over.
  const modulus = elementOf(elementOf(bits.slice(1)).content)
  const { tag, content } = elementOf(modulus.rest)
  const bytes = modulus.content[0] === 0 ? modulus.content.slice(1) : modulus.content
  if (modulus.tag !== 2 || tag !== 2 || numberOf(content) !== exponent || bytes.length < 256)
    throw new RangeError('The key of a campaign is an RSA key of at least 2048 bits with exponent 65537.')
  return bytes
}

const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const inFourBytes = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

/** MGF1 with SHA-256 (RFC 8017, B.2.1). */
const maskOf = (seed: Uint8Array, length: number): Uint8Array =>
  joined(
    ...Array.from({ length: Math.ceil(length / 32) }, (_, counter) => sha256(joined(seed, inFourBytes(counter)))),
  ).slice(0, length)

/** RFC 9381, 4.1, steps 1 to 3: the full-domain hash of the input. */
const representative = (modulus: Uint8Array, input: Uint8Array): bigint =>
  numberOf(
    maskOf(joined(Uint8Array.of(suite, forProof), inFourBytes(modulus.length), modulus, input), modulus.length - 1),
  )

const raised = (base: bigint, modulus: bigint): bigint => {
  let [power, result] = [base % modulus, 1n]
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * power) % modulus
    power = (power * power) % modulus
  }
  return result
}

/** The key that the proof proves for this input, or null if it proves nothing. */
export const provenKey = (publicKey: string, input: string, proof: string): Uint8Array | null => {
  try {
    const [modulus, given] = [modulusOf(publicKey), bytesOf(proof)]
    const [limit, value] = [numberOf(modulus), numberOf(given)]
    if (given.length !== modulus.length || value >= limit) return null
    const asked = representative(modulus, new TextEncoder().encode(input))
    return raised(value, limit) === asked ? sha256(joined(Uint8Array.of(suite, forHash), given)) : null
  } catch {
    return null
  }
}

interface Thrown {
  readonly name: string
  readonly faces: readonly number[]
}

/** Whether these faces, in this order, are those that the key throws. */
export const areFacesOf = (key: Uint8Array, throws: readonly Thrown[]): boolean => {
  const ordinals = new Map<string, number>()
  return throws.every(({ name, faces }) => {
    const ordinal = ordinals.get(name) ?? 0
    ordinals.set(name, ordinal + 1)
    const own = facesOf(keyedHmac, key, name, ordinal)
    return diceOf(name).count === faces.length && own.every((face, at) => face === faces[at])
  })
}
