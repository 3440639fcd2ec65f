import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a campaign does about seats that stay silent. Campaigns from before do nothing. */
const changes = `
ALTER TABLE muster.campaign ADD COLUMN absence json NOT NULL
  DEFAULT '{"silentStages": 0, "silentThen": "TELL", "quorum": 0, "waitHours": 24, "excuses": 0, "excuseTurns": 5}';
ALTER TABLE muster.holding ADD COLUMN silent_stages integer NOT NULL DEFAULT 0;
ALTER TABLE muster.holding ADD COLUMN excuses_used integer NOT NULL DEFAULT 0;
ALTER TABLE muster.holding ADD COLUMN excuses_turn integer NOT NULL DEFAULT 0;
ALTER TABLE muster.holding ADD COLUMN offered_at timestamptz;
ALTER TABLE muster.ask_group ADD COLUMN waited_from timestamptz;
`

const undone = `
ALTER TABLE muster.ask_group DROP COLUMN waited_from;
ALTER TABLE muster.holding DROP COLUMN offered_at;
ALTER TABLE muster.holding DROP COLUMN excuses_turn;
ALTER TABLE muster.holding DROP COLUMN excuses_used;
ALTER TABLE muster.holding DROP COLUMN silent_stages;
ALTER TABLE muster.campaign DROP COLUMN absence;
`

export class Absence1700000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
