import { Logger, makeWorkerUtils } from 'graphile-worker'
import type pg from 'pg'

const silent = new Logger(() => () => undefined)

/**
 * Each campaign's jobs run in queues of its own, which the library would keep for ever. A job that comes into one at this very moment may be left
 * there: the sweeps do its work.
 */
export const purgeQueues = async (pgPool: pg.Pool): Promise<void> => {
  const utils = await makeWorkerUtils({ pgPool, logger: silent })
  try {
    await utils.cleanup({ tasks: ['GC_JOB_QUEUES', 'DELETE_PERMAFAILED_JOBS'] })
  } finally {
    await utils.release()
  }
}
