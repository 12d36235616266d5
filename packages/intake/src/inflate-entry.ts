import { UPLOAD_LIMITS } from '@plainletter/contracts/upload-rules'
/** One entry of a ZIP, inflated in small steps and counted on the way: what its header declares is never trusted. */
import { Inflate } from 'fflate'

import { IntakeError } from './intake-error.ts'
import type { ZipEntry } from './zip-directory.ts'

/** Packed bytes fed at once; deflate grows at most 1032 times, so one step stays below 9 MB. */
const STEP = 8 * 1024
const SMALL_ENOUGH = 1024 * 1024

/**
 * The inflated bytes of an entry. `budget.left` is what the whole archive may still inflate to, and is lowered.
 * Throws `unsafe_archive` over the budget or the ratio, `unreadable` when the packed data is broken.
 */
export function inflateEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  budget: { left: number },
): Uint8Array {
  const packed = bytes.subarray(entry.start, entry.end)
  if (entry.method === 0) return takeStored(packed, budget)
  const chunks: Uint8Array[] = []
  let size = 0
  const allowed = Math.max(packed.length * UPLOAD_LIMITS.inflateRatio, SMALL_ENOUGH)
  const inflate = new Inflate((chunk) => {
    size += chunk.length
    budget.left -= chunk.length
    if (budget.left < 0 || size > allowed) throw new IntakeError('unsafe_archive')
    chunks.push(chunk)
  })
  for (let at = 0; at < packed.length; at += STEP) {
    inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length)
  }
  return join(chunks, size)
}

function takeStored(packed: Uint8Array, budget: { left: number }): Uint8Array {
  budget.left -= packed.length
  if (budget.left < 0) throw new IntakeError('unsafe_archive')
  return packed
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
