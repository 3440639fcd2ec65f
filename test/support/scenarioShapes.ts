import type { KeptScenarioRow, OwnScenarioRow, SharedScenarioRow } from '../../server/src/store/reads.js'
import type { Feud } from './feud.js'
import type { House } from './house.js'
import type { Shape } from './shape.js'

export const keptScenario = {
  ...{
    title: 'text',
    about: 'text',
    seats: { each: { title: 'text', subtitle: 'text', reserved: { maybe: 'boolean' }, alliance: { maybe: 'text' } } },
    board: 'json',
  },
} satisfies Shape<KeptScenarioRow>

const ownScenario = {
  ...keptScenario,
  ...{ id: 'text', rulesetId: 'text', revision: 'number', size: 'number', ready: 'boolean' },
  ...{ token: { orNull: 'text' }, madeAt: 'text', changedAt: 'text' },
} satisfies Shape<OwnScenarioRow>

const sharedScenario = { ...keptScenario, rulesetId: 'text', file: 'json' } satisfies Shape<SharedScenarioRow>

/** What is read of scenarios that people have drawn or brought. */
export const scenarioShapes = {
  ...{ read_own_scenarios: { each: ownScenario }, read_own_scenario: ownScenario, read_scenario_file: 'json' },
  read_shared_scenario: sharedScenario,
  read_printed_map: 'json',
}

/** As if its map was one that somebody drew, and printed a name on. */
export const readPrinted = async (
  { sql }: Pick<House, 'sql'>,
  campaignId: string,
  read: () => Promise<void>,
): Promise<void> => {
  await sql(`INSERT INTO muster.campaign_scenario SELECT $1, '{}', '{"names":[{"at":"1,1","text":"Ford"}]}'`, [
    campaignId,
  ])
  await read()
  await sql('DELETE FROM muster.campaign_scenario WHERE campaign = $1', [campaignId])
}

/** A scenario of somebody's own, shared by link, and the copies that listed campaigns keep of it; all of it read. */
export const drawScenarios = async (
  { sql }: Pick<House, 'sql'>,
  { north, organiser }: Feud,
  read: (name: string, ...args: readonly unknown[]) => Promise<void>,
): Promise<void> => {
  const seats = [{ title: 'North', subtitle: 'Scouts' }]
  const made = await sql<{ id: string }>(
    `INSERT INTO muster.own_scenario (user_id, ruleset, title, file, board, size, ready, token)
     SELECT $1, 'toy', 'Own', $2, '{}', 100, true, n FROM unnest(ARRAY['shared', NULL]) n RETURNING id`,
    [north.userId, { about: 'About.', seats }],
  )
  for (const { id } of made)
    for (const of of ['own_scenario', 'scenario_file']) await read(`read_${of}`, north.session, id)
  await read('read_own_scenarios', north.session, null, 50)
  await read('read_shared_scenario', 'shared')
  const kept = await sql<{ campaign: string }>(
    `INSERT INTO muster.campaign_scenario SELECT id, $1, $2 FROM muster.campaign WHERE name = 'Listed' RETURNING campaign`,
    [{ title: 'Own', about: 'About.', seats, data: {} }, { names: [{ at: '1,1', text: 'Ford' }] }],
  )
  for (const { campaign } of kept)
    for (const of of ['campaign', 'printed_map']) await read(`read_${of}`, organiser.session, campaign)
  await read('read_campaigns', organiser.session)
}
