'use client'

import { canonical } from '@muster/rulesets/kit/json.js'
import type { Procedure, TabletopSystem } from '@muster/rulesets/kit/system.js'
import { useState } from 'react'
import * as words from '../../messages/rolls.generated.js'
import type { BattleEntry, BattleRoll } from '../../api/battles.js'
import { CopyButton } from '../../shell/CopyButton.js'
import { Badge, Button } from '../../ui/index.js'
import { isRecord } from '../../forms/json.js'
import { readNode } from '../../forms/readNode.js'
import { useCampaignContext } from '../CampaignContext.js'
import { useBattleContext } from './BattleContext.js'
import { type Check, checkRoll } from './checkRoll.js'
import { OutcomeView } from '../../dice/OutcomeView.js'
import { Throws } from '../../dice/Throws.js'
import { readable, type WordOf } from '../../dice/words.js'

interface RollViewProps {
  readonly entry: BattleEntry
  readonly system: TabletopSystem
  readonly word: WordOf
}

/** What was said before the roll, apart from what goes without saying. */
const givenOf = (procedure: Procedure | undefined, { input }: BattleRoll, word: WordOf): string => {
  const form = readNode(procedure?.input)
  if (form?.kind !== 'group' || !isRecord(input)) return ''
  return form.fields
    .flatMap(([key, { title, usual }]) => {
      const value = input[key]
      if (value === undefined || canonical(value) === canonical(usual)) return []
      return [value === true ? title : `${title}: ${readable(value, word)}`]
    })
    .join(' · ')
}

const toneOf = ({ dice, result }: Check) => (dice === false || !result ? 'signal' : 'good')

/** One roll of the log: what for, what fell, what came of it, and whether that holds. */
export function RollView({ entry, system, word }: RollViewProps) {
  const { publicKey } = useCampaignContext().campaign
  const { desk } = useBattleContext()
  const [check, setCheck] = useState<Check | null>(null)
  const { roll } = entry
  if (!roll) return null
  const procedure = system.procedures.find(({ id }) => id === roll.procedure)
  const given = givenOf(procedure, roll, word)
  return (
    <article className="t-roll">
      <h4>
        {procedure?.title ?? roll.procedure} {roll.byHand && <Badge tone="warn">{words.ownDice()}</Badge>}
      </h4>
      {given && <p className="m-quiet m-label">{given}</p>}
      <Throws throws={roll.throws} />
      <OutcomeView procedure={procedure ?? { output: {} }} outcome={roll.outcome} word={word} />
      <div className="t-buttons">
        <Button size="s" tone="quiet" onClick={() => setCheck(checkRoll(desk, entry, system, publicKey))}>
          {words.check()}
        </Button>
        {roll.proof !== null && roll.subject !== null && (
          <CopyButton
            label={words.copyProof()}
            text={JSON.stringify({ proof: roll.proof, subject: roll.subject, throws: roll.throws })}
          />
        )}
      </div>
      {check && (
        <p role="status" className={`t-check t-check-${toneOf(check)}`}>
          {check.told}
        </p>
      )}
    </article>
  )
}
