import { between, waitsOf } from './figures.js'
import type { Request } from './players.js'
import type { Finding, Measured } from './verdict.js'

const mega = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0)

/** One line of the table: what a minute was like. */
export const lineOf = ({ memory, requests }: Pick<Measured, 'memory' | 'requests'>, minute: number): string => {
  const { count, p50, p99 } = waitsOf(between(requests, minute, minute + 1))
  const last = between(memory, minute, minute + 1).at(-1)
  const cells = [
    ...[
      String(minute + 1),
      last ? mega(last.heapUsed) : '',
      last ? mega(last.external) : '',
      last ? mega(last.rss) : '',
    ],
    ...[String(count), p50.toFixed(1), p99.toFixed(1)],
  ]
  return cells.map((cell, at) => cell.padStart(head[at]?.length ?? 0)).join('  ')
}

const head = ['minute', 'heap MB', 'external MB', 'RSS MB', 'requests', 'p50 ms', 'p99 ms']
export const headLine = head.join('  ')

const kinds: readonly Request[] = ['read', 'draft', 'seal']

export const print = ({ minutes, requests, books: { before, after } }: Measured, all: readonly Finding[]): void => {
  for (const kind of kinds) {
    const { count, p50, p99 } = waitsOf(requests.filter(({ request }) => request === kind))
    console.log(`${kind.padEnd(6)} ${String(count).padStart(6)}  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`)
  }
  const played = after.resolutions - before.resolutions
  console.log(`${String(played)} resolutions in ${String(minutes)} minutes.`)
  console.log(
    `The database: ${mega(before.bytes)} MB, then ${mega(after.bytes)} MB: ${((after.bytes - before.bytes) / played / 1024).toFixed(1)} KB a resolution. Tables that grew:`,
  )
  for (const [name, rows] of after.rows) {
    const was = before.rows.get(name) ?? 0
    if (rows > was) console.log(`  ${name.padEnd(42)} ${String(was).padStart(8)}  ${String(rows).padStart(8)}`)
  }
  for (const { what, value, limit, holds } of all)
    console.log(`${holds === null ? 'too short' : holds ? 'holds' : 'BROKEN'}: ${what}: ${value} (${limit})`)
}
