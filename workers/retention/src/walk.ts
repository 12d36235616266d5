/**
 * Long walks over everything that is stored, one stretch a round. How far each has come stands in the database; a round
 * that is killed repeats its stretch, and each step may be repeated.
 */
import {
  EXPIRING_PREFIX,
  HELD_PREFIX,
  KEY_RING_PREFIX,
  listStretch,
} from '@plainletter/store/bucket'
import { listMessages, resealMessage } from '@plainletter/store/contact-messages'
import { listWishes, resealWish } from '@plainletter/store/feature-requests'
import { resealKeyRing } from '@plainletter/store/key-rings'
import { listPasses, savePass } from '@plainletter/store/sweep-passes'

import { COMPARISON_WALKS } from './compare-stripe.ts'
import type { SweepPorts } from './ports.ts'
import { dropLostKeys, endLostCases, endLostDocuments, removeLostUploads } from './reconcile.ts'
import type { Stretch } from './reconcile.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const RINGS_MAX = 50

export interface Walk {
  readonly restMs: number
  readonly isWanted: (ports: SweepPorts) => boolean
  readonly step: (ports: SweepPorts, position: string) => Promise<Stretch>
}

const always = (): boolean => true

const WALKS = {
  /** Only while an older key is still among the secrets. A pass that finds nothing says that it may go. */
  rotation: {
    restMs: 10 * MINUTE_MS,
    isWanted: ({ rings }) => rings.keys.size > 1,
    step: resealRings,
  },
  rotation_messages: {
    restMs: 10 * MINUTE_MS,
    isWanted: ({ rings }) => rings.keys.size > 1,
    step: resealRows(listMessages, resealMessage),
  },
  rotation_wishes: {
    restMs: 10 * MINUTE_MS,
    isWanted: ({ rings }) => rings.keys.size > 1,
    step: resealRows(listWishes, resealWish),
  },
  /** Those from before wishes were sealed. */
  plain_wishes: {
    restMs: 24 * HOUR_MS,
    isWanted: always,
    step: resealRows(listWishes, resealWish),
  },
  uploads: { restMs: HOUR_MS, isWanted: always, step: removeLostUploads(EXPIRING_PREFIX) },
  held: { restMs: HOUR_MS, isWanted: always, step: removeLostUploads(HELD_PREFIX) },
  keys: { restMs: HOUR_MS, isWanted: always, step: dropLostKeys },
  documents: { restMs: 24 * HOUR_MS, isWanted: always, step: endLostDocuments },
  cases: { restMs: 24 * HOUR_MS, isWanted: always, step: endLostCases },
  // Last, since it asks somebody else, who may not answer.
  ...COMPARISON_WALKS,
} as const satisfies Record<string, Walk>

export async function walkOn(ports: SweepPorts): Promise<void> {
  const passes = new Map((await listPasses(ports.database)).map((pass) => [pass.name, pass]))
  for (const [name, { restMs, isWanted, step }] of Object.entries(WALKS)) {
    const pass = passes.get(name) ?? { name, position: '', found: 0, nextAt: 0 }
    if (pass.nextAt > ports.now || !isWanted(ports)) continue
    const { next, found: more } = await step(ports, pass.position)
    const found = pass.found + more
    if (next === undefined) tellEnd(name, found)
    await savePass(
      ports.database,
      next === undefined
        ? { name, position: '', found: 0, nextAt: ports.now + restMs }
        : { name, position: next, found, nextAt: 0 },
    )
  }
}

function tellEnd(name: string, found: number): void {
  if (found > 0 || name.startsWith('rotation'))
    console.warn(JSON.stringify({ event: 'pass_ended', pass: name, found }))
}

/** A ring that does not open is counted and passed over: the old key must stay while there is one. */
async function resealRings({ rings }: SweepPorts, position: string): Promise<Stretch> {
  const { keys, ...rest } = await listStretch(rings.bucket, KEY_RING_PREFIX, {
    after: position,
    limit: RINGS_MAX,
  })
  let found = 0
  for (const { id } of keys) {
    try {
      found += (await resealKeyRing(rings, id)) ? 1 : 0
    } catch {
      found += 1
      console.error(JSON.stringify({ event: 'reseal_fault', userId: id }))
    }
  }
  return { ...rest, found }
}

interface Numbered {
  readonly id: number
}
type ListRows<Row> = (
  database: SweepPorts['database'],
  from: { after: number; limit: number },
) => Promise<Row[]>
type Reseal<Row> = (
  ports: { database: SweepPorts['database']; keys: SweepPorts['rings']['keys'] },
  row: Row,
) => Promise<boolean>

/** The same for what people wrote to us: rows that are sealed without a ring. */
function resealRows<Row extends Numbered>(list: ListRows<Row>, reseal: Reseal<Row>): Walk['step'] {
  return async ({ database, rings }, position) => {
    const rows = await list(database, { after: Number(position), limit: RINGS_MAX })
    let found = 0
    for (const row of rows) {
      try {
        found += (await reseal({ database, keys: rings.keys }, row)) ? 1 : 0
      } catch {
        found += 1
        console.error(JSON.stringify({ event: 'reseal_fault', rowId: row.id }))
      }
    }
    const last = rows.at(-1)
    return rows.length < RINGS_MAX || last === undefined
      ? { found }
      : { next: String(last.id), found }
  }
}
