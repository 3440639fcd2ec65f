'use client'

import * as formWords from '../../messages/create.generated.js'
import type { RulesetHead } from '../../api/rulesets.js'
import { Choices } from './Choices.js'
import { Scene } from './Scene.js'
import type { PutDraft } from './useDraft.js'

interface RulesetStepProps {
  readonly rulesets: readonly RulesetHead[]
  readonly chosen: string
  readonly put: PutDraft
}

/** A card for each ruleset: a scene of it, how it plays, and what a turn takes. */
export const RulesetStep = ({ rulesets, chosen, put }: RulesetStepProps) => (
  <Choices
    legend={formWords.ruleset()}
    name="ruleset"
    value={chosen}
    onChange={(ruleset) => put((before) => ({ ...before, ruleset }))}
    choices={rulesets.map(({ id, title, about, turn, edition }) => ({
      id,
      title,
      text: about ?? formWords.edition({ edition }),
      note: turn ?? undefined,
      picture: <Scene rulesetId={id} title={title} />,
    }))}
  />
)
