import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Another node of the product, in a process of its own. */
export interface OtherNode {
  readonly child: ChildProcess
  ask(command: object): Promise<unknown>
  kill(): Promise<void>
}

const answerOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error('the other node ended'))
    child.once('exit', gone)
    child.once('message', (message) => {
      child.off('exit', gone)
      if (typeof message === 'object' && 'error' in message) reject(new Error(String(message.error)))
      else resolve(typeof message === 'object' && 'answer' in message ? message.answer : null)
    })
  })

/** `long` plays Lanterns of a longer night. */
export const startNode = async (refereeUrl: string, game: 'toy' | 'long' = 'toy'): Promise<OtherNode> => {
  const child = fork(fileURLToPath(new URL('./closer.ts', import.meta.url)), {
    execArgv: ['--conditions=source', '--import', 'tsx'],
    env: { ...process.env, REFEREE_URL: refereeUrl, TOY: game },
  })
  await answerOf(child)
  return {
    child,
    ask: (command) => {
      const answer = answerOf(child)
      child.send(command)
      return answer
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
  }
}
