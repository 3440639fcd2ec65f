import { alike } from '@muster/rulesets/kit/json.js'
import type { ArchivedResolution, GroupInput, War } from '../format.js'
import { nameOf } from './resolutions.js'

const groupIn = ({ input }: ArchivedResolution): GroupInput | null => ('scenario' in input ? null : input)

/** Only what was sealed, or what is said to be corrected, is played again. */
const otherSheets = (one: ArchivedResolution, input: GroupInput, before: GroupInput): readonly string[] => {
  const changed = input.sheets.filter(
    (sheet) =>
      !sheet.corrected &&
      sheet.orders !== null &&
      !before.sheets.some(
        ({ seat, ask, orders }) => seat === sheet.seat && ask === sheet.ask && alike(orders, sheet.orders),
      ),
  )
  return changed.map(({ seat }) => `${nameOf(one)} was played again with other orders of ${seat} than before.`)
}

const playedAgain = (war: War, one: ArchivedResolution, input: GroupInput, from: number): readonly string[] => {
  const before = war.resolutions.find(({ revision }) => revision === from)
  const old = before && groupIn(before)
  if (!before || !old || before.revision >= one.revision || before.group_id !== one.group_id)
    return [`${nameOf(one)} says that it was played again, but not from what.`]
  return otherSheets(one, input, old)
}

/** Whether a campaign that went back did so to a state that counted, and played again what had been played. */
export const checkCourse = (war: War): readonly string[] => {
  const dropped = new Set<number>()
  return war.resolutions.flatMap((one): readonly string[] => {
    const input = groupIn(one)
    if (input?.again !== undefined) return playedAgain(war, one, input, input.again)
    if (input?.restores === undefined) return []
    const { restores } = input
    if (restores < 0 || restores >= one.revision || dropped.has(restores))
      return [`${nameOf(one)} goes back to a moment that did not count.`]
    for (let at = restores + 1; at < one.revision; at += 1) dropped.add(at)
    return []
  })
}
