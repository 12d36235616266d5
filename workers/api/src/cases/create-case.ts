/** A new case: its words are sealed under a key of its own before the row is written. */
import { CASE_LIMITS } from '@plainletter/contracts/case'
import type { CreateCase } from '@plainletter/contracts/case'
import type { Caller } from '@plainletter/store/caller'
import { insertCase } from '@plainletter/store/cases'
import { addDataKey, dropDataKey } from '@plainletter/store/key-rings'
import type { KeyRings } from '@plainletter/store/key-rings'
import { sealCase } from '@plainletter/store/sealed-case'
import { findUser } from '@plainletter/store/users'
import { randomId } from '@plainletter/vault/random'

import { AppError } from '../errors.ts'
import { requireSignedIn } from '../middleware/caller.ts'

interface CreatePorts {
  readonly env: Pick<Env, 'DB'>
  readonly rings: KeyRings
  readonly caller: Caller
}

/** Answers the id of the case. A key whose row was not written is taken off again, at the latest by the sweeps. */
export async function createCase(
  { env, rings, caller }: CreatePorts,
  input: CreateCase,
): Promise<number> {
  const { id: userId } = requireSignedIn(await findUser(env.DB, caller))
  const caseId = randomId()
  const key = await addDataKey(rings, userId, caseId)
  const words = await sealCase(
    { key, userId, documentId: caseId },
    {
      caseName: input.caseName,
      // An empty field of the form says nothing.
      opposingParty: input.opposingParty || null,
      caseDescription: input.caseDescription || null,
    },
  )
  const { caseType = null, retentionPeriod } = input
  if (await insertCase(env.DB, caller, { caseId, ...words, caseType, retentionPeriod })) {
    return caseId
  }
  await dropDataKey(rings, userId, caseId)
  throw new AppError('conflict', `You can have up to ${CASE_LIMITS.cases} cases.`)
}
