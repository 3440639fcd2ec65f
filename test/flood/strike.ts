import type { WebSocket } from 'ws'
import { attacksOf } from './attacks.js'
import type { Table } from './people.js'

/** What one process is told to do: so the honest player's clock waits for the server alone, and for no attacker. */
export interface Orders {
  readonly url: string
  readonly by: Table
  readonly attack: string
  readonly milliseconds: number
}

export interface Blows {
  readonly sent: number
  readonly refused: number
}

process.once('message', (orders: Orders) => {
  void strike(orders).then((blows) => process.send?.(blows, () => process.exit(0)))
})

const strike = async ({ url, by, attack: name, milliseconds }: Orders): Promise<Blows> => {
  const open: WebSocket[] = []
  const attack = attacksOf(open).find((one) => one.name === name)
  if (!attack) throw new Error(`there is no attack ${name}`)
  const until = performance.now() + milliseconds
  let [sent, refused] = [0, 0]
  await Promise.all(
    Array.from({ length: attack.at }, async () => {
      while (performance.now() < until) {
        sent += 1
        if (await attack.blow(url, by, sent).catch(() => true)) refused += 1
      }
    }),
  )
  for (const socket of open) socket.terminate()
  return { sent, refused }
}
process.send?.('ready')
