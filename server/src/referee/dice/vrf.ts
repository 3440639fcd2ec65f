import {
  constants,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  generateKeyPairSync,
  privateEncrypt,
  publicDecrypt,
  type KeyObject,
  type RSAKeyPairOptions,
} from 'node:crypto'
import { promisify } from 'node:util'
import { lruCache } from '../../base/lruCache.js'

/**
 * RSA-FDH-VRF-SHA256 of RFC 9381: the owner of the private key can compute the hash of an input, and nobody else can; the proof convinces
 * everybody who holds the public key, and for one input there is exactly one proof that verifies.
 */

/** Keys as PEM: SubjectPublicKeyInfo and PKCS #8. */
export interface KeyPair {
  readonly publicKey: string
  readonly privateKey: string
}

/** The proof is as long as the modulus, the hash has 32 bytes. */
export interface Proven {
  readonly proof: Uint8Array
  readonly hash: Uint8Array
}

const suite = 0x01
const forProof = 0x01
const forHash = 0x02

/** Only 65537 is accepted: with it a malformed modulus leaves nearly every input without any proof, so it cannot hide a second one. */
const exponent = 65_537n

const keyOptions: RSAKeyPairOptions<'pem', 'pem'> = {
  modulusLength: 2048,
  publicExponent: Number(exponent),
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
}

/** Makes a campaign's key. */
export type NewKey = () => Promise<KeyPair>

/** A new campaign key of 2048 bits. */
export const generateKey = (): KeyPair => generateKeyPairSync('rsa', keyOptions)

/** The same without blocking the process: primes may take half a second to find. */
export const generateKeyAside: NewKey = () => promisify(generateKeyPair)('rsa', keyOptions)

/** The public half of a private key, in the form in which it is published. */
export const publicKeyOf = (privateKey: string): string =>
  createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'pem' }).toString()

/** A key is parsed once, however much is proven with it. */
const keys = lruCache<{ readonly key: KeyObject; readonly modulus: Buffer }>(20)

const keyOf = (privateKey: string): { readonly key: KeyObject; readonly modulus: Buffer } =>
  keys(privateKey, () => {
    const key = createPrivateKey(privateKey)
    return { key, modulus: modulusOf(createPublicKey(key)) }
  })

/** Hash and proof of one input. Throws if the key is not an RSA key of at least 2048 bits with exponent 65537. */
export const prove = (privateKey: string, input: Uint8Array): Proven => {
  const { key, modulus } = keyOf(privateKey)
  const message = representative(modulus, input)
  const proof = new Uint8Array(privateEncrypt({ key, padding: constants.RSA_NO_PADDING }, message))
  return { proof, hash: proofToHash(proof) }
}

/** The hash that the proof proves for this input, or null if it proves nothing. Never throws for a bad proof; throws for an unusable key. */
export const verify = (publicKey: string, input: Uint8Array, proof: Uint8Array): Uint8Array | null => {
  const key = createPublicKey(publicKey)
  const modulus = modulusOf(key)
  // A proof at or above the modulus would be a second one for the same input (RFC 8017, 5.2.2).
  if (proof.length !== modulus.length || Buffer.compare(proof, modulus) >= 0) return null
  const message = publicDecrypt({ key, padding: constants.RSA_NO_PADDING }, proof)
  return message.equals(representative(modulus, input)) ? proofToHash(proof) : null
}

/** RFC 9381, 4.2: 32 bytes that look random to anybody who has not seen the proof. Says nothing about whether the proof is valid. */
export const proofToHash = (proof: Uint8Array): Uint8Array =>
  new Uint8Array(createHash('sha256').update(Uint8Array.of(suite, forHash)).update(proof).digest())

const modulusOf = (key: KeyObject): Buffer => {
  const { asymmetricKeyType, asymmetricKeyDetails } = key
  if (asymmetricKeyType !== 'rsa' || asymmetricKeyDetails?.publicExponent !== exponent)
    throw new TypeError('The key of a campaign is an RSA key with exponent 65537.')
  if ((asymmetricKeyDetails.modulusLength ?? 0) < 2048)
    throw new TypeError('The key of a campaign has at least 2048 bits.')
  return Buffer.from(key.export({ format: 'jwk' }).n ?? '', 'base64url')
}

/** RFC 9381, 4.1, steps 1 to 3: the full-domain hash of the input, one octet shorter than the modulus so that it is always below it. */
const representative = (modulus: Buffer, input: Uint8Array): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(modulus.length)
  const seed = Buffer.concat([Uint8Array.of(suite, forProof), length, modulus, input])
  return Buffer.concat([Uint8Array.of(0), maskOf(seed, modulus.length - 1)])
}

/** MGF1 with SHA-256 (RFC 8017, B.2.1). */
const maskOf = (seed: Buffer, length: number): Buffer => {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, index) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(index)
    return createHash('sha256').update(seed).update(counter).digest()
  })
  return Buffer.concat(blocks).subarray(0, length)
}
