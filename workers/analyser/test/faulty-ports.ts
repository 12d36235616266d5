/** The analyser's ports with a fault at chosen calls: each call outward is an await at which a Worker may die. */
import type { Bucket } from '@plainletter/store/bucket'
import type { Database } from '@plainletter/store/database'

import type { AnalyserPorts } from '../src/ports.ts'

/**
 * `refused`: nothing happened and an error came. `lost`: it happened, and an error came all the same.
 * `killed_before`, `killed_after`: the whole Worker ends there; nothing it does from then on has an effect.
 */
export const FAULTS = ['refused', 'lost', 'killed_before', 'killed_after'] as const
export type Fault = (typeof FAULTS)[number]

export interface Run {
  isDead: boolean
  calls: number
  /** Asked before each call outward, with its number from 1 and what is called: `bucket.get 30d/1/0`. */
  readonly faultAt: (call: number, label: string) => Promise<Fault | undefined>
}

export function faultyPorts(ports: AnalyserPorts, run: Run): AnalyserPorts {
  const pass = passThrough(run)
  const bucket: Bucket = {
    get: (key) => pass(`bucket.get ${key}`, () => ports.bucket.get(key)),
    put: (key, value, options) => pass('bucket.put', () => ports.bucket.put(key, value, options)),
    delete: (keys) => pass('bucket.delete', () => ports.bucket.delete(keys)),
    list: (options) => pass('bucket.list', () => ports.bucket.list(options)),
  }
  const database: Database = {
    prepare: (text) => ports.database.prepare(text),
    batch: (statements) => pass('database.batch', () => ports.database.batch(statements)),
  }
  return {
    ...ports,
    database,
    bucket,
    rings: { ...ports.rings, bucket },
    ocr: {
      recognise: (image, options) =>
        pass('ocr.recognise', () => ports.ocr.recognise(image, options)),
    },
  }
}

const passThrough =
  (run: Run) =>
  async <Answer>(label: string, call: () => Promise<Answer>): Promise<Answer> => {
    stopIfDead(run)
    run.calls += 1
    const fault = await run.faultAt(run.calls, label)
    run.isDead ||= fault === 'killed_before'
    stopIfDead(run)
    if (fault === 'refused') throw new Error('The service is away')
    const answer = await call()
    run.isDead ||= fault === 'killed_after'
    stopIfDead(run)
    if (fault === 'lost') throw new Error('Network connection lost')
    return answer
  }

function stopIfDead(run: Run): void {
  if (run.isDead) throw new Error('This Worker has ended')
}
