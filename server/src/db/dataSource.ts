import pg from 'pg'
import { DataSource } from 'typeorm'
import { watchPool } from '../base/metrics.js'
import { carrying, carrySignals, type Publish } from './carried.js'
import { connection, survive } from './pool.js'
import { prepareRepeated } from './prepared.js'
import { Ask, Clock, Group, Sheet } from './entities/asks.js'
import { Battle, BattleEntry, BattleName, BattleSide } from './entities/battles.js'
import { BoardTable, Briefing, RecordTable, Resolution } from './entities/books.js'
import { Campaign, Secret } from './entities/campaign.js'
import { Commander } from './entities/commanders.js'
import { Deputyship, Vacation } from './entities/deputies.js'
import { Consent, Log, Matter } from './entities/organising.js'
import { CampaignScenario, OwnScenario } from './entities/scenarios.js'
import { Holding, Invitation, Naming, Place, Seat, SeatRequest } from './entities/places.js'

const entities = [
  ...[Campaign, Secret, Seat, Holding, Place, Invitation, Naming, SeatRequest],
  ...[Commander, Deputyship, Vacation, OwnScenario, CampaignScenario],
  ...[Group, Ask, Clock, Sheet],
  ...[Resolution, BoardTable, Briefing, RecordTable],
  ...[Battle, BattleSide, BattleName, BattleEntry],
  ...[Log, Matter, Consent],
]

/** The referee's own connections. `size` limits how many campaigns this node works on at once; `publish` takes what is signalled, where that is not for PostgreSQL. */
export const openDataSource = async (
  refereeUrl: string,
  size = 10,
  publish: Publish | null = null,
): Promise<DataSource> => {
  const onConnect = (client: pg.Client): void => {
    survive(client)
    prepareRepeated(client)
    if (publish) carrySignals(client, publish)
  }
  const source = new DataSource({
    ...{ type: 'postgres', url: refereeUrl, schema: 'muster', entities, poolSize: size },
    extra: { ...connection, ...(publish && carrying), onConnect },
    poolErrorHandler: () => undefined,
  })
  return source.initialize()
}

/** Counts its connections, where the driver shows them. */
export const watchSource = (name: string, { driver }: DataSource): void => {
  const pool: unknown = Reflect.get(driver, 'master')
  if (pool instanceof pg.Pool) watchPool(name, pool)
}
