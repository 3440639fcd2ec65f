import { type Fields, refuse } from '../check.js'
import * as words from '../messages/tiled.generated.js'

/** Unpacks bytes, or gives null if they are no such thing or more than `most`. Node and browsers each have their own. */
export type Inflate = (bytes: Uint8Array, kind: 'gzip' | 'zlib', most: number) => Uint8Array | null

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const bytesOf = (text: string): Uint8Array => {
  const plain = text.replace(/\s/g, '').replace(/=+$/, '')
  if (!/^[A-Za-z0-9+/]*$/.test(plain)) return refuse(words.dataWrong())
  const bytes = new Uint8Array(Math.floor((plain.length * 3) / 4))
  let [buffer, bits, at] = [0, 0, 0]
  for (const letter of plain) {
    buffer = ((buffer << 6) | letters.indexOf(letter)) & 0xffffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at] = (buffer >> bits) & 0xff
    at += 1
  }
  return bytes
}

/** The highest three bits say how a tile is turned, and the fourth how a hex is. */
const tile = (gid: number): number => gid & 0x0fffffff

/** The tile of every cell; 0: none. CSV and base64, plain or packed by gzip or zlib. */
export const layerData = (layer: Fields, cells: number, inflate: Inflate): readonly number[] => {
  const { data, compression = '', encoding = 'csv' } = layer
  if (Array.isArray(data)) {
    const list: readonly unknown[] = data
    if (list.length !== cells) return refuse(words.dataSize({ found: list.length, cells }))
    return list.map((gid) => (typeof gid === 'number' && Number.isInteger(gid) ? tile(gid) : refuse(words.dataWrong())))
  }
  if (typeof data !== 'string' || encoding !== 'base64') return refuse(words.dataWrong())
  const packed = bytesOf(data)
  if (compression !== '' && compression !== 'gzip' && compression !== 'zlib') return refuse(words.compression())
  const bytes = compression === '' ? packed : inflate(packed, compression, cells * 4)
  if (bytes?.length !== cells * 4) return refuse(words.dataSize({ found: Math.floor((bytes?.length ?? 0) / 4), cells }))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: cells }, (_, cell) => tile(view.getUint32(cell * 4, true)))
}
