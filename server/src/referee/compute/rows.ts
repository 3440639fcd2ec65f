/**
 * Rows of one table as the JSON text of a list, made where the work is done, so that the server's thread only hands them on; null: none.
 */
export type Rows = Uint8Array | null

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

/** What a resolution writes, table by table. */
export interface Writes {
  /** Sheets that the deadline seals from drafts. */
  readonly sheets: Rows
  /** Ids of groups that are open no longer. */
  readonly closed: Rows
  /** Questions that the engine withdrew from groups that stay open. */
  readonly lapsed: Rows
  readonly groups: Rows
  readonly asks: Rows
  readonly clocks: Rows
  /** Closings that are due: at once, or at their hour. */
  readonly jobs: Rows
  /** Ids of battle desks that are closed. */
  readonly gone: Rows
  readonly battles: Rows
  readonly sides: Rows
  /** What sides call their battles from now on. */
  readonly names: Rows
  readonly briefings: Rows
  readonly outbox: Rows
}
