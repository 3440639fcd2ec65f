import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Tables, the column that leads to a row of one campaign, and the table where that stands. */
const tables = [
  ['battle_entry', 'battle', 'battle'],
  ['battle_name', 'battle', 'battle'],
  ['consent', 'matter', 'matter'],
  ['standing_orders', 'holding', 'holding'],
] as const

type Table = (typeof tables)[number]

/** Every row of a campaign says of which. The version before does not write it: its rows are completed. */
const changeOf = ([table, column, target]: Table): string => `
ALTER TABLE muster.${table} ADD COLUMN campaign uuid REFERENCES muster.campaign;
UPDATE muster.${table} t SET campaign = o.campaign FROM muster.${target} o WHERE o.id = t.${column};
ALTER TABLE muster.${table} ALTER COLUMN campaign SET NOT NULL;
CREATE FUNCTION muster.campaign_of_${table}() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  SELECT o.campaign INTO NEW.campaign FROM muster.${target} o WHERE o.id = NEW.${column};
  RETURN NEW;
END $body$;
CREATE TRIGGER campaign_of_${table} BEFORE INSERT ON muster.${table} FOR EACH ROW WHEN (NEW.campaign IS NULL) EXECUTE FUNCTION muster.campaign_of_${table}();
`

const undoneOf = ([table]: Table): string => `
DROP TRIGGER campaign_of_${table} ON muster.${table};
DROP FUNCTION muster.campaign_of_${table}();
ALTER TABLE muster.${table} DROP COLUMN campaign;
`

export class CampaignColumns1700000000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables.map(changeOf).join(''))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(tables.map(undoneOf).join(''))
  }
}
