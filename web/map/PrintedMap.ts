'use client'

import { createContext, useContext } from 'react'
import type { Printed } from './props.js'

/** What is printed on the maps below, where a map is not told otherwise; null: nothing is. */
export const PrintedMap = createContext<Printed | null>(null)

export const usePrintedMap = (): Printed | null => useContext(PrintedMap)
