import type { MapCalls } from '../../mapsProtocol.js'
import type { CallOf } from '../../protocol.js'
import { openSpeech } from '../speech.js'
import { serveMaps } from './serve.js'

openSpeech()

const answer = serveMaps(() => crypto.getRandomValues(new Uint8Array(32)))

self.addEventListener('message', ({ data }: MessageEvent<CallOf<MapCalls>>) => {
  void answer(data).then((reply) => self.postMessage(reply))
})
