'use client'

import { createContext } from 'react'
import { useRequired } from '../required.js'
import type { Battle } from './useBattlePage.js'

/** The battle of the page, with its battle desk. */
export const BattleContext = createContext<Battle | null>(null)

export const useBattleContext = (): Battle => useRequired(BattleContext, 'battle')
