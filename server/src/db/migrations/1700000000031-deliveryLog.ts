import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What became of each attempt to reach a webhook: a status, or else why there was none. What its owner wants sent again is sent, however old it is. */
const changes = `
CREATE TABLE muster.delivery_attempt (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  delivery uuid NOT NULL REFERENCES muster.delivery ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  status integer,
  why text,
  CHECK ((status IS NULL) <> (why IS NULL))
);
CREATE INDEX ON muster.delivery_attempt (delivery);
ALTER TABLE muster.delivery DROP COLUMN status, ADD COLUMN replayed boolean NOT NULL DEFAULT false;
`

const undone = `
ALTER TABLE muster.delivery DROP COLUMN replayed, ADD COLUMN status integer;
DROP TABLE muster.delivery_attempt;
`

export class DeliveryLog1700000000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
