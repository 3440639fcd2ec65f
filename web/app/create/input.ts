import { seatId } from '@muster/rulesets/kit/ids.js'
import { z } from 'zod'
import * as words from '../../messages/create.generated.js'
import { randomHex } from '../../api/randomHex.js'
import { sent } from '../../api/sent.js'
import type { ScenarioOffer } from '../../api/rulesets.js'
import type { CreateCampaignInput } from '../../api/createCampaign.js'
import { inputOfChoices } from '../../houseRules/tableChoices.js'
import type { CampaignDraft } from './draft.js'
import { deadlinesOf, type Offered, presetOf, rulesChoices, settingsOf, tableOf } from './presets.js'
import { seatsOf } from './seats.js'

export const nameShape = () => z.string().trim().min(1, words.nameMissing()).max(80, words.nameTooLong())

/** A campaign without a name of its own is called like its map. */
export const nameOf = ({ name }: CampaignDraft, scenario: ScenarioOffer | null): string => name ?? scenario?.title ?? ''

/** What the server is asked for. */
export const inputOf = (
  offered: Offered,
  draft: CampaignDraft,
  scenario: ScenarioOffer,
  timeZone: string,
): CreateCampaignInput => {
  const { own, bots, reserved } = seatsOf(draft, scenario)
  const tabletop = draft.tabletop ?? rulesChoices(presetOf(offered, draft))['tabletop']
  return {
    ...(sent(rulesChoices(presetOf(offered, draft))) as Partial<CreateCampaignInput>),
    ...(sent(inputOfChoices(tableOf(offered, draft))) as Partial<CreateCampaignInput>),
    ...(tabletop ? { tabletop: sent(tabletop) as NonNullable<CreateCampaignInput['tabletop']> } : {}),
    name: nameOf(draft, scenario).trim(),
    rulesetId: offered.ruleset.id,
    scenarioId: scenario.id,
    timeZone,
    settings: settingsOf(offered, draft),
    deadlines: sent(deadlinesOf(offered, draft)),
    bots: bots.map(seatId),
    reserved: reserved.map(seatId),
    ...(own ? { seat: seatId(own), diceContribution: randomHex() } : {}),
  }
}
