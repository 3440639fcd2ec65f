'use client'

import { createContext, type ReactNode } from 'react'
import { useRequired } from '../required.js'
import type { OpenDesk } from './deskState.js'

const DeskContext = createContext<OpenDesk | null>(null)

export const useOpenDesk = (): OpenDesk => useRequired(DeskContext, 'order desk')

/** A desk is another one with every rendering, which draws its readers anyway. */
export const DeskProvider = ({ children, ...open }: OpenDesk & { readonly children: ReactNode }) => (
  <DeskContext value={open}>{children}</DeskContext>
)
