import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The channel of signals, which nobody can guess who may not read its name; and when a server was last seen running. */
const changes = `
CREATE TABLE muster.channel (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  name text NOT NULL
);
INSERT INTO muster.channel (name) VALUES ('muster_' || replace(gen_random_uuid()::text, '-', ''));
CREATE TABLE muster.beat (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  at timestamptz NOT NULL
);
`

const undone = `
DROP TABLE muster.beat;
DROP TABLE muster.channel;
`

export class Hosting1700000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
