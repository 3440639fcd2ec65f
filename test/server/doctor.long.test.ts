import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { clockFinding, databaseFindings } from '../../server/src/doctor/database.js'
import type { Finding } from '../../server/src/doctor/finding.js'
import { examine, isWell, printExamination } from '../../server/src/doctor/index.js'
import { folderFindings, nodeVersion, portFinding } from '../../server/src/doctor/machine.js'
import { StartProblem } from '../../server/src/base/startProblem.js'
import { connectOwner } from '../../server/src/db/owner.js'
import { migrate } from '../../server/src/db/migrate.js'
import { mailProblem } from '../../server/src/mail/mailProblem.js'
import { type House, houseSecret, openHouse, openTable } from '../support/house.js'

let house: House
let folder: string

beforeAll(async () => {
  house = await openHouse()
  folder = mkdtempSync(join(tmpdir(), 'muster-doctor-'))
})
afterAll(async () => {
  await house.close()
  rmSync(folder, { recursive: true, force: true })
})

const wrongs = (findings: readonly Finding[]): readonly string[] =>
  findings.filter(({ state }) => state === 'wrong').map(({ check }) => check)

const look = (secret: string | null = houseSecret) => databaseFindings(house.database.ownerUrl, secret)

const asReferee = async (text: string): Promise<void> => {
  const client = await connectOwner(house.urls.referee)
  await client.query(text)
  await client.end()
}

describe('of the database', () => {
  // Each start puts back what somebody changed about logins.
  afterEach(async () => {
    await house.sql(`UPDATE muster.campaign SET phase = 'RUNNING' WHERE phase = 'HELD'`)
    await migrate(house.database.ownerUrl, houseSecret)
    expect(wrongs(await look())).toEqual([])
  })

  test('nothing is wrong with a house that works', async () => {
    await openTable(house)
    await house.referee.beat()
    const findings = await look()
    expect(wrongs(findings)).toEqual([])
    expect(findings.find(({ check }) => check === 'server')?.says).toBe('A server is connected and works.')
  })

  test('another secret, or none', async () => {
    const findings = await look('a secret of other people, as long as ours')
    expect(wrongs(findings)).toEqual(['house'])
    expect(findings.at(-1)?.says).toMatch(/MUSTER_SECRET is not the one/)
    expect(wrongs(await look(null))).toEqual(['secret'])
  })

  test('a newer version', async () => {
    await house.sql(`INSERT INTO muster.migration ("timestamp", "name") VALUES (1800000000000, 'Later')`)
    expect((await look()).at(-1)?.says).toMatch(/made by a newer version/)
    await house.sql(`DELETE FROM muster.migration WHERE "name" = 'Later'`)
  })

  test('a login that cannot sign in, and one that may too much', async () => {
    await house.sql(`ALTER ROLE ${house.database.name}_reader PASSWORD 'another'`)
    await house.sql(`GRANT SELECT ON muster.resolution TO ${house.database.name}_reader`)
    const findings = await look()
    expect(wrongs(findings)).toEqual(['roles', 'rights'])
    expect(findings.find(({ check }) => check === 'rights')?.says).toContain('muster.resolution')
    await house.sql(`REVOKE SELECT ON muster.resolution FROM ${house.database.name}_reader`)
  })

  test('a campaign on hold, stages and news that nobody sees to', async () => {
    const [held, late] = [await openTable(house), await openTable(house)]
    await house.sql(`UPDATE muster.campaign SET phase = 'HELD' WHERE id = $1`, [held.campaignId])
    await house.sql(`UPDATE muster.ask_group SET deadline_at = now() - interval '1 hour' WHERE campaign = $1`, [
      late.campaignId,
    ])
    await house.sql(`UPDATE muster.outbox SET at = now() - interval '1 hour' WHERE campaign = $1`, [late.campaignId])
    const findings = await look()
    expect(wrongs(findings)).toEqual(['held', 'stages', 'news'])
    expect(findings.find(({ check }) => check === 'held')?.says).toContain(held.campaignId)
    await house.sql(`UPDATE muster.outbox SET sent_at = now()`)
    await house.sql(`UPDATE muster.ask_group SET deadline_at = NULL WHERE campaign = $1`, [late.campaignId])
  })

  test('a server that has stopped working, and a job that failed for good', async () => {
    await house.sql(`UPDATE muster.beat SET at = now() - interval '5 minutes'`)
    await asReferee(`SELECT graphile_worker.add_job('closeGroup', '{}'::json, max_attempts := 1)`)
    await asReferee(`UPDATE graphile_worker._private_jobs SET attempts = max_attempts`)
    expect(wrongs(await look())).toEqual(['jobs', 'server'])
    await asReferee(`DELETE FROM graphile_worker._private_jobs`)
    await house.referee.beat()
  })

  test('clocks that disagree', () => {
    expect(clockFinding(-1_500).state).toBe('well')
    expect(clockFinding(90_000)).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('90 seconds ahead') as string,
    })
    expect(clockFinding(-3_000).says).toContain('3 seconds behind')
  })
})

const serving = async (listener: RequestListener, work: (port: number) => Promise<void>): Promise<void> => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await work(port)
  await new Promise((resolve) => server.close(resolve))
}

describe('of the machine', () => {
  test('an old Node', () => {
    expect([nodeVersion('20.18.0').state, nodeVersion('20.19.0').state, nodeVersion('24.1.0').state]).toEqual([
      'wrong',
      'well',
      'well',
    ])
  })

  test('a data folder that others may read', () => {
    expect(folderFindings(join(folder, 'none')).map(({ state }) => state)).toEqual(['note'])
    writeFileSync(join(folder, 'secret'), houseSecret, { mode: 0o600 })
    expect(wrongs(folderFindings(folder))).toEqual([])
    chmodSync(join(folder, 'secret'), 0o644)
    const findings = folderFindings(folder)
    expect(wrongs(findings)).toEqual(['folder'])
    expect(findings[0]?.says).toContain(`chmod go= ${join(folder, 'secret')}`)
    rmSync(join(folder, 'secret'))
  })

  test.each([
    ['a Muster server', 200, 'ok', 'well'],
    ['one without its database', 503, 'The database does not answer.', 'wrong'],
    ['another program', 200, '<html></html>', 'wrong'],
  ] as const)('a port with %s', async (_who, status, body, state) => {
    await serving(
      (_request, response) => response.writeHead(status, { connection: 'close' }).end(body),
      async (port) => {
        expect((await portFinding(port, '127.0.0.1')).state).toBe(state)
      },
    )
  })

  test('a mail server that does not answer', async () => {
    await serving(
      (_request, response) => response.end(),
      async (port) => {
        expect(await mailProblem(`smtp://someone:password@127.0.0.1:${String(port)}`)).toMatch(/^E[A-Z]+$/)
      },
    )
  })
})

describe('as a whole', () => {
  test('it tells what is wrong, in sentences and for programs, and no secret', async () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const mail = { smtpUrl: null, from: 'muster@example.org', folder: join(folder, 'mail') }
    const patient = {
      dataFolder: folder,
      databaseUrl: house.database.ownerUrl,
      givenSecret: houseSecret,
      host: '127.0.0.1',
      mail,
    }
    await serving(
      (_request, response) => response.writeHead(200, { connection: 'close' }).end('ok'),
      async (port) => {
        expect(isWell(await examine({ ...patient, port }))).toBe(true)
        expect(await printExamination({ ...patient, port }, false)).toBe(true)
        expect(
          await printExamination({ ...patient, port, givenSecret: 'a secret of other people, as long as ours' }, true),
        ).toBe(false)
        const nowhere = new URL(patient.databaseUrl)
        nowhere.port = '1'
        expect(wrongs(await examine({ ...patient, port, databaseUrl: nowhere.href }))).toEqual(['database'])
      },
    )
    expect(await printExamination(new StartProblem('PORT is "x", which is not a port.'), true)).toBe(false)
    const text = JSON.stringify(printed.mock.calls)
    vi.restoreAllMocks()
    expect(text).toContain('All is well.')
    for (const secretly of [houseSecret, new URL(house.database.ownerUrl).password])
      expect(text).not.toContain(secretly)
  })
})
