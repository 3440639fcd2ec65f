'use client'

import { createContext } from 'react'

/** Where a page shows what a campaign has chosen for a setting; null: on a page about no campaign. */
export const SettingLinks = createContext<((setting: string) => string) | null>(null)
