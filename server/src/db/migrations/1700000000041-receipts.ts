import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Nobody is sent receipts who has not asked for them. */
const changes = `
UPDATE muster.notify_choice SET muted = array_append(muted, 'RECEIPT');
`

const undone = `
UPDATE muster.notify_choice SET muted = array_remove(muted, 'RECEIPT');
`

export class Receipts1700000000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
