'use client'

import { useMutation, useQuery } from 'urql'
import * as words from '../../messages/sharedWar.generated.js'
import { refuseWarLink, shareWar, warLinkQuery } from '../../api/sharedWar.js'
import { CopyButton } from '../../shell/CopyButton.js'
import { Link } from '../../shell/Link.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Skeleton } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { ConfirmButton } from '../../shell/ConfirmButton.js'

/** Whether strangers can see the war by a link: once it is over organisers open and close it, and every seat can be against it, also before. */
export function ShareWar() {
  const { campaign, table } = useCampaignContext()
  const { id, place } = campaign
  const [{ data, error }, again] = useQuery({ query: warLinkQuery, variables: { id } })
  const [, share] = useMutation(shareWar)
  const [refusing, refuse] = useMutation(refuseWarLink)
  const link = data?.campaign?.warLink
  if (error) return <Trouble error={error} retry={again} />
  if (place.former || data?.campaign === null) return null
  if (!link) return <Skeleton lines={5} label={words.looking()} />
  const { path, refusedBy } = link
  const set = (open: boolean) => async (): Promise<void> => {
    if ((await share({ id, open })).data) again()
  }
  const own = place.role === 'PLAYER' ? place.seat : null
  const isAgainst = own !== null && refusedBy.includes(own)
  const turn = async (): Promise<void> => {
    if ((await refuse({ id, refused: !isAgainst })).data) again()
  }
  return (
    <section aria-label={words.title()}>
      <h2>{words.title()}</h2>
      <p className="m-quiet m-label">{words.about()}</p>
      {!table.opened && <p>{words.notYet()}</p>}
      {refusedBy.length > 0 && <p>{words.refused({ seats: refusedBy.join(', ') })}</p>}
      {refusing.error && <Trouble error={refusing.error} />}
      <p className="a-actions">
        {path !== null && (
          <>
            <Link href={path}>{words.look()}</Link>
            <CopyButton text={new URL(path, window.location.href).href} label={words.copy()} />
          </>
        )}
        {table.opened && place.organiser && path === null && refusedBy.length === 0 && (
          <ConfirmButton label={words.share()} title={words.share()} text={words.shareAbout()} act={set(true)} />
        )}
        {place.organiser && path !== null && (
          <ConfirmButton label={words.close()} title={words.close()} text={words.closeAbout()} act={set(false)} />
        )}
        {own !== null && (
          <Button busy={refusing.fetching} onClick={() => void turn()}>
            {isAgainst ? words.allow() : words.object()}
          </Button>
        )}
      </p>
    </section>
  )
}
