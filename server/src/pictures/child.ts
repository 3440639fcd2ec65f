import { pictureLimits } from './limits.js'
import { reencode } from './reencode.js'

/** One picture on its way to this process. */
export interface Sent {
  readonly number: number
  readonly bytes: Uint8Array
}

/** A process of its own: what a picture does to the library that decodes it, it does here. It ends rather than take too much memory. */
setInterval(() => {
  if (process.memoryUsage.rss() > pictureLimits.megabytesToRead * 1024 * 1024) process.exit(1)
}, 50).unref()

process.on('message', ({ number, bytes }: Sent) => {
  void reencode(bytes).then((answer) => process.send?.({ number, answer }))
})
process.on('disconnect', () => process.exit(0))
