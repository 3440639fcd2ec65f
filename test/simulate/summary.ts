import type { Played } from './campaign.js'
import type { Digest } from './digest.js'
import type { Frame } from './frame.js'

const table = (rows: readonly (readonly (string | number)[])[]): string => {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => String(row[at] ?? '').length))) ?? []
  return rows.map((row) => row.map((entry, at) => String(entry).padStart(widths[at] ?? 0)).join('  ')).join('\n')
}

const per = (sum: number, count: number, digits = 1): string => (count === 0 ? '–' : (sum / count).toFixed(digits))

const sums = (frames: readonly Frame[], of: (frame: Frame) => number): number =>
  frames.reduce((sum, frame) => sum + of(frame), 0)

/** Turn by turn: fights, and for each seat pieces, their sizes and the cells it holds. */
const course = ({ frames }: Played): string => {
  const seats = frames[0]?.standings.map(({ seat }) => seat) ?? []
  return table([
    ['turn', 'fights', ...seats.map((seat) => `${seat}: pieces/sizes/cells`)],
    ...frames.map(({ turn, fights, standings }) => [
      turn,
      fights.length,
      ...standings.map(({ pieces, sizes, cells, eliminated }) =>
        eliminated ? 'out' : [pieces, sizes, cells].map(String).join('/'),
      ),
    ]),
  ])
}

const sight = ({ frames }: Played): string => {
  const standings = frames.flatMap((frame) => frame.standings).filter(({ eliminated }) => !eliminated)
  const all = (of: (entry: (typeof standings)[number]) => number): number =>
    standings.reduce((sum, entry) => sum + of(entry), 0)
  const cells = (frames[0]?.board.width ?? 0) * (frames[0]?.board.height ?? 0)
  const share = per(100 * all(({ seen }) => seen), standings.length * cells, 0)
  return `A seat sees ${share} % of the map and ${per(
    all(({ contacts }) => contacts),
    standings.length,
  )} enemies, ${per(
    all(({ measured }) => measured),
    standings.length,
  )} of them with their size.`
}

/** One campaign in words and figures. */
export const summaryOf = (played: Played): string => {
  const { plan, frames, outcome, orders, losses, faults, milliseconds, hash } = played
  const turns = frames.length - 1
  const victory = frames.at(-1)?.victory
  const changed = Object.entries(plan.settings)
  return [
    `${plan.scenario.title} (${plan.scenario.id}), ${String(plan.scenario.seats.length)} seats, seed ${plan.seed}: ${String(turns)} turns in ${(milliseconds / 1000).toFixed(2)} s, ${per(milliseconds, turns, 0)} ms a turn`,
    ...(changed.length > 0
      ? [`Settings: ${changed.map(([key, value]) => `${key}=${JSON.stringify(value)}`).join(', ')}`]
      : []),
    course(played),
    outcome
      ? `Champion: ${outcome.champion ?? 'nobody'}${victory ? `, by ${victory}` : ''}. ${outcome.text} (${outcome.rule})`
      : 'No champion yet.',
    `${String(sums(frames, ({ fights }) => fights.length))} fights, ${String(losses)} pieces lost; ${String(orders.given)} orders given, ${String(orders.refused)} refused.`,
    sight(played),
    ...faults.map((fault) => `FAULT: ${fault}`),
    `Hash of the last state: ${hash}`,
  ].join('\n')
}

const shares = (digests: readonly Digest[]): string => {
  const counts = new Map<string, number>()
  for (const { victory } of digests) {
    const key = victory ?? 'still undecided'
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return table(
    [...counts]
      .sort(([, a], [, b]) => b - a)
      .map(([key, count]) => [key, count, `${per(100 * count, digests.length, 0)} %`]),
  )
}

/** Special rules that no seat of any campaign played by. */
export const neverInPlay = (digests: readonly Digest[], rules: readonly string[]): readonly string[] =>
  rules.filter((rule) => !digests.some(({ rulesInPlay }) => rulesInPlay.includes(rule)))

/** Many campaigns in figures. `rules` are all special rules that there are, where the ruleset names them. */
export const summaryOfMany = (digests: readonly Digest[], seconds: number, rules: readonly string[]): string => {
  const all = (of: (digest: Digest) => number): number => digests.reduce((sum, digest) => sum + of(digest), 0)
  const count = digests.length
  const idle = neverInPlay(digests, rules)
  return [
    `${String(count)} campaigns in ${seconds.toFixed(1)} s, ${per(all(({ milliseconds }) => milliseconds) / 1000, count, 2)} s each; ${per(
      all(({ turns }) => turns),
      count,
    )} turns, ${per(
      all(({ fights }) => fights),
      count,
    )} fights, ${per(
      all(({ losses }) => losses),
      count,
    )} pieces lost.`,
    'How they ended:',
    shares(digests),
    `${String(all(({ given }) => given))} orders given, ${String(all(({ refused }) => refused))} refused.`,
    ...(rules.length > 0
      ? [
          `${String(rules.length - idle.length)} of ${String(rules.length)} special rules were in play${idle.length > 0 ? `, not ${idle.join(', ')}` : ''}.`,
        ]
      : []),
    `Scenarios played: ${String(new Set(digests.map(({ scenario }) => scenario)).size)}.`,
  ].join('\n')
}
