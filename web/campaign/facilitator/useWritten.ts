'use client'

import { useState } from 'react'
import { useClient } from 'urql'
import { type CorrectionPreview, previewCorrections, type ViewerHead } from '../../api/facilitating.js'
import { useCampaignContext } from '../CampaignContext.js'
import type { Written } from '../corrections/Writing.js'
import type { Show } from './FacilitatorRoom.js'

/** Corrections that are being written, and what they would change now for each viewer once that was asked. */
export const useWritten = (show: Show) => {
  const { campaign } = useCampaignContext()
  const client = useClient()
  const [list, setList] = useState<readonly Written[]>([])
  const [preview, setPreview] = useState<CorrectionPreview | null>(null)
  const change = (next: readonly Written[]): void => {
    setList(next)
    setPreview(null)
    show(null)
  }
  const previewOf = async (head: ViewerHead | null) => {
    const of = { seat: head?.seat ?? null, role: head?.role ?? null }
    const answer = await client
      .mutation(previewCorrections, { id: campaign.id, corrections: [...list], ...of })
      .toPromise()
    setPreview(answer.data?.previewCorrections ?? null)
    return answer
  }
  return { list, change, preview, previewOf }
}
