import * as words from '../messages/pictures.generated.js'

export type PictureKind = 'jpeg' | 'png' | 'webp'

/** What a file is, by what it begins with; or the sentence that refuses it. */
type Judged = { readonly kind: PictureKind; readonly refusal: null } | { readonly kind: null; readonly refusal: string }

const refuse = (refusal: string): Judged => ({ kind: null, refusal })

const text = (bytes: Buffer, from: number, until: number): string => bytes.toString('latin1', from, until)

/** Whether the chunks of a PNG end where the file does, and none of them is a frame of an animation. */
const judgePng = (bytes: Buffer): Judged => {
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = text(bytes, at + 4, at + 8)
    if (name === 'acTL') return refuse(words.animated())
    at += 12 + bytes.readUInt32BE(at)
    if (name === 'IEND') return at === bytes.length ? { kind: 'png', refusal: null } : refuse(words.rest())
  }
  return refuse(words.unreadable())
}

const judgeWebp = (bytes: Buffer): Judged => {
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) return refuse(words.unreadable())
  if (end < bytes.length) return refuse(words.rest())
  for (let at = 12; at + 8 <= end;) {
    const [name, length] = [text(bytes, at, at + 4), bytes.readUInt32LE(at + 4)]
    if (name === 'ANIM' || name === 'ANMF') return refuse(words.animated())
    at += 8 + length + (length % 2)
  }
  return { kind: 'webp', refusal: null }
}

const begins: readonly (readonly [start: RegExp, judge: (bytes: Buffer) => Judged])[] = [
  [/^\xff\xd8\xff/, () => ({ kind: 'jpeg', refusal: null })],
  [/^\x89PNG\r\n.\n/, judgePng],
  [/^RIFF[^]{4}WEBP/, judgeWebp],
  [/^GIF8[79]a/, () => refuse(words.gif())],
  [/^[^]{4}ftyp(avi|hei|hev|mif|msf)/, () => refuse(words.heif())],
  [/^(\xef\xbb\xbf)?\s*<(\?xml|!doctype svg|svg|!--)/i, () => refuse(words.svg())],
]

/** What a browser, a script or an archiver would take for its own. The places are those in which they look; in pure pixels these bytes do not come by chance. */
const disguises: readonly (readonly [sign: RegExp, from: number, until: number])[] = [
  [/<(script|html|!doctype|\?php|iframe|svg)[\s>]/i, 0, Infinity],
  [/%PDF-\d/, 0, 1024],
  [new RegExp(`PK${String.fromCharCode(5, 6)}`), -65_600, Infinity],
]

const isDisguised = (bytes: Buffer): boolean =>
  disguises.some(([sign, from, until]) => sign.test(bytes.subarray(from, until).toString('latin1')))

/** Which kind of picture a file is, judged before anything decodes it. */
export const judge = (bytes: Buffer): Judged => {
  const start = text(bytes, 0, 64)
  const [, read] = begins.find(([sign]) => sign.test(start)) ?? []
  if (!read) return refuse(words.kind())
  const judged = read(bytes)
  return judged.kind !== null && isDisguised(bytes) ? refuse(words.disguised()) : judged
}
