import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Resolving off the server's thread, and seals that wait for nobody: groups that accept no more sheets, signed receipts, sheets that the
 * table shows, drafts with a revision, and the server's own key.
 */
const changes = `
ALTER TABLE muster.ask_group ADD COLUMN frozen_at timestamptz;
ALTER TABLE muster.sheet ADD COLUMN signature text;
ALTER TABLE muster.sheet ADD COLUMN shown boolean NOT NULL DEFAULT false;
CREATE INDEX sheet_shown ON muster.sheet (campaign) WHERE shown;
ALTER TABLE muster.draft ADD COLUMN revision integer NOT NULL DEFAULT 1;
ALTER TABLE muster.campaign DROP COLUMN stage_sealed;
CREATE TABLE muster.house_key (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  private_key text NOT NULL,
  public_key text NOT NULL
);
`

const undone = `
DROP TABLE muster.house_key;
ALTER TABLE muster.campaign ADD COLUMN stage_sealed boolean NOT NULL DEFAULT false;
ALTER TABLE muster.draft DROP COLUMN revision;
ALTER TABLE muster.sheet DROP COLUMN shown;
ALTER TABLE muster.sheet DROP COLUMN signature;
ALTER TABLE muster.ask_group DROP COLUMN frozen_at;
`

export class Beside1700000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
