import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { engineFigures, jsonFigures, proofMs, viewFigures } from './b1.js'
import { committedFigures } from './b1Committed.js'
import { streamFigures } from './b4.js'
import { idleFigures } from './b4Idle.js'
import { startFigures } from './b6.js'
import { byteFigures } from './bytes.js'
import { median } from './clock.js'
import { boardgame, diplomacy, peersAreThere } from './peers.js'
import { type Figures, reportOf } from './report.js'

const war = { seats: 64, banners: 2000, side: 100, blocks: 8 }
/** The same blocks of 12 or 13 sectors with 31 banners each, fewer and more of them. */
const growth = [
  { seats: 9, banners: 200, side: 32, blocks: 3 },
  war,
  { seats: 64, banners: 20_000, side: 320, blocks: 24 },
]

const step = async <Value>(name: string, work: () => Value | Promise<Value>): Promise<Value> => {
  console.log(`Measuring ${name} …`)
  return work()
}

const resolution = async (peers: boolean): Promise<Figures['b1']> => {
  const peer: number[] = []
  const askPeer = async (): Promise<void> => {
    if (peers) peer.push((await step('js-diplomacy', diplomacy)).ordersPerSecond)
  }
  await askPeer()
  const grown = await step('B1, the engine', () =>
    growth.map((size) => engineFigures(size, size.banners > 2000 ? 7 : 31)),
  )
  await askPeer()
  const [, turn] = grown
  if (!turn) throw new Error('nothing was measured')
  const crowded = await step('B1, crowded', () => engineFigures({ ...war, banners: 20_000 }, 3))
  await askPeer()
  return {
    turn,
    growth: grown,
    crowded,
    json: jsonFigures(war),
    views: viewFigures(war),
    proofMs: proofMs(),
    peerOrdersPerSecond: peer.length > 0 ? median(peer) : null,
    committed: await step('B1, committed', () => committedFigures(war)),
  }
}

const peers = peersAreThere()
const figures: Figures = {
  machine: {
    processors: `${String(cpus().length)} × ${cpus()[0]?.model ?? 'unknown'}`,
    node: process.versions.node,
    at: new Date().toISOString(),
    load: loadavg()[0] ?? 0,
  },
  b1: await resolution(peers),
  b4: await step('B4, two hundred sockets', async () => [
    await streamFigures({ seats: 200, banners: 400, side: 60, blocks: 15 }, 200, 7),
    await streamFigures({ seats: 8, banners: 96, side: 20, blocks: 3 }, 200, 7),
  ]),
  idle: await step('B4, sockets that are idle', () =>
    idleFigures({ seats: 8, banners: 96, side: 20, blocks: 3 }, 10_000, 45),
  ),
  boardgame: peers ? await step('boardgame.io', () => boardgame(200, 7)) : null,
  b6: await step('B6, the start', () => startFigures(5)),
  bytes: byteFigures(war),
}
const docs = new URL('../../docs/', import.meta.url)
writeFileSync(new URL('bench.json', docs), `${JSON.stringify(figures, null, 2)}\n`)
writeFileSync(new URL('bench.md', docs), reportOf(figures))
console.log(reportOf(figures))
