import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What is due is asked for every second: however many campaigns there are, the question looks at what has just come up alone. */
const changes = `
CREATE INDEX ask_group_opened ON muster.ask_group (opened_at) WHERE closed_at IS NULL;
CREATE INDEX matter_settled_closings ON muster.matter (settled_at) WHERE kind = 'CLOSING' AND settled_at IS NOT NULL;
CREATE INDEX vacation_until ON muster.vacation (until_at) WHERE ended_at IS NULL;
CREATE INDEX delivery_next ON muster.delivery (next_at) WHERE state = 'WAITING';
`

const undone = `
DROP INDEX muster.delivery_next;
DROP INDEX muster.vacation_until;
DROP INDEX muster.matter_settled_closings;
DROP INDEX muster.ask_group_opened;
`

export class Due1700000000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
