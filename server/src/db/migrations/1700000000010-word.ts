import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a channel is not told, so that what a later version tells is told to all who did not choose otherwise. */
const changes = `
ALTER TABLE muster.notify_choice RENAME COLUMN kinds TO muted;
`

const undone = `
ALTER TABLE muster.notify_choice RENAME COLUMN muted TO kinds;
`

export class Word1700000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
