import { once } from 'node:events'
import { WebSocket } from 'ws'

/** Bytes, as `process.memoryUsage` names them. */
export interface Memory {
  readonly rss: number
  readonly heapUsed: number
  readonly external: number
}

/** A look into a process from outside, by the protocol of Node's debugger. */
export interface Inspector {
  /** After everything that can be thrown away was thrown away. The heap is that of the main thread, the rest of the whole process. */
  memory(): Promise<Memory>
  close(): void
}

interface Answer {
  readonly id: number
  readonly result: { readonly result?: { readonly value: Memory } }
}

/** Of a process that was started with `--inspect`, from what it said of it. */
export const inspect = async (said: string): Promise<Inspector> => {
  const address = /Debugger listening on (\S+)/.exec(said)?.[1]
  if (address === undefined) throw new Error(`the server cannot be looked into: ${said}`)
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: Answer) => void>()
  let asked = 0
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  const call = (method: string, params: object = {}): Promise<Answer> =>
    new Promise((resolve) => {
      asked += 1
      waiting.set(asked, resolve)
      socket.send(JSON.stringify({ id: asked, method, params }))
    })
  return {
    memory: async () => {
      await call('HeapProfiler.collectGarbage')
      const { result } = await call('Runtime.evaluate', { expression: 'process.memoryUsage()', returnByValue: true })
      if (!result.result) throw new Error('the server does not tell its memory')
      return result.result.value
    },
    close: () => socket.close(),
  }
}
