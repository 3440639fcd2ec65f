'use client'

import { useState } from 'react'
import { useClient } from 'urql'
import * as words from '../../messages/coOrganisers.generated.js'
import { dismissCoOrganiser, nameOrganiser } from '../../api/coOrganisers.js'
import type { Member } from '../../api/table.js'
import { Button, Field, Select } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { ConfirmButton } from '../../shell/ConfirmButton.js'
import type { Steer } from './steer.js'

interface OrganiserAct {
  readonly steer: Steer
}

const labelOf = ({ name, namesake }: Member): string =>
  namesake === null ? name : words.namesake({ name, like: namesake })

/** One who helps already, or was asked. Only the organiser takes back what would make somebody the organiser. */
function Named({ member, steer }: OrganiserAct & { readonly member: Member }) {
  const client = useClient()
  const { id, place } = useCampaignContext().campaign
  const { id: memberId, name, mine, named } = member
  const act = () =>
    steer(named === null ? words.dismissed({ name }) : words.takenBack({ name }), () =>
      client.mutation(dismissCoOrganiser, { id, memberId }).toPromise(),
    )
  const label = named !== null ? words.takeBack() : mine ? words.giveUp() : words.dismiss()
  return (
    <li>
      <span>{words.state({ name: labelOf(member), state: named ?? 'HELPS' })}</span>
      {named === null ? (
        <ConfirmButton
          label={label}
          title={mine ? words.giveUpQuestion() : words.dismissQuestion({ name })}
          text={words.dismissMeaning()}
          act={act}
        />
      ) : (
        !(named === 'ORGANISER' && place.coOrganiser) && (
          <Button size="s" onClick={() => void act()}>
            {label}
          </Button>
        )
      )}
    </li>
  )
}

function Ask({ free, steer }: OrganiserAct & { readonly free: readonly Member[] }) {
  const client = useClient()
  const { id, place } = useCampaignContext().campaign
  const [chosen, setChosen] = useState('')
  const member = free.find((one) => one.id === chosen) ?? free[0]
  if (!member) return <p className="m-label m-quiet">{words.nobody()}</p>
  const { name, coOrganiser } = member
  const ask = (role: 'CO_ORGANISER' | 'ORGANISER') =>
    steer(words.asked({ name }), () => client.mutation(nameOrganiser, { id, memberId: member.id, role }).toPromise())
  return (
    <>
      <Field label={words.member()}>
        {(control) => (
          <Select value={member.id} onChange={(event) => setChosen(event.target.value)} {...control}>
            {free.map((one) => (
              <option key={one.id} value={one.id}>
                {one.seat === null ? labelOf(one) : words.inSeat({ name: labelOf(one), seat: one.seat })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="a-actions">
        {!coOrganiser && (
          <Button size="s" onClick={() => void ask('CO_ORGANISER')}>
            {words.ask()}
          </Button>
        )}
        {!place.coOrganiser && (
          <ConfirmButton
            label={words.handOver()}
            title={words.handOverQuestion({ name })}
            text={words.handOverMeaning({ name })}
            act={() => ask('ORGANISER')}
          />
        )}
      </div>
    </>
  )
}

/** Members who help the organiser, and who is asked to. All see them. */
export function CoOrganisers({ steer }: OrganiserAct) {
  const { table, campaign } = useCampaignContext()
  const { members } = table
  const named = members.filter(({ coOrganiser, named: role }) => coOrganiser || role !== null)
  const free = members.filter(
    ({ mine, organiser, named: role, coOrganiser }) =>
      !mine && !organiser && role === null && !(coOrganiser && campaign.place.coOrganiser),
  )
  return (
    <details className="a-fold">
      <summary>{words.title()}</summary>
      <div className="c-co-organisers">
        <p className="m-label m-quiet">{words.about()}</p>
        <ul>
          {named.map((member) => (
            <Named key={member.id} {...{ member, steer }} />
          ))}
        </ul>
        <Ask {...{ free, steer }} />
      </div>
    </details>
  )
}
