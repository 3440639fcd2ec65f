import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A seat whose start is kept for somebody who joins later: until the opening of which turn. */
const changes = `
ALTER TABLE muster.seat ADD COLUMN reserved_until integer CHECK (reserved_until > 0);
`

const undone = `
ALTER TABLE muster.seat DROP COLUMN reserved_until;
`

export class LateStarters1700000000038 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
