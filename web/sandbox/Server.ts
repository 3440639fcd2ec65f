'use client'

import { createContext } from 'react'
import type { Client } from 'urql'
import type { OpenAsk } from '../api/briefing.js'
import { useRequired } from '../campaign/required.js'

/** The campaign as it really stands: all that a sandbox takes from the server, and the one thing that it may give it. */
interface Server {
  /** Of the campaign: here the desk knows it by another. */
  readonly id: string
  readonly client: Client
  readonly asks: readonly OpenAsk[]
  /** Questions that are sealed already. */
  readonly sealed: ReadonlySet<string>
}

const ServerContext = createContext<Server | null>(null)

export const ServerProvider = ServerContext

export const useServer = (): Server => useRequired(ServerContext, 'server')
