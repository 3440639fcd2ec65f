'use client'

import { seatId } from '@muster/rulesets/kit/ids.js'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { useMutation } from 'urql'
import * as together from '../../messages/commanders.generated.js'
import * as words from '../../messages/join.generated.js'
import { randomHex } from '../../api/randomHex.js'
import type { InvitationPreview } from '../../api/invitations.js'
import { acceptInvitation } from '../../api/invitations.js'
import { Button } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'

interface AcceptProps {
  readonly token: string
  readonly role: InvitationPreview['role']
  /** What is chosen of several; null: nothing yet. */
  readonly seat?: string | null
}

const pressOf = (role: AcceptProps['role'], seat: AcceptProps['seat']): string => {
  if (role === 'DEPUTY') return words.act()
  if (role === 'COMMANDER') return together.play()
  if (role !== 'PLAYER') return words.takePlace()
  return seat === null ? words.chooseSeat() : words.takeSeat()
}

/** Takes the place that is offered. */
export function Accept({ token, role, seat }: AcceptProps) {
  const router = useRouter()
  // One set of bytes a visit: pressing twice must not look like two offers.
  const [diceContribution] = useState(randomHex)
  const [{ fetching, error }, accept] = useMutation(acceptInvitation)
  const take = async (): Promise<void> => {
    const { data } = await accept({
      token,
      ...(seat && { seat: seatId(seat) }),
      ...(role === 'PLAYER' && { diceContribution }),
    })
    if (data) router.replace(`/campaign/${data.acceptInvitation.id}`)
  }
  return (
    <>
      {error && <Trouble error={error} />}
      <Button tone="primary" busy={fetching} disabled={seat === null} onClick={() => void take()}>
        {pressOf(role, seat)}
      </Button>
      {role === 'PLAYER' && <p className="m-quiet">{words.bytes()}</p>}
    </>
  )
}
