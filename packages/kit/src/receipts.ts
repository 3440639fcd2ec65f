import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from '../../../rulesets/kit/json.js'
import { keyedHmac } from '../../../web/dice/proof.js'

/** `Receipt` of the API, and whose it is. */
export interface ReceiptToCheck {
  readonly campaign: string
  readonly seat: string
  readonly askId: string
  readonly sealedAt: string
  readonly hash: string
  readonly head: string
  /** Base64. */
  readonly signature: string | null
}

const timeOf = (at: string): string => new Date(at).toISOString()

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/**
 * Whether the server has signed this receipt (Ed25519, by the platform's Web Crypto). `receiptKey` is the field of that name.
 * @throws if the key cannot be read
 */
export const isReceiptSigned = async (
  receiptKey: string,
  { campaign, seat, askId: ask, sealedAt, hash, head, signature }: ReceiptToCheck,
): Promise<boolean> => {
  if (signature === null) return false
  const der = bytesOf(receiptKey.replaceAll(/-----[^-]+-----|\s/g, ''))
  const key = await crypto.subtle.importKey('spki', der, { name: 'Ed25519' }, false, ['verify'])
  const text = canonical({ ask, at: timeOf(sealedAt), campaign, hash, head, seat })
  return crypto.subtle.verify({ name: 'Ed25519' }, key, bytesOf(signature), new TextEncoder().encode(text))
}

/** What a sheet's hash binds. */
export interface SheetToCheck {
  readonly campaign: string
  readonly seat: string
  readonly askId: string
  readonly sealedAt: string
  readonly orders: readonly object[]
}

/** The hash of a sealed sheet under its salt, which its receipt holds and the end opens to all: it must be that of the receipt. */
export const sheetHash = (salt: string, { campaign, seat, askId: ask, sealedAt, orders }: SheetToCheck): string =>
  bytesToHex(keyedHmac(hexToBytes(salt), utf8ToBytes(canonical({ ask, at: timeOf(sealedAt), campaign, orders, seat }))))

/** One step of a sheet's path: the hash beside what has been computed so far, and on which side it is. */
export interface ProofStep {
  readonly side: 'LEFT' | 'RIGHT'
  readonly hash: string
}

/** Whether a sheet is under the root that the closing of its group put into the record: `Campaign.sheetProof` has both, after the end. */
export const sheetIsIn = (root: string, path: readonly ProofStep[], hash: string): boolean =>
  path.reduce(
    (below, { side, hash: beside }) =>
      bytesToHex(sha256(utf8ToBytes(`node${side === 'LEFT' ? beside + below : below + beside}`))),
    hash,
  ) === root
