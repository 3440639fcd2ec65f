import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whom the host has named as operators, what they did, and why a campaign is on hold. */
const changes = `
CREATE TABLE muster.operator (
  email text PRIMARY KEY
);
CREATE TABLE muster.operator_act (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  kind text NOT NULL CHECK (kind IN ('BLOCKED', 'UNBLOCKED', 'SETTLED', 'RETRIED')),
  by_user text,
  by_name text,
  of_user text,
  of_name text,
  campaign uuid REFERENCES muster.campaign,
  note text
);
CREATE INDEX ON muster.operator_act (by_user);
CREATE INDEX ON muster.operator_act (of_user);
CREATE TABLE muster.fault (
  campaign uuid PRIMARY KEY REFERENCES muster.campaign,
  reference text NOT NULL,
  error text NOT NULL,
  place text NOT NULL,
  at timestamptz NOT NULL
);
`

const undone = `
DROP TABLE muster.fault;
DROP TABLE muster.operator_act;
DROP TABLE muster.operator;
`

export class Operator1700000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(changes)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(undone)
  }
}
