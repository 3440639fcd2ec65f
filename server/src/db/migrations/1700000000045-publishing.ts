import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Stages that wait until a facilitator publishes them, or so many hours; and what the facilitator's newest run of one on a copy came to. */
const changes = `
ALTER TABLE muster.campaign ADD COLUMN publish_hours integer NOT NULL DEFAULT 0 CHECK (publish_hours BETWEEN 0 AND 168);
ALTER TABLE muster.ask_group ADD COLUMN publish_at timestamptz, ADD COLUMN waits_why text, ADD COLUMN waits_by text;
CREATE INDEX ask_group_waits ON muster.ask_group (publish_at) WHERE closed_at IS NULL AND publish_at IS NOT NULL;
CREATE TABLE muster.dry_run (
  campaign uuid PRIMARY KEY REFERENCES muster.campaign,
  group_id text NOT NULL,
  number integer NOT NULL,
  at timestamptz NOT NULL,
  turn integer NOT NULL,
  stage text NOT NULL,
  digest text NOT NULL,
  viewers json NOT NULL
);
`

const undone = `
DROP TABLE muster.dry_run;
DROP INDEX muster.ask_group_waits;
ALTER TABLE muster.ask_group DROP COLUMN publish_at, DROP COLUMN waits_why, DROP COLUMN waits_by;
ALTER TABLE muster.campaign DROP COLUMN publish_hours;
`

export class Publishing1700000000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
