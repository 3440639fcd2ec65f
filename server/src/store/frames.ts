import type pg from 'pg'
import { backlog, type FrameAsk, type FrameBody, type Frames, type Told } from './reads.frames.js'

type Row =
  | { readonly ask: number; readonly told: Told; readonly key: null; readonly number: null; readonly body: null }
  | { readonly ask: null; readonly told: null; readonly key: string; readonly number: number; readonly body: string }

const unknown: Told = {
  proven: false,
  stands: false,
  key: null,
  latest: null,
  above: null,
  rulesetId: null,
  edition: null,
}

/** Asks for all listeners of a campaign at once; credentials are passed as parameters. */
export const readFrames = async (pool: pg.Pool, campaignId: string, asks: readonly FrameAsk[]): Promise<Frames> => {
  const { rows } = await pool.query<Row>('SELECT * FROM muster.read_frames($1, $2, $3, $4, $5, $6)', [
    asks.map(({ credential }) => credential),
    campaignId,
    asks.map(({ kind }) => kind),
    asks.map(({ after }) => after),
    asks.map(({ about }) => about),
    backlog,
  ])
  const told = new Map<number, Told>()
  const bodies = new Map<string, FrameBody[]>()
  for (const row of rows)
    if (row.ask !== null) told.set(row.ask, row.told)
    else {
      const body = { number: row.number, text: row.body }
      const others = bodies.get(row.key)
      if (others) others.push(body)
      else bodies.set(row.key, [body])
    }
  for (const list of bodies.values()) list.sort((a, b) => a.number - b.number)
  return { told: asks.map((_, index) => told.get(index + 1) ?? unknown), bodies }
}
