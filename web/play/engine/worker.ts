import { learnt } from '../../languages/learnt.js'
import type { Call } from '../protocol.js'
import { openSpeech } from './speech.js'

openSpeech()

const opening = learnt('boltgun', () => import('./serve.js')).then(({ serve }) =>
  serve(() => crypto.getRandomValues(new Uint8Array(32))),
)

self.addEventListener('message', ({ data }: MessageEvent<Call>) => {
  void opening.then(
    (answer) => self.postMessage(answer(data)),
    (error: unknown) => self.postMessage({ id: data.id, failed: String(error) }),
  )
})
