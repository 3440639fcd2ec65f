import * as words from '../../messages/operator.generated.js'

const units = ['kB', 'MB', 'GB'] as const

/** `1.4 MB`; in thousands, as disks are sold. */
export const sizeText = (bytes: number): string => {
  let size = bytes / 1000
  let unit: (typeof units)[number] = 'kB'
  for (const next of units.slice(1))
    if (size >= 1000) {
      size /= 1000
      unit = next
    }
  return words.size({ size: size.toFixed(size < 10 ? 1 : 0), unit })
}
