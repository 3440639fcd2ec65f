'use client'

import { diceOf } from '@muster/rulesets/kit/dice.js'
import type { LineThrows } from '@muster/rulesets/kit/lineThrows.js'
import { useState } from 'react'
import { type Client, useClient } from 'urql'
import * as words from '../../messages/report.generated.js'
import { seatBytesQuery } from '../../api/history.js'
import '../../dice/throws.css'
import { DieFace } from '../../dice/DieFace.js'
import { Button, SeatChip } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'

interface Checked {
  readonly holds: boolean
  readonly told: string
}

type Campaign = ReturnType<typeof useCampaignContext>['campaign']

/** With what the seats added: a page that was opened before the war began asks for it, because it did not exist then. Null: it cannot be read now. */
const withBytes = async (client: Client, campaign: Campaign): Promise<Campaign | null> => {
  if (campaign.seatBytes.length > 0) return campaign
  const { data } = await client
    .query(seatBytesQuery, { id: campaign.id }, { requestPolicy: 'network-only' })
    .toPromise()
  const seatBytes = data?.campaign?.seatBytes ?? []
  return seatBytes.length > 0 ? { ...campaign, seatBytes } : null
}

/** What was found of the throws for one subject, in words. */
const toldOf = async (campaign: Campaign, thrown: LineThrows): Promise<Checked> => {
  // Fetched when somebody asks: few do, and everybody reads the report.
  const { checkThrows } = await import('../../dice/checkThrows.js')
  const verdict = checkThrows(campaign, thrown)
  const { turn } = thrown
  const stage = campaign.ruleset.stages.find(({ id }) => id === thrown.stage)?.title ?? thrown.stage
  const of = { turn, stage, subject: thrown.subject ?? '' }
  if (verdict === 'later') return { holds: true, told: words.proofLater() }
  return verdict === 'proven'
    ? { holds: true, told: words.proofHolds(of) }
    : { holds: false, told: words.proofFails(of) }
}

/** The dice that decided a line, as far as its reader may know them: as they fell, and, where they are those of a campaign, whether that holds. */
export function LineDice({ throws }: { readonly throws: readonly LineThrows[] }) {
  const client = useClient()
  const { campaign } = useCampaignContext()
  const [checked, setChecked] = useState<readonly Checked[]>([])
  const check = async (): Promise<void> => {
    const whole = await withBytes(client, campaign)
    const all = whole
      ? await Promise.all(throws.map((thrown) => toldOf(whole, thrown)))
      : [{ holds: false, told: words.proofUnread() }]
    setChecked(all.filter(({ told }, at) => all.findIndex((other) => other.told === told) === at))
  }
  return (
    <div className="c-line-dice">
      {throws.map(({ seat, throws: thrown }, at) => (
        <span key={at} className="t-dice">
          {seat !== null && <SeatChip seat={seat} size="s" />}
          {thrown.flatMap(({ name, faces }, index) =>
            faces.map((face, die) => (
              <DieFace key={`${String(index)} ${String(die)}`} face={face} sides={diceOf(name).faces} />
            )),
          )}
        </span>
      ))}
      {campaign.publicKey !== '' && (
        <Button size="s" tone="quiet" onClick={() => void check()}>
          {words.check()}
        </Button>
      )}
      {checked.map(({ holds, told }) => (
        <p key={told} role="status" className={`t-check t-check-${holds ? 'good' : 'signal'}`}>
          {told}
        </p>
      ))}
    </div>
  )
}
