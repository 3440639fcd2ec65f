import { encode } from 'uqr'

interface QrPath {
  /** Modules a side, quiet zone included. */
  readonly size: number
  /** The dark modules as an SVG path, a stroke a run. */
  readonly path: string
}

/** A QR code with the quiet zone of four modules that ISO/IEC 18004 wants. */
export const qrPath = (text: string): QrPath => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${String(x)} ${String(y)}h${String(end - x)}v1h${String(x - end)}z`]
    }),
  )
  return { size, path: runs.join('') }
}
