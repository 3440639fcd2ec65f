import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Bots in seats, warnings in addition to problems, and whether an ended war is completely open. */
const changes = `
ALTER TABLE muster.seat ADD COLUMN bot boolean NOT NULL DEFAULT false;
CREATE INDEX seat_bot ON muster.seat (campaign) WHERE bot;
ALTER TABLE muster.campaign_secret ADD COLUMN bot_key text CHECK (bot_key ~ '^[0-9a-f]{64}$');
ALTER TABLE muster.draft ADD COLUMN remarks json NOT NULL DEFAULT '[]';
ALTER TABLE muster.campaign ADD COLUMN opened_at timestamptz;
CREATE INDEX campaign_to_open ON muster.campaign (id) WHERE phase = 'ENDED' AND opened_at IS NULL;
`

const undone = `
ALTER TABLE muster.campaign DROP COLUMN opened_at;
ALTER TABLE muster.draft DROP COLUMN remarks;
ALTER TABLE muster.campaign_secret DROP COLUMN bot_key;
ALTER TABLE muster.seat DROP COLUMN bot;
`

export class Bots1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
