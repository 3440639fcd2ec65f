import { cooledGroups, newBotAsks, overdue } from './asks.js'
import { pausesDue } from './beat.js'
import { unopened } from './books.js'
import { turningDeputies } from './deputies.js'
import { lettersDue } from './letters.js'
import { newlyUncompleted, noticesOver } from './matters.js'
import { deliverable } from './notify/deliveries.js'
import { untold } from './notify/told.js'
import { sql, type Tx } from './sql.js'
import { unattended } from './vacations.js'
import { votesDue } from './votes.js'

/**
 * The rows that each sweep looks for, which selects from the same texts: nothing is due here that it does not find. Of what bots are asked and of closings that were
 * agreed on only the latest are looked at here, because each running campaign has some that are done: what is older is found by the sweeps themselves.
 */
const rows = {
  'overdue groups': [cooledGroups, overdue],
  closings: [noticesOver, newlyUncompleted],
  votes: [votesDue],
  pauses: [pausesDue],
  deputies: [turningDeputies, unattended],
  'letters on their way': [lettersDue],
  bots: [newBotAsks],
  'wars to open': [unopened],
  'what people are to be told': [untold],
  deliveries: [deliverable],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** What is swept as soon as there is any of it. */
export type Due = keyof typeof rows

const anyOf = ([what, texts]: [string, readonly string[]]): string =>
  `WHEN '${what}' THEN ${texts.map((text) => `EXISTS (SELECT FROM ${text})`).join(' OR ')}`

const question = `SELECT w.what FROM unnest($1::text[]) AS w (what) WHERE CASE w.what ${Object.entries(rows).map(anyOf).join(' ')} END`

/** Of what there is any now, by the database's time. */
export const whatIsDue = async (tx: Tx, about: readonly Due[]): Promise<readonly Due[]> => {
  if (about.length === 0) return []
  const found = await sql(tx).query<{ what: Due }[]>(question, [about])
  return found.map(({ what }) => what)
}
