import { alike } from '@muster/rulesets/kit/json.js'
import type { Registry } from '../../referee/compute/registry.js'
import {
  editionsOf,
  hashOf,
  type PlayedAgain,
  replay,
  replaySetUp,
  RestoredStates,
} from '../../referee/compute/replay.js'
import type { ArchivedResolution, War } from '../format.js'
import { seatBytesOf } from './dice.js'
import { nameOf } from './resolutions.js'

const differences = (one: ArchivedResolution, { events, state, throws }: PlayedAgain): readonly string[] => {
  const name = nameOf(one)
  const found: string[] = []
  // Stored throws have a proof, which is checked apart
  const stored = one.throws.map(({ name: of, subject, ordinal, faces }) => ({ name: of, subject, ordinal, faces }))
  if (!alike(throws, stored)) found.push(`Played again, ${name} throws other dice than the archive lists.`)
  if (hashOf(events) !== one.events_hash) found.push(`Played again, ${name} has other events.`)
  if (hashOf(state) !== one.state_hash) found.push(`Played again, ${name} leads to another state.`)
  return found
}

/** The edition by which each resolution was played. */
export const editionsIn = ({ campaign, resolutions }: War): readonly string[] =>
  editionsOf(
    resolutions.map(({ input }) => ('scenario' in input ? {} : input)),
    campaign.edition,
  )

/** Plays the whole war again from its scenario; after the first difference nothing more can be compared. */
export const checkReplay = (registry: Registry, war: War): readonly string[] => {
  const { private_key: privateKey, ...campaign } = war.campaign
  const shared = { ...campaign, privateKey, seatBytes: seatBytesOf(war) }
  const editions = editionsIn(war)
  const restored = new RestoredStates(war.resolutions.map(({ input }) => ('scenario' in input ? {} : input)))
  let state: object | null = null
  for (const [at, one] of war.resolutions.entries()) {
    const { input, turn, stage } = one
    const played = { ...shared, edition: editions[at] ?? campaign.edition }
    if ('scenario' in input === (state !== null)) return [`${nameOf(one)} stands in the wrong place.`]
    const again: PlayedAgain =
      'scenario' in input
        ? replaySetUp(registry, played, input)
        : (restored.of(input) ?? replay(registry, played, state ?? {}, { turn, stage, groupId: input.group, input }))
    const found = differences(one, again)
    if (found.length > 0) return found
    ;({ state } = again)
    restored.keep(one.revision, again.state)
  }
  return []
}
