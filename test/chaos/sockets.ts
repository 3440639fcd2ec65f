import { WebSocket } from 'ws'
import type { Wars } from './wars.js'
import type { World } from './world.js'

/** A stream that has begun and whose listener takes nothing off the line any more. */
const stall = (url: string, token: string, campaignId: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    const query = 'subscription ($id: ID!) { briefing(campaignId: $id) { number } }'
    socket.on('error', reject)
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }))
    })
    socket.once('message', () => {
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query, variables: { id: campaignId } } }))
      socket.pause()
      resolve(socket)
    })
  })

/** So many stalled streams on the nodes that are up; those that a node refuses are left out. */
export const stallStreams = async ({ nodes }: World, wars: Wars, count: number): Promise<readonly WebSocket[]> => {
  const urls = nodes.flatMap((node) => node.url() ?? [])
  const tried = Array.from({ length: count }, (_, at) => {
    const war = wars.all[at % Math.max(1, wars.all.length)]
    return stall(urls[at % urls.length] ?? '', war?.player.token ?? '', war?.campaignId ?? '').catch(() => null)
  })
  return (await Promise.all(tried)).filter((socket) => socket !== null)
}
