import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whether the facilitator is told no more than all are; and what a facilitator writes down for themselves. */
const changes = `
ALTER TABLE muster.campaign ADD COLUMN blind_facilitator boolean NOT NULL DEFAULT false;
CREATE TABLE muster.facilitator_note (
  campaign uuid NOT NULL REFERENCES muster.campaign,
  user_id text NOT NULL,
  text text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (campaign, user_id)
);
`

const undone = `
DROP TABLE muster.facilitator_note;
ALTER TABLE muster.campaign DROP COLUMN blind_facilitator;
`

export class Facilitating1700000000046 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
