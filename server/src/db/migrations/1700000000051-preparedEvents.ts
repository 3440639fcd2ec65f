import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Events that a facilitator has prepared: they belong to the office, not to a person. */
const changes = `
CREATE TABLE muster.prepared_event (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  campaign uuid NOT NULL REFERENCES muster.campaign,
  turn integer NOT NULL,
  corrections json NOT NULL,
  prepared_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  settled_at timestamptz,
  problem text
);
CREATE INDEX prepared_event_of ON muster.prepared_event (campaign, turn);
CREATE INDEX prepared_event_waiting ON muster.prepared_event (campaign, turn) WHERE settled_at IS NULL;
`

export class PreparedEvents1700000000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE muster.prepared_event')
  }
}
