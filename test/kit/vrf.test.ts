import { execFileSync, spawnSync } from 'node:child_process'
import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generateKey, proofToHash, prove, publicKeyOf, verify } from '../../server/src/referee/dice/vrf.js'
import { example } from './data/vrfKey.js'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'hex'))
const number = (text: string): bigint => BigInt(`0x${text}`)
const url = (value: bigint): string => {
  const digits = value.toString(16)
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex').toString('base64url')
}

/** Square and multiply: RSA by hand, against which the library's is held. */
const power = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
  let result = 1n
  let square = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

const [n, d, p, q] = [number(example.n), number(example.d), number(example.p), number(example.q)]
const publicJwk = { kty: 'RSA', n: url(n), e: url(number(example.e)) }
const privateKey = createPrivateKey({
  format: 'jwk',
  key: {
    ...publicJwk,
    d: url(d),
    p: url(p),
    q: url(q),
    dp: url(d % (p - 1n)),
    dq: url(d % (q - 1n)),
    qi: url(power(q, p - 2n, p)),
  },
})
  .export({ type: 'pkcs8', format: 'pem' })
  .toString()
const publicKey = publicKeyOf(privateKey)
const input = bytes('6d7573746572')

describe('the verifiable random function', () => {
  test('gives the proof and hash that RFC 9381 prints', () => {
    const { proof, hash } = prove(privateKey, bytes(example.input))
    expect(hex(proof)).toBe(example.proof)
    expect(hex(hash)).toBe(example.hash)
    expect(hex(verify(publicKey, bytes(example.input), bytes(example.proof)) ?? bytes(''))).toBe(example.hash)
  })

  test('proves and verifies any input, always alike', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (any) => {
        const { proof, hash } = prove(privateKey, any)
        expect(proof.length).toBe(256)
        expect(hash.length).toBe(32)
        expect(verify(publicKey, any, proof)).toEqual(hash)
        expect(prove(privateKey, any)).toEqual({ proof, hash })
        expect(proofToHash(proof)).toEqual(hash)
      }),
      { numRuns: 40 },
    )
  })

  test('has one proof an input: the same number written otherwise is refused', () => {
    const { proof } = prove(privateKey, input)
    const twin = (number(hex(proof)) + n).toString(16).padStart(512, '0')
    // The sum may need one octet more than the modulus has; either way it must not verify.
    expect(verify(publicKey, input, bytes(twin.length % 2 ? `0${twin}` : twin))).toBeNull()
    expect(verify(publicKey, input, bytes(`00${hex(proof)}`))).toBeNull()
    expect(verify(publicKey, input, proof.subarray(1))).toBeNull()
    expect(verify(publicKey, input, new Uint8Array(0))).toBeNull()
    expect(verify(publicKey, input, bytes(example.n))).toBeNull()
    const small = smallProof()
    const lifted = bytes((number(hex(small.proof)) + n).toString(16).padStart(512, '0'))
    expect(lifted.length).toBe(256)
    expect(verify(publicKey, small.input, small.proof)).not.toBeNull()
    expect(verify(publicKey, small.input, lifted)).toBeNull()
  })

  test('no changed byte of proof or input verifies', () => {
    const { proof } = prove(privateKey, input)
    for (let at = 0; at < proof.length; at += 1)
      for (const bit of [1 << (at % 8), 0xff]) {
        const changed = Uint8Array.from(proof, (byte, index) => (index === at ? byte ^ bit : byte))
        expect(verify(publicKey, input, changed), `byte ${String(at)}`).toBeNull()
      }
    for (let at = 0; at < input.length; at += 1)
      for (let bit = 0; bit < 8; bit += 1)
        expect(
          verify(
            publicKey,
            input.map((byte, index) => (index === at ? byte ^ (1 << bit) : byte)),
            proof,
          ),
        ).toBeNull()
    expect(verify(publicKey, new Uint8Array(0), proof)).toBeNull()
  })

  test('a proof of another key is refused, and a fresh key works', () => {
    const other = generateKey()
    expect(verify(publicKey, input, prove(other.privateKey, input).proof)).toBeNull()
    expect(verify(other.publicKey, input, prove(other.privateKey, input).proof)).not.toBeNull()
    expect(publicKeyOf(other.privateKey)).toBe(other.publicKey)
  })

  test('refuses keys that could hide a second proof or be guessed', () => {
    const pem = (bits: number, publicExponent: number): string =>
      generateKeyPairSync('rsa', {
        modulusLength: bits,
        publicExponent,
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      }).privateKey
    expect(() => prove(pem(1024, 65_537), input)).toThrow(/2048/)
    expect(() => prove(pem(2048, 3), input)).toThrow(/65537/)
    const curve = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString()
    expect(() => verify(curve, input, new Uint8Array(256))).toThrow(/RSA/)
  })

  test('proof is the plain RSA power, by hand', () => {
    const { proof } = prove(privateKey, input)
    const message = power(number(hex(proof)), 65_537n, n)
    expect(power(message, d, n)).toBe(number(hex(proof)))
    expect(message.toString(16).length).toBeLessThanOrEqual(510)
  })

  test.runIf(spawnSync('openssl', ['version']).status === 0)('openssl recovers the same message from the proof', () => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-vrf-'))
    try {
      const { proof } = prove(privateKey, input)
      writeFileSync(join(folder, 'key.pem'), publicKey)
      writeFileSync(join(folder, 'proof'), proof)
      const options = [
        '-verifyrecover',
        '-pubin',
        '-inkey',
        'key.pem',
        '-in',
        'proof',
        '-pkeyopt',
        'rsa_padding_mode:none',
      ]
      const message = execFileSync('openssl', ['pkeyutl', ...options], { cwd: folder })
      expect(number(hex(message))).toBe(power(number(hex(proof)), 65_537n, n))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('the published key is also a JWK', () => {
    expect(createPublicKey(publicKey).export({ format: 'jwk' })).toEqual(publicJwk)
  })
})

/** An input whose proof is so small that proof + modulus still fits: the attack that the range check stops. */
const smallProof = (): { input: Uint8Array; proof: Uint8Array } => {
  const room = (1n << 2048n) - n
  for (let index = 0; ; index += 1) {
    const candidate = Uint8Array.of(index >> 8, index & 255)
    const { proof } = prove(privateKey, candidate)
    if (number(hex(proof)) < room) return { input: candidate, proof }
  }
}
