import { speaking } from '../base/language.js'
import type { Registry } from '../referee/compute/registry.js'
import { checkChain } from './checks/chain.js'
import { checkCourse } from './checks/course.js'
import { checkDice } from './checks/dice.js'
import { checkReplay, editionsIn } from './checks/replay.js'
import { checkResolutions } from './checks/resolutions.js'
import { checkSheets } from './checks/sheets.js'
import { isWithheld, type War } from './format.js'
import { openArchive, warOf } from './open.js'

/** What was found out about an archive. */
export interface Verdict {
  readonly war: War
  /** What is wrong in it, one sentence each. */
  readonly found: readonly string[]
  /** Why it was not played again; null: it was. */
  readonly unplayed: string | null
  /** What nobody could check, and why: it is no fault. */
  readonly notes: readonly string[]
}

/** A check that stumbles over something has found that it is not what Muster writes. */
const attempt = (what: string, check: () => readonly string[]): readonly string[] => {
  try {
    return check()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return [`${what} cannot be read as Muster writes it (${why}).`]
  }
}

/** Why the war cannot be played again here; null: it can. */
const withoutEngine = (registry: Registry, war: War): string | null => {
  const { ruleset } = war.campaign
  const game = registry.get(ruleset)
  if (!game) return `The ruleset ${ruleset} is not installed here, so the war was not played again.`
  const played = [...new Set([...editionsIn(war), war.campaign.edition])]
  const edition = played.find((one) => !registry.edition({ ruleset, edition: one }))
  return edition === undefined
    ? null
    : `The war was played with edition ${edition} of ${game.title}, which this Muster does not have (${game.edition} is its newest), so it was not played again.`
}

/** A head that somebody was shown, or its beginning: on a page, in a message or a receipt. */
const missingHead = ({ record }: War, head: string): readonly string[] =>
  record.some((entry) => entry.head.startsWith(head.toLowerCase()))
    ? []
    : [`The record never had the head ${head}: it is not the record from which that head was shown.`]

const unchecked = ({ record, sheets }: War): readonly string[] => {
  const withheld = record.filter(isWithheld).length
  const unsigned = sheets.filter(({ signature }) => signature === null).length
  return [
    ...(withheld > 0
      ? [
          `${String(withheld)} entries of the record are withheld, because they name accounts: what they say was not checked.`,
        ]
      : []),
    ...(unsigned > 0 ? [`${String(unsigned)} receipts are from before the house signed them.`] : []),
  ]
}

/**
 * Checks an archive against nothing but itself, the rules, and heads that somebody kept.
 * @throws StartProblem if it is no archive
 */
export const verifyArchive = async (
  registry: Registry,
  file: string,
  heads: readonly string[] = [],
): Promise<Verdict> => {
  const archive = await openArchive(file)
  const war = warOf(file, archive)
  const unplayed = withoutEngine(registry, war)
  const found = [
    ...archive.damaged.map((part) => `The bytes of ${part} are not those that were written.`),
    ...attempt('The record', () => checkChain(war)),
    ...attempt('What was resolved', () => checkResolutions(war)),
    ...attempt('What was sealed', () => checkSheets(war)),
    ...attempt('The course', () => checkCourse(war)),
    ...attempt('The dice', () => checkDice(war)),
    ...(unplayed === null ? attempt('The war', () => speaking('en', () => checkReplay(registry, war))) : []),
    ...heads.flatMap((head) => missingHead(war, head)),
  ]
  return { war, found, unplayed, notes: unchecked(war) }
}
