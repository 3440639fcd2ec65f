import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { pictureLimits } from '../../server/src/pictures/limits.js'
import { reencode } from '../../server/src/pictures/reencode.js'
import { openReencoder, type Reencoder } from '../../server/src/pictures/reencoder.js'
import { bomb, claiming, gif, moving, photo, png, pngWith, webp } from './files.js'

const reader = openReencoder()
afterAll(() => reader.close())

const refused = async (bytes: Buffer): Promise<string> => {
  const answer = await reencode(bytes)
  if (answer.ok) throw new Error('it was read')
  return answer.refusal
}

describe('a picture is written anew', () => {
  test('upright, no larger than it may be, and without what the file said of camera, place and hour', async () => {
    const before = await photo(3000, 2000)
    expect((await sharp(before).metadata()).exif?.toString('latin1')).toContain('Somebody')
    expect((await sharp(before).metadata()).exif?.includes(Buffer.from([0, 52, 0, 0]))).toBe(true)
    const { bytes, thumb, width, height } = await reader.read(before)
    expect([width, height]).toEqual([1067, 1600])
    const after = await sharp(bytes).metadata()
    expect(after).toMatchObject({ format: 'webp', width: 1067, height: 1600 })
    for (const part of [after.exif, after.xmp, after.iptc, after.icc, after.orientation]) expect(part).toBeUndefined()
    expect(await sharp(thumb).metadata()).toMatchObject({ format: 'webp', width: 320, height: 480 })
    for (const text of ['Somebody', 'Camera works', 'EXIF', 'GPS'])
      for (const written of [bytes, thumb]) expect(written.includes(text)).toBe(false)
  })

  test.each([
    ['PNG', png],
    ['WebP', webp],
    ['JPEG', () => photo(60, 40)],
  ])('from %s, and not enlarged', async (_, make) => {
    const { width, height } = await reader.read(await make())
    expect(Math.max(width, height)).toBe(60)
  })

  test('with what a camera hangs behind a JPEG left out', async () => {
    const bytes = Buffer.concat([await photo(60, 40), Buffer.from('....ftypmp42 a short film')])
    const read = await reader.read(bytes)
    expect(read.bytes.includes('film')).toBe(false)
  })
})

describe('what is no plain picture is refused, with what to do', () => {
  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', /SVG drawings are not accepted/],
    ['<?xml version="1.0"?><svg/>', /SVG/],
    ['\ufeff  <svg/>', /SVG/],
    ['%PDF-1.7 and more than thirty-two bytes of it', /not a JPEG, PNG or WebP/],
    ['', /not a JPEG/],
    ['....ftypheic and more than thirty-two bytes of it', /HEIC/],
    ['\xff\xd8\xff', /damaged/],
  ])('%s', async (text, sentence) => {
    const bytes = text.startsWith('\ufeff') ? Buffer.from(text) : Buffer.from(text, 'latin1')
    expect(await refused(bytes)).toMatch(sentence)
  })

  test('pictures that move', async () => {
    expect(await refused(await moving())).toMatch(/moves/)
    expect(await refused(await pngWith('acTL', Buffer.alloc(8)))).toMatch(/moves/)
    expect(await refused(await gif())).toMatch(/GIF/)
  })

  test('files that are something else as well', async () => {
    const zip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
    expect(await refused(Buffer.concat([await png(), zip]))).toMatch(/behind the end/)
    expect(await refused(Buffer.concat([await webp(), zip]))).toMatch(/behind the end/)
    expect(await refused(Buffer.concat([await photo(), zip]))).toMatch(/something else at once/)
    expect(await refused(await pngWith('tEXt', Buffer.from('Comment\0<script>alert(1)</script>')))).toMatch(/at once/)
    expect(await refused(await pngWith('tEXt', Buffer.from('Comment\0%PDF-1.7')))).toMatch(/at once/)
    expect(await refused(await pngWith('tEXt', Buffer.from('Comment\0<?php echo 1 ?>')))).toMatch(/at once/)
    const comment = Buffer.from('\xff\xfe\x00\x10<html onload>', 'latin1')
    const jpeg = await photo(60, 40)
    expect(await refused(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]))).toMatch(/at once/)
  })

  test('bombs, by what they say and by what they are', async () => {
    expect(await refused(await claiming(40_000, 40_000))).toMatch(/too many pixels/)
    const large = await bomb(20_000, 3_000)
    expect(large.length).toBeLessThan(pictureLimits.bytes / 40)
    expect(await refused(large)).toMatch(/at most 50 megapixels/)
    expect(await refused(await bomb(16_001, 10))).toMatch(/16000 at its longer edge/)
  })

  test('damaged ones', async () => {
    const whole = await png()
    expect(await refused(whole.subarray(0, whole.length - 30))).toMatch(/damaged/)
    const bent = Buffer.from(whole)
    bent.fill(7, 60, 90)
    expect(await refused(bent)).toMatch(/damaged/)
    const jpeg = await photo()
    expect(await refused(jpeg.subarray(0, jpeg.length / 2))).toMatch(/damaged/)
    // A head of another kind than what follows.
    expect(await refused(Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), whole]))).toMatch(/damaged/)
  })
})

describe('a process of its own', () => {
  const opened: Reencoder[] = []
  const open = (name: string, seconds: number): Reencoder => {
    const begin = new URL(`../support/${name}`, import.meta.url)
    const made = openReencoder({ seconds, begin })
    opened.push(made)
    return made
  }
  afterAll(() => {
    for (const one of opened) one.close()
  })

  test('gives what this one gives, one after the other, and knows nothing of the server', async () => {
    const own = open('pictureProcess.mjs', 60)
    const bytes = await photo(300, 200)
    const [first, second] = await Promise.all([own.read(bytes), own.read(await png())])
    expect(first).toEqual(await reader.read(bytes))
    expect(second.width).toBe(60)
    await expect(own.read(Buffer.from('<svg/>'))).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  test('is ended when a picture takes too long, or ends itself, and the next picture is read', async () => {
    const stuck = open('stuckPictureProcess.mjs', 1)
    for (const width of [60, 61]) {
      await expect(stuck.read(await png(width))).rejects.toMatchObject({
        message: expect.stringMatching(/too long/) as string,
      })
    }
    const own = open('pictureProcess.mjs', 60)
    expect((await own.read(await png())).width).toBe(60)
    await expect(own.read(Buffer.from('end'))).rejects.toMatchObject({
      message: expect.stringMatching(/too long/) as string,
    })
    expect((await own.read(await png())).width).toBe(60)
  })

  test('is asked by so many at once and no more', async () => {
    const stuck = open('stuckPictureProcess.mjs', 0.2)
    const bytes = await png()
    const all = await Promise.allSettled(Array.from({ length: pictureLimits.waiting + 2 }, () => stuck.read(bytes)))
    const busy = all.filter((one) => one.status === 'rejected' && /Too many pictures/.test(String(one.reason)))
    expect(busy.length).toBe(2)
  })
})
