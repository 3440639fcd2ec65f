import type { Call } from '../protocol.js'
import { serve } from './serve.js'

const answer = serve(() => crypto.getRandomValues(new Uint8Array(32)))

self.addEventListener('message', ({ data }: MessageEvent<Call>) => {
  self.postMessage(answer(data))
})
