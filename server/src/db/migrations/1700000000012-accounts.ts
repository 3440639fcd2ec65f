import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Accounts can be deleted: which are being, who a line of the log concerns (its names are replaced), and campaigns that nobody organises any more. Old lines
 * name people by what they were called.
 */
const changes = `
CREATE TABLE muster.forgetting (
  account text PRIMARY KEY,
  asked_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
ALTER TABLE muster.campaign ALTER COLUMN organiser DROP NOT NULL;
ALTER TABLE muster.table_log ADD COLUMN of_user text;
UPDATE muster.table_log l SET of_user = m.user_id
  FROM (SELECT h.campaign, h.user_id FROM muster.holding h UNION SELECT p.campaign, p.user_id FROM muster.place p) m
  JOIN accounts."user" u ON u."id" = m.user_id
  WHERE m.campaign = l.campaign AND l.subject = u."name";
`

const undone = `
ALTER TABLE muster.table_log DROP COLUMN of_user;
UPDATE muster.campaign SET organiser = '' WHERE organiser IS NULL;
ALTER TABLE muster.campaign ALTER COLUMN organiser SET NOT NULL;
DROP TABLE muster.forgetting;
`

export class Accounts1700000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
