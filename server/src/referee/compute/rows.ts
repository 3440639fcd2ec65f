import type { Rows } from '../../store/writes.js'

const encoder = new TextEncoder()

export const textBytes = (text: string): Uint8Array => encoder.encode(text)

export const rowsOf = (list: readonly object[] | readonly string[]): Rows =>
  list.length === 0 ? null : textBytes(JSON.stringify(list))

const decoder = new TextDecoder()

/** A list of one row, with fields that are JSON already. */
export const one = (row: object, texts: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const fields = Object.entries(texts).map(([name, text]) => `,${JSON.stringify(name)}:${decoder.decode(text)}`)
  return textBytes(`[${JSON.stringify(row).slice(0, -1)}${fields.join('')}}]`)
}
