import type { Client } from 'pg'
import { StartProblem } from '../base/startProblem.js'
import { checkHouse, findHouse } from '../db/house.js'
import { connectOwner } from '../db/owner.js'
import { missingGrants, roleUrls } from '../db/roles.js'
import { migrationNames } from '../db/tables.js'
import { serverFacts, type ServerFacts, strayRights, stuckJobs, workFacts, type WorkFacts } from './facts.js'
import { count, type Finding, note, well, wrong } from './finding.js'

const ownerFinding = ({ mayMakeRoles, mayMakeSchemas, owner, database, version }: ServerFacts): Finding =>
  mayMakeRoles && mayMakeSchemas
    ? well(
        'database',
        `The database ${database} answers (PostgreSQL ${version}), and its user ${owner} may do what Muster needs.`,
      )
    : wrong('database', missingGrants(owner, database).message)

const tolerated = 2_000

export const clockFinding = (ahead: number): Finding =>
  Math.abs(ahead) <= tolerated
    ? well('clock', 'The clocks of the database and of this machine agree.')
    : wrong(
        'clock',
        `The clock of the database is ${String(Math.round(Math.abs(ahead) / 1000))} seconds ${ahead > 0 ? 'ahead of' : 'behind'} the clock of this machine. Deadlines follow the database: let both machines set their clocks by NTP.`,
      )

/** Its secret and its tables; null: there is no house yet. */
const houseFindings = async (client: Client, secret: string | null): Promise<readonly Finding[] | null> => {
  const house = await findHouse(client)
  if (!house) return null
  if (secret === null)
    return [wrong('secret', 'There is no secret: set MUSTER_SECRET, or restore the file `secret` in the data folder.')]
  try {
    await checkHouse(client, secret)
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    return [wrong('house', error.message)]
  }
  const waiting = migrationNames.filter((name) => !house.migrations.includes(name)).length
  return [
    well('secret', 'The secret is the one of this database.'),
    waiting === 0
      ? well('tables', 'The tables are those of this version.')
      : note(
          'tables',
          `${count(waiting, 'migration')} will be carried out by the next start, after a copy has been made.`,
        ),
  ]
}

const signsIn = async <Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value | null> => {
  const client = await connectOwner(url).catch(() => null)
  if (!client) return null
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const roleFindings = async (
  client: Client,
  ownerUrl: string,
  database: string,
  secret: string,
): Promise<readonly Finding[]> => {
  const urls = roleUrls(ownerUrl, database, secret)
  const out: string[] = []
  for (const [role, url] of Object.entries(urls))
    if (!(await signsIn(String(url), () => Promise.resolve(true)))) out.push(role)
  const stray = await strayRights(client, database)
  const jobs = await signsIn(urls.referee, stuckJobs)
  return [
    out.length === 0
      ? well('roles', 'The three logins of the server can sign in.')
      : wrong('roles', `The login ${out.join(', ')} cannot sign in: restart the server, which sets all logins again.`),
    stray.length === 0
      ? well('rights', 'No login may use a table that is not its own.')
      : wrong(
          'rights',
          `A login may use what it should not (${stray.join('; ')}): somebody granted that. Revoke it with REVOKE ALL ON ALL TABLES IN SCHEMA muster, accounts FROM that login, and restart the server.`,
        ),
    ...(jobs === null
      ? []
      : [
          jobs === 0
            ? well('jobs', 'No job of the queue is stuck.')
            : wrong(
                'jobs',
                `${count(jobs, 'job')} of the queue failed for good or never ended: the log says why. Restart the server, which looks for all work anew.`,
              ),
        ]),
  ]
}

const seconds = 60

/** What waits although a server runs; without one it is no fault that it does. */
export const workFindings = (
  servers: number,
  { held, overdue, untold, unsent, beat }: WorkFacts,
): readonly Finding[] => {
  const late: readonly (readonly [string, number, string, string])[] = [
    ['stages', overdue, 'stage', 'should have been closed ten minutes ago or earlier'],
    ['news', untold, 'event', 'should have been told to somebody ten minutes ago or earlier'],
    ['deliveries', unsent, 'message', 'should have been sent an hour ago or earlier'],
  ]
  return [
    servers === 0
      ? note('server', 'No server is connected to the database.')
      : beat !== null && beat > seconds
        ? wrong(
            'server',
            `A server is connected, but has noted for ${String(beat)} seconds no longer that it works: read its log and restart it.`,
          )
        : well('server', 'A server is connected and works.'),
    held.length === 0
      ? well('held', 'No campaign is on hold.')
      : wrong(
          'held',
          `On hold, because a stage could not be resolved: ${held.join(', ')}. The log and the operator’s page say why; there, or on the campaign’s page, somebody can try again.`,
        ),
    ...late.map(([check, number, one, what]) =>
      number === 0
        ? well(check, `No ${one} ${what}.`)
        : (servers === 0 ? note : wrong)(
            check,
            `${count(number, one)} ${what}: ${servers === 0 ? 'start the server' : 'read the log of the server, and restart it'}.`,
          ),
    ),
  ]
}

/** All that the database can be asked. */
export const databaseFindings = async (ownerUrl: string, secret: string | null): Promise<readonly Finding[]> => {
  const client = await connectOwner(ownerUrl)
  try {
    const facts = await serverFacts(client)
    const first = [ownerFinding(facts), clockFinding(facts.ahead)]
    const house = await houseFindings(client, secret)
    if (!house) return [...first, note('house', 'There is no house in the database yet: the first start makes it.')]
    if (secret === null || house.some(({ state }) => state !== 'well')) return [...first, ...house]
    const roles = await roleFindings(client, ownerUrl, facts.database, secret)
    return [...first, ...house, ...roles, ...workFindings(facts.servers, await workFacts(client))]
  } finally {
    await client.end()
  }
}
