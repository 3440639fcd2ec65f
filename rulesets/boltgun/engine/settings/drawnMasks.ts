import type { Json } from '../../../kit/json.js'
import { record } from '../record.js'
import * as words from '../../messages/settingForms.generated.js'

const ranges = ['battle', 'recon', 'search'] as const
const most = 25

const mask = (range: (typeof ranges)[number]): Json => ({
  ...{ type: 'array', title: words.range({ range }), description: words.sectorsAround(), minItems: 1, maxItems: most },
  'x-mask': words.theBanner(),
  items: { type: 'string', pattern: '^[x.]+$', maxLength: most },
})

const square = (radius: number): readonly string[] =>
  Array.from({ length: 2 * radius + 1 }, () => 'x'.repeat(2 * radius + 1))

/** JSON Schema of a custom footprint: rows of `x` in range and `.` out of it, the banner in the middle. */
export const masksSchema = (): Json => ({
  title: words.masks(),
  description: words.masksAbout(),
  oneOf: [
    {
      ...{ type: 'object', additionalProperties: false },
      description: words.drawMasks(),
      // Where drawing begins: the squares of the usual radii.
      default: { battle: square(1), recon: square(2), search: square(3) },
      properties: Object.fromEntries(ranges.map((range) => [range, mask(range)])),
    },
    { type: 'null', title: words.noMasks() },
  ],
})

const rowsOf = (value: Json | undefined): readonly string[] | null =>
  Array.isArray(value) && value.every((row: unknown) => typeof row === 'string') ? value : null

const maskProblem = (name: string, value: Json | undefined): string | null => {
  const rows = rowsOf(value)
  const width = rows?.[0]?.length ?? 0
  if (!rows || rows.some((row) => !/^[x.]+$/.test(row) || row.length !== width)) return words.maskRows({ range: name })
  if (rows.length % 2 === 0 || width % 2 === 0 || rows.length > most || width > most)
    return words.maskSize({ range: name, most })
  return rows[(rows.length - 1) / 2]?.[(width - 1) / 2] === 'x' ? null : words.maskMiddle({ range: name })
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
  if (!drawn) return words.masksObject()
  const odd = Object.keys(drawn).find((key) => !ranges.some((name) => name === key))
  if (odd !== undefined) return words.noSuchRange({ range: odd })
  for (const name of ranges) {
    const wrong = drawn[name] === undefined ? null : maskProblem(name, drawn[name])
    if (wrong !== null) return wrong
  }
  const [battle, recon] = [rowsOf(drawn['battle']), rowsOf(drawn['recon'])]
  const outside = battle && recon && [...offsets(battle)].some((at) => !offsets(recon).has(at))
  return outside ? words.battleInRecon() : null
}
