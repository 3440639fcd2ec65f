import { type PaceId, paceIds, type PresetId, presetIds } from '@muster/rulesets/kit/presets.js'
import * as words from '../../messages/presets.generated.js'
import type { Game } from './game.js'
import type { CreateCampaign } from '../common/contract.js'

/** What a preset may choose: nothing that names people or maps. */
type Choices = Omit<
  CreateCampaign,
  'name' | 'rulesetId' | 'scenarioId' | 'timeZone' | 'seat' | 'bots' | 'diceContribution'
>

export interface NamedChoices {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly choices: Choices
}

/** What goes with a preset outside its ruleset: written out, so that a misspelt key is refused. */
const campaignsOwn: Readonly<Record<PresetId, Choices>> = {
  first: { replaceable: true, absence: { silentStages: 1, silentThen: 'BOT' } },
  league: { absence: { silentStages: 2, silentThen: 'OFFER', quorum: 50, waitHours: 24, excuses: 1, excuseTurns: 5 } },
  veteran: {
    draftAtDeadline: 'ignore',
    press: 'GREY',
    letterDelayHours: 12,
    absence: { silentStages: 3, silentThen: 'TELL' },
  },
}

const noticeHours: Readonly<Record<PaceId, number>> = { evening: 1, league: 24, post: 72 }

/** The presets of a ruleset, with what the campaign itself is asked. */
export const presetsOf = ({ presets }: Game): readonly NamedChoices[] =>
  presets
    ? presetIds.map((id) => ({
        ...{ id, title: words.preset({ preset: id }), about: presets[id].about },
        choices: { ...campaignsOwn[id], settings: presets[id].settings },
      }))
    : []

/** The paces of a ruleset: the length of every deadline class. */
export const pacesOf = ({ paces }: Game): readonly NamedChoices[] =>
  paces
    ? paceIds.map((id) => ({
        ...{ id, title: words.pace({ pace: id }), about: words.paceAbout({ pace: id }) },
        choices: { deadlines: paces[id], noticeHours: noticeHours[id] },
      }))
    : []
