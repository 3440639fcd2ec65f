import pg from 'pg'

/** Lets a group close when it is told, and not before: whatever else would close it finds that it is not complete. */
export interface Gate {
  /** The group may close now: all have answered, or its hour has come. */
  lets(campaignId: string, groupId: string, why: 'complete' | 'deadline'): Promise<void>
  /** Nobody takes part any more in a campaign that has been given back, so that the next ones are as quick as it was. */
  clear(campaignId: string): Promise<void>
  close(): Promise<void>
}

/** Only the owner of the database marks a group as complete while the gate stands. */
const held = `
  CREATE FUNCTION muster.hold_group() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF current_user <> (SELECT tableowner FROM pg_tables WHERE schemaname = 'muster' AND tablename = 'ask_group')
      THEN NEW.complete_at := NULL; END IF;
      RETURN NEW;
    END $$;
  CREATE TRIGGER hold_group BEFORE UPDATE OF complete_at ON muster.ask_group
    FOR EACH ROW EXECUTE FUNCTION muster.hold_group()`

/**
 * One act, one change: without the gate the last seal and the closing that follows it come so close that a stream may show both in one frame or
 * each in one of its own, as the machine has time.
 */
export const openGate = async (ownerUrl: string): Promise<Gate> => {
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  await owner.query(held)
  return {
    lets: async (campaignId, groupId, why) => {
      const column = why === 'complete' ? 'complete_at' : 'deadline_at'
      await owner.query(
        `UPDATE muster.ask_group SET ${column} = clock_timestamp() WHERE campaign = $1 AND group_id = $2`,
        [campaignId, groupId],
      )
    },
    clear: async (campaignId) => {
      await owner.query(`UPDATE muster.campaign SET phase = 'PAUSED' WHERE id = $1`, [campaignId])
      for (const people of ['place', 'holding'])
        await owner.query(`DELETE FROM muster.${people} WHERE campaign = $1`, [campaignId])
    },
    close: () => owner.end(),
  }
}
