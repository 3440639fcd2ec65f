import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What the message of a stage has said, since an edit says all of it; and the key by which browsers know that a push comes from this server. */
const changes = `
ALTER TABLE muster.notify_post ADD COLUMN said text[] NOT NULL DEFAULT '{}';
CREATE TABLE muster.push_key (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  private_key text NOT NULL,
  public_key text NOT NULL
);
`

const undone = `
DROP TABLE muster.push_key;
ALTER TABLE muster.notify_post DROP COLUMN said;
`

export class Channels1700000000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
