import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { Client, fetchExchange } from 'urql'
import { type SharedWar, sharedViewQuery } from '../api/sharedWar.js'

/** What is sent has no name where pages send no texts: who names no moment asks which there are. */
interface Asked {
  readonly variables: { readonly number?: number; readonly seat?: SeatId }
}

/** Answers the two things that the page of an ended war asks of a server, as far as the link opens them: which moments there are, and the map of one. */
const answerFrom =
  (server: Client, code: string, { moments }: SharedWar): typeof fetch =>
  async (_, init) => {
    const { variables } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Asked
    const { number, seat = null } = variables
    if (number === undefined) {
      const briefings = moments.filter((moment) => moment.seat === seat)
      return Response.json({ data: { campaign: { id: code, briefings } } })
    }
    const { data, error } = await server.query(sharedViewQuery, { code, number, seat }).toPromise()
    if (error) throw error
    const view = data?.sharedWar?.view ?? null
    return Response.json({ data: { campaign: { id: code, briefing: view && { number, view } } } })
  }

export const sharedClient = (server: Client, code: string, war: SharedWar): Client =>
  new Client({
    ...{ url: 'here', preferGetMethod: false, requestPolicy: 'network-only' },
    ...{ fetch: answerFrom(server, code, war), exchanges: [fetchExchange] },
  })
