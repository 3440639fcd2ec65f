'use client'

import { useRouter } from 'next/navigation.js'
import { useEffect } from 'react'
import { useQuery } from 'urql'
import * as words from '../messages/campaignPage.generated.js'
import { isOffered } from '../api/finding.js'
import { EmptyPage } from '../shell/EmptyPage.js'
import { Skeleton } from '../ui/index.js'
import { dropKept } from './offline/kept.js'

/** For somebody without a place: on to the campaign’s card, if everybody who has the address may see it. */
export function NoPlace({ id }: { readonly id: string }) {
  const router = useRouter()
  const [{ data, fetching }] = useQuery({ query: isOffered, variables: { id } })
  const offered = data?.offer != null
  useEffect(() => void dropKept(id), [id])
  useEffect(() => {
    if (offered) router.replace(`/campaigns/${id}`)
  }, [offered, router, id])
  if (fetching || offered) return <Skeleton lines={10} label={words.reading()} />
  return <EmptyPage title={words.noneTitle()}>{words.none()}</EmptyPage>
}
