import sharp from 'sharp'
import * as words from '../messages/pictures.generated.js'
import { pictureLimits } from './limits.js'
import { judge } from './kind.js'

/** One picture as it is stored, or the sentence that refuses it. */
export type Reencoded =
  | {
      readonly ok: true
      readonly bytes: Uint8Array
      readonly thumb: Uint8Array
      readonly width: number
      readonly height: number
    }
  | { readonly ok: false; readonly refusal: string }

// Of all that the library could read only these three are left.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

const { pixels, megapixels, edge, stored, small, seconds } = pictureLimits
const tooMany = (): Reencoded => ({ ok: false, refusal: words.pixels({ megapixels, edge }) })

const within = (bytes: Uint8Array, size: number, quality: number) =>
  sharp(bytes, { limitInputPixels: pixels, sequentialRead: true, failOn: 'error' })
    // As the camera was held; what else the file says of the camera, the place and the hour is left behind.
    .autoOrient()
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality, effort: 4 })
    .timeout({ seconds })
    .toBuffer({ resolveWithObject: true })

/** Decodes a picture and writes it anew, in two sizes: of the file that was sent nothing stays but what is seen. */
export const reencode = async (sent: Uint8Array): Promise<Reencoded> => {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  const { kind, refusal } = judge(bytes)
  if (kind === null) return { ok: false, refusal }
  try {
    const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (format !== kind) return { ok: false, refusal: words.unreadable() }
    if (pages > 1) return { ok: false, refusal: words.animated() }
    if (width * height > pixels || Math.max(width, height) > edge) return tooMany()
    const whole = await within(bytes, stored, 80)
    const thumb = await within(whole.data, small, 72)
    return { ok: true, bytes: whole.data, thumb: thumb.data, width: whole.info.width, height: whole.info.height }
  } catch (error) {
    const isLate = error instanceof Error && /timeout/i.test(error.message)
    return { ok: false, refusal: isLate ? words.tooHard() : words.unreadable() }
  }
}
