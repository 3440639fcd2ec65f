import type { Json } from '../../../kit/json.js'
import { record } from '../record.js'

const ranges = ['battle', 'recon', 'search'] as const
const most = 25

const mask = (title: string): Json => ({
  ...{ type: 'array', title, description: 'sectors around the banner', minItems: 1, maxItems: most },
  'x-mask': 'The banner',
  items: { type: 'string', pattern: '^[x.]+$', maxLength: most },
})

const square = (radius: number): readonly string[] =>
  Array.from({ length: 2 * radius + 1 }, () => 'x'.repeat(2 * radius + 1))

/** JSON Schema of a custom footprint: rows of `x` in range and `.` out of it, the banner in the middle. */
export const masksSchema: Json = {
  title: 'Masks of the footprint',
  description: 'Rows of equal odd length, an odd number of them; x is in range, . is not; the middle is the banner.',
  oneOf: [
    {
      ...{ type: 'object', additionalProperties: false },
      description: 'Click the sectors in range; the flag is the banner.',
      // Where drawing begins: the squares of the usual radii.
      default: { battle: square(1), recon: square(2), search: square(3) },
      properties: { battle: mask('Battle range'), recon: mask('Recon range'), search: mask('Search range') },
    },
    { type: 'null', title: 'None drawn: squares' },
  ],
}

const rowsOf = (value: Json | undefined): readonly string[] | null =>
  Array.isArray(value) && value.every((row: unknown) => typeof row === 'string') ? value : null

const maskProblem = (name: string, value: Json | undefined): string | null => {
  const rows = rowsOf(value)
  const width = rows?.[0]?.length ?? 0
  if (!rows || rows.some((row) => !/^[x.]+$/.test(row) || row.length !== width))
    return `${name} is a list of rows of equal length, made of x and .`
  if (rows.length % 2 === 0 || width % 2 === 0 || rows.length > most || width > most)
    return `${name} has an odd number of rows and columns, at most ${String(most)}`
  return rows[(rows.length - 1) / 2]?.[(width - 1) / 2] === 'x'
    ? null
    : `${name} holds the banner’s own sector: mark the middle with x`
}

/** Marked sectors as offsets from the middle. */
const offsets = (rows: readonly string[]): ReadonlySet<string> => {
  const [across, down] = [((rows[0]?.length ?? 1) - 1) / 2, (rows.length - 1) / 2]
  return new Set(
    rows.flatMap((row, y) =>
      Array.from(row).flatMap((symbol, x) => (symbol === 'x' ? [`${String(x - across)},${String(y - down)}`] : [])),
    ),
  )
}

/** What is wrong with drawn masks: battle range lies within recon range. */
export const masksProblem = (value: Json): string | null => {
  if (value === null) return null
  const drawn = record(value)
  if (!drawn) return 'give an object with battle, recon and search'
  const odd = Object.keys(drawn).find((key) => !ranges.some((name) => name === key))
  if (odd !== undefined) return `there is no range ${odd}: name battle, recon and search`
  for (const name of ranges) {
    const wrong = drawn[name] === undefined ? null : maskProblem(name, drawn[name])
    if (wrong !== null) return wrong
  }
  const [battle, recon] = [rowsOf(drawn['battle']), rowsOf(drawn['recon'])]
  const outside = battle && recon && [...offsets(battle)].some((at) => !offsets(recon).has(at))
  return outside ? 'every sector of battle is one of recon too: mark it there' : null
}
