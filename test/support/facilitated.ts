import type { Feud } from './feud.js'
import { type House, letBegin, openTable, type Person, sealStay, type Table } from './house.js'

/** Closes what is due of a campaign until nothing is. */
export const closeDue = async (at: House, { campaignId }: Pick<Table, 'campaignId'>): Promise<void> => {
  const due = async () => (await at.referee.overdue()).filter((job) => job.campaignId === campaignId)
  for (let jobs = await due(); jobs.length > 0; jobs = await due())
    for (const job of jobs) await at.referee.closeGroup(job)
}

/** In mid-war the others consent to it. */
export const appoint = async (at: House, { campaignId, north, south }: Table): Promise<Person> => {
  const facilitator = await at.person('Facilitator')
  const { token } = await at.referee.invite(north, { campaignId, role: 'FACILITATOR' })
  await at.referee.acceptInvitation(facilitator, { token })
  await letBegin(at, campaignId, [south])
  return facilitator
}

export const current = async (at: House, who: Person, { campaignId }: Table) => {
  const briefing = await at.reads.briefing(who.session, campaignId)
  if (!briefing) throw new Error('no briefing')
  return briefing
}

/** Both seats stay: the first turn's walk ends, and a scout of the first seat is routed. */
export const walk = async (at: House, table: Table): Promise<void> => {
  for (const who of [table.north, table.south])
    await sealStay(
      at,
      who,
      table.campaignId,
      (await current(at, who, table)).asks.find(({ kind }) => kind === 'walk')?.id ?? '',
    )
}

/** A table whose facilitator came while it stood still, before the first question could fall silent. */
export const withFacilitator = async (at: House): Promise<{ readonly table: Table; readonly facilitator: Person }> => {
  const table = await openTable(at)
  await at.referee.pauseCampaign(table.north, table)
  const facilitator = await appoint(at, table)
  await at.referee.resumeCampaign(table.north, table)
  await closeDue(at, table)
  return { table, facilitator }
}

type Read = (name: string, ...args: readonly unknown[]) => Promise<void>

/** As if what is open had closed and waited to be published, after a run on a copy, with notes and a correction: what is told of it. */
export const readFacilitated = async (at: House, feud: Feud, read: Read): Promise<void> => {
  const { campaignId, facilitator, north } = feud
  const values = [campaignId]
  await read('read_table', north.session, campaignId)
  const open = 'WHERE campaign = $1 AND closed_at IS NULL'
  await at.sql(`UPDATE muster.ask_group SET publish_at = clock_timestamp() + interval '1 hour' ${open}`, values)
  const run = "'walk-1', 1, clock_timestamp(), 1, 'walk', 'x', '[]'"
  await at.sql(`INSERT INTO muster.dry_run SELECT $1, ${run}`, values)
  await at.referee.keepNotes(facilitator, { campaignId, text: 'A note.' })
  await at.sql(`UPDATE muster.resolution SET why = 'correction' WHERE campaign = $1 AND revision = 1`, values)
  await read('read_table', north.session, campaignId)
  const silent = "$1::uuid, 900, clock_timestamp(), 'SEAT_SILENT', false, 'A', '{}'::json"
  await at.sql(`INSERT INTO muster.table_log (campaign, number, at, kind, tool, seat, detail) SELECT ${silent}`, values)
  const corrections = [{ kind: 'move', detail: {}, reason: 'A flood.' }]
  await at.referee.prepareEvent(facilitator, { campaignId, turn: 9, corrections, eventId: null })
  await at.sql(
    `UPDATE muster.prepared_event SET settled_at = clock_timestamp(), problem = 'x' WHERE campaign = $1`,
    values,
  )
  await read('read_health', facilitator.session, campaignId, '["ended"]')
  for (const name of ['read_dry_run', 'read_notes', 'read_prepared_events'])
    await read(name, facilitator.session, campaignId)
  await read('read_corrections', north.session, campaignId)
  await at.sql(`UPDATE muster.briefing SET corrected = '[{"briefing":1,"line":0}]' WHERE campaign = $1`, values)
  await read('read_corrected_lines', north.session, campaignId, 0, null)
  await at.sql(`UPDATE muster.ask_group SET common = false WHERE campaign = $1 AND closed_at IS NOT NULL`, values)
  await read('read_closed_questions', facilitator.session, campaignId)
}
