import sharp from 'sharp'

/** A picture of stripes, of so many pixels. */
export const stripes = (width: number, height: number): ReturnType<typeof sharp> => {
  const pixels = Buffer.alloc(width * height * 3, 230)
  for (let at = 0; at < pixels.length; at += 3) if (Math.floor((at / 3) % width) % 40 < 20) pixels[at] = 30
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** As a camera writes it: held sideways, with who, when and where. */
export const photo = (width = 900, height = 600): Promise<Buffer> =>
  stripes(width, height)
    .withExif({
      IFD0: { Artist: 'Somebody', Make: 'Camera works' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 18/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const png = (width = 60, height = 40): Promise<Buffer> => stripes(width, height).png().toBuffer()
export const webp = (width = 60, height = 40): Promise<Buffer> => stripes(width, height).webp().toBuffer()

/** One that says it is much larger than it is: everything in it fits but the size in its head. */
export const claiming = async (width: number, height: number): Promise<Buffer> => {
  const bytes = await png()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc(bytes.subarray(12, 29)), 29)
  return bytes
}

/** Truly as many pixels, of one colour: a few kilobytes that unpack to hundreds of megabytes. */
export const bomb = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#000' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG with one more chunk behind its head. */
export const pngWith = async (name: string, data: Buffer): Promise<Buffer> => {
  const bytes = await png()
  return Buffer.concat([bytes.subarray(0, 33), chunk(name, data), bytes.subarray(33)])
}

/** Two frames. */
export const moving = async (): Promise<Buffer> =>
  sharp([await png(), await webp()], { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()

export const gif = (): Promise<Buffer> => stripes(60, 40).gif().toBuffer()

const crc = (bytes: Buffer): number => {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
