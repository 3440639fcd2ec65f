import pg from 'pg'

/** A leak for the comparison to find: a counter that everybody sees moves with every group that closes, whoever may know of it. */
export const plantLeak = async (ownerUrl: string): Promise<{ mend(): Promise<void> }> => {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(`
    CREATE FUNCTION muster.leak() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN
        UPDATE muster.campaign SET version = version + 1 WHERE id = NEW.campaign;
        RETURN NULL;
      END $$;
    CREATE TRIGGER leak AFTER UPDATE OF closed_at ON muster.ask_group FOR EACH ROW EXECUTE FUNCTION muster.leak()`)
  return {
    mend: async () => {
      await owner.query('DROP TRIGGER leak ON muster.ask_group; DROP FUNCTION muster.leak()')
      await owner.end()
    },
  }
}
