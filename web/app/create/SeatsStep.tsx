'use client'

import * as formWords from '../../messages/create.generated.js'
import * as words from '../../messages/createSteps.generated.js'
import type { ScenarioOffer } from '../../api/rulesets.js'
import { Checkbox, Notice, SeatChip, Select } from '../../ui/index.js'
import { alliancesOf } from '../../shell/alliances.js'
import type { StepProps } from './stepProps.js'
import type { CampaignDraft } from './draft.js'
import { TableFields } from './TableFields.js'
import { seatName, seatsOf } from './seats.js'

type Holder = 'ME' | 'BOT' | 'PERSON' | 'LATER'

/** Whom a seat may be left to: one whose start is kept has no bot. */
const holdersOf = (reserved: boolean): readonly Holder[] => ['ME', reserved ? 'LATER' : 'BOT', 'PERSON']

const seated = (draft: CampaignDraft, seat: string, own: string | null, holder: Holder): CampaignDraft => {
  const others = draft.people.filter((one) => one !== seat)
  if (holder === 'ME') return { ...draft, seat, people: others }
  return {
    ...draft,
    people: holder === 'PERSON' ? [...others, seat] : others,
    ...(own === seat ? { seat: '' } : {}),
  }
}

/** Who plays which seat, and who is invited. */
export function SeatsStep({ scenario, ...common }: StepProps & { readonly scenario: ScenarioOffer | null }) {
  const { draft, put } = common
  if (!scenario) return <Notice title={words.mapMissing()}>{words.mapMissingText()}</Notice>
  const { own, bots, people, reserved } = seatsOf(draft, scenario)
  const holderOf = (seat: string): Holder => {
    if (seat === own) return 'ME'
    return people.includes(seat) ? 'PERSON' : reserved.includes(seat) ? 'LATER' : 'BOT'
  }
  const free = bots.length + people.length
  return (
    <>
      <ul className="n-seats">
        {scenario.seats.map(({ title, subtitle, reserved: kept }, at) => {
          const seat = seatName(at)
          const holders = holdersOf(kept === true)
          return (
            <li key={seat}>
              <SeatChip seat={seat} title={title} subtitle={subtitle} />
              <Select
                aria-label={words.seatOf({ seat })}
                value={holderOf(seat)}
                onChange={({ target }) => {
                  const holder = holders.find((one) => one === target.value)
                  if (holder) put((before) => seated(before, seat, own, holder))
                }}
              >
                {holders.map((holder) => (
                  <option key={holder} value={holder}>
                    {words.holder({ holder })}
                  </option>
                ))}
              </Select>
            </li>
          )
        })}
      </ul>
      {alliancesOf(scenario.seats).map((line) => (
        <p key={line} className="m-field-hint">
          {line}
        </p>
      ))}
      <Checkbox
        label={formWords.organiseOnly()}
        checked={own === null}
        onChange={({ target }) => put((before) => ({ ...before, seat: target.checked ? '' : 'A' }))}
      />
      <p className="m-field-hint">{formWords.ownPlaceHint()}</p>
      <TableFields {...common} step="seats" part="finding" />
      {free > 0 && (
        <>
          <Checkbox
            label={words.code()}
            checked={draft.code}
            onChange={({ target }) => put((before) => ({ ...before, code: target.checked }))}
          />
          <p className="m-field-hint">{words.codeHint()}</p>
        </>
      )}
    </>
  )
}
