import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../server/src/db/migrate.js'
import { type House, houseSecret, openHouse } from '../support/house.js'

let house: House
let reader: pg.Pool

beforeAll(async () => {
  house = await openHouse()
  reader = new pg.Pool({ connectionString: house.urls.reader, max: 1 })
})
afterAll(async () => {
  await reader.end()
  await house.close()
})

/** What an earlier version of this program would have made of the database. */
const otherVersion = async (): Promise<void> => {
  await house.sql(`DO $do$ DECLARE _one regprocedure; BEGIN
    FOR _one IN SELECT oid FROM pg_proc WHERE pronamespace = 'muster'::regnamespace LOOP
      EXECUTE format('COMMENT ON FUNCTION %s IS ''before''', _one);
    END LOOP;
    COMMENT ON SCHEMA muster IS 'before';
  END $do$`)
}

const make = async (text: string): Promise<void> => {
  await house.sql(
    `CREATE FUNCTION muster.${text} RETURNS text LANGUAGE sql SECURITY DEFINER AS $$ SELECT 'of before' $$`,
  )
  const name = text.replace(/ DEFAULT [^,)]+/g, '')
  await house.sql(`REVOKE ALL ON FUNCTION muster.${name} FROM PUBLIC`)
  await house.sql(`GRANT EXECUTE ON FUNCTION muster.${name} TO "${new URL(house.urls.reader).username}"`)
  await house.sql(`COMMENT ON FUNCTION muster.${name} IS 'before'`)
}

const upgrade = () => migrate(house.database.ownerUrl, houseSecret)

const said = async (call: string): Promise<unknown> =>
  (await reader.query<{ it: unknown }>(`SELECT muster.${call} AS it`)).rows[0]?.it

const count = async (name: string): Promise<unknown> =>
  (
    await house.sql(
      `SELECT count(*)::integer AS n FROM pg_proc WHERE pronamespace = 'muster'::regnamespace AND proname = '${name}'`,
    )
  )[0]?.['n']

test('servers of the version before find what they call, until the version changes once more', async () => {
  await otherVersion()
  // One that is gone, one that has another argument now, and one that has other types.
  await make('read_gone(_credential text)')
  await make('read_table(_credential text)')
  await make('read_log(_credential json, _campaign json, _before json, _limit json)')
  await upgrade()
  expect(await said(`read_gone('x')`)).toBe('of before')
  expect(await said(`read_table('x')`)).toBe('of before')
  expect(await said(`read_table('x', gen_random_uuid())`)).toBeNull()
  expect(await count('read_log')).toBe(1)
  await expect(said(`read_log('x', gen_random_uuid(), null, 5)`)).resolves.not.toBe('of before')

  // A second start of the same version, as of another node, changes nothing.
  await upgrade()
  expect(await said(`read_gone('x')`)).toBe('of before')

  await house.sql(`COMMENT ON SCHEMA muster IS 'a version that was never here'`)
  await upgrade()
  await expect(said(`read_gone('x')`)).rejects.toThrow(/does not exist/)
  await expect(said(`read_table('x')`)).rejects.toThrow(/does not exist/)
})

test('nothing of it stands open to others', async () => {
  const rows = await house.sql(
    `SELECT oid::regprocedure::text AS name FROM pg_proc WHERE pronamespace = 'muster'::regnamespace AND has_function_privilege('public', oid, 'EXECUTE')`,
  )
  expect(rows).toEqual([])
  expect(await house.sql(`SELECT 1 FROM pg_namespace WHERE nspname = 'muster_before'`)).toEqual([])
})
