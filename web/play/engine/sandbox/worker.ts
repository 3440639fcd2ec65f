import type { SandboxCalls } from '../../sandboxProtocol.js'
import type { CallOf } from '../../protocol.js'
import { openSpeech } from '../speech.js'
import { serveSandbox } from './serve.js'

openSpeech()

const answer = serveSandbox()

self.addEventListener('message', ({ data }: MessageEvent<CallOf<SandboxCalls>>) => {
  void answer(data).then((reply) => self.postMessage(reply))
})
