'use client'

import { useClient } from 'urql'
import * as words from '../../messages/deputies.generated.js'
import { dismissDeputy } from '../../api/deputies.js'
import { dayAndTime } from '../../api/time.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Notice } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { ConfirmButton } from '../../shell/ConfirmButton.js'
import { DeputyForm } from './DeputyForm.js'
import { SubstituteForm } from './SubstituteForm.js'
import { useSteer } from './useSteer.js'

/** For whoever acts for a seat, or will. */
function Acting() {
  const client = useClient()
  const { campaign, table } = useCampaignContext()
  const { error, steer } = useSteer()
  const seat = table.seats.find(({ deputy }) => deputy?.mine === true)
  if (!seat?.deputy) return null
  const { deputy, id, holder } = seat
  const now = campaign.place.role === 'DEPUTY'
  const of = { seat: id, holder: holder ?? '' }
  const [from, until] = [dayAndTime(deputy.from, table.timeZone), dayAndTime(deputy.until, table.timeZone)]
  const giveUp = () => steer(words.givenUp(), () => client.mutation(dismissDeputy, { id: campaign.id }).toPromise())
  return (
    <>
      {error && <Trouble error={error} />}
      <Notice
        title={now ? words.youAct(of) : words.youWillAct(of)}
        action={<ConfirmButton label={words.giveUp()} title={words.youAct(of)} text={words.givenUp()} act={giveUp} />}
      >
        {now ? words.youActUntil({ until }) : words.youActFrom({ from, until })}
      </Notice>
    </>
  )
}

/** For the holder: who acts for them, or who was asked to. */
function Present() {
  const client = useClient()
  const { campaign, table } = useCampaignContext()
  const { error, steer } = useSteer()
  const { id, place } = campaign
  const deputy = table.seats.find((seat) => seat.mine)?.deputy ?? null
  const shown = deputy ?? place.askedDeputy
  if (!shown) return null
  const times = { from: dayAndTime(shown.from, table.timeZone), until: dayAndTime(shown.until, table.timeZone) }
  const end = () =>
    steer(deputy ? words.ended() : words.withdrawn(), () => client.mutation(dismissDeputy, { id }).toPromise())
  return (
    <>
      {error && <Trouble error={error} />}
      <Notice
        action={
          <Button size="s" onClick={() => void end()}>
            {deputy ? words.end() : words.withdraw()}
          </Button>
        }
      >
        {deputy
          ? words.actsForYou({ bot: deputy.bot ? 'yes' : 'no', name: deputy.name ?? '', ...times })
          : words.asked(times)}
      </Notice>
    </>
  )
}

/** Who acts for a seat while its holder is away, and who might take it over. */
export function DeputyTools() {
  const { campaign, table } = useCampaignContext()
  const { place } = campaign
  if (place.former) return null
  if (place.role !== 'PLAYER') return <Acting />
  const mine = table.seats.find((seat) => seat.mine)
  return (
    <>
      <Present />
      {!mine?.deputy && (
        <details className="a-fold">
          <summary>{words.heading()}</summary>
          <div className="c-deputy">
            <DeputyForm />
          </div>
        </details>
      )}
      <details className="a-fold">
        <summary>{words.seek()}</summary>
        <div className="c-deputy">
          <SubstituteForm note={mine?.offerNote ?? null} />
        </div>
      </details>
    </>
  )
}
