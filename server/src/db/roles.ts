import { createHmac, pbkdf2Sync, createHash, hkdfSync } from 'node:crypto'
import type { Client } from 'pg'
import { StartProblem } from '../base/startProblem.js'

/** Login of each role except the owner, as a URL. */
export interface RoleUrls {
  /** Reads and writes everything about campaigns. */
  readonly referee: string
  /** May execute the `read_…` functions and nothing else. */
  readonly reader: string
  /** Knows only the login library's schema. */
  readonly accounts: string
}

export type Role = keyof RoleUrls

const roles: readonly Role[] = ['referee', 'reader', 'accounts']

/** Every database has roles of its own, so that two installations on one server are independent. */
export const roleName = (database: string, role: Role): string => `${database.slice(0, 50)}_${role}`

const passwordOf = (secret: string, name: string): string =>
  Buffer.from(hkdfSync('sha256', secret, 'muster', `role ${name}`, 24)).toString('base64url')

/** What PostgreSQL stores of a password under SCRAM: the password itself is never in a statement or in a log. */
const scramVerifier = (password: string, salt: Buffer): string => {
  const rounds = 4096
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
  const mac = (text: string): Buffer => createHmac('sha256', salted).update(text).digest()
  const stored = createHash('sha256').update(mac('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${String(rounds)}:${salt.toString('base64')}$${stored}:${mac('Server Key').toString('base64')}`
}

const urlFor = (ownerUrl: string, name: string, password: string): string => {
  const url = new URL(ownerUrl)
  url.username = name
  url.password = password
  return url.href
}

/** How each role signs in to a database, which follows from the secret alone. */
export const roleUrls = (ownerUrl: string, database: string, secret: string): RoleUrls => {
  const of = (role: Role): string => {
    const name = roleName(database, role)
    return urlFor(ownerUrl, name, passwordOf(secret, name))
  }
  return { referee: of('referee'), reader: of('reader'), accounts: of('accounts') }
}

/** The sentence for an owner that may not make roles or schemas. */
export const missingGrants = (owner: string, database: string): StartProblem =>
  new StartProblem(
    `The database user ${owner} may not prepare the database ${database}. As an administrator run: ` +
      `ALTER ROLE "${owner}" CREATEROLE; ALTER DATABASE "${database}" OWNER TO "${owner}"; and start Muster again.`,
  )

/** The maximum number of connections; a node has ten readers. Null: the server's. */
const connections: Readonly<Record<Role, number | null>> = { referee: null, reader: 50, accounts: null }

/** What somebody else granted to a login is revoked: rights of its own, and memberships in other roles. */
const takeBack = async (owner: Client, name: string): Promise<void> => {
  const quoted = owner.escapeIdentifier(name)
  const { rows: given } = await owner.query<{ no: string }>(
    `SELECT v.no FROM pg_catalog.pg_roles r CROSS JOIN LATERAL (VALUES ('NOSUPERUSER', r.rolsuper), ('NOCREATEDB', r.rolcreatedb),
       ('NOCREATEROLE', r.rolcreaterole), ('NOREPLICATION', r.rolreplication), ('NOBYPASSRLS', r.rolbypassrls)) AS v(no, has)
     WHERE r.rolname = $1 AND v.has`,
    [name],
  )
  if (given.length > 0) await owner.query(`ALTER ROLE ${quoted} ${given.map(({ no }) => no).join(' ')}`)
  const { rows: groups } = await owner.query<{ name: string }>(
    `SELECT g.rolname AS name FROM pg_catalog.pg_auth_members m JOIN pg_catalog.pg_roles g ON g.oid = m.roleid
     JOIN pg_catalog.pg_roles r ON r.oid = m.member WHERE r.rolname = $1`,
    [name],
  )
  for (const group of groups) await owner.query(`REVOKE ${owner.escapeIdentifier(group.name)} FROM ${quoted}`)
}

/** Makes the three login roles or resets their passwords, which follow from the secret. */
export const ensureRoles = async (
  owner: Client,
  ownerUrl: string,
  database: string,
  secret: string,
): Promise<RoleUrls> => {
  for (const role of roles) {
    const name = roleName(database, role)
    const password = passwordOf(secret, name)
    const salt = createHash('sha256').update(`salt ${name}`).update(password).digest().subarray(0, 16)
    const known = await owner.query('SELECT 1 FROM pg_catalog.pg_roles WHERE rolname = $1', [name])
    const quoted = owner.escapeIdentifier(name)
    const verifier = owner.escapeLiteral(scramVerifier(password, salt))
    const rest = `LOGIN NOINHERIT CONNECTION LIMIT ${String(connections[role] ?? -1)} PASSWORD ${verifier}`
    await owner.query(`${known.rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${quoted} ${rest}`)
    await takeBack(owner, name)
  }
  return roleUrls(ownerUrl, database, secret)
}
