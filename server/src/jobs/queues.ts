import { Logger, makeWorkerUtils } from 'graphile-worker'
import type pg from 'pg'

const silent = new Logger(() => () => undefined)

/**
 * Each campaign's jobs run in queues of its own, which the library would keep forever. A job that is added to one at this very moment may be left
 * behind: the sweeps do its work.
 */
export const purgeQueues = async (pgPool: pg.Pool): Promise<void> => {
  const utils = await makeWorkerUtils({ pgPool, logger: silent })
  try {
    await utils.cleanup({ tasks: ['GC_JOB_QUEUES', 'DELETE_PERMAFAILED_JOBS'] })
  } finally {
    await utils.release()
  }
}
