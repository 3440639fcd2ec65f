/** Kinds of video that a browser may write, the best first. */
const kinds = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm']

/** What this browser can record; null where it cannot. */
export const videoKind = (): string | null => {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)) return null
  return kinds.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null
}

/** Milliseconds of a still, and of the last. */
const [still, end] = [1000, 3000]
/** Width of a video: pictures of lines are drawn at any. */
const wide = 1280

const pictureOf = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image()
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  image.src = url
  await image.decode()
  URL.revokeObjectURL(url)
  return image
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** Films stills one after the other, in the time that the film will take. */
export const recordVideo = async (
  stills: readonly string[],
  kind: string,
  onStill: (done: number) => void,
): Promise<Blob> => {
  const pictures = await Promise.all(stills.map(pictureOf))
  const [first] = pictures
  if (!first) throw new Error('there is nothing to film')
  const canvas = document.createElement('canvas')
  const scale = wide / first.naturalWidth
  // Encoders want even sides.
  canvas.width = Math.floor((first.naturalWidth * scale) / 2) * 2
  canvas.height = Math.floor((first.naturalHeight * scale) / 2) * 2
  const context = canvas.getContext('2d')
  if (!context) throw new Error('there is no canvas')
  const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: kind, videoBitsPerSecond: 4_000_000 })
  const parts: Blob[] = []
  const stopped = new Promise<void>((done, fail) => {
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.onstop = () => done()
    recorder.onerror = () => fail(new Error('the recorder stopped'))
  })
  recorder.start()
  for (const [at, picture] of pictures.entries()) {
    onStill(at + 1)
    const until = performance.now() + (at === pictures.length - 1 ? end : still)
    // A canvas that does not change sends no frames.
    while (performance.now() < until) {
      context.drawImage(picture, 0, 0, canvas.width, canvas.height)
      await wait(100)
    }
  }
  recorder.stop()
  await stopped
  return new Blob(parts, { type: 'video/webm' })
}
