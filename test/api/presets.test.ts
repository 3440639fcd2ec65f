import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, type Identity, must, signUp } from './client.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let organiser: Identity

beforeAll(async () => {
  server = await startTestServer()
  organiser = await signUp(server.url, 'Organiser')
})
afterAll(() => server.close())

interface Preset {
  readonly id: string
  readonly about: string
  readonly choices: Readonly<Record<string, unknown>>
}

interface Offered {
  readonly rulesets: readonly {
    readonly id: string
    readonly about: string
    readonly turn: string
    readonly scenarios: readonly { readonly id: string }[]
    readonly deadlines: readonly { readonly id: string }[]
    readonly presets: readonly Preset[]
    readonly paces: readonly Preset[]
  }[]
}

const offers = `{ rulesets { id about turn scenarios { id } deadlines { id }
  presets { id title about choices } paces { id title about choices } } }`

const creation = `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id houseRules {
  settings noticeHours press draftAtDeadline letterDelayHours absence { silentStages silentThen quorum waitHours excuses excuseTurns } deadlines { class days at } } } }`

interface Created {
  readonly createCampaign: {
    readonly id: string
    readonly houseRules: {
      readonly settings: Readonly<Record<string, unknown>>
      readonly deadlines: readonly {
        readonly class: string
        readonly days: number | null
        readonly at: string | null
      }[]
    } & Readonly<Record<string, unknown>>
  }
}

it('presets and paces are offered to everybody, and a tool creates a campaign by handing them on', async () => {
  const { rulesets } = await must<Offered>(server.url, offers, {}, {})
  const some = rulesets.filter(({ presets }) => presets.length > 0)
  expect(some.map(({ id }) => id)).toEqual(expect.arrayContaining(['boltgun', 'hex-1.4']))
  for (const { id: rulesetId, scenarios, presets, paces, deadlines, about, turn } of some) {
    expect([about, turn].every((text) => text.length > 20)).toBe(true)
    expect(paces.map(({ id }) => id)).toEqual(['evening', 'league', 'post'])
    for (const [at, preset] of presets.entries()) {
      const pace = paces[at]
      const input = {
        ...{ name: 'By preset', rulesetId, scenarioId: scenarios[0]?.id, timeZone: 'UTC' },
        ...{ ...pace?.choices, ...preset.choices },
      }
      const { createCampaign } = await must<Created>(server.url, creation, { input }, organiser)
      const { settings, deadlines: lengths, ...rest } = createCampaign.houseRules
      expect(settings).toMatchObject(preset.choices['settings'] as object)
      expect(
        Object.fromEntries(
          lengths.map(({ class: id, days, at: hour }) => [id, days === null ? null : { days, at: hour }]),
        ),
      ).toEqual(pace?.choices['deadlines'])
      expect(lengths.length).toBe(deadlines.length)
      const { settings: _, replaceable: __, ...own } = preset.choices
      expect(rest).toMatchObject({ ...own, noticeHours: pace?.choices['noticeHours'] })
    }
  }
})

it('house rules of a campaign are read by its people, and by no stranger', async () => {
  const stranger = await signUp(server.url, 'Stranger')
  const input = { name: 'Ours', rulesetId: 'boltgun', scenarioId: 'first-contact', timeZone: 'UTC', noticeHours: 99 }
  const { createCampaign } = await must<Created>(server.url, creation, { input }, organiser)
  const again = 'query ($id: ID!) { campaign(id: $id) { houseRules { noticeHours } } }'
  const variables = { id: createCampaign.id }
  expect(await must(server.url, again, variables, organiser)).toEqual({ campaign: { houseRules: { noticeHours: 99 } } })
  expect(await must(server.url, again, variables, stranger)).toEqual({ campaign: null })
})

it('what is wrong with a new campaign names the part of the input', async () => {
  const right = { name: 'Wrong', rulesetId: 'boltgun', scenarioId: 'first-contact', timeZone: 'UTC' }
  const wrong = {
    ...{ name: { name: ' ' }, rulesetId: { rulesetId: 'none' }, scenarioId: { scenarioId: 'none' } },
    ...{
      timeZone: { timeZone: 'Mars/Olympus' },
      deadlines: { deadlines: { tea: null } },
      noticeHours: { noticeHours: 0 },
      voteHours: { voteHours: 0 },
      'absence.waitHours': { absence: { waitHours: 0 } },
    },
    ...{ seat: { seat: 'Z' }, bots: { bots: ['Z'] }, settings: { settings: { teapot: true } } },
  }
  for (const [at, change] of Object.entries(wrong)) {
    const { text } = await ask(server.url, creation, { input: { ...right, ...change } }, organiser)
    const { errors } = JSON.parse(text) as { readonly errors: readonly { readonly extensions: object }[] }
    expect([at, errors.map(({ extensions }) => extensions)]).toMatchObject([at, [{ code: 'BAD_INPUT', at }]])
  }
})
