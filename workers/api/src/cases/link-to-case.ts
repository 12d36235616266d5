/** Putting a document into a case and taking it out, with what is said when it cannot be done. */
import { CASE_LIMITS } from '@plainletter/contracts/case'
import type { ErrorCode } from '@plainletter/contracts/error'
import type { Caller } from '@plainletter/store/caller'
import { linkDocument, unlinkDocument } from '@plainletter/store/case-links'
import type { LinkResult, UnlinkResult } from '@plainletter/store/case-links'

import { AppError } from '../errors.ts'

const REFUSALS = {
  signed_out: ['unauthenticated', 'Sign in to continue'],
  // One sentence for a missing and for a foreign case or document.
  not_found: ['not_found', 'No such case or document'],
  case_closed: ['conflict', 'This case is closed. Create a new case for new documents.'],
  case_full: [
    'conflict',
    `A case holds up to ${CASE_LIMITS.documentsPerCase} documents. Create a new case for more.`,
  ],
  storage_full: ['conflict', 'Your cases hold all that they can, 1 GB. Delete a document first.'],
  in_other_case: ['conflict', 'This document is in another case. Unlink it there first.'],
  busy: ['conflict', 'This document is being moved. Try again in a minute.'],
} as const satisfies Record<
  Exclude<LinkResult | UnlinkResult, 'linked' | 'unlinked'>,
  readonly [ErrorCode, string]
>

type StoreEnv = Pick<Env, 'DB' | 'DOCUMENT_BUCKET'>

const linkPorts = (env: StoreEnv) => ({
  database: env.DB,
  bucket: env.DOCUMENT_BUCKET,
  clock: () => Date.now(),
})

export async function linkToCase(
  env: StoreEnv,
  caller: Caller,
  target: Parameters<typeof linkDocument>[2],
): Promise<void> {
  const result = await linkDocument(linkPorts(env), caller, target)
  if (result !== 'linked') throw refused(result)
}

export async function unlinkFromCase(
  env: StoreEnv,
  caller: Caller,
  target: Parameters<typeof unlinkDocument>[2],
): Promise<void> {
  const result = await unlinkDocument(linkPorts(env), caller, target)
  if (result !== 'unlinked') throw refused(result)
}

function refused(result: keyof typeof REFUSALS): AppError {
  const [code, message] = REFUSALS[result]
  return new AppError(code, message)
}

export const noSuchCase = (): AppError => new AppError('not_found', 'No such case')
