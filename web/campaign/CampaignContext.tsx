'use client'

import { createContext, type ReactNode, useCallback, useMemo } from 'react'
import type { Campaign } from '../api/campaign.js'
import type { Table } from '../api/table.js'
import { PrintedMap } from '../map/index.js'
import { anchorOf } from '../rules/anchorOf.js'
import { SettingLinks } from '../rules/SettingLinks.js'
import { useRequired } from './required.js'
import { usePrinted } from './usePrinted.js'

/** The campaign of the page, its table as it stands now, and how to read both again. */
interface OfCampaign {
  readonly campaign: Campaign
  readonly table: Table
  readonly reload: () => void
  /** Without a network nothing can be sealed. */
  readonly offline?: boolean
}

const CampaignContext = createContext<OfCampaign | null>(null)

export const useCampaignContext = (): OfCampaign => useRequired(CampaignContext, 'campaign')

interface ProviderProps extends OfCampaign {
  readonly children: ReactNode
}

export function CampaignProvider({ campaign, table, reload, offline = false, children }: ProviderProps) {
  const value = useMemo(() => ({ campaign, table, reload, offline }), [campaign, table, reload, offline])
  const printed = usePrinted(campaign)
  const settingAt = useCallback(
    (setting: string) => `/campaign/${campaign.id}/house-rules#${anchorOf(setting)}`,
    [campaign.id],
  )
  return (
    <CampaignContext value={value}>
      <PrintedMap value={printed}>
        <SettingLinks value={settingAt}>{children}</SettingLinks>
      </PrintedMap>
    </CampaignContext>
  )
}
