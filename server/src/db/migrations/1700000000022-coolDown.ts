import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Once all seats have sealed, a stage may stay open for some hours, in which seals can be taken back. Campaigns from before close at once. */
const changes = `
ALTER TABLE muster.campaign ADD COLUMN cool_down integer NOT NULL DEFAULT 0 CHECK (cool_down BETWEEN 0 AND 24);
ALTER TABLE muster.ask_group ADD COLUMN cools_until timestamptz;
ALTER TABLE muster.sheet ADD COLUMN taken_back boolean NOT NULL DEFAULT false;
CREATE INDEX ask_group_cools ON muster.ask_group (cools_until) WHERE closed_at IS NULL AND complete_at IS NULL AND cools_until IS NOT NULL;
`

const undone = `
DROP INDEX muster.ask_group_cools;
ALTER TABLE muster.sheet DROP COLUMN taken_back;
ALTER TABLE muster.ask_group DROP COLUMN cools_until;
ALTER TABLE muster.campaign DROP COLUMN cool_down;
`

export class CoolDown1700000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
