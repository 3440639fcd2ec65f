import pg from 'pg'

/** Lets a group close when it is told, and not before: whatever else would close it finds that it is not complete. */
export interface Gate {
  /** The group may close: all have answered, or its hour has come. It does not yet while `meanwhile` lasts, in which the table may be seen to wait. */
  lets(group: GroupRef, why: 'complete' | 'deadline', meanwhile: () => Promise<unknown>): Promise<void>
  /**
   * Nobody who is compared takes part any more in the campaigns that have been given back, so that the next ones are as quick. None may be looked at
   * meanwhile.
   */
  clear(): Promise<void>
  close(): Promise<void>
}

export interface GroupRef {
  readonly campaignId: string
  readonly groupId: string
}

/** Only the owner of the database marks a group as complete while the gate stands. */
const held = `
  CREATE FUNCTION muster.hold_group() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF current_user <> (SELECT tableowner FROM pg_tables WHERE schemaname = 'muster' AND tablename = 'ask_group')
      THEN NEW.complete_at := NULL; END IF;
      RETURN NEW;
    END $$;
  CREATE TRIGGER hold_group BEFORE INSERT OR UPDATE OF complete_at ON muster.ask_group
    FOR EACH ROW EXECUTE FUNCTION muster.hold_group()`

/**
 * One act, one change: without the gate the last seal and the closing that follows it come so close that a stream may show both in one frame or
 * each in one of its own, as the machine has time.
 */
export const openGate = async (ownerUrl: string): Promise<Gate> => {
  // Two for each campaign that is played back beside others.
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 16 })
  await owner.query(held)
  return {
    lets: async ({ campaignId, groupId }, why, meanwhile) => {
      const column = why === 'complete' ? 'complete_at' : 'deadline_at'
      const due = `UPDATE muster.ask_group SET ${column} = clock_timestamp() WHERE campaign = $1 AND group_id = $2`
      const holder = await owner.connect()
      try {
        await holder.query('BEGIN')
        await holder.query('SELECT FROM muster.campaign WHERE id = $1 FOR NO KEY UPDATE', [campaignId])
        await owner.query(due, [campaignId, groupId])
        await owner.query(`SELECT muster.signal($1)`, [`campaign:${campaignId}`])
        await meanwhile()
      } finally {
        await holder.query('COMMIT')
        holder.release()
      }
    },
    clear: async () => {
      await owner.query(
        `UPDATE muster.campaign SET phase = 'PAUSED', organiser = (SELECT "id" FROM accounts."user" WHERE "name" = 'Facilitator')`,
      )
      for (const people of ['place', 'holding']) await owner.query(`DELETE FROM muster.${people}`)
    },
    close: () => owner.end(),
  }
}
