import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a holder wants to be done whenever they say nothing, for each kind of question; and which sheets came from that. */
const changes = `
CREATE TABLE muster.standing_orders (
  holding uuid NOT NULL REFERENCES muster.holding,
  kind text NOT NULL,
  title text NOT NULL,
  orders json NOT NULL,
  until_turn integer,
  by text NOT NULL,
  updated_at timestamptz NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  PRIMARY KEY (holding, kind)
);
ALTER TABLE muster.sheet ADD COLUMN from_standing boolean NOT NULL DEFAULT false;
`

const undone = `
ALTER TABLE muster.sheet DROP COLUMN from_standing;
DROP TABLE muster.standing_orders;
`

export class Standing1700000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
