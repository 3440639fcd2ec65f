import * as words from '../../messages/createSteps.generated.js'
import type { ScenarioOffer } from '../../api/rulesets.js'
import type { CampaignDraft } from './draft.js'
import { ofRuleset } from './draft.js'
import { changesIn, type Offered, paceOf, presetOf, zoneOf } from './presets.js'
import { seatsOf } from './seats.js'
import { type Step, steps } from './steps.js'

interface Line {
  readonly step: Step
  readonly text: string
}

const seatsLine = (draft: CampaignDraft, scenario: ScenarioOffer): string => {
  const { own, bots, people } = seatsOf(draft, scenario)
  const parts = [
    own === null ? words.youOrganise() : words.youPlay({ seat: own }),
    ...(bots.length > 0 ? [words.botsPlay({ seats: bots.join(', '), count: bots.length })] : []),
    ...(people.length > 0 ? [words.peoplePlay({ seats: people.join(', '), count: people.length })] : []),
  ]
  return parts.join(' · ')
}

const textOf = (
  step: Step,
  offered: Offered,
  draft: CampaignDraft,
  scenario: ScenarioOffer | null,
  ownZone: string,
): string => {
  const { ruleset } = offered
  const changed = (title: string, count: number): string => words.withChanges({ title, count })
  switch (step) {
    case 'ruleset':
      return ruleset.title
    case 'map':
      return scenario ? words.onMap({ title: scenario.title, seats: scenario.seats.length }) : words.mapMissing()
    case 'pace': {
      const title = changed(paceOf(offered, draft).title, Object.keys(ofRuleset(draft, ruleset.id).deadlines).length)
      return words.paceIn({ pace: title, zone: zoneOf(offered, draft, ownZone) })
    }
    case 'seats':
      return scenario ? seatsLine(draft, scenario) : words.mapMissing()
    case 'rules':
      return changed(presetOf(offered, draft).title, changesIn(draft, ruleset.id))
  }
}

/** The campaign as it would be created, a line for each step. */
export const linesOf = (
  offered: Offered,
  draft: CampaignDraft,
  scenario: ScenarioOffer | null,
  ownZone: string,
): readonly Line[] => steps.map((step) => ({ step, text: textOf(step, offered, draft, scenario, ownZone) }))
