import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A number of its own for what each person is told: it counts nothing of anybody else's. When somebody wants a weekly digest, and is due the next. What the
 * other side of a channel answered last.
 */
const changes = `
ALTER TABLE muster.notification ADD COLUMN own_number integer;
UPDATE muster.notification n SET own_number = o.place
  FROM (SELECT t.number, row_number() OVER (PARTITION BY t.account ORDER BY t.number) AS place FROM muster.notification t WHERE t.account IS NOT NULL) o
  WHERE o.number = n.number;
CREATE UNIQUE INDEX notification_own ON muster.notification (account, own_number);
ALTER TABLE muster.notify_person
  ADD COLUMN last_number integer NOT NULL DEFAULT 0,
  ADD COLUMN digest_zone text,
  ADD COLUMN digest_day smallint CHECK (digest_day BETWEEN 1 AND 7),
  ADD COLUMN digest_hour smallint CHECK (digest_hour BETWEEN 0 AND 23),
  ADD COLUMN digest_next timestamptz,
  ADD COLUMN digest_last timestamptz,
  ADD CHECK (num_nulls(digest_zone, digest_day, digest_hour, digest_next) IN (0, 4));
INSERT INTO muster.notify_person (account, last_number)
  SELECT n.account, max(n.own_number) FROM muster.notification n WHERE n.account IS NOT NULL GROUP BY n.account
  ON CONFLICT (account) DO UPDATE SET last_number = excluded.last_number;
CREATE INDEX notify_digest ON muster.notify_person (digest_next);
ALTER TABLE muster.delivery ADD COLUMN status integer;
CREATE INDEX delivery_log ON muster.delivery (channel, notification);
`

const undone = `
DROP INDEX muster.delivery_log;
ALTER TABLE muster.delivery DROP COLUMN status;
DROP INDEX muster.notify_digest;
ALTER TABLE muster.notify_person DROP COLUMN last_number, DROP COLUMN digest_zone, DROP COLUMN digest_day, DROP COLUMN digest_hour,
  DROP COLUMN digest_next, DROP COLUMN digest_last;
DROP INDEX muster.notification_own;
ALTER TABLE muster.notification DROP COLUMN own_number;
`

export class Feeds1700000000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
