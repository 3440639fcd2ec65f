import { setTimeout } from 'node:timers/promises'
import { DataSource } from 'typeorm'
import { Tables1700000000001 } from './migrations/1700000000001-tables.js'
import { Bots1700000000002 } from './migrations/1700000000002-bots.js'
import { Tabletop1700000000003 } from './migrations/1700000000003-tabletop.js'
import { Battles1700000000004 } from './migrations/1700000000004-battles.js'
import { Organising1700000000005 } from './migrations/1700000000005-organising.js'
import { Beside1700000000006 } from './migrations/1700000000006-beside.js'
import { Hosting1700000000007 } from './migrations/1700000000007-hosting.js'
import { Pauses1700000000008 } from './migrations/1700000000008-pauses.js'
import { Notifications1700000000009 } from './migrations/1700000000009-notifications.js'
import { Word1700000000010 } from './migrations/1700000000010-word.js'
import { Accounts1700000000012 } from './migrations/1700000000012-accounts.js'
import { Seats1700000000014 } from './migrations/1700000000014-seats.js'
import { Talk1700000000017 } from './migrations/1700000000017-talk.js'
import { Absence1700000000015 } from './migrations/1700000000015-absence.js'
import { Deputies1700000000021 } from './migrations/1700000000021-deputies.js'
import { CoolDown1700000000022 } from './migrations/1700000000022-coolDown.js'
import { Finding1700000000023 } from './migrations/1700000000023-finding.js'
import { Channels1700000000018 } from './migrations/1700000000018-channels.js'
import { Chronicle1700000000024 } from './migrations/1700000000024-chronicle.js'
import { Warnings1700000000025 } from './migrations/1700000000025-warnings.js'
import { Feeds1700000000019 } from './migrations/1700000000019-feeds.js'
import { Operator1700000000020 } from './migrations/1700000000020-operator.js'
import { Standing1700000000030 } from './migrations/1700000000030-standing.js'
import { DeliveryLog1700000000031 } from './migrations/1700000000031-deliveryLog.js'
import { LateStarters1700000000038 } from './migrations/1700000000038-lateStarters.js'
import { SharedWar1700000000040 } from './migrations/1700000000040-sharedWar.js'
import { Receipts1700000000041 } from './migrations/1700000000041-receipts.js'
import { CampaignColumns1700000000042 } from './migrations/1700000000042-campaignColumns.js'
import { Editions1700000000043 } from './migrations/1700000000043-editions.js'
import { Publishing1700000000045 } from './migrations/1700000000045-publishing.js'
import { Facilitating1700000000046 } from './migrations/1700000000046-facilitating.js'
import { codeOf } from './owner.js'
import { OwnScenarios1700000000044 } from './migrations/1700000000044-ownScenarios.js'
import { VotedCorrections1700000000047 } from './migrations/1700000000047-votedCorrections.js'
import { Health1700000000048 } from './migrations/1700000000048-health.js'
import { Commanders1700000000049 } from './migrations/1700000000049-commanders.js'
import { PrintedMaps1700000000054 } from './migrations/1700000000054-printedMaps.js'
import { Alliances1700000000055 } from './migrations/1700000000055-alliances.js'
import { ShownBattles1700000000057 } from './migrations/1700000000057-shownBattles.js'
import { Due1700000000060 } from './migrations/1700000000060-due.js'
import { PreparedEvents1700000000051 } from './migrations/1700000000051-preparedEvents.js'
import { Unwinding1700000000050 } from './migrations/1700000000050-unwinding.js'

const migrations = [
  Tables1700000000001,
  Bots1700000000002,
  Tabletop1700000000003,
  Battles1700000000004,
  Organising1700000000005,
  Beside1700000000006,
  Hosting1700000000007,
  Pauses1700000000008,
  Notifications1700000000009,
  Word1700000000010,
  Accounts1700000000012,
  Seats1700000000014,
  Talk1700000000017,
  Absence1700000000015,
  Deputies1700000000021,
  CoolDown1700000000022,
  Finding1700000000023,
  Channels1700000000018,
  Chronicle1700000000024,
  Warnings1700000000025,
  Feeds1700000000019,
  Operator1700000000020,
  Standing1700000000030,
  DeliveryLog1700000000031,
  LateStarters1700000000038,
  SharedWar1700000000040,
  Receipts1700000000041,
  CampaignColumns1700000000042,
  Editions1700000000043,
  Publishing1700000000045,
  Facilitating1700000000046,
  OwnScenarios1700000000044,
  VotedCorrections1700000000047,
  Health1700000000048,
  Commanders1700000000049,
  PrintedMaps1700000000054,
  Alliances1700000000055,
  ShownBattles1700000000057,
  Due1700000000060,
  PreparedEvents1700000000051,
  Unwinding1700000000050,
]

/** In no particular order: they run by their numbers, with which their names end. */
export const migrationNames: readonly string[] = migrations.map(({ name }) => name)

/** Milliseconds for which a migration waits for a lock. Two that wait for one another are found out after a second, and one is ended: it is never the server. */
const lockPatience = 500

/** How often a migration is tried that a server of the version before keeps from its tables. */
const tries = 200

/** 40P01: two waited for one another, and this one gave way. 55P03: the lock did not come in time. Nothing of it was done. */
const gaveWay = (error: unknown): boolean => ['40P01', '55P03'].includes(codeOf(error))

/**
 * Carries out the migrations that the database lacks: all, or only those named, as for a backup of an earlier version. Others may work on the database meanwhile:
 * a migration that meets them on its way gives way, and is tried again.
 */
export const makeTables = async (ownerUrl: string, only = migrationNames): Promise<void> => {
  const source = new DataSource({
    type: 'postgres',
    url: ownerUrl,
    schema: 'muster',
    migrations: migrations.filter(({ name }) => only.includes(name)),
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    extra: { lock_timeout: lockPatience },
  })
  await source.initialize()
  try {
    for (let left = tries; ; left -= 1) {
      try {
        await source.runMigrations()
        return
      } catch (error) {
        if (left === 0 || !gaveWay(error)) throw error
        await setTimeout(100 + Math.random() * 400)
      }
    }
  } finally {
    await source.destroy()
  }
}
