'use client'

import { createContext, type ReactNode } from 'react'
import { useRequired } from '../required.js'
import type { DeskState } from './useDesk.js'

/** The order desk that is open, and the piece that is picked up at it. */
export interface OpenDesk {
  readonly desk: DeskState
  readonly selected: string | null
  readonly onSelect: (id: string | null) => void
  /** Asks whether to seal what is on the sheet. */
  readonly onSeal: () => void
}

const DeskContext = createContext<OpenDesk | null>(null)

export const useOpenDesk = (): OpenDesk => useRequired(DeskContext, 'order desk')

/** A desk is another one with every rendering, which draws its readers anyway. */
export const DeskProvider = ({ children, ...open }: OpenDesk & { readonly children: ReactNode }) => (
  <DeskContext value={open}>{children}</DeskContext>
)
